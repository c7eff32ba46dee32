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
 * Counts a log-in before the password is checked. Few failures are allowed for one account from one network address,
 * many from one address for all accounts together. Throws ApiError TOO_MANY_ATTEMPTS.
 * @returns a function to call when the password was correct: it deletes the attempt and earlier failures
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

/** Deletes the counted failures of an account from a network address. */
export const forgetLoginFailures = (database: Database, attempt: LoginAttempt): Promise<void> =>
  forgetAttempts(database, pairOf(attempt));
