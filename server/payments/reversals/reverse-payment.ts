import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { paymentTransitions } from '../../../rules/payment-transitions.ts';
import { payments } from '../../db/schema.ts';
import { GatewayUnavailable } from '../../gateways/gateway-unavailable.ts';
import type { GatewayStatus } from '../../gateways/gateways.ts';
import { lockOrder } from '../../order-records/order-row.ts';
import type { Services } from '../../services/services.ts';
import { applyStep } from '../apply-step.ts';
import { changePayment, findPayment, findPayments, recordEvent } from '../payment-store.ts';
import type { Payment } from '../payment-store.ts';
import { askGateway } from '../refresh-payment.ts';
import { reportOf } from '../settle-payment.ts';

/** Longer than the two calls to the gateway may take; after that another may try what this one left. */
const heldMs = 60_000;

/** Writes down that the gateway is going to be asked, before it is; undefined when another is at it, or it was done. */
async function claim({ database }: Services, { id }: Payment, now: Date): Promise<Payment | undefined> {
  const [claimed] = await database
    .update(payments)
    .set({ reversalBegun: now, reversalHeldUntil: new Date(now.getTime() + heldMs) })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.state, 'REVERSING'),
        or(isNull(payments.reversalHeldUntil), lte(payments.reversalHeldUntil, now)),
      ),
    )
    .returning();
  return claimed;
}

/** Books what the gateway's books say; a cancelled order whose money was given back is RETURNED by that. */
function bookReversal({ database }: Services, payment: Payment, status: GatewayStatus, now: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.orderId);
    const attempts = await findPayments(transaction, payment.orderId);
    const current = attempts.find(({ id }) => id === payment.id);
    if (order === undefined || current === undefined) return;
    const others = attempts.filter(({ id }) => id !== payment.id).map(({ state }) => state);
    const report = reportOf(status);
    const step = paymentTransitions.reversed({ order, payment: current.state, report, others });
    const isDone = step.payment !== current.state;
    const along = isDone ? { settledAt: now } : {};
    await applyStep(transaction, { order, payment: current, step, alongPayment: along, detail: status.detail, now });
    if (!isDone) return;
    await recordEvent(transaction, { paymentId: payment.id, kind: 'REVERSED', at: now, detail: { ...status.detail } });
  });
}

/** Asks the gateway what became of the payment; only for what it calls paid is it asked to give the money back. */
async function askBack(services: Services, { gateway: name, gatewayPaymentId }: Payment): Promise<GatewayStatus> {
  if (gatewayPaymentId === null) throw new Error('a payment without a name cannot be given back');
  const gateway = services.gateways.byName(name);
  const status = await askGateway(services, gateway, gatewayPaymentId);
  if (status.state !== 'PAID') return status;
  return gateway.giveBack(gatewayPaymentId, status.withBank ? 'REFUND' : 'REVERSE');
}

/**
 * Has the gateway give a REVERSING payment back, one caller at a time and nothing guessed: the intent is written down
 * first, then the gateway is asked for the state, so that what an earlier try did without telling is found and not done
 * again. To be called outside of a transaction. Answers the payment as it is afterwards; throws GatewayUnavailable when
 * it is not known to be given back.
 */
export async function reverseAtGateway(services: Services, payment: Payment, now: Date): Promise<Payment> {
  const { database } = services;
  const claimed = await claim(services, payment, now);
  if (claimed !== undefined) {
    try {
      await bookReversal(services, claimed, await askBack(services, claimed), now);
    } finally {
      await changePayment(database, claimed.id, { reversalHeldUntil: null });
    }
  }
  const after = (await findPayment(database, payment.id)) ?? payment;
  if (after.state === 'REVERSING') throw new GatewayUnavailable('the payment is not known to be given back');
  return after;
}
