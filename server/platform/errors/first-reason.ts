import { rootOf } from './root-of.ts';

/** What an error says, in the words of its first cause. */
export const firstReason = (error: unknown): string => (error instanceof Error ? rootOf(error).message : String(error));
