import { guardedPageOf, type GuardedPage } from '../../../contract/guarded-pages.ts';
import { accountPath } from '../../runtime/account-path.ts';
import { loginPath } from '../../runtime/hash-path.ts';
import { ownAddress, wantedAddress, type Redirection } from '../../runtime/redirect-address.ts';

/** The pages that a visitor who is not logged in may open (first specification, 2). */
const publicPaths = new Set([
  '/',
  '/registration',
  '/forgotten-password',
  '/verification',
  '/change-password',
  '/verify',
]);

const account: Redirection = { to: accountPath, search: {} };

/** Addresses of the shop at which there is nothing by itself. */
const withoutPage = new Set(['/app', '/app/user-linked-account']);

type Query = Readonly<Record<string, string>>;

export interface GuardQuestion {
  /** The wanted path, without its query. */
  readonly path: string;
  readonly query: Query;
  /** Who is logged in until when, epoch milliseconds; null = nobody. */
  readonly session: { readonly expiresAt: number } | null;
  readonly now: number;
  /** The pages that the account may open among those that ask; none where that could not be found out. */
  readonly allowedPages: readonly GuardedPage[];
}

/** Capitals and a slash at the end do not count, as they do not for the router: no spelling leads past a guard. */
const plain = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1');

/** The page that asks for a permission before it opens (APP-10); null for all others. */
export const guardedPage = (path: string): GuardedPage | null => guardedPageOf(plain(path).replace(/^\/app\//, ''));

function guardVisitor(path: string, query: Query): Redirection | null {
  if (publicPaths.has(path)) return null;
  const { token } = query;
  return {
    to: loginPath,
    search: { redirectUrl: wantedAddress(path, query), ...(token === undefined ? {} : { token }) },
  };
}

/**
 * Where to go instead of the wanted page; null = the page may be opened. Logged out, a page outside the public set
 * leads to log-in with the wanted address and any token kept (APP-06), and so does a session that is over (APP-08); logged in, the log-in page leads to the wanted
 * address, which must be one of ours, else to the account (APP-07); so does a page that the account may not open
 * (APP-10).
 */
export function guardRoute({ path: wanted, query, session, now, allowedPages }: GuardQuestion): Redirection | null {
  const path = plain(wanted);
  if (session === null || now >= session.expiresAt) return guardVisitor(path, query);
  if (path === loginPath) return ownAddress(query) ?? account;
  if (withoutPage.has(path)) return account;
  const page = guardedPage(path);
  return page === null || allowedPages.includes(page) ? null : account;
}
