import type { MiddlewareHandler } from 'hono';
import { isPagePath } from '#contract/page-paths.ts';
import type { AppEnv } from '../http/app-env.ts';

/** Programs that make links safe write the hash as `%23`, some of them what follows it too. */
const encodedHash = /^\/%23/i;
const encodedSigns = /%(?:3F|3D|26)/gi;

/** The address of a hash route that an address without a hash means, such as `/verify?token=t`; undefined for all others. */
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

/** Leads from the address of a page that has lost its hash to the page, with its query (APP-04). */
export const pageWithoutHash: MiddlewareHandler<AppEnv> = (context, next) => {
  const address = hashAddressOf(new URL(context.req.url));
  return address === undefined ? next() : Promise.resolve(context.redirect(address, 302));
};
