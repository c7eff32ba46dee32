import type { Database } from '../db/database.ts';
import type { PaymentState } from '../db/schema.ts';
import type { GatewayStatus } from '../gateways/gateways.ts';
import { lockOrder, markPaid } from '../orders/order-states.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { findPayment, movePayment, openStates, recordEvent } from './payment-store.ts';
import type { Payment } from './payment-store.ts';

/** Money that comes counts whatever the shop thought of the attempt before. */
const payable: readonly PaymentState[] = [...openStates, 'CANCELLED', 'REJECTED', 'FAILED'];

const describe = (status: GatewayStatus): string =>
  Object.entries(status.detail)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** Money for an order that is pending pays it; money for any other order goes back. */
async function settlePaid(transaction: Database, payment: Payment, status: GatewayStatus, now: Date): Promise<void> {
  const change = { settledAt: now, nextCheckAt: null, gatewayResult: describe(status) };
  const paid = await movePayment(transaction, payment.id, payable, { ...change, state: 'PAID' });
  if (paid === undefined) return;
  await recordEvent(transaction, { paymentId: payment.id, kind: 'SETTLED', at: now, detail: { ...status.detail } });
  if (await markPaid(transaction, payment.orderId, now)) return;
  await movePayment(transaction, payment.id, ['PAID'], { state: 'REVERSING' });
  await enqueue(transaction, ['REVERSE_PAYMENT'], payment.id, now);
}

async function settleEnded(
  transaction: Database,
  payment: Payment,
  state: 'CANCELLED' | 'REJECTED' | 'REVERSED',
  status: GatewayStatus,
  now: Date,
): Promise<void> {
  const change = { state, settledAt: now, nextCheckAt: null, gatewayResult: describe(status) };
  const ended = await movePayment(transaction, payment.id, openStates, change);
  if (ended === undefined) return;
  await recordEvent(transaction, { paymentId: payment.id, kind: 'SETTLED', at: now, detail: { ...status.detail } });
}

async function noteBegun(database: Database, payment: Payment, status: GatewayStatus, now: Date): Promise<void> {
  const begun = await movePayment(database, payment.id, ['CREATED'], { state: 'IN_PROGRESS' });
  if (begun === undefined) return;
  await recordEvent(database, { paymentId: payment.id, kind: 'STATUS', at: now, detail: { ...status.detail } });
}

async function apply(transaction: Database, payment: Payment, status: GatewayStatus, now: Date): Promise<void> {
  if (status.state === 'UNKNOWN') return;
  if (status.state === 'PAID') return settlePaid(transaction, payment, status, now);
  if (status.state !== 'OPEN') return settleEnded(transaction, payment, status.state, status, now);
  if (status.begun) return noteBegun(transaction, payment, status, now);
}

/**
 * Brings a payment to what its gateway's books say, in one transaction: the only way in which a card payment settles.
 * The return, the sweeper, another attempt and the cancellation may all call it at once: the first wins, the others
 * find it settled. A declined or cancelled attempt leaves its order PENDING, so that it can be paid again (ORD-02).
 * @returns the payment as it is afterwards
 */
export function settlePayment(
  database: Database,
  payment: Payment,
  status: GatewayStatus,
  now: Date,
): Promise<Payment> {
  return database.transaction(async (transaction) => {
    await lockOrder(transaction, payment.orderId);
    await apply(transaction, payment, status, now);
    return (await findPayment(transaction, payment.id)) ?? payment;
  });
}
