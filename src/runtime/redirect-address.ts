import { accountPath } from '#contract/account-pages.ts';

type Query = Readonly<Record<string, string>>;

export interface Redirection {
  readonly to: string;
  readonly search: Query;
}

/** Only a path within the shop: no scheme, no host, no `..`. */
const ownPath = /^\/(app|desk|approve-managed-card|reject-managed-card)(\/[\w-]+)*$/;

const withToken = (search: Query, token: string | undefined): Query =>
  token === undefined ? search : { ...search, token };

/** The shop's own address that a `redirectUrl` names, with the token put back; null for anything else. */
export function ownAddress({ redirectUrl = '', token }: Query): Redirection | null {
  const [path = '', search = ''] = redirectUrl.split('?');
  if (!ownPath.test(path)) return null;
  return { to: path, search: withToken(Object.fromEntries(new URLSearchParams(search)), token) };
}

/** The wanted address as one value: the path, then `?` and the query without the token, which is passed separately. */
export function wantedAddress(path: string, { token: _, ...query }: Query): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Without `URL.canParse`, which is newer than the oldest supported browsers. */
function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * The foreign address that a `redirectUrl` names, with the token appended; null unless the operator allows its origin
 * (APP-11). An entry of the list is an origin (`https://app.example`) or an origin with the beginning of a path.
 */
export function allowedForeignAddress({ redirectUrl = '', token }: Query, allowList: readonly string[]): string | null {
  const wanted = readUrl(redirectUrl);
  if (wanted === null || !['https:', 'http:'].includes(wanted.protocol)) return null;
  if (wanted.username !== '' || wanted.password !== '') return null;
  const isAllowed = allowList.map(readUrl).some((allowed) => allowed !== null && lies(wanted, allowed));
  if (!isAllowed) return null;
  if (token !== undefined) wanted.searchParams.set('token', token);
  return wanted.href;
}

function lies(wanted: URL, allowed: URL): boolean {
  if (wanted.origin !== allowed.origin) return false;
  const folder = allowed.pathname.replace(/\/$/, '');
  return wanted.pathname === folder || wanted.pathname.startsWith(`${folder}/`);
}

export type NextAddress =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'foreign'; readonly url: string };

/** The pages that process the parameters of mailed links and of gateways' returns, and have to do so first. */
const processing: readonly (readonly [page: RegExp, parameters: readonly string[]])[] = [
  [/^\/(verify|change-password|unsubscribe-notifications|approve-managed-card|reject-managed-card)$/, ['token']],
  [/^\/app\/shopping-cart$/, ['payId', 'ORDERNUMBER']],
  [/^\/app\/(user-account|user-linked-account\/[\w-]+)$/, ['orderId']],
];

const isProcessed = (page: string, query: Query): boolean =>
  processing.some(([pages, parameters]) => pages.test(page) && parameters.some((name) => name in query));

/**
 * Where the redirect flag leads after start-up (APP-11): to the address in `redirectUrl` if it is the shop's own or
 * allowed by the operator, else to the account page. Null if the address has no `redirectUrl` but parameters that its
 * page (a path such as `/verify`) processes.
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
