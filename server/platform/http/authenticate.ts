import type { Context } from 'hono';
import type { AccountCredentials } from '../credentials/account-credentials.ts';
import { isSameSecret } from '../credentials/is-same-secret.ts';
import type { TokenClaims } from '../credentials/tokens.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../services/services.ts';
import type { Caller, Route, TransactionMode } from './route.ts';

/** The header with the telephone application's own token (MAP-01). */
export const mapPhoneHeader = 'map-phone-auth-token';

type Authenticating = Pick<Services, 'configuration' | 'credentials' | 'tokens'>;

/**
 * A changed password ends the tokens that were signed before, except the token of the person who changed it. A token
 * whose log-in was ended is always refused.
 */
const acceptsToken = (
  account: AccountCredentials,
  { credentialsVersion, tokenId }: TokenClaims,
): account is NonNullable<AccountCredentials> =>
  account !== undefined &&
  !account.endedTokenIds.includes(tokenId) &&
  (account.credentialsVersion === credentialsVersion || account.keptTokenId === tokenId);

/**
 * The scheme in upper or lower case, and one token (RFC 6750, 2.1). Several headers would arrive joined by a comma, and
 * do not match.
 */
const bearer = /^bearer +([\w.~+/-]+=*)$/i;

const bearerOf = (context: Context): string | undefined => bearer.exec(context.req.header('authorization') ?? '')?.[1];

/** The caller, and the functions that check whether the account still accepts the caller's token. */
export interface Authenticated {
  readonly caller: Caller | undefined;
  /** Throws ApiError UNAUTHENTICATED unless the account that was read still accepts the token. */
  readonly confirmAccount: (account: AccountCredentials) => void;
  /** Reads and checks the account unless `confirmAccount` has accepted it before. Throws ApiError UNAUTHENTICATED. */
  readonly confirmUnlessDone: () => Promise<void>;
}

interface AuthenticatedAccount extends Authenticated {
  readonly caller: Caller;
}

const anonymous: Authenticated = {
  caller: undefined,
  confirmAccount: () => {},
  confirmUnlessDone: () => Promise.resolve(),
};

async function authenticateBearer(
  context: Context,
  { tokens, credentials }: Authenticating,
): Promise<AuthenticatedAccount> {
  const token = bearerOf(context);
  const claims = token === undefined ? undefined : await tokens.verify(token);
  if (claims === undefined) throw new ApiError('UNAUTHENTICATED');
  const { accountId, username, tokenId } = claims;
  let isConfirmed = false;
  const confirmAccount = (account: AccountCredentials): void => {
    if (!acceptsToken(account, claims)) throw new ApiError('UNAUTHENTICATED');
    isConfirmed = true;
  };
  return {
    caller: { accountId, username, tokenId },
    confirmAccount,
    confirmUnlessDone: async () => {
      if (!isConfirmed) confirmAccount(await credentials.recent(accountId));
    },
  };
}

/** The operator's account is read from the database at each call, without a cache. */
async function bearingOperator(context: Context, services: Authenticating): Promise<Authenticated> {
  const authenticated = await authenticateBearer(context, services);
  const account = await services.credentials.current(authenticated.caller.accountId);
  authenticated.confirmAccount(account);
  if (account?.role !== 'OPERATOR') throw new ApiError('FORBIDDEN');
  return authenticated;
}

async function bearingCustomer(
  context: Context,
  mode: TransactionMode,
  services: Authenticating,
): Promise<Authenticated> {
  const authenticated = await authenticateBearer(context, services);
  if (mode !== 'locking') await authenticated.confirmUnlessDone();
  return authenticated;
}

/** If no token is configured, the telephone application's calls are refused. */
function checkMapPhone(context: Context, { configuration }: Authenticating): void {
  if (configuration.mapPhoneToken === undefined) throw new ApiError('FORBIDDEN');
  const given = context.req.header(mapPhoneHeader);
  if (given === undefined || !isSameSecret(given, configuration.mapPhoneToken)) throw new ApiError('UNAUTHENTICATED');
}

/** Compares with every configured token, so that the time does not reveal which token is similar. */
function checkSystem(context: Context, { configuration }: Authenticating): void {
  const given = bearerOf(context);
  const known = configuration.systemTokens.filter((token) => given !== undefined && isSameSecret(given, token));
  if (known.length === 0) throw new ApiError('UNAUTHENTICATED');
}

/**
 * Authenticates a call as its endpoint's `access` demands: customers and operators by the Bearer token, the telephone
 * application by its own token, system accounts by a configured Bearer token, public calls not at all. A `locking` route
 * confirms the customer's account itself. Throws ApiError UNAUTHENTICATED without a valid token, FORBIDDEN if the
 * account is not an operator's.
 */
export async function authenticate(
  context: Context,
  { endpoint: { access }, mode }: Pick<Route, 'endpoint' | 'mode'>,
  services: Authenticating,
): Promise<Authenticated> {
  if (access === 'mapPhone') checkMapPhone(context, services);
  if (access === 'system') checkSystem(context, services);
  if (access === 'operator') return bearingOperator(context, services);
  return access === 'customer' ? bearingCustomer(context, mode, services) : anonymous;
}
