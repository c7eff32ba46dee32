import { createHash } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import { lockText } from '../../platform/db/lock-text.ts';
import { and, asc, eq, gt, inArray } from '../../platform/db/orm.ts';
import { attempts } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

/**
 * The subject under which attempts are counted, such as an operation with a username or an address; only a hash of it
 * is kept.
 */
export const attemptSubject = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64');

/** The number of attempts that are allowed for a subject within some minutes. */
export interface AttemptLimit {
  readonly subject: string;
  readonly allowed: number;
  readonly windowMinutes: number;
}

/** Seconds until another attempt is allowed; 0 = now. */
async function waitOf(transaction: Database, limit: AttemptLimit, now: Date): Promise<number> {
  const window = limit.windowMinutes * 60_000;
  const recent = await transaction
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.subject, limit.subject), gt(attempts.at, new Date(now.getTime() - window))))
    .orderBy(asc(attempts.at));
  if (recent.length < limit.allowed) return 0;
  const oldest = recent.at(recent.length - limit.allowed)?.at ?? now;
  return Math.max(1, Math.ceil((oldest.getTime() + window - now.getTime()) / 1000));
}

/**
 * Counts an attempt before it is made, so that attempts at the same time cannot exceed the limits. Returns the ids of
 * the rows it wrote. Throws ApiError TOO_MANY_ATTEMPTS with `retryAfter` in seconds when a limit is reached; a refused
 * attempt is not counted.
 */
export function claimAttempt(database: Database, limits: readonly AttemptLimit[], now: Date): Promise<number[]> {
  const subjects = limits.map(({ subject }) => subject).toSorted();
  return database.transaction(async (transaction) => {
    for (const subject of subjects) await lockText(transaction, subject);
    let wait = 0;
    for (const limit of limits) wait = Math.max(wait, await waitOf(transaction, limit, now));
    if (wait > 0) throw new ApiError('TOO_MANY_ATTEMPTS', { metadata: { retryAfter: wait } });
    const counted = await transaction
      .insert(attempts)
      .values(subjects.map((subject) => ({ subject, at: now })))
      .returning({ id: attempts.id });
    return counted.map(({ id }) => id);
  });
}

/** Deletes a subject's attempts, for example after a correct password. */
export const forgetAttempts = async (database: Database, subject: string): Promise<void> => {
  await database.delete(attempts).where(eq(attempts.subject, subject));
};

/** Deletes counted attempts, because they have succeeded. */
export const withdrawAttempt = async (database: Database, ids: readonly number[]): Promise<void> => {
  await database.delete(attempts).where(inArray(attempts.id, [...ids]));
};
