import type { ItemPayload } from '#contract/entities/shopping-cart.ts';
import type { OrderItemType, OrderState, PaymentType } from '#contract/enumerations.ts';
import { standardGateway } from '#contract/payment-gateways.ts';
import { inserted } from '#server/platform/db/inserted.ts';
import { orderItems, orders, payments } from '#server/platform/db/schema/orders.ts';
import type { DemoCard } from './cards.ts';
import type { DemoContext } from './demo-context.ts';
import { daysBefore } from './moments.ts';
import type { DemoTicket } from './tickets.ts';

const fareTaxPercentage = 12;

interface ItemSeed {
  readonly type: OrderItemType;
  readonly name: string;
  readonly price: number;
  readonly taxPercentage: number;
  readonly customerId: number;
  readonly payload: ItemPayload;
}

/**
 * An order item in the form in which the shop stores it. Its texts are made when it is read, in the reader's language.
 */
export function ticketItem({ operator }: DemoContext, ticket: DemoTicket): ItemSeed {
  const { card, tariff, zone, price, validFrom, validTo } = ticket;
  return {
    type: 'TICKET_FARE',
    name: tariff.code,
    price,
    taxPercentage: fareTaxPercentage,
    customerId: card.customerId,
    payload: {
      cardId: card.id,
      cardNumber: card.cardNumber,
      ticketFareValidFrom: validFrom,
      ticketFareValidTo: validTo,
      ticketCombinationId: operator.combinationId(card.profile, tariff.code),
      zone: { id: operator.zoneId(zone.name), displayName: zone.displayName },
      customerProfileId: operator.profileId(card.profile),
      tariffProfileId: operator.tariffId(tariff.code),
    },
  };
}

/** `price` in minor units. */
export const topUpItem = (card: DemoCard, eWalletId: number, price: number): ItemSeed => ({
  type: 'ELECTRONIC_WALLET',
  name: 'E-wallet',
  price,
  taxPercentage: 0,
  customerId: card.customerId,
  payload: { cardId: card.id, cardNumber: card.cardNumber, eWalletId, eWalletOperationType: 'RECHARGE' },
});

export interface OrderSeed {
  readonly daysAgo: number;
  readonly state: Extract<OrderState, 'PAID' | 'CANCELLED'>;
  readonly paymentType: PaymentType;
  readonly item: ItemSeed;
}

async function insertPayment(context: DemoContext, orderId: number, { daysAgo, state, item }: OrderSeed) {
  await context.database.insert(payments).values({
    orderId,
    gateway: standardGateway,
    gatewayPaymentId: `demo-${context.nextDigits(12)}`,
    amount: item.price,
    currency: 'CZK',
    state,
    created: daysBefore(context.now, daysAgo),
    settledAt: daysBefore(context.now, daysAgo),
  });
}

/** Inserts a settled order of one item, with a payment if it was paid by card; returns the item's id. */
export async function insertOrder(context: DemoContext, seed: OrderSeed): Promise<number> {
  const { database, accountId, now } = context;
  const at = daysBefore(now, seed.daysAgo);
  const order = {
    accountId,
    state: seed.state,
    issued: at,
    price: seed.item.price,
    paymentType: seed.paymentType,
    settledAt: at,
    cancelReason: seed.state === 'CANCELLED' ? ('CUSTOMER' as const) : null,
    deliveredAt: seed.state === 'PAID' ? at : null,
  };
  const { id: orderId } = inserted(await database.insert(orders).values(order).returning({ id: orders.id }));
  if (seed.paymentType === 'BANK_CARD') await insertPayment(context, orderId, seed);
  return inserted(
    await database
      .insert(orderItems)
      .values({ ...seed.item, orderId })
      .returning({ id: orderItems.id }),
  ).id;
}
