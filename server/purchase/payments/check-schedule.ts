import type { Payment } from './payment-store.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How late a gateway may be in closing a payment whose time is over (docs/gateway-messages.md). */
const expiryMargin = 5 * minute;
/** Delays by the payment's age: often at first, then every five minutes. */
const delays: readonly (readonly [youngerThan: number, delay: number])[] = [
  [15 * second, 5 * second],
  [75 * second, 15 * second],
  [5 * minute, minute],
];

const later = (now: Date, delay: number): Date => new Date(now.getTime() + delay);

/** When the gateway is asked for the first time about a new payment. */
export const firstCheck = (now: Date): Date => later(now, 5 * second);

/**
 * When an attempt is given up that the gateway has not confirmed: later than the time limit of the call to the gateway.
 */
export const nameDeadline = (now: Date): Date => later(now, 20 * second);

/** Until when a worker has the payment for itself, before another worker may ask the gateway. */
export const checkLease = (now: Date): Date => later(now, minute);

/** The longest delay after a gateway did not answer. */
const longestPause = 30 * minute;

/**
 * When the gateway is asked again about an open payment. The delay grows with the payment's age, and with the number of
 * times in a row that the gateway gave no answer.
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

/** Whether the time of a payment is over that the gateway still reports as open. */
export const hasRunOut = (created: Date, lifetimeSeconds: number, now: Date): boolean =>
  now.getTime() >= created.getTime() + lifetimeSeconds * second + expiryMargin;

/**
 * When the gateway is asked again about a payment that was given up, since it may be paid hours later: every half hour
 * at first, four times a day at the end; null = never again.
 */
export function nextWatch({ created }: Pick<Payment, 'created'>, watchedHours: number, now: Date): Date | null {
  const age = now.getTime() - created.getTime();
  if (age >= watchedHours * hour) return null;
  return later(now, Math.min(Math.max(age / 10, hour / 2), 6 * hour));
}
