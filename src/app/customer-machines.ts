import { provideCustomerSelection } from '#features/account/customer-selection/customer-selection.actors.ts';
import { provideCart } from '#features/purchase/cart/cart.actors.ts';
import { provideMailLanguage } from '#features/settings/mail-language/mail-language.actors.ts';
import { isLoggedIn } from '#machines/visitor/session/session.view.ts';
import type { Shop } from '#runtime/shop.ts';
import { selectCustomer } from './router/select-customer.ts';

/**
 * Starts the machines that need a logged-in customer, unless they run already. If somebody is logged in, sends them
 * `sessionStarted`; a second `sessionStarted` has no effect. The customer of the requested path is selected first, so
 * that no other customer is read.
 */
export function startCustomerMachines(shop: Shop, path: string): void {
  shop.startCustomerMachine('cart', provideCart);
  shop.startCustomerMachine('customerSelection', provideCustomerSelection);
  shop.startCustomerMachine('mailLanguage', provideMailLanguage);
  selectCustomer(shop, path);
  if (!isLoggedIn(shop.actor('session').getSnapshot())) return;
  shop.tell('cart', { type: 'sessionStarted' });
  shop.tell('customerSelection', { type: 'sessionStarted' });
  shop.tell('mailLanguage', { type: 'sessionStarted' });
}
