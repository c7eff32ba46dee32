import { createHash } from 'node:crypto';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { loginAttempts } from '../db/schema.ts';
import { ApiError } from '../http/api-error.ts';

/** Whose failures are counted together: an account's name from an address, kept only as a hash. */
export const attemptSubject = (username: string, address: string): string =>
  createHash('sha256').update(`${username.toLowerCase()}\n${address}`).digest('base64');

export interface AttemptLimit {
  readonly failures: number;
  readonly windowMinutes: number;
}

/**
 * Counts an attempt before it is tried, so that many at once cannot outrun the limit. Throws ApiError
 * TOO_MANY_ATTEMPTS with `retryAfter` in seconds when the window is full; such a refusal does not count.
 */
export async function claimAttempt(database: Database, subject: string, limit: AttemptLimit, now: Date): Promise<void> {
  const windowMilliseconds = limit.windowMinutes * 60_000;
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
    const recent = await transaction
      .select({ at: loginAttempts.at })
      .from(loginAttempts)
      .where(
        and(eq(loginAttempts.subject, subject), gt(loginAttempts.at, new Date(now.getTime() - windowMilliseconds))),
      )
      .orderBy(asc(loginAttempts.at));
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= limit.failures) {
      const retryAfter = Math.max(1, Math.ceil((oldest.at.getTime() + windowMilliseconds - now.getTime()) / 1000));
      throw new ApiError('TOO_MANY_ATTEMPTS', { metadata: { retryAfter } });
    }
    await transaction.insert(loginAttempts).values({ subject, at: now });
  });
}

/** The person has proved who they are: earlier failures do not count any more. */
export const forgetAttempts = async (database: Database, subject: string): Promise<void> => {
  await database.delete(loginAttempts).where(eq(loginAttempts.subject, subject));
};
