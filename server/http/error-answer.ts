import { errorStatus } from '../../contract/error-names.ts';
import type { ErrorBody } from '../../contract/error-names.ts';
import { ApiError } from '../errors/api-error.ts';

/** The messages of the first specification, 8, by status. */
const messages: Readonly<Record<number, string>> = {
  400: 'Validation failed.',
  401: "User wasn't authenticated.",
  403: "User didn't have permissions to perform this action.",
  404: "Resource wasn't found.",
  409: "Request couldn't be completed due to a conflict.",
  413: 'Request is too large.',
  415: 'Content type is not supported.',
  429: 'Too many attempts.',
  503: 'Service is unavailable.',
};

/** The body of an answer outside 2xx. An error that is not an ApiError becomes INTERNAL_ERROR without any details. */
export function errorBody(error: unknown, requestId: string): ErrorBody {
  const known = error instanceof ApiError ? error : new ApiError('INTERNAL_ERROR');
  const httpCode = errorStatus[known.errorName];
  return {
    httpCode,
    name: known.errorName,
    message: messages[httpCode] ?? 'Something went wrong.',
    ...(known.errors === undefined ? {} : { errors: [...known.errors] }),
    ...(known.metadata === undefined ? {} : { metadata: { ...known.metadata } }),
    requestId,
  };
}
