const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long a gateway may lag behind in closing a payment that has run out (payment gateways' facts, 1.8). */
const expiryMargin = 5 * minute;
/** Money has been seen hours after the end; for a day the gateway is asked about what was given up. */
const watchFor = 24 * hour;

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

/** When the gateway is asked again about a payment that is open. */
export function nextCheck(created: Date, now: Date): Date {
  const age = now.getTime() - created.getTime();
  const delay = delays.find(([youngerThan]) => age < youngerThan)?.[1] ?? 5 * minute;
  return later(now, delay);
}

/** Whether a payment that the gateway still calls open has had its time. */
export const hasRunOut = (created: Date, lifetimeSeconds: number, now: Date): boolean =>
  now.getTime() >= created.getTime() + lifetimeSeconds * second + expiryMargin;

/** When the gateway is asked again about a payment that was given up; null = not any more. */
export const nextWatch = (created: Date, now: Date): Date | null =>
  now.getTime() - created.getTime() < watchFor ? later(now, hour / 2) : null;
