import type { Database } from '../../platform/db/database.ts';
import type { OutboxKind } from '../../platform/db/schema.ts';
import type { OutboxRow } from '../../platform/outbox/outbox-store.ts';
import { recordOrderEvent } from '../order-records/order-events.ts';
import { findPayment } from './payment-store.ts';

/** For each kind of outbox entry: the name of its mail in the order's history. */
const mailNames: Partial<Readonly<Record<OutboxKind, string>>> = {
  MAIL_ORDER_PAID: 'ORDER_PAID',
  MAIL_ORDER_LATE: 'ORDER_LATE',
  MAIL_ORDER_RETURNED: 'ORDER_RETURNED',
  MAIL_ORDER_UNDELIVERED: 'ORDER_UNDELIVERED',
  MAIL_INVOICE: 'INVOICE',
};

async function orderOf(transaction: Database, { kind, subjectId }: OutboxRow): Promise<number | undefined> {
  return kind === 'MAIL_ORDER_RETURNED' ? (await findPayment(transaction, subjectId))?.orderId : subjectId;
}

/** Adds a line to the order's history when the processed outbox entry was a mail about an order. */
export async function recordMailed(transaction: Database, row: OutboxRow, now: Date): Promise<void> {
  const mail = mailNames[row.kind];
  const orderId = mail === undefined ? undefined : await orderOf(transaction, row);
  if (mail === undefined || orderId === undefined) return;
  await recordOrderEvent(transaction, { orderId, kind: 'MAILED', at: now, detail: { mail } });
}
