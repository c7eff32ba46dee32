/**
 * The last minutes before a cart expires, in seconds: a notice from `soonSeconds`, a dialog from `lastSeconds`
 * (CRT-08).
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
 * When a cart expires, epoch milliseconds by the server's clock, by the whole seconds that are left of its life at `now`;
 * null = it is empty (SES-01, APP-01).
 */
export const cartEnd = (secondsLeft: number | null, now: number): number | null =>
  secondsLeft === null ? null : now + secondsLeft * 1000;

/** How far ahead of the server's clock a browser's may be, in seconds: as long as an answer may reasonably take. */
const clockTolerance = 5;

/**
 * A cart can be renewed in its last minutes only. Earlier a renewal changes nothing and is not counted, so that a
 * repeated call is harmless. A browser whose clock is a little ahead offers a renewal too early; it is renewed as well.
 */
export const isRenewable = (secondsLeft: number): boolean =>
  secondsLeft > 0 && secondsLeft <= soonSeconds + clockTolerance;

/**
 * Whether the cart that was to expire at `endsAt` has expired, and not an earlier one of the same account. `expiredAt` is
 * the last expiry, an ISO moment (CRT-02).
 */
export const isExpiryOf = (expiredAt: string, endsAt: number): boolean =>
  Date.parse(expiredAt) >= endsAt - clockTolerance * 1000;
