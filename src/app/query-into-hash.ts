const paymentReturnPath = '/payment-return';
const cartPath = '/app/shopping-cart';

type Address = Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;

/**
 * An address with a query before the hash reloads into the hash route, the query kept (APP-04): a gateway returns so.
 * True when the page is on its way there.
 */
export function moveQueryIntoHash(address: Address): boolean {
  const returns = address.pathname === paymentReturnPath;
  if (address.search === '' && !returns) return false;
  const [route = '', hashQuery] = address.hash.replace(/^#/, '').split('?');
  const path = returns ? cartPath : route === '' ? '/' : route;
  const query = [address.search.slice(1), hashQuery].filter((part) => part !== undefined && part !== '').join('&');
  address.replace(`/#${path}${query === '' ? '' : `?${query}`}`);
  return true;
}
