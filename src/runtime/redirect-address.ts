import { accountPath } from '#contract/account-pages.ts';
import { knownGateways } from '#contract/payment-gateways.ts';

type Query = Readonly<Record<string, string>>;

export interface Redirection {
  readonly to: string;
  readonly search: Query;
}

/** Allows only a path within the shop: no scheme, no host, no `..`. */
const ownPath = /^\/(app|desk|approve-managed-card|reject-managed-card)(\/[\w-]+)*$/;

const withToken = (search: Query, token: string | undefined): Query =>
  token === undefined ? search : { ...search, token };

/** The shop's own address that `redirectUrl` names, with the token added to its query; null for any other address. */
export function ownAddress({ redirectUrl = '', token }: Query): Redirection | null {
  const [path = '', search = ''] = redirectUrl.split('?');
  if (!ownPath.test(path)) return null;
  return { to: path, search: withToken(Object.fromEntries(new URLSearchParams(search)), token) };
}

/** The requested address as one value: the path, then `?` and the query without the token, which is passed separately. */
export function requestedAddress(path: string, { token: _, ...query }: Query): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** `URL.canParse` is not used, because the oldest supported browsers do not have it. */
function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * The address outside the shop that `redirectUrl` names, with the token appended; null if the operator does not allow
 * its origin (APP-11). An entry of the allow-list is an origin (`https://app.example`), or an origin with the beginning
 * of a path.
 */
export function allowedForeignAddress({ redirectUrl = '', token }: Query, allowList: readonly string[]): string | null {
  const requested = readUrl(redirectUrl);
  if (requested === null || !['https:', 'http:'].includes(requested.protocol)) return null;
  if (requested.username !== '' || requested.password !== '') return null;
  const isAllowed = allowList.map(readUrl).some((allowed) => allowed !== null && isBelow(requested, allowed));
  if (!isAllowed) return null;
  if (token !== undefined) requested.searchParams.set('token', token);
  return requested.href;
}

function isBelow(requested: URL, allowed: URL): boolean {
  if (requested.origin !== allowed.origin) return false;
  const folder = allowed.pathname.replace(/\/$/, '');
  return requested.pathname === folder || requested.pathname.startsWith(`${folder}/`);
}

export type NextAddress =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'foreign'; readonly url: string };

/** Pages that must first process the parameters of a mailed link or of a return from a gateway. */
const processing: readonly (readonly [page: RegExp, parameters: readonly string[]])[] = [
  [/^\/(verify|change-password|unsubscribe-notifications|approve-managed-card|reject-managed-card)$/, ['token']],
  [/^\/app\/shopping-cart$/, Object.values(knownGateways).map(({ paymentField }) => paymentField)],
  [/^\/app\/(user-account|user-linked-account\/[\w-]+)$/, ['orderId']],
];

const isProcessed = (page: string, query: Query): boolean =>
  processing.some(([pages, parameters]) => pages.test(page) && parameters.some((name) => name in query));

/**
 * The address that is opened after start-up if the redirect flag is set (APP-11): the address in `redirectUrl` if it is
 * the shop's own or allowed by the operator, else the account page. Null if there is no `redirectUrl` and the page (a
 * path such as `/verify`) must process its parameters.
 */
export function addressAfterStart(page: string, query: Query, allowList: readonly string[]): NextAddress | null {
  const url = allowedForeignAddress(query, allowList);
  if (url !== null) return { kind: 'foreign', url };
  const own = ownAddress(query);
  if (own !== null) {
    const search = new URLSearchParams(own.search).toString();
    return { kind: 'own', path: search === '' ? own.to : `${own.to}?${search}` };
  }
  if (isProcessed(page, query)) return null;
  return { kind: 'own', path: accountPath };
}
