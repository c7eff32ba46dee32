import type { Context } from 'hono';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../services/services.ts';
import type { AppEnv } from './app-env.ts';

/** Whether the caller disconnected before the whole request had arrived. Then the request fails for this reason only. */
const hasDisconnected = ({ env: { incoming } }: Context<AppEnv>): boolean =>
  incoming !== undefined && incoming.destroyed && !incoming.complete;

/** Logs why a request failed, unless an ApiError refused it. Level error means that somebody must repair something. */
export function logFailure(
  context: Context<AppEnv>,
  { logger }: Pick<Services, 'logger'>,
  error: unknown,
  request: Readonly<Record<string, string>>,
): void {
  if (error instanceof ApiError) return;
  if (hasDisconnected(context)) logger.info(request, 'the caller has gone');
  else logger.error({ ...request, error }, isDatabaseAway(error) ? 'the database is away' : 'request failed');
}
