/** A part of a path that is a word of the shop, not a number, a code or a name of a person. */
const ownWord = /^(?:i18n|[a-z]+(?:-[a-z]+)*)$/;
/** The paths of files that the build wrote; these paths are kept whole. */
const builtFile = /^\/(?:pass\/)?assets\/[\w.-]+$/;

function readUrl(address: string): URL | null {
  try {
    return new URL(address, 'http://relative.invalid');
  } catch {
    return null;
  }
}

const maskPath = (path: string): string =>
  builtFile.test(path)
    ? path
    : path
        .split('/')
        .map((part) => (part === '' || ownWord.test(part) ? part : ':id'))
        .join('/');

/** The route in a hash, such as `#/app/order-list/:id`; empty for any other hash. */
const maskHash = (hash: string): string =>
  hash.startsWith('#/') ? `#${maskPath(hash.slice(1).replace(/\?.*$/s, ''))}` : '';

/**
 * The pattern of an address: `https://shop.example/#/verify?token=…` becomes `https://shop.example/#/verify`, and
 * `/api/eshop/orders/12` becomes `/api/eshop/orders/:id`. Queries, user names and the content of `blob:` and `data:`
 * addresses are left out.
 */
export function maskAddress(address: string): string {
  const url = readUrl(address);
  if (url === null) return ':address';
  const { protocol, origin, pathname, hash, hostname } = url;
  if (protocol !== 'http:' && protocol !== 'https:') return protocol;
  return (hostname === 'relative.invalid' ? '' : origin) + maskPath(pathname) + maskHash(hash);
}

/** The pattern of the page that an address opens: `/app/order-list/:id`. */
export const routeOf = (address: string): string => {
  const { pathname = '', hash = '' } = readUrl(address) ?? {};
  return maskHash(hash).slice(1) || maskPath(pathname);
};
