import type { Database } from '../../platform/db/database.ts';
import { claimAttempt, withdrawAttempt } from './attempts.ts';
import type { AttemptLimit } from './attempts.ts';

/** The attempts of this process on one subject. */
interface Line {
  readonly subject: string;
  attempts: number;
  /** Settles when the attempt that came last has been counted or refused. */
  last: Promise<void>;
  /** Settle when the outcomes of those that were counted are known; never more than are allowed. */
  readonly undecided: Set<Promise<void>>;
}

const lines = new Map<string, Line>();

function lineOf(subject: string): Line {
  const line = lines.get(subject) ?? { subject, attempts: 0, last: Promise.resolve(), undecided: new Set() };
  lines.set(subject, line);
  return line;
}

/** Joins the line of each subject, at the same moment, so that no two attempts wait for one another. */
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
 * One after the other, so that nobody overtakes. An attempt that the limits refuse waits for those that were counted and are
 * undecided: when they succeed, they do not count.
 */
async function claimInTurn(
  database: Database,
  limits: readonly AttemptLimit[],
  place: ReturnType<typeof joinLines>,
  now: Date,
): Promise<number[]> {
  await place.turn();
  // Read before the claim: who is decided while that is refused has made room.
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
 * Makes an attempt of which only a failure counts. It is counted before it is made, so that attempts at the same time
 * cannot exceed the limits, and no longer when it did not fail. `database` is not a transaction. Throws what the
 * attempt throws, and ApiError TOO_MANY_ATTEMPTS.
 * @param failed whether what the attempt threw is a failure that counts
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
