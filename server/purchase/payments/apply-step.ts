import type { OrderFacts } from '#rules/money-guards.ts';
import type { MoneyStep, MoneyWork } from '#rules/payment-transitions.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { orders } from '../../platform/db/schema.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { recordOrderEvent } from '../order-records/order-events.ts';
import type { OrderRow } from '../order-records/order-row.ts';
import { changePayment } from './payment-store.ts';
import type { Payment } from './payment-store.ts';

/** A step, with the order and attempt that it changes. */
interface StepApplication {
  /** The order's current row, which the transaction has locked. */
  readonly order: OrderRow;
  readonly payment?: Payment | undefined;
  readonly step: MoneyStep;
  /** Further columns of the attempt that are updated, also if the step does not change the attempt's state. */
  readonly alongPayment?: Partial<Payment>;
  /** The detail of the lines that are added to the order's history. */
  readonly detail?: Readonly<Record<string, string>>;
  readonly now: Date;
}

const ofPayment: ReadonlySet<MoneyWork> = new Set(['REVERSE_PAYMENT', 'MAIL_ORDER_RETURNED']);

const isSame = (one: OrderFacts, other: OrderFacts): boolean =>
  one.state === other.state && one.cancelReason === other.cancelReason && one.paymentType === other.paymentType;

async function moveOrder(transaction: Database, { order, step, now }: StepApplication): Promise<void> {
  const { state, cancelReason, paymentType } = step.order;
  const isDelivered = step.lines.includes('DELIVERED');
  if (isSame(order, step.order) && !isDelivered) return;
  const isPaidNow = state === 'PAID' && order.state !== 'PAID';
  await transaction
    .update(orders)
    .set({
      state,
      cancelReason,
      paymentType,
      ...(isPaidNow ? { settledAt: now } : {}),
      ...(isDelivered ? { deliveredAt: now } : {}),
    })
    .where(eq(orders.id, order.id));
}

async function movePayment(transaction: Database, { payment, step, alongPayment }: StepApplication): Promise<void> {
  if (payment === undefined) return;
  await changePayment(transaction, payment.id, { ...alongPayment, state: step.payment ?? payment.state });
}

/**
 * Stores only the results of a step that rules/order-transitions.ts or rules/payment-transitions.ts has decided: states,
 * history lines and outbox entries.
 * @param transaction has locked the order
 */
export async function applyStep(transaction: Database, application: StepApplication): Promise<void> {
  const { order, payment, step, detail, now } = application;
  await moveOrder(transaction, application);
  await movePayment(transaction, application);
  const ofAttempt = payment === undefined ? {} : { paymentId: payment.id };
  for (const kind of step.lines) {
    await recordOrderEvent(transaction, { orderId: order.id, kind, at: now, ...ofAttempt, ...(detail && { detail }) });
  }
  for (const kind of step.work) {
    const subject = ofPayment.has(kind) ? payment?.id : order.id;
    if (subject === undefined) throw new Error(`${kind} needs an attempt`);
    await enqueue(transaction, [kind], subject, now);
  }
}
