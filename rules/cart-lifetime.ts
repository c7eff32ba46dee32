/**
 * Whole seconds until a cart expires, never below 0; 0 = it has expired, null = an empty cart, which does not.
 * `expiresAt` is an ISO moment, `now` milliseconds since 1970 by the server's clock (CRT-01, CRT-02).
 */
export function remainingCartSeconds(expiresAt: string | null, now: number): number | null {
  if (expiresAt === null) return null;
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000));
}
