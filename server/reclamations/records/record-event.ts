import type { ReclamationEventKind } from '#contract/entities/reclamation.ts';
import type { Database } from '../../platform/db/database.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { reclamationEvents } from '../../platform/db/schema.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';

interface NewReclamationEvent {
  readonly kind: ReclamationEventKind;
  readonly at: Date;
  /** The username of the staff's account. */
  readonly by?: string;
}

/** Records an event of a reclamation, in the transaction in which it happens; returns the event's id. */
export async function recordReclamationEvent(
  transaction: Database,
  reclamationId: number,
  event: NewReclamationEvent,
): Promise<number> {
  const rows = await transaction
    .insert(reclamationEvents)
    .values({ reclamationId, ...event })
    .returning({ id: reclamationEvents.id });
  return inserted(rows).id;
}

/** Records an event of a reclamation, and mails it to the account that has filed the reclamation. */
export async function recordAndMailReclamationEvent(
  transaction: Database,
  reclamationId: number,
  event: NewReclamationEvent,
): Promise<void> {
  const id = await recordReclamationEvent(transaction, reclamationId, event);
  await enqueue(transaction, ['MAIL_RECLAMATION'], id, event.at);
}
