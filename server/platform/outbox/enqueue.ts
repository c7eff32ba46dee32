import type { Database } from '../db/database.ts';
import { isNotNull, sql } from '../db/orm.ts';
import { outbox } from '../db/schema.ts';
import type { OutboxKind } from '../db/schema.ts';

/**
 * Adds entries that are processed after the transaction has committed. An entry with the same kind and subject is added
 * only one time (PAY-05).
 */
export async function enqueue(
  transaction: Database,
  kinds: readonly OutboxKind[],
  subjectId: number,
  now: Date,
): Promise<void> {
  await transaction
    .insert(outbox)
    .values(kinds.map((kind) => ({ kind, subjectId, created: now, notBefore: now })))
    .onConflictDoNothing();
}

/** Adds an entry of one kind for each subject, like {@link enqueue}. It is not processed before `notBefore`. */
export async function enqueueEach(
  transaction: Database,
  kind: OutboxKind,
  subjectIds: readonly number[],
  now: Date,
  notBefore: Date = now,
): Promise<void> {
  if (subjectIds.length === 0) return;
  const entries = subjectIds.map((subjectId) => ({ kind, subjectId, created: now, notBefore }));
  await transaction.insert(outbox).values(entries).onConflictDoNothing();
}

/** Adds an entry. If the entry exists and was processed, it becomes due again; if it still waits, it is not changed. */
export async function enqueueAgain(database: Database, kind: OutboxKind, subjectId: number, now: Date): Promise<void> {
  await database
    .insert(outbox)
    .values({ kind, subjectId, created: now, notBefore: now, repetition: 1 })
    .onConflictDoUpdate({
      target: [outbox.kind, outbox.subjectId],
      set: { created: now, done: null, attempts: 0, repetition: sql`${outbox.repetition} + 1`, notBefore: now },
      setWhere: isNotNull(outbox.done),
    });
}
