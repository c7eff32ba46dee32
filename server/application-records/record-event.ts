import type { ApplicationEventKind } from '../../contract/entities/desk-application.ts';
import type { Database } from '../db/database.ts';
import { cardApplicationEvents } from '../db/schema.ts';
import { enqueueEach } from '../outbox/enqueue.ts';

export interface NewApplicationEvent {
  readonly kind: ApplicationEventKind;
  readonly at: Date;
  /** The name of the staff's account. */
  readonly by?: string;
  readonly note?: string;
}

/** Notes what has happened to applications, in the transaction in which it happens. */
export async function recordEvents(
  transaction: Database,
  applicationIds: readonly number[],
  event: NewApplicationEvent,
): Promise<number[]> {
  if (applicationIds.length === 0) return [];
  const rows = await transaction
    .insert(cardApplicationEvents)
    .values(applicationIds.map((applicationId) => ({ applicationId, ...event })))
    .returning({ id: cardApplicationEvents.id });
  return rows.map(({ id }) => id);
}

/** Notes what has happened to an application, and mails it to the account that has filed it. */
export async function tellEvent(
  transaction: Database,
  applicationId: number,
  event: NewApplicationEvent,
): Promise<void> {
  const ids = await recordEvents(transaction, [applicationId], event);
  await enqueueEach(transaction, 'MAIL_APPLICATION', ids, event.at);
}
