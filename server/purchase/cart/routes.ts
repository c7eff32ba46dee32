import {
  clearCart,
  dismissExpiredCart,
  expiredCart,
  removeCartItem,
  restoreCart,
  shoppingCart,
} from '#contract/endpoints/shopping-cart.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { addEWalletTransactionRoute } from './add-e-wallet-transaction.ts';
import { addFeeRoute } from './add-fee.ts';
import { addReclamationFeeRoute } from './add-reclamation-fee.ts';
import { addTicketFareRoute } from './add-ticket-fare.ts';
import { addTicketFaresRoute } from './add-ticket-fares.ts';
import { cardApplicationFeeRoute } from './card-application-fee.ts';
import { dismiss, readExpiredCart, restore } from './expired-cart.ts';
import { readCart } from './read-cart.ts';
import { clearItems, removeItem } from './remove-items.ts';
import { ticketFareOffersRoute } from './ticket-fare-offers.ts';

export const cartRoutes: readonly Route[] = [
  route(shoppingCart, 'read', readCart),
  ticketFareOffersRoute,
  addTicketFareRoute,
  addTicketFaresRoute,
  addEWalletTransactionRoute,
  addFeeRoute,
  addReclamationFeeRoute,
  cardApplicationFeeRoute,
  route(clearCart, 'write', clearItems),
  route(removeCartItem, 'write', removeItem),
  route(expiredCart, 'read', readExpiredCart),
  route(restoreCart, 'write', restore),
  route(dismissExpiredCart, 'write', dismiss),
];
