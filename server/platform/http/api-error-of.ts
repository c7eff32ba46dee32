import { isDatabaseAway } from '../db/is-database-away.ts';
import { ApiError } from '../errors/api-error.ts';

/** After so many seconds a call that met no database is worth another try. */
const retryAfter = 10;

/**
 * The error to answer with: an ApiError as it is, SERVICE_UNAVAILABLE when the database is away, else INTERNAL_ERROR without any
 * details.
 */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return isDatabaseAway(error)
    ? new ApiError('SERVICE_UNAVAILABLE', { metadata: { retryAfter } })
    : new ApiError('INTERNAL_ERROR');
}
