import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Item, ExpiredCart, ShoppingCart } from '../entities/shopping-cart.ts';
import { TicketFareOffer } from '../entities/ticket-fare-offer.ts';
import { walletOperations } from '../enumerations.ts';
import { unspecified } from '../ours.ts';
import { commonQuery, QueryDate, QueryId } from '../query.ts';
import { Id, IsoDate, Money, PathId, PositiveMoney, requiredText, text } from '../values.ts';

const query = v.object(commonQuery);

export const shoppingCart = endpoint({
  name: 'shoppingCart',
  method: 'GET',
  path: '/api/eshop/shopping-cart',
  summary: "The account's cart.",
  access: 'customer',
  extension: 'specified',
  query,
  response: ShoppingCart,
  errors: [],
});

export const ticketFareOffers = endpoint({
  name: 'ticketFareOffers',
  method: 'GET',
  path: '/api/eshop/shopping-cart/ticket-fare-offers',
  summary:
    "The ticket fares for a card from a day on, in the operator's order, with the prices that the cart would have.",
  access: 'customer',
  extension: 'ticketFareOffers',
  query: v.object({ ...commonQuery, cardId: QueryId, date: QueryDate }),
  response: v.array(TicketFareOffer),
  errors: [],
});

/** A ticket fare for the cart (TFR-01); `zone` is the zone's name. */
export const AddTicketFare = v.object({
  cardId: Id,
  validFrom: IsoDate,
  ticketCombinationId: Id,
  zone: requiredText(50),
});

export const addTicketFare = endpoint({
  name: 'addTicketFare',
  method: 'POST',
  path: '/api/eshop/shopping-cart-items/ticket-fare',
  summary: 'Put a ticket fare into the cart, priced by the server.',
  access: 'customer',
  extension: 'specified',
  creates: true,
  query,
  request: AddTicketFare,
  response: unspecified(Item),
  errors: [
    'CARD_NOT_ACTIVE',
    'CUSTOMER_NOT_MANAGEABLE',
    'CART_FULL',
    'TICKET_FARE_ALREADY_IN_CART',
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
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

/** A top-up for the cart (WAL-01); money in minor units. */
export const AddEWalletTransaction = v.object({
  eWalletId: Id,
  operation: v.optional(v.picklist(walletOperations), 'RECHARGE'),
  price: PositiveMoney,
  note: v.optional(v.nullable(text(255)), null),
  previousBalance: Money,
});

export const addEWalletTransaction = endpoint({
  name: 'addEWalletTransaction',
  method: 'POST',
  path: '/api/eshop/shopping-cart-items/e-wallet-transaction',
  summary: 'Put a wallet top-up into the cart.',
  access: 'customer',
  extension: 'specified',
  creates: true,
  query,
  request: AddEWalletTransaction,
  response: unspecified(Item),
  errors: [
    'CARD_NOT_ACTIVE',
    'CUSTOMER_NOT_MANAGEABLE',
    'CART_FULL',
    'E_WALLET_RECHARGE_ALREADY_IN_CART',
    'E_WALLET_NOT_ALLOWED',
    'E_WALLET_BELOW_MINIMUM_RECHARGE',
    'E_WALLET_ABOVE_MAXIMUM_RECHARGE',
    'E_WALLET_ABOVE_MAXIMUM_AMOUNT',
    'E_WALLET_BALANCE_CHANGED',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

/** `applicationId`: one of the account's own card applications, whose fee is added. */
export const AddFee = v.object({ feeId: Id, applicationId: Id });

export const addFee = endpoint({
  name: 'addFee',
  method: 'POST',
  path: '/api/eshop/shopping-cart-items/fee',
  summary:
    "Put the fee for a chip card into the cart, priced by the server, for one of the account's card applications; only one fee for each application.",
  access: 'customer',
  extension: 'specified',
  creates: true,
  query,
  request: AddFee,
  response: unspecified(Item),
  errors: [
    'CARD_APPLICATION_CLOSED',
    'CART_FULL',
    'FEE_ALREADY_IN_CART',
    'FEE_ALREADY_ORDERED',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

/** The number of one of the account's own reclamations that was settled with a fee. */
export const AddReclamationFee = v.object({ reclamationNumber: requiredText(20) });

export const addReclamationFee = endpoint({
  name: 'addReclamationFee',
  method: 'POST',
  path: '/api/eshop/shopping-cart-items/reclamation',
  summary:
    "Put the fee of one of the account's reclamations into the cart, priced by the server (ours); only one fee for each reclamation, and none after it was paid.",
  access: 'customer',
  extension: 'reclamationLife',
  creates: true,
  query,
  request: AddReclamationFee,
  response: Item,
  errors: ['CART_FULL', 'FEE_ALREADY_IN_CART', 'FEE_ALREADY_ORDERED', 'IDEMPOTENCY_KEY_REUSED'],
});

export const clearCart = endpoint({
  name: 'clearCart',
  method: 'DELETE',
  path: '/api/eshop/shopping-cart-items',
  summary:
    'Remove every item from the cart, also items that cannot be removed alone, together with the items that they belong to.',
  access: 'customer',
  extension: 'specified',
  query,
  errors: [],
});

export const removeCartItem = endpoint({
  name: 'removeCartItem',
  method: 'DELETE',
  path: '/api/eshop/shopping-cart-items/:id',
  summary: 'Remove one item from the cart; the call succeeds if the item was removed already.',
  access: 'customer',
  extension: 'specified',
  params: v.object({ id: PathId }),
  query,
  errors: ['CART_ITEM_NOT_REMOVABLE'],
});

export const expiredCart = endpoint({
  name: 'expiredCart',
  method: 'GET',
  path: '/api/eshop/shopping-cart/expired',
  summary: 'The items of the expired cart, each with its present price and state.',
  access: 'customer',
  extension: 'cartLife',
  query,
  response: ExpiredCart,
  errors: [],
});

export const restoreCart = endpoint({
  name: 'restoreCart',
  method: 'POST',
  path: '/api/eshop/shopping-cart/restore',
  summary:
    'Put the items of the expired cart back that are still possible, with their present prices and starts; delete the others.',
  access: 'customer',
  extension: 'cartLife',
  creates: true,
  query,
  response: v.object({ restored: v.number(), dropped: v.number() }),
  errors: ['NOTHING_TO_RESTORE', 'IDEMPOTENCY_KEY_REUSED'],
});

export const dismissExpiredCart = endpoint({
  name: 'dismissExpiredCart',
  method: 'DELETE',
  path: '/api/eshop/shopping-cart/expired',
  summary: 'Delete the items of the expired cart; a repeated call succeeds.',
  access: 'customer',
  extension: 'cartLife',
  query,
  errors: [],
});
