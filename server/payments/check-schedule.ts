import type { Payment } from './payment-store.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long a gateway may lag behind in closing a payment that has run out (payment gateways' facts, 1.8). */
const expiryMargin = 5 * minute;
/** Delays by the payment's age: often at first, then every five minutes. */
const delays: readonly (readonly [youngerThan: number, delay: number])[] = [
  [15 * second, 5 * second],
  [75 * second, 15 * second],
  [5 * minute, minute],
];

const later = (now: Date, delay: number): Date => new Date(now.getTime() + delay);

export const firstCheck = (now: Date): Date => later(now, 5 * second);

/** When an attempt is given up whose gateway has not told its name: well after the call's own time limit. */
export const nameDeadline = (now: Date): Date => later(now, 20 * second);

/** How long a worker has for the gateway's answer before another may ask. */
export const checkLease = (now: Date): Date => later(now, minute);

/** The longest that a gateway which does not answer is left alone. */
const longestSilence = 30 * minute;

/**
 * When the gateway is asked again about a payment that is open: the less often the older it is, and the more often in a
 * row there was no answer.
 */
export function nextCheck({ created, silences }: Pick<Payment, 'created' | 'silences'>, now: Date): Date {
  const age = now.getTime() - created.getTime();
  const delay = delays.find(([youngerThan]) => age < youngerThan)?.[1] ?? 5 * minute;
  const patience = silences === 0 ? 0 : Math.min(5 * second * 2 ** Math.min(silences, 20), longestSilence);
  return later(now, Math.max(delay, patience));
}

/** Whether a payment that the gateway still calls open has had its time. */
export const hasRunOut = (created: Date, lifetimeSeconds: number, now: Date): boolean =>
  now.getTime() >= created.getTime() + lifetimeSeconds * second + expiryMargin;

/**
 * When the gateway is asked again about a payment that was given up: money has been seen hours after the end. Every half
 * hour at first, at the end four times a day; null = not any more.
 */
export function nextWatch({ created }: Pick<Payment, 'created'>, watchedHours: number, now: Date): Date | null {
  const age = now.getTime() - created.getTime();
  if (age >= watchedHours * hour) return null;
  return later(now, Math.min(Math.max(age / 10, hour / 2), 6 * hour));
}
