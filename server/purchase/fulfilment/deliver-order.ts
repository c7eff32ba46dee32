import { orderTransitions } from '#rules/order-transitions.ts';
import { findObstacle, lockReceivers } from '../../applications/delivery-obstacles/find-obstacle.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq } from '../../platform/db/orm.ts';
import { orderItems } from '../../platform/db/schema.ts';
import type { NumberSetting } from '../../platform/settings/number-settings.ts';
import { localDay } from '../../platform/time/clock.ts';
import { walletLimits } from '../cart/wallet-limits.ts';
import { lockOrder } from '../order-records/order-row.ts';
import type { OrderRow } from '../order-records/order-row.ts';
import { applyStep } from '../payments/apply-step.ts';
import { findPayments } from '../payments/payment-store.ts';
import { deliverItem } from './deliver-item.ts';

type Numbers = Readonly<Record<NumberSetting, number>>;

const itemsOf = (transaction: Database, orderId: number) =>
  transaction
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.cancelled, false)))
    .orderBy(asc(orderItems.id));

/** Cancels an order that cannot be delivered. Its money is returned by the gateway or by the operator. */
async function giveUp(transaction: Database, order: OrderRow, reason: string, now: Date): Promise<void> {
  const payment = (await findPayments(transaction, order.id)).find(({ state }) => state === 'PAID');
  const step = orderTransitions.undeliverable(order, payment?.state ?? null);
  await applyStep(transaction, { order, payment, step, detail: { reason }, now });
}

/**
 * Delivers a paid order, all items or none: tickets become valid, wallets are charged, card applications are paid
 * (PAY-05). If one item cannot be delivered any more, the order is cancelled, and its money is returned.
 * @param transaction a transaction that also marks the outbox entry as done
 */
export async function deliverOrder(transaction: Database, orderId: number, numbers: Numbers, now: Date): Promise<void> {
  const order = await lockOrder(transaction, orderId);
  if (order.state !== 'PAID' || order.deliveredAt !== null) return;
  const items = await itemsOf(transaction, orderId);
  const { maxAmount } = walletLimits(numbers);
  const isLate = order.cancelReason === 'EXPIRED';
  await lockReceivers(transaction, items);
  const obstacle = await findObstacle(transaction, orderId, { today: localDay(now), isLate, maxAmount });
  if (obstacle !== null) return giveUp(transaction, order, obstacle, now);
  for (const item of items) await deliverItem({ transaction, order, item, now });
  await applyStep(transaction, { order, step: orderTransitions.delivered(order), now });
}
