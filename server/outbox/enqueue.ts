import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';
import type { OutboxKind } from '../db/schema.ts';

/** Writes work to be done once the transaction has committed; the same work for the same subject only once (PAY-05). */
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
