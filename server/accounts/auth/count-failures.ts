import type { Database } from '../../platform/db/database.ts';
import { claimAttempt, withdrawAttempt } from './attempts.ts';
import type { AttemptLimit } from './attempts.ts';

/** The attempts on one subject that run in this process, in a queue. */
interface Line {
  readonly subject: string;
  attempts: number;
  /** Settles when the latest attempt has been counted or refused. */
  last: Promise<void>;
  /** One promise for each counted attempt whose outcome is not known yet. Never more than the allowed number. */
  readonly undecided: Set<Promise<void>>;
}

const lines = new Map<string, Line>();

function lineOf(subject: string): Line {
  const line = lines.get(subject) ?? { subject, attempts: 0, last: Promise.resolve(), undecided: new Set() };
  lines.set(subject, line);
  return line;
}

/** Joins the queues of all subjects in one synchronous step, so that two attempts cannot wait for each other. */
function joinLines(limits: readonly AttemptLimit[]) {
  const joined = limits.map(({ subject }) => lineOf(subject));
  const earlier = joined.map(({ last }) => last);
  const claimed = Promise.withResolvers<void>();
  const decided = Promise.withResolvers<void>();
  for (const line of joined) {
    line.attempts += 1;
    line.last = claimed.promise;
  }
  return {
    turn: () => Promise.all(earlier),
    undecided: () => joined.flatMap(({ undecided }) => [...undecided]),
    count: () => {
      for (const { undecided } of joined) undecided.add(decided.promise);
      claimed.resolve();
    },
    leave: () => {
      for (const line of joined) {
        line.attempts -= 1;
        line.undecided.delete(decided.promise);
        if (line.attempts === 0) lines.delete(line.subject);
      }
      claimed.resolve();
      decided.resolve();
    },
  };
}

/**
 * Counts the attempts in the order of their arrival. If the limits refuse an attempt, this function waits until earlier
 * attempts have an outcome, and then tries again: an attempt that succeeds is not counted any more.
 */
async function claimInTurn(
  database: Database,
  limits: readonly AttemptLimit[],
  place: ReturnType<typeof joinLines>,
  now: Date,
): Promise<number[]> {
  await place.turn();
  // The undecided attempts are read before the claim: if one of them ends during the claim, it has already made room for
  // this attempt.
  const undecided = place.undecided();
  try {
    return await claimAttempt(database, limits, now);
  } catch (error) {
    if (undecided.length === 0) throw error;
    await Promise.all(undecided);
    return claimAttempt(database, limits, now);
  }
}

/**
 * Makes an attempt that stays counted only if it fails. The attempt is counted before it is made, so that attempts at
 * the same time cannot exceed the limits. `database` is not a transaction. Throws what the attempt throws, and ApiError
 * TOO_MANY_ATTEMPTS.
 * @param failed whether an error that the attempt has thrown is counted as a failure
 */
export async function countFailures<Result>(
  database: Database,
  limits: readonly AttemptLimit[],
  now: Date,
  { make, failed }: { readonly make: () => Promise<Result>; readonly failed: (error: unknown) => boolean },
): Promise<Result> {
  const place = joinLines(limits);
  try {
    const counted = await claimInTurn(database, limits, place, now);
    place.count();
    try {
      const result = await make();
      await withdrawAttempt(database, counted);
      return result;
    } catch (error) {
      if (!failed(error)) await withdrawAttempt(database, counted);
      throw error;
    }
  } finally {
    place.leave();
  }
}
