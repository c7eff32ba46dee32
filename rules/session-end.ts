/** How long before the end of a session the person is warned (SES-03), in milliseconds. */
const warningMilliseconds = 2 * 60_000;

/** Whether a session is in its last two minutes; both times in epoch milliseconds. */
export const isEnding = (expiresAt: number, now: number): boolean =>
  now >= expiresAt - warningMilliseconds && now < expiresAt;

/** The remaining whole seconds of a session, never below zero. */
export const secondsLeft = (expiresAt: number, now: number): number => Math.max(0, Math.ceil((expiresAt - now) / 1000));
