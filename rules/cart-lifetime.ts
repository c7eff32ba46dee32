/**
 * The last minutes before a cart expires, in seconds: a notice is shown from `soonSeconds` on, a dialog from
 * `lastSeconds` on (CRT-08).
 */
export const soonSeconds = 5 * 60;
export const lastSeconds = 60;

/**
 * Whole seconds until a cart expires, never below 0: 0 = it has expired, null = the cart is empty and does not expire.
 * `expiresAt` is an ISO moment, `now` epoch milliseconds by the server's clock (CRT-01, CRT-02).
 */
export function remainingCartSeconds(expiresAt: string | null, now: number): number | null {
  if (expiresAt === null) return null;
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000));
}

/**
 * The expiry time of a cart in epoch milliseconds by the server's clock, computed from the whole seconds that are left
 * at `now`; null = the cart is empty (SES-01, APP-01).
 */
export const cartEnd = (secondsLeft: number | null, now: number): number | null =>
  secondsLeft === null ? null : now + secondsLeft * 1000;

/**
 * How many seconds a browser's clock may be ahead of the server's clock: the longest time that an answer usually takes.
 */
const clockTolerance = 5;

/**
 * Whether a cart can be renewed: only in its last minutes. Before that, a renewal has no effect and is not counted, so
 * that a repeated call does no harm. A browser whose clock is a little ahead offers a renewal too early; the tolerance
 * allows it.
 */
export const isRenewable = (secondsLeft: number): boolean =>
  secondsLeft > 0 && secondsLeft <= soonSeconds + clockTolerance;

/**
 * Whether the expiry at `expiredAt` is the expiry of the cart that was expected to expire at `endsAt`, not of an earlier
 * cart of the same account. `expiredAt` is the last expiry, an ISO moment (CRT-02).
 */
export const isExpiryOf = (expiredAt: string, endsAt: number): boolean =>
  Date.parse(expiredAt) >= endsAt - clockTolerance * 1000;
