import type { Failure } from './failure.ts';

/** Whole minutes after which a call that came too often may be made again; at least one. */
export const minutesUntilRetry = ({ metadata }: Pick<Failure, 'metadata'>): number =>
  Math.max(1, Math.ceil(Number(metadata['retryAfter'] ?? 0) / 60));
