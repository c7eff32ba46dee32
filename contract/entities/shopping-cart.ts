import * as v from 'valibot';
import { orderItemTypes, walletOperations } from '../enumerations.ts';
import { ours } from '../ours.ts';
import { Id, IsoDate, IsoMoment, Money, readable, readableOrNone } from '../values.ts';
import { Zone } from './tariff.ts';

/** The subject of an item; which members are set depends on the item's type (DAT-09). */
export const ItemPayload = v.object({
  applicationId: v.optional(Id),
  cardNumber: v.optional(v.string()),
  nonRemovable: v.optional(v.boolean()),
  ticketFareParentId: v.optional(Id),
  /** The customer of an application. */
  originId: v.optional(Id),
  eWalletId: v.optional(Id),
  ticketFareId: v.optional(Id),
  cardId: v.optional(Id),
  ticketFareValidFrom: v.optional(IsoDate),
  /** The day that the person chose, if the tariff gives the ticket another first day. */
  ticketFareStart: v.optional(IsoDate),
  ticketFareValidTo: v.optional(IsoDate),
  feeId: v.optional(Id),
  productName: v.optional(v.string()),
  ticketCombinationId: v.optional(Id),
  zone: v.optional(v.pick(Zone, ['id', 'displayName'])),
  customerProfileId: v.optional(Id),
  customerProfileName: v.optional(v.string()),
  tariffProfileId: v.optional(Id),
  tariffProfileName: v.optional(v.string()),
  eWalletOperationType: v.optional(v.picklist(walletOperations)),
  note: v.optional(v.string()),
  reclamationNumber: v.optional(v.string()),
});
export type ItemPayload = v.InferOutput<typeof ItemPayload>;

/** One line of a cart or an order. Prices in minor units, tax included; `taxPercentage` in per cent. */
export const Item = v.object({
  id: Id,
  type: readable(orderItemTypes),
  customer: v.nullable(v.object({ firstName: v.string(), lastName: v.string() })),
  name: v.string(),
  description: v.nullable(v.string()),
  price: Money,
  taxPercentage: v.number(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  totalPrice: Money,
  cancelled: v.boolean(),
  payload: ItemPayload,
});
export type Item = v.InferOutput<typeof Item>;

/** The result of another check of a cart's item: after the cart has expired, or before it is ordered. */
export const lineStandings = ['AS_BEFORE', 'PRICE_CHANGED', 'START_MOVED', 'NOT_POSSIBLE'] as const;
export type LineStanding = (typeof lineStandings)[number];

/** Why an item cannot be sold, or cannot be sold any more. */
export const lineReasons = [
  'NOT_FOUND',
  'NOT_SOLD',
  'CARD_NOT_ACTIVE',
  'CARD_APPLICATION_CLOSED',
  'INVALID_TICKET_COMBINATION',
  'INVALID_ZONE',
  'INVALID_PRICE_LIST',
  'INVALID_VALID_FROM',
  'VALID_FROM_IN_PAST',
  'TICKET_FARE_EXCEEDS_CARD_VALIDITY',
  'TICKET_FARE_EXCEEDS_PROFILE_VALIDITY',
  'TICKET_FARE_EXCEEDS_COMBINATION_VALIDITY',
  'TICKET_FARE_COLLISION',
  'TOO_MANY_SHORT_TERM_TICKETS',
  'BOUGHT_MEANWHILE',
  'TICKET_FARE_ALREADY_IN_CART',
  'E_WALLET_NOT_ALLOWED',
  'E_WALLET_BELOW_MINIMUM_RECHARGE',
  'E_WALLET_ABOVE_MAXIMUM_RECHARGE',
  'E_WALLET_ABOVE_MAXIMUM_AMOUNT',
  'E_WALLET_RECHARGE_ALREADY_IN_CART',
  'FEE_ALREADY_IN_CART',
  'FEE_ALREADY_ORDERED',
  'CART_FULL',
] as const;
export type LineReason = (typeof lineReasons)[number];

/**
 * An item, and the result of its second check. `newPrice` is set if the price has changed, also because of a new first
 * day; `newValidFrom` and `newValidTo` are set if the first day has changed; `reason` is set if the item cannot be sold.
 */
export const CartLine = v.object({
  item: Item,
  standing: v.picklist(lineStandings),
  newPrice: v.nullable(Money),
  newValidFrom: v.nullable(IsoDate),
  newValidTo: v.nullable(IsoDate),
  reason: readableOrNone(lineReasons),
});
export type CartLine = v.InferOutput<typeof CartLine>;

/** The items of the account's cart when it expired. Without lines, no items can be restored. */
export const ExpiredCart = v.object({ expiredAt: v.nullable(IsoMoment), lines: v.array(CartLine) });
export type ExpiredCart = v.InferOutput<typeof ExpiredCart>;

/**
 * The account's cart (DAT-09). `expiresAt` is null while the cart is empty; `cartLifetime` is the time until then in
 * whole seconds, by the server's clock.
 */
export const ShoppingCart = v.object({
  items: v.array(Item),
  totalPrice: Money,
  cartLifetime: v.nullable(v.number()),
  expiresAt: ours(v.nullable(IsoMoment), null),
  /** How many times the cart's time may still be renewed without a change of the items. */
  renewalsLeft: ours(v.number(), 0),
  empty: v.boolean(),
  hasCardApplication: v.boolean(),
  ticketFareTooSoon: v.boolean(),
  earliestValidFrom: v.nullable(IsoDate),
  /** The due day of an invoice that is issued today; null = unknown. */
  invoiceDue: ours(v.nullable(IsoDate), null),
  /** The last day on which an order by such an invoice is kept without its money; null = unknown. */
  invoiceKeptUntil: ours(v.nullable(IsoDate), null),
  /**
   * When the account's last cart expired; null if no cart has expired, or if the account has bought something since
   * then; undefined = not told.
   */
  expiredAt: ours(v.nullish(IsoMoment), undefined),
  /** The items of the expired cart can be restored (`expiredCart`). */
  restorable: ours(v.boolean(), false),
  /** The items that the last attempt to order found changed and updated; empty after any other change of the cart. */
  changes: ours(v.array(CartLine), []),
});
export type ShoppingCart = v.InferOutput<typeof ShoppingCart>;
