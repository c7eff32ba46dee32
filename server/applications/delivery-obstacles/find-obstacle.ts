import type { DeliveryObstacle } from '#contract/enumerations.ts';
import { deliveryObstacle } from '#rules/delivery-obstacle.ts';
import type { DeliveryConditions } from '#rules/delivery-obstacle.ts';
import { lockCustomers } from '../../accounts/customers/lock-customers.ts';
import type { Database } from '../../platform/db/database.ts';
import type { orderItems } from '../../platform/db/schema.ts';
import { lockWallets } from '../../purchase/wallets/lock-wallets.ts';
import { readDeliveryFacts } from './delivery-facts.ts';

/** An order item as its table stores it; prices in minor units. */
export type OrderItemRow = typeof orderItems.$inferSelect;

/**
 * The reason why the order's items cannot be delivered now; null if all of them can be delivered. Cancelled items are
 * ignored.
 */
export async function findObstacle(
  database: Database,
  orderId: number,
  conditions: DeliveryConditions,
): Promise<DeliveryObstacle | null> {
  for (const { item, facts } of await readDeliveryFacts(database, orderId, conditions.today)) {
    const obstacle = deliveryObstacle(item, facts, conditions);
    if (obstacle !== null) return obstacle;
  }
  return null;
}

/**
 * Locks the customers and wallets to which items are delivered. Until the transaction ends, no other order is delivered
 * to the same customers, and no other order reserves room in the same wallets.
 */
export async function lockReceivers(transaction: Database, items: readonly OrderItemRow[]): Promise<void> {
  await lockCustomers(
    transaction,
    items.flatMap(({ customerId }) => customerId ?? []),
  );
  await lockWallets(
    transaction,
    items.flatMap(({ payload }) => payload.eWalletId ?? []),
  );
}
