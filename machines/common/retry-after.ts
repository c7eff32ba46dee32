import type { Failure } from './failure.ts';

/**
 * The time until a call that was made too often can be made again, in whole minutes and in whole hours, both at least 1.
 * It is computed from `retryAfter`, in seconds.
 */
export function waitOf({ metadata }: Pick<Failure, 'metadata'>): { readonly minutes: number; readonly hours: number } {
  const minutes = Math.max(1, Math.ceil(Number(metadata['retryAfter'] ?? 0) / 60));
  return { minutes, hours: Math.ceil(minutes / 60) };
}
