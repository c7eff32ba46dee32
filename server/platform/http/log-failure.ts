import type { Context } from 'hono';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../services/services.ts';
import type { AppEnv } from './app-env.ts';

/** Whether the caller went away before the whole request had arrived: whatever failed then failed for that reason. */
const hasGone = ({ env: { incoming } }: Context<AppEnv>): boolean =>
  incoming !== undefined && incoming.destroyed && !incoming.complete;

/** Logs why a request failed, unless it was refused by an ApiError. Level error is for what somebody has to mend. */
export function logFailure(
  context: Context<AppEnv>,
  { logger }: Pick<Services, 'logger'>,
  error: unknown,
  request: Readonly<Record<string, string>>,
): void {
  if (error instanceof ApiError) return;
  if (hasGone(context)) logger.info(request, 'the caller has gone');
  else logger.error({ ...request, error }, isDatabaseAway(error) ? 'the database is away' : 'request failed');
}
