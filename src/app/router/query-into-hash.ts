import { paymentReturnOf } from '../../../machines/payment-return/payment-return.view.ts';

const paymentReturnPath = '/payment-return';
const cartPath = '/app/shopping-cart';
const ordersPath = '/app/order-list';

/** A return that names no payment leads to the orders, which show how each stands. */
const pathOfReturn = (search: string): string => {
  const fields = new URLSearchParams(search);
  return paymentReturnOf(Object.fromEntries(fields)) === null ? ordersPath : cartPath;
};

type Address = Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;

/**
 * An address with a query before the hash reloads into the hash route, the query kept (APP-04): a gateway returns so.
 * True when the page is on its way there.
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
