import { accountPath } from '#contract/account-pages.ts';
import { guardedPageOf, type GuardedPage } from '#contract/guarded-pages.ts';
import { isPagePath, publicPagePaths } from '#contract/page-paths.ts';
import { loginPath } from '#runtime/hash-path.ts';
import { ownAddress, requestedAddress, type Redirection } from '#runtime/redirect-address.ts';

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
  /** The requested path, without its query. */
  readonly path: string;
  readonly query: Query;
  /** The end of the session in epoch milliseconds; `session` is null if nobody is logged in. */
  readonly session: { readonly expiresAt: number; readonly isStaff: boolean } | null;
  readonly now: number;
  /** The guarded pages that the account may open; empty if the server did not answer. */
  readonly allowedPages: readonly GuardedPage[];
  /** The pages of the desk that the operator uses. */
  readonly deskPages: readonly DeskPage[];
}

/**
 * The path in lower case without a trailing slash. The router ignores case and trailing slash, so the guards must ignore
 * them, too: otherwise a person could bypass a guard.
 */
const plainPath = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1');

/** The guarded page to which a path belongs (APP-10); null for all other paths. */
export const guardedPage = (path: string): GuardedPage | null => guardedPageOf(plainPath(path).replace(/^\/app\//, ''));

/**
 * Whether a path needs no log-in: a public page, or an unknown path, which shows the page for unknown addresses
 * (APP-05).
 */
const isOpenToAll = (path: string): boolean => publicPaths.has(path) || !(isPagePath(path) || withoutPage.has(path));

function guardVisitor(path: string, query: Query): Redirection | null {
  if (isOpenToAll(path)) return null;
  const { token } = query;
  return {
    to: loginPath,
    search: { redirectUrl: requestedAddress(path, query), ...(token === undefined ? {} : { token }) },
  };
}

const isBelow = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`);

/** The staff may open the desk and pages without log-in; all other pages are for customers. */
function guardStaff(path: string, query: Query, pages: readonly DeskPage[]): Redirection | null {
  const isOpen = (target: string) => pages.some((page) => isBelow(target, page));
  if (isOpen(path) || (path !== loginPath && isOpenToAll(path))) return null;
  const target = path === loginPath ? ownAddress(query) : null;
  return target !== null && isOpen(plainPath(target.to)) ? target : { to: pages[0] ?? '/desk/payments', search: {} };
}

/**
 * The address to redirect to; null = the page may be opened.
 * - If nobody is logged in or the session has ended (APP-08), and the page is not public: log-in, with the requested
 * address and its token (APP-06).
 * - If someone is logged in and opens log-in: the requested address if it is an address of the shop, else the account
 * page (APP-07).
 * - If the account may not open the page: the account page (APP-10). Only the operator's staff may open the desk, and no
 * other pages.
 */
export function guardRoute(question: GuardQuestion): Redirection | null {
  const { path: requested, query, session, now, allowedPages } = question;
  const path = plainPath(requested);
  if (session === null || now >= session.expiresAt) return guardVisitor(path, query);
  if (session.isStaff) return guardStaff(path, query, question.deskPages);
  if (path === loginPath) return ownAddress(query) ?? account;
  if (isBelow(path, '/desk')) return account;
  if (withoutPage.has(path)) return account;
  const page = guardedPage(path);
  return page === null || allowedPages.includes(page) ? null : account;
}
