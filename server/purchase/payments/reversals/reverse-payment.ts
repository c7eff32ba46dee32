import { paymentTransitions } from '#rules/payment-transitions.ts';
import { and, eq, isNull, lte, or } from '#server/platform/db/orm.ts';
import { payments } from '#server/platform/db/schema.ts';
import { GatewayUnavailable } from '#server/platform/remote/gateway-unavailable.ts';
import type { GatewayStatus } from '#server/platform/services/gateways.ts';
import type { Services } from '#server/platform/services/services.ts';
import { lockOrder } from '../../order-records/order-row.ts';
import { applyStep } from '../apply-step.ts';
import { changePayment, findPayment, findPayments, recordEvent } from '../payment-store.ts';
import type { Payment } from '../payment-store.ts';
import { askGateway } from '../refresh-payment.ts';
import { reportOf } from '../settle-payment.ts';

/** Milliseconds for which only one caller works on a reversal. Longer than its two calls to the gateway may take. */
const heldMs = 60_000;

/** Stores that the gateway will be called now. Undefined when another caller works on the reversal, or it is done. */
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

/** Stores the gateway's answer. A cancelled order whose money was returned becomes RETURNED. */
function bookReversal({ database }: Services, payment: Payment, status: GatewayStatus, now: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.orderId);
    const attempts = await findPayments(transaction, payment.orderId);
    const current = attempts.find(({ id }) => id === payment.id);
    if (current === undefined) return;
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

/**
 * Asks the gateway for the payment's state, and requests the reversal or refund only if the gateway reports it as paid.
 */
async function askBack(services: Services, { gateway: name, gatewayPaymentId }: Payment): Promise<GatewayStatus> {
  if (gatewayPaymentId === null) throw new Error('a payment without a gateway id cannot be returned');
  const gateway = services.gateways.byName(name);
  const status = await askGateway(services, gateway, gatewayPaymentId);
  if (status.state !== 'PAID') return status;
  return gateway.giveBack(gatewayPaymentId, status.withBank ? 'REFUND' : 'REVERSE');
}

/**
 * Lets the gateway return the money of a REVERSING payment, one caller at a time. The intent is stored first. Then the
 * gateway is asked for the state, so that the money is not returned twice if the answer to an earlier call was lost.
 * Call it outside of a transaction. Returns the payment with its new state; throws GatewayUnavailable when the reversal
 * is not confirmed.
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
