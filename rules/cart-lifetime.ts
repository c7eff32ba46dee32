/** The last minutes of a cart's life, in seconds: a quiet notice, then a question (ours). */
export const soonSeconds = 5 * 60;
export const lastSeconds = 60;

/**
 * Whole seconds until a cart expires, never below 0; 0 = it has expired, null = an empty cart, which does not.
 * `expiresAt` is an ISO moment, `now` milliseconds since 1970 by the server's clock (CRT-01, CRT-02).
 */
export function remainingCartSeconds(expiresAt: string | null, now: number): number | null {
  if (expiresAt === null) return null;
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000));
}

/** With more than the last minutes left a renewal changes nothing and is not counted, so that a repeated one is harmless. */
export const isRenewable = (secondsLeft: number): boolean => secondsLeft > 0 && secondsLeft <= soonSeconds;
