import type { Context } from 'hono';
import type { Tokens } from '../auth/tokens.ts';
import { ApiError } from './api-error.ts';
import type { Caller } from './route.ts';

/** The account of the Bearer token. Throws ApiError UNAUTHENTICATED without a valid one. */
export async function authenticate(context: Context, tokens: Tokens): Promise<Caller> {
  const [scheme, token] = (context.req.header('authorization') ?? '').split(' ');
  const caller = scheme?.toLowerCase() === 'bearer' && token !== undefined ? await tokens.verify(token) : undefined;
  if (caller === undefined) throw new ApiError('UNAUTHENTICATED');
  return caller;
}
