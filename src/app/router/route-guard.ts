import { accountPath } from '#contract/account-pages.ts';
import { guardedPageOf, type GuardedPage } from '#contract/guarded-pages.ts';
import { isPagePath, publicPagePaths } from '#contract/page-paths.ts';
import { loginPath } from '#runtime/hash-path.ts';
import { ownAddress, wantedAddress, type Redirection } from '#runtime/redirect-address.ts';

const publicPaths = new Set<string>(publicPagePaths);

/** The pages of the operator's desk, in the order of its menu; each may have pages below it. */
export const deskPages = [
  '/desk/card-applications',
  '/desk/reclamations',
  '/desk/payments',
  '/desk/invoices',
  '/desk/mails',
  '/desk/failures',
  '/desk/settings',
] as const;
export type DeskPage = (typeof deskPages)[number];

const account: Redirection = { to: accountPath, search: {} };

/** Paths that have pages below them but no page of their own. */
const withoutPage = new Set(['/app', '/app/user-linked-account', '/desk']);

type Query = Readonly<Record<string, string>>;

export interface GuardQuestion {
  /** The wanted path, without its query. */
  readonly path: string;
  readonly query: Query;
  /** The end of the session in epoch milliseconds; null = nobody is logged in. */
  readonly session: { readonly expiresAt: number; readonly isStaff: boolean } | null;
  readonly now: number;
  /** The guarded pages that the account may open; none if the server did not answer. */
  readonly allowedPages: readonly GuardedPage[];
  /** The pages of the desk that the operator uses. */
  readonly deskPages: readonly DeskPage[];
}

/**
 * The path in lower case without a trailing slash. The router ignores both, so a guard must not be bypassed by them.
 */
const plain = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1');

/** The guarded page that a path leads to (APP-10); null for all others. */
export const guardedPage = (path: string): GuardedPage | null => guardedPageOf(plain(path).replace(/^\/app\//, ''));

/** Whether a path needs no log-in: a public page, or the page that says that there is none (APP-05). */
const isOpenToAll = (path: string): boolean => publicPaths.has(path) || !(isPagePath(path) || withoutPage.has(path));

function guardVisitor(path: string, query: Query): Redirection | null {
  if (isOpenToAll(path)) return null;
  const { token } = query;
  return {
    to: loginPath,
    search: { redirectUrl: wantedAddress(path, query), ...(token === undefined ? {} : { token }) },
  };
}

const isBelow = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`);

/** The staff see the desk and what needs no log-in; all other pages are about a customer. */
function guardStaff(path: string, query: Query, pages: readonly DeskPage[]): Redirection | null {
  const isOpen = (wanted: string) => pages.some((page) => isBelow(wanted, page));
  if (isOpen(path) || (path !== loginPath && isOpenToAll(path))) return null;
  const wanted = path === loginPath ? ownAddress(query) : null;
  return wanted !== null && isOpen(plain(wanted.to)) ? wanted : { to: pages[0] ?? '/desk/payments', search: {} };
}

/**
 * Where to redirect; null = the page may be opened.
 * - Nobody is logged in, or the session is over (APP-08), and there is a page that is not public: log-in, which keeps the wanted
 * address and its token (APP-06).
 * - Someone is logged in and opens log-in: the wanted address if it is one of the shop's, else the account page
 * (APP-07).
 * - The account may not open the page: the account page (APP-10). The desk is opened by the operator's staff only, and
 * they open nothing else.
 */
export function guardRoute(question: GuardQuestion): Redirection | null {
  const { path: wanted, query, session, now, allowedPages } = question;
  const path = plain(wanted);
  if (session === null || now >= session.expiresAt) return guardVisitor(path, query);
  if (session.isStaff) return guardStaff(path, query, question.deskPages);
  if (path === loginPath) return ownAddress(query) ?? account;
  if (isBelow(path, '/desk')) return account;
  if (withoutPage.has(path)) return account;
  const page = guardedPage(path);
  return page === null || allowedPages.includes(page) ? null : account;
}
