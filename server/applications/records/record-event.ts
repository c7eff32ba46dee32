import type { ApplicationEventKind } from '#contract/entities/desk-application.ts';
import type { EventKind } from '#contract/entities/trail.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { recordForApplications } from '../../accounts/events/record-event.ts';
import type { Doer } from '../../accounts/events/record-event.ts';
import type { Database } from '../../platform/db/database.ts';
import { cardApplicationEvents } from '../../platform/db/schema.ts';
import { enqueueEach } from '../../platform/outbox/enqueue.ts';

export interface NewApplicationEvent<Kind extends ApplicationEventKind = ApplicationEventKind> {
  readonly kind: Kind;
  readonly at: Date;
  readonly doer: Doer;
  /** The username of the staff's account. */
  readonly by?: string;
  readonly note?: string;
}

/** The events for which there is a mail: its text is looked up by the kind of the event. */
type MailedKind = {
  [Kind in ApplicationEventKind]: [KeyAfter<`mail.application.${Kind}.`>] extends [never] ? never : Kind;
}[ApplicationEventKind];

/**
 * The events that the accounts of the person see. Two are left out: the payment of the fee is visible among the orders,
 * and a missing bank card is shown as what the application waits for.
 */
const accountEventOf: Readonly<Record<ApplicationEventKind, EventKind | null>> = {
  FILED: 'APPLICATION_FILED',
  PAID: null,
  ASKED_AGAIN: 'APPLICATION_RETURNED',
  TAKEN_BACK: 'APPLICATION_RETURN_TAKEN_BACK',
  CORRECTED: 'APPLICATION_CORRECTED',
  BANK_CARD_REFUSED: null,
  CHECKED: 'APPLICATION_APPROVED',
  REJECTED: 'APPLICATION_REJECTED',
  WITHDRAWN: 'APPLICATION_WITHDRAWN',
  PRINTED: 'CARD_PRINTED',
  SENT: 'CARD_SENT',
  READY: 'CARD_READY',
  ISSUED: 'CARD_ISSUED',
};

/** Records an event of applications, also for the accounts of their people, in the transaction in which it happens. */
export async function recordEvents(
  transaction: Database,
  applicationIds: readonly number[],
  { doer, ...event }: NewApplicationEvent,
): Promise<number[]> {
  if (applicationIds.length === 0) return [];
  const kind = accountEventOf[event.kind];
  if (kind !== null) await recordForApplications(transaction, applicationIds, doer, { kind, at: event.at });
  const rows = await transaction
    .insert(cardApplicationEvents)
    .values(applicationIds.map((applicationId) => ({ applicationId, ...event })))
    .returning({ id: cardApplicationEvents.id });
  return rows.map(({ id }) => id);
}

/**
 * Records an event of an application, and mails it to the account that has filed the application.
 * @param notBefore the moment at which the mail is written; if the mail is not needed any more at that moment, it is not
 * sent
 */
export async function recordAndMailEvent(
  transaction: Database,
  applicationId: number,
  event: NewApplicationEvent<MailedKind>,
  notBefore: Date = event.at,
): Promise<void> {
  const ids = await recordEvents(transaction, [applicationId], event);
  await enqueueEach(transaction, 'MAIL_APPLICATION', ids, event.at, notBefore);
}
