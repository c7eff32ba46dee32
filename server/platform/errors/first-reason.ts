import { rootOf } from './root-of.ts';

/** The message of an error's first cause. */
export const firstReason = (error: unknown): string => (error instanceof Error ? rootOf(error).message : String(error));
