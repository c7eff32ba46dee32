import { paymentReturnOf } from '../../../machines/payment-return/payment-return.view.ts';

const paymentReturnPath = '/payment-return';
const cartPath = '/app/shopping-cart';
const ordersPath = '/app/order-list';

/** A return from a gateway that names no payment leads to the orders, which show their states. */
const pathOfReturn = (search: string): string => {
  const fields = new URLSearchParams(search);
  return paymentReturnOf(Object.fromEntries(fields)) === null ? ordersPath : cartPath;
};

type Address = Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;

/**
 * Moves a query before the hash into the hash route (APP-04); gateways return to such an address. True if the browser
 * is loading the new address.
 */
export function moveQueryIntoHash(address: Address): boolean {
  const returns = address.pathname === paymentReturnPath;
  if (address.search === '' && !returns) return false;
  const [route = '', hashQuery] = address.hash.replace(/^#/, '').split('?');
  const path = returns ? pathOfReturn(address.search) : route === '' ? '/' : route;
  const query = [address.search.slice(1), hashQuery].filter((part) => part !== undefined && part !== '').join('&');
  address.replace(`/#${path}${query === '' ? '' : `?${query}`}`);
  return true;
}
