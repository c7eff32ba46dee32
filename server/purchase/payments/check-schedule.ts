import type { Payment } from './payment-store.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The time after the end of a payment in which the gateway may still close it (docs/gateway-messages.md). */
const expiryMargin = 5 * minute;
/** For each age of a payment: the delay until the next check. Older payments are checked every five minutes. */
const delays: readonly (readonly [youngerThan: number, delay: number])[] = [
  [15 * second, 5 * second],
  [75 * second, 15 * second],
  [5 * minute, minute],
];

const later = (now: Date, delay: number): Date => new Date(now.getTime() + delay);

/** The time of the first check of a new payment at the gateway. */
export const firstCheck = (now: Date): Date => later(now, 5 * second);

/**
 * The time at which an attempt fails if the gateway has not confirmed it. The timeout of the call to the gateway ends
 * earlier.
 */
export const gatewayIdDeadline = (now: Date): Date => later(now, 20 * second);

/** The time until which only one worker may check the payment. */
export const checkLease = (now: Date): Date => later(now, minute);

/** The longest delay after a gateway did not answer. */
const longestPause = 30 * minute;

/**
 * The time of the next check of an open payment. The delay grows with the payment's age, and with the number of checks
 * in a row that got no answer from the gateway.
 */
export function nextCheck(
  { created, unansweredChecks }: Pick<Payment, 'created' | 'unansweredChecks'>,
  now: Date,
): Date {
  const age = now.getTime() - created.getTime();
  const delay = delays.find(([youngerThan]) => age < youngerThan)?.[1] ?? 5 * minute;
  const backoff = Math.min(5 * second * 2 ** Math.min(unansweredChecks, 20), longestPause);
  return later(now, Math.max(delay, backoff));
}

/** Whether the time of a payment has ended, although the gateway still reports it as open. */
export const hasRunOut = (created: Date, lifetimeSeconds: number, now: Date): boolean =>
  now.getTime() >= created.getTime() + lifetimeSeconds * second + expiryMargin;

/**
 * The time of the next check of a payment that was given up, because it may still be paid hours later. At first it is
 * checked every half hour, at the end four times a day; null = never again.
 */
export function nextCheckAfterGivingUp(
  { created }: Pick<Payment, 'created'>,
  watchedHours: number,
  now: Date,
): Date | null {
  const age = now.getTime() - created.getTime();
  if (age >= watchedHours * hour) return null;
  return later(now, Math.min(Math.max(age / 10, hour / 2), 6 * hour));
}
