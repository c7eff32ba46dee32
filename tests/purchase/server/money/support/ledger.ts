import { asc, eq, inArray } from 'drizzle-orm';
import {
  eWallets,
  eWalletTransactions,
  mails,
  orderEvents,
  orderItems,
  orders,
  paymentEvents,
  payments,
  ticketFares,
} from '#server/platform/db/schema.ts';
import { expireOrders } from '#server/purchase/orders/expire-orders.ts';
import { sweepPayments } from '#server/purchase/payments/sweep-payments.ts';
import { processDue } from '#tests/common/server/support/process-due.ts';
import type { Customer } from './customer.ts';
import type { Shop } from './shop.ts';

/** Does all work that is due now, as the workers would. */
export async function settleAll({ services }: Pick<Shop, 'services'>): Promise<void> {
  while (await sweepPayments(services)) continue;
  while (await expireOrders(services)) continue;
  while (await processDue(services)) continue;
}

/** The rows of one order, of its attempts, and of the logs of both, in the order of their creation. */
export async function recordsOf({ services: { database } }: Pick<Shop, 'services'>, orderId: number) {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
  const attempts = await database
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id));
  const attemptIds = attempts.map(({ id }) => id);
  const events = await database
    .select()
    .from(paymentEvents)
    .where(inArray(paymentEvents.paymentId, attemptIds))
    .orderBy(asc(paymentEvents.id));
  const history = await database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  return { order, attempts, events, history };
}

/** One order in short: its state, attempts and log, and everything that it delivered. */
export async function ledgerOf(shop: Pick<Shop, 'services'>, customer: Customer, orderId: number) {
  const { database } = shop.services;
  const { order, attempts, events, history } = await recordsOf(shop, orderId);
  const items = await database.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  const itemIds = items.map(({ id }) => id);
  const charges = await database
    .select()
    .from(eWalletTransactions)
    .where(inArray(eWalletTransactions.orderItemId, itemIds));
  const [wallet] = await database
    .select()
    .from(eWallets)
    .where(
      inArray(
        eWallets.id,
        charges.map(({ eWalletId }) => eWalletId),
      ),
    );
  return {
    state: order?.state,
    cancelReason: order?.cancelReason,
    history: history.map(({ kind }) => kind),
    payments: attempts.map(({ state }) => state),
    events: events.map(({ kind }) => kind),
    tickets: await database.select().from(ticketFares).where(inArray(ticketFares.orderItemId, itemIds)),
    charges,
    balance: wallet?.currentAmount,
    mails: await database.select().from(mails).where(eq(mails.recipient, customer.username)),
  };
}
