import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, inArray } from '../../platform/db/orm.ts';
import { cartItems, orderItems, orders } from '../../platform/db/schema.ts';

/** Tickets that are in a cart or in an unpaid order. */
export interface WaitingTickets {
  /** The cards that have a ticket in the account's cart. */
  readonly cardsInCart: ReadonlySet<number | undefined>;
  /** The newest unpaid order of the account with a ticket for a person; undefined if there is none. */
  readonly orderOf: (customerId: number) => number | undefined;
  /** Whether another account has an unpaid order with a ticket for the person. */
  readonly isOrderedElsewhere: (customerId: number) => boolean;
}

/** The tickets for these people that are in the account's cart or in an unpaid order of any account. */
export async function readWaitingTickets(
  database: Database,
  accountId: number,
  customerIds: readonly number[],
): Promise<WaitingTickets> {
  const inCart = await database
    .select({ payload: cartItems.payload })
    .from(cartItems)
    .where(and(eq(cartItems.accountId, accountId), eq(cartItems.type, 'TICKET_FARE')));
  const ordered = await database
    .select({ customerId: orderItems.customerId, orderId: orders.id, accountId: orders.accountId })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(orders.state, 'PENDING'),
        eq(orderItems.type, 'TICKET_FARE'),
        eq(orderItems.cancelled, false),
        inArray(orderItems.customerId, [...customerIds]),
      ),
    )
    .orderBy(desc(orders.id));
  return {
    cardsInCart: new Set(inCart.map(({ payload }) => payload.cardId)),
    orderOf: (customerId) =>
      ordered.find((item) => item.customerId === customerId && item.accountId === accountId)?.orderId,
    isOrderedElsewhere: (customerId) =>
      ordered.some((item) => item.customerId === customerId && item.accountId !== accountId),
  };
}
