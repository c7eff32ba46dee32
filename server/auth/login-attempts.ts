import type { Database } from '../db/database.ts';
import type { FigureName } from '../settings/figures.ts';
import { attemptSubject, claimAttempt, forgetAttempts, withdrawAttempt } from './attempts.ts';

/** Who tries to log in, and from where. */
export interface LoginAttempt {
  readonly username: string;
  readonly address: string;
}

const pairOf = ({ username, address }: LoginAttempt): string =>
  attemptSubject('login', username.toLowerCase(), address);

/**
 * Counts a log-in before it is tried: few failures an account from an address, many an address alone, whichever accounts
 * it tries. Gives what to do once the password has proved right. Throws ApiError TOO_MANY_ATTEMPTS.
 */
export async function claimLogin(
  database: Database,
  attempt: LoginAttempt,
  figures: Readonly<Record<FigureName, number>>,
  now: Date,
): Promise<() => Promise<void>> {
  const windowMinutes = figures.LOGIN_FAILURES_WINDOW_IN_MINUTES;
  const pair = pairOf(attempt);
  const limits = [
    { subject: pair, allowed: figures.LOGIN_FAILURES_ALLOWED, windowMinutes },
    {
      subject: attemptSubject('login', attempt.address),
      allowed: figures.LOGIN_FAILURES_ALLOWED_PER_ADDRESS,
      windowMinutes,
    },
  ];
  const counted = await claimAttempt(database, limits, now);
  return async () => {
    await withdrawAttempt(database, counted);
    await forgetAttempts(database, pair);
  };
}

/** Failures of an account from an address do not count any more. */
export const forgetLoginFailures = (database: Database, attempt: LoginAttempt): Promise<void> =>
  forgetAttempts(database, pairOf(attempt));
