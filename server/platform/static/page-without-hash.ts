import type { MiddlewareHandler } from 'hono';
import { isPagePath } from '#contract/page-paths.ts';
import type { AppEnv } from '../http/app-env.ts';

/** Link-protection programs write the hash as `%23`; some also encode the signs ?, = and & after it. */
const encodedHash = /^\/%23/i;
const encodedSigns = /%(?:3F|3D|26)/gi;

/**
 * The address with a hash for an address whose hash was lost, such as `/verify?token=t`; undefined if it is not a page
 * of the shop.
 */
export function hashAddressOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const afterHash = pathname.replace(encodedHash, '');
  const isWhole = search !== '' || afterHash === pathname;
  const [path = '', ...query] = (
    isWhole ? afterHash + search : afterHash.replaceAll(encodedSigns, decodeURIComponent)
  ).split('?');
  const page = path === '' ? '/' : path;
  if (!isPagePath(page)) return undefined;
  return `/#${page}${query.length === 0 ? '' : `?${query.join('?')}`}`;
}

/** Redirects an address whose hash was lost to the page, with its query (APP-04). */
export const pageWithoutHash: MiddlewareHandler<AppEnv> = (context, next) => {
  const address = hashAddressOf(new URL(context.req.url));
  return address === undefined ? next() : Promise.resolve(context.redirect(address, 302));
};
