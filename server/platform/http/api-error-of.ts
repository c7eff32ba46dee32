import { isDatabaseAway } from '../db/is-database-away.ts';
import { ApiError } from '../errors/api-error.ts';

/** When the database cannot be reached, a call may be tried again after this number of seconds. */
const retryAfter = 10;

/**
 * The error to answer with: an ApiError unchanged, SERVICE_UNAVAILABLE when the database is away, else INTERNAL_ERROR
 * without details.
 */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return isDatabaseAway(error)
    ? new ApiError('SERVICE_UNAVAILABLE', { metadata: { retryAfter } })
    : new ApiError('INTERNAL_ERROR');
}
