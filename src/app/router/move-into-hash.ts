import { paymentReturnOf } from '#machines/purchase/payment-return/payment-return-of.ts';

const paymentReturnPath = '/payment-return';
const cartPath = '/app/shopping-cart';
const ordersPath = '/app/order-list';

/** If a return from a gateway does not name a payment, opens the list of orders, which shows their states. */
const pathOfReturn = (search: string): string => {
  const fields = new URLSearchParams(search);
  return paymentReturnOf(Object.fromEntries(fields)) === null ? ordersPath : cartPath;
};

type Address = Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;

/**
 * The path before the hash. Only the shop's own page and the returns from gateways have such a path; some programs write
 * `#` as `%23`.
 */
const pathBefore = (pathname: string): string =>
  pathname.replace(/^\/index\.html$/, '/').replace(/^\/%23(?=\/|$)/i, '') || '/';

/**
 * Moves a path and a query before the hash into the hash route (APP-04). Gateways return to such an address, and so does
 * a link that has lost its `#`. True if the browser is loading the new address.
 */
export function moveIntoHash(address: Address): boolean {
  const returns = address.pathname === paymentReturnPath;
  const before = pathBefore(address.pathname);
  if (address.search === '' && before === '/' && !returns) return false;
  const [route = '', hashQuery] = address.hash.replace(/^#/, '').split('?');
  const path = returns ? pathOfReturn(address.search) : route === '' ? before : route;
  const query = [address.search.slice(1), hashQuery].filter((part) => part !== undefined && part !== '').join('&');
  address.replace(`/#${path}${query === '' ? '' : `?${query}`}`);
  return true;
}
