import type { Failure } from './failure.ts';

/**
 * How long until a call that was made too often can be made again, in each of the whole units that texts name, at least
 * one; from `retryAfter`, in seconds.
 */
export function waitOf({ metadata }: Pick<Failure, 'metadata'>): { readonly minutes: number; readonly hours: number } {
  const minutes = Math.max(1, Math.ceil(Number(metadata['retryAfter'] ?? 0) / 60));
  return { minutes, hours: Math.ceil(minutes / 60) };
}
