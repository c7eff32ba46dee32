import { errorStatus } from '#contract/error-names.ts';
import type { ErrorBody } from '#contract/error-names.ts';
import type { ApiError } from '../errors/api-error.ts';

/** For each status: the message (API-02). */
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

/** The body of an answer outside 2xx. */
export function errorBody(error: ApiError, requestId: string): ErrorBody {
  const httpCode = errorStatus[error.errorName];
  return {
    httpCode,
    name: error.errorName,
    message: messages[httpCode] ?? 'Something went wrong.',
    ...(error.errors === undefined ? {} : { errors: [...error.errors] }),
    ...(error.metadata === undefined ? {} : { metadata: { ...error.metadata } }),
    requestId,
  };
}
