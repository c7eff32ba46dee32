import * as v from 'valibot';
import { orderItemTypes, walletOperations } from '../enumerations.ts';
import { Id, IsoDate, IsoMoment, Money } from '../values.ts';
import { Zone } from './tariff.ts';

/** What an item is about; which members are set depends on its type (first specification, 3). */
export const ItemPayload = v.object({
  applicationId: v.optional(Id),
  cardNumber: v.optional(v.string()),
  nonRemovable: v.optional(v.boolean()),
  ticketFareParentId: v.optional(Id),
  originId: v.optional(Id),
  eWalletId: v.optional(Id),
  ticketFareId: v.optional(Id),
  cardId: v.optional(Id),
  ticketFareValidFrom: v.optional(IsoDate),
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
  type: v.picklist(orderItemTypes),
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

/**
 * The account's cart (first specification, 2 'Shopping cart' and 3). `expiresAt` is null while it is empty;
 * `cartLifetime` is what is left until then, in whole seconds, by the server's clock.
 */
export const ShoppingCart = v.object({
  items: v.array(Item),
  totalPrice: Money,
  cartLifetime: v.nullable(v.number()),
  expiresAt: v.nullable(IsoMoment),
  empty: v.boolean(),
  hasCardApplication: v.boolean(),
  ticketFareTooSoon: v.boolean(),
  earliestValidFrom: v.nullable(IsoDate),
});
export type ShoppingCart = v.InferOutput<typeof ShoppingCart>;
