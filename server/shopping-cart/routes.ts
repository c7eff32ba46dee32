import {
  addEWalletTransaction,
  addTicketFare,
  clearCart,
  removeCartItem,
  shoppingCart,
} from '../../contract/endpoints/shopping-cart.ts';
import { route } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import { addEWallet } from './add-e-wallet-transaction.ts';
import { addTicket } from './add-ticket-fare.ts';
import { readCart } from './read-cart.ts';
import { clearItems, removeItem } from './remove-items.ts';

export const cartRoutes: readonly Route[] = [
  route(shoppingCart, 'read', readCart),
  route(addTicketFare, 'write', addTicket),
  route(addEWalletTransaction, 'write', addEWallet),
  route(clearCart, 'write', clearItems),
  route(removeCartItem, 'write', removeItem),
];
