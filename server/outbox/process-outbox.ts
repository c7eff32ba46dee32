import { outboxKinds } from '../db/schema.ts';
import type { OutboxKind } from '../db/schema.ts';
import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';
import { documentPaidOrder } from '../invoices/document-paid-order.ts';
import type { Mail } from '../mailer/mailer.ts';
import { findPayment } from '../payments/payment-store.ts';
import { reverseAtGateway } from '../payments/reversals/reverse-payment.ts';
import type { Services } from '../services/services.ts';
import { deliverOrder } from '../fulfilment/deliver-order.ts';
import { invoiceMail } from '../mails/invoice-mail.ts';
import { orderLateMail, orderPaidMail } from '../mails/order-paid-mail.ts';
import { orderReturnedMail } from '../mails/order-returned-mail.ts';
import { orderUndeliveredMail } from '../mails/order-undelivered-mail.ts';
import { tokenMail } from '../mails/token-mail.ts';
import { holdUntil, markDone, postpone, takeDue } from './outbox-store.ts';
import type { OutboxRow } from './outbox-store.ts';
import { recordMailed } from '../mails/record-mailed.ts';

const inOneTransaction: readonly OutboxKind[] = ['DELIVER_ORDER'];
const withOthers: readonly OutboxKind[] = outboxKinds.filter((kind) => !inOneTransaction.includes(kind));
/** They lead to the order's page, where the document of a paid order has to be by then. */
const aboutPaid: ReadonlySet<OutboxKind> = new Set(['MAIL_ORDER_PAID', 'MAIL_ORDER_LATE']);
const leaseMs = 300_000;

/** A reason for the table: of what others throw only its kind, since the text may hold anything. */
function reasonOf(error: unknown): string {
  if (error instanceof GatewayUnavailable) return error.reason;
  return error instanceof Error ? error.name : 'unknown error';
}

function report({ logger }: Services, row: OutboxRow, error: unknown): void {
  logger.warn({ outboxId: row.id, kind: row.kind, attempts: row.attempts + 1, reason: reasonOf(error) }, 'work failed');
}

/** Delivers one paid order in the transaction that marks it done; a failure undoes only the delivery. */
async function deliverNext(services: Services, now: Date): Promise<boolean> {
  const figures = await services.settings.figures(services.database);
  return services.database.transaction(async (transaction) => {
    const row = await takeDue(transaction, inOneTransaction, now);
    if (row === undefined) return false;
    try {
      await transaction.transaction((work) => deliverOrder(work, row.subjectId, figures, now));
      await markDone(transaction, row, now);
    } catch (error) {
      report(services, row, error);
      await postpone(transaction, row, reasonOf(error), now);
    }
    return true;
  });
}

/** The mail that a piece of work is about; undefined when there is nobody to mail any more. */
function mailOf(services: Services, { kind, subjectId, repetition }: OutboxRow, now: Date): Promise<Mail | undefined> {
  const { database } = services;
  if (kind === 'MAIL_ORDER_PAID') return orderPaidMail(services, database, subjectId, repetition);
  if (kind === 'MAIL_ORDER_LATE') return orderLateMail(services, database, subjectId);
  if (kind === 'MAIL_ORDER_RETURNED') return orderReturnedMail(services, database, subjectId);
  if (kind === 'MAIL_ORDER_UNDELIVERED') return orderUndeliveredMail(services, database, subjectId);
  if (kind === 'MAIL_INVOICE') return invoiceMail(services, database, subjectId);
  return tokenMail(services, database, subjectId, now);
}

/** Work that talks to others is claimed first and done outside of any transaction; all kinds bear a repetition. */
async function workWithOthers(services: Services, row: OutboxRow, now: Date): Promise<void> {
  const { database, mailer } = services;
  if (row.kind === 'REVERSE_PAYMENT') {
    const payment = await findPayment(database, row.subjectId);
    if (payment !== undefined) await reverseAtGateway(services, payment, now);
    return;
  }
  if (aboutPaid.has(row.kind)) await documentPaidOrder(services, row.subjectId, now);
  const mail = await mailOf(services, row, now);
  if (mail !== undefined) await mailer.send(database, mail, now);
}

async function workNext(services: Services, now: Date): Promise<boolean> {
  const { database } = services;
  const row = await database.transaction(async (transaction) => {
    const due = await takeDue(transaction, withOthers, now);
    if (due !== undefined) await holdUntil(transaction, due, new Date(now.getTime() + leaseMs));
    return due;
  });
  if (row === undefined) return false;
  try {
    await workWithOthers(services, row, now);
    await database.transaction(async (transaction) => {
      if (await markDone(transaction, row, now)) await recordMailed(transaction, row, now);
    });
  } catch (error) {
    report(services, row, error);
    await postpone(database, row, reasonOf(error), now);
  }
  return true;
}

/** Does one piece of each sort of work that is due; answers whether there was any. */
export async function workOff(services: Services): Promise<boolean> {
  const now = services.clock.now();
  const delivered = await deliverNext(services, now);
  const worked = await workNext(services, now);
  return delivered || worked;
}
