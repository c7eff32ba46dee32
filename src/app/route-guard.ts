import { loginPath } from './hash-path.ts';

/** The pages that a visitor who is not logged in may open (first specification, 2). */
const publicPaths = new Set([
  '/',
  '/registration',
  '/forgotten-password',
  '/verification',
  '/change-password',
  '/verify',
]);

export const accountPath = '/app/user-account';

type Query = Readonly<Record<string, string>>;

export interface GuardQuestion {
  /** The wanted path, without its query. */
  readonly path: string;
  readonly query: Query;
  readonly loggedIn: boolean;
}

export interface Redirection {
  readonly to: string;
  readonly search: Query;
}

/** Only a path of the shop itself may be wanted: no scheme, no host, no way up. */
const isOwnPath = (path: string): boolean => /^\/(app|approve-managed-card|reject-managed-card)(\/[\w-]+)*$/.test(path);

/** The wanted address in one value: its path, and its query behind `?` without the token, which has a place of its own. */
function wantedAddress(path: string, { token: _, ...query }: Query): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

function afterLogin({ redirectUrl = '', token }: Query): Redirection {
  const [path = '', search = ''] = redirectUrl.split('?');
  if (!isOwnPath(path)) return { to: accountPath, search: {} };
  return {
    to: path,
    search: { ...Object.fromEntries(new URLSearchParams(search)), ...(token === undefined ? {} : { token }) },
  };
}

/**
 * Where to go instead of the wanted page; null = the page may be opened. Logged out, a page outside the public set
 * leads to log-in with the wanted address and any token kept (APP-06); logged in, the log-in page leads to the wanted
 * address, which must be one of ours, else to the account (APP-07).
 */
export function guardRoute({ path, query, loggedIn }: GuardQuestion): Redirection | null {
  if (loggedIn) return path === loginPath ? afterLogin(query) : null;
  if (publicPaths.has(path)) return null;
  const { token } = query;
  return {
    to: loginPath,
    search: { redirectUrl: wantedAddress(path, query), ...(token === undefined ? {} : { token }) },
  };
}
