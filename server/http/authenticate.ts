import type { Context } from 'hono';
import type { EndpointDefinition } from '../../contract/endpoint.ts';
import type { Standing } from '../auth/standings.ts';
import type { TokenClaims } from '../auth/tokens.ts';
import type { Services } from '../services.ts';
import { ApiError } from './api-error.ts';
import { isSameSecret } from './is-same-secret.ts';
import type { Caller } from './route.ts';

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

async function callerOf(context: Context, { tokens, standings }: Authenticating, operator: boolean): Promise<Caller> {
  const token = bearerOf(context);
  const claims = token === undefined ? undefined : await tokens.verify(token);
  if (claims === undefined) throw new ApiError('UNAUTHENTICATED');
  const { accountId, username, tokenId } = claims;
  const standing = await (operator ? standings.now(accountId) : standings.of(accountId));
  if (!stillHolds(standing, claims)) throw new ApiError('UNAUTHENTICATED');
  if (operator && standing.role !== 'OPERATOR') throw new ApiError('FORBIDDEN');
  return { accountId, username, tokenId };
}

/** An installation without a token of its own has no telephone application. */
function checkMapPhone(context: Context, { configuration }: Authenticating): void {
  if (configuration.mapPhoneToken === undefined) throw new ApiError('FORBIDDEN');
  const given = context.req.header(mapPhoneHeader);
  if (given === undefined || !isSameSecret(given, configuration.mapPhoneToken)) throw new ApiError('UNAUTHENTICATED');
}

/**
 * Checks what a call's access asks for: the account of the Bearer token for customers and operators, nobody for the rest.
 * Throws ApiError UNAUTHENTICATED without a valid token, FORBIDDEN for an account that is no operator's.
 */
export async function authenticate(
  context: Context,
  access: EndpointDefinition['access'],
  services: Authenticating,
): Promise<Caller | undefined> {
  if (access === 'mapPhone') checkMapPhone(context, services);
  return access === 'customer' || access === 'operator'
    ? callerOf(context, services, access === 'operator')
    : undefined;
}
