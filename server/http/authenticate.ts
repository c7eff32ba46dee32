import type { Context } from 'hono';
import type { Standing } from '../credentials/account-credentials.ts';
import type { TokenClaims } from '../credentials/tokens.ts';
import type { Services } from '../services/services.ts';
import { ApiError } from '../errors/api-error.ts';
import { isSameSecret } from './is-same-secret.ts';
import type { Caller, Route, TransactionMode } from './route.ts';

/** The header with the telephone application's own token (first specification, 7). */
export const mapPhoneHeader = 'map-phone-auth-token';

type Authenticating = Pick<Services, 'configuration' | 'standings' | 'tokens'>;

/** A change of the password ends the tokens signed before it, but the one of whoever made it. */
const stillHolds = (
  standing: Standing,
  { credentialsVersion, tokenId }: TokenClaims,
): standing is NonNullable<Standing> =>
  standing !== undefined && (standing.credentialsVersion === credentialsVersion || standing.keptTokenId === tokenId);

function bearerOf(context: Context): string | undefined {
  const [scheme, token] = (context.req.header('authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}

/** Who calls, and whether the account still lets that token in. */
export interface Authenticated {
  readonly caller: Caller | undefined;
  /** Throws ApiError UNAUTHENTICATED unless the account, as it was read, still lets the token in. */
  readonly confirmAccount: (account: Standing) => void;
  /** Asks for the account where nobody has confirmed it yet. Throws ApiError UNAUTHENTICATED. */
  readonly confirmAtLast: () => Promise<void>;
}

const nobody: Authenticated = {
  caller: undefined,
  confirmAccount: () => {},
  confirmAtLast: () => Promise.resolve(),
};

async function bearing(context: Context, { tokens, standings }: Authenticating): Promise<Authenticated> {
  const token = bearerOf(context);
  const claims = token === undefined ? undefined : await tokens.verify(token);
  if (claims === undefined) throw new ApiError('UNAUTHENTICATED');
  const { accountId, username, tokenId } = claims;
  let isConfirmed = false;
  const confirmAccount = (account: Standing): void => {
    if (!stillHolds(account, claims)) throw new ApiError('UNAUTHENTICATED');
    isConfirmed = true;
  };
  return {
    caller: { accountId, username, tokenId },
    confirmAccount,
    confirmAtLast: async () => {
      if (!isConfirmed) confirmAccount(await standings.of(accountId));
    },
  };
}

/** An operator's account is read with each call. */
async function bearingOperator(context: Context, services: Authenticating): Promise<Authenticated> {
  const authenticated = await bearing(context, services);
  const standing = await services.standings.now(authenticated.caller?.accountId ?? 0);
  authenticated.confirmAccount(standing);
  if (standing?.role !== 'OPERATOR') throw new ApiError('FORBIDDEN');
  return authenticated;
}

async function bearingCustomer(
  context: Context,
  mode: TransactionMode,
  services: Authenticating,
): Promise<Authenticated> {
  const authenticated = await bearing(context, services);
  if (mode !== 'holding') await authenticated.confirmAtLast();
  return authenticated;
}

/** An installation without a token of its own has no telephone application. */
function checkMapPhone(context: Context, { configuration }: Authenticating): void {
  if (configuration.mapPhoneToken === undefined) throw new ApiError('FORBIDDEN');
  const given = context.req.header(mapPhoneHeader);
  if (given === undefined || !isSameSecret(given, configuration.mapPhoneToken)) throw new ApiError('UNAUTHENTICATED');
}

/**
 * Checks what a call's access asks for: the account of the Bearer token for customers and operators, nobody for the rest.
 * A `holding` route confirms the customer's account itself.
 * Throws ApiError UNAUTHENTICATED without a valid token, FORBIDDEN for an account that is no operator's.
 */
export async function authenticate(
  context: Context,
  { endpoint: { access }, mode }: Pick<Route, 'endpoint' | 'mode'>,
  services: Authenticating,
): Promise<Authenticated> {
  if (access === 'mapPhone') checkMapPhone(context, services);
  if (access === 'operator') return bearingOperator(context, services);
  return access === 'customer' ? bearingCustomer(context, mode, services) : nobody;
}
