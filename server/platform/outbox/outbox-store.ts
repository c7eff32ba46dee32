import type { Database } from '../db/database.ts';
import { and, asc, eq, inArray, isNull, lte } from '../db/orm.ts';
import { outbox } from '../db/schema.ts';
import type { OutboxKind } from '../db/schema.ts';

/** An entry of the outbox. */
export type OutboxRow = typeof outbox.$inferSelect;

const second = 1000;
const longestDelay = 600 * second;
const reasonLength = 200;

const isDue = (now: Date) => and(isNull(outbox.done), lte(outbox.notBefore, now));

/** The kinds that have a due entry. */
export async function dueKinds(database: Database, now: Date): Promise<OutboxKind[]> {
  const rows = await database.selectDistinct({ kind: outbox.kind }).from(outbox).where(isDue(now));
  return rows.map(({ kind }) => kind);
}

/** Takes the oldest due entry of the given kinds and locks it until the transaction ends; other workers skip it. */
export async function takeDue(
  transaction: Database,
  kinds: readonly OutboxKind[],
  now: Date,
): Promise<OutboxRow | undefined> {
  const [row] = await transaction
    .select()
    .from(outbox)
    .where(and(isDue(now), inArray(outbox.kind, [...kinds])))
    .orderBy(asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/**
 * Marks an entry as done. Returns false if another worker has marked it, or if the work was requested again since the
 * entry was taken.
 */
export async function markDone(database: Database, { id, repetition }: OutboxRow, now: Date): Promise<boolean> {
  const marked = await database
    .update(outbox)
    .set({ done: now, lastError: null })
    .where(and(eq(outbox.id, id), eq(outbox.repetition, repetition), isNull(outbox.done)))
    .returning({ id: outbox.id });
  return marked.length > 0;
}

/** Hides the entry from other workers until a moment. */
export async function holdUntil(database: Database, { id }: OutboxRow, until: Date): Promise<void> {
  await database.update(outbox).set({ notBefore: until }).where(eq(outbox.id, id));
}

/** The next attempt for an entry that has failed now: after 2 s, 4 s, 8 s … at most 10 minutes. */
export function nextAttempt({ attempts }: OutboxRow, now: Date): Date {
  const delay = Math.min(2 ** Math.min(attempts + 1, 20) * second, longestDelay);
  return new Date(now.getTime() + delay);
}

/** Makes an entry due again later. `reason` must contain no personal data and no secret. */
export async function postpone(database: Database, row: OutboxRow, reason: string, now: Date): Promise<void> {
  await database
    .update(outbox)
    .set({
      attempts: row.attempts + 1,
      lastError: reason.slice(0, reasonLength),
      notBefore: nextAttempt(row, now),
    })
    .where(eq(outbox.id, row.id));
}
