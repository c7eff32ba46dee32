import type { Failure } from './failure.ts';

/** Whole minutes until a call that was made too often can be made again, at least one; from `retryAfter`, in seconds. */
export const minutesUntilRetry = ({ metadata }: Pick<Failure, 'metadata'>): number =>
  Math.max(1, Math.ceil(Number(metadata['retryAfter'] ?? 0) / 60));
