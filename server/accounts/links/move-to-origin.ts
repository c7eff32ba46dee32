import type { Database } from '../../platform/db/database.ts';
import { and, eq, inArray, sql } from '../../platform/db/orm.ts';
import {
  accountEvents,
  cardApplications,
  cartItems,
  customerCards,
  customers,
  expiredCartItems,
  orderItems,
  orders,
  reclamations,
} from '../../platform/db/schema.ts';

interface Merge {
  readonly accountId: number;
  readonly placeholderId: number;
  readonly originId: number;
}

/**
 * Moves the cards, and with them tickets and wallets. The origin's main card stays the main card. If the origin has no
 * active card and exactly one active card is moved, this card becomes the main card; of several active cards, the person
 * must choose one (CRD-02).
 */
async function moveCards(transaction: Database, { placeholderId, originId }: Merge): Promise<void> {
  const activeOf = (customerId: number) =>
    transaction.$count(customerCards, and(eq(customerCards.customerId, customerId), eq(customerCards.state, 'ACTIVE')));
  const coming = await activeOf(placeholderId);
  const isSecond = coming > 0 && (await activeOf(originId)) > 0;
  const isActive = sql`${customerCards.state} = 'ACTIVE'`;
  const main = isSecond
    ? sql`${customerCards.main} and not ${isActive}`
    : sql`${customerCards.main} or (${isActive} and ${coming}::integer = 1)`;
  await transaction
    .update(customerCards)
    .set({ customerId: originId, main })
    .where(eq(customerCards.customerId, placeholderId));
}

/**
 * Moves everything that belongs to a placeholder to the customer whom it represents, and stores this customer's id on
 * the placeholder.
 * @param transaction one that has locked both customers and the cart
 */
export async function moveToOrigin(transaction: Database, merge: Merge): Promise<void> {
  const { accountId, placeholderId, originId } = merge;
  const customerId = originId;
  await moveCards(transaction, merge);
  await transaction.update(cardApplications).set({ customerId }).where(eq(cardApplications.customerId, placeholderId));
  await transaction.update(accountEvents).set({ customerId }).where(eq(accountEvents.customerId, placeholderId));
  await transaction.update(reclamations).set({ customerId }).where(eq(reclamations.customerId, placeholderId));
  for (const items of [cartItems, expiredCartItems]) {
    const mine = and(eq(items.accountId, accountId), eq(items.customerId, placeholderId));
    await transaction.update(items).set({ customerId }).where(mine);
  }
  const myOrders = transaction.select({ id: orders.id }).from(orders).where(eq(orders.accountId, accountId));
  await transaction
    .update(orderItems)
    .set({ customerId })
    .where(and(eq(orderItems.customerId, placeholderId), inArray(orderItems.orderId, myOrders)));
  await transaction.update(customers).set({ originId }).where(eq(customers.id, placeholderId));
}
