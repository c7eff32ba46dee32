import { expect, test } from 'vitest';
import type { ErrorName } from '#contract/error-names.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import { apiErrorOf } from '#server/platform/http/api-error-of.ts';
import { errorBody } from '#server/platform/http/error-answer.ts';

test.each<[ErrorName, number, string]>([
  ['VALIDATION_ERROR', 400, 'Validation failed.'],
  ['UNAUTHENTICATED', 401, "User wasn't authenticated."],
  ['FORBIDDEN', 403, "User didn't have permissions to perform this action."],
  ['NOT_FOUND', 404, "Resource wasn't found."],
  ['CUSTOMER_EMAIL_NOT_UNIQUE', 409, "Request couldn't be completed due to a conflict."],
  ['PAYLOAD_TOO_LARGE', 413, 'Request is too large.'],
  ['UNSUPPORTED_MEDIA_TYPE', 415, 'Content type is not supported.'],
  ['TOO_MANY_ATTEMPTS', 429, 'Too many attempts.'],
  ['PAYMENT_GATEWAY_UNAVAILABLE', 503, 'Service is unavailable.'],
])('the answer to %s has the status %i and the message of the specification', (name, httpCode, message) => {
  const [errors, metadata] = [['password: is not strong'], { retryAfter: 60 }];
  const body = errorBody(new ApiError(name, { errors, metadata }), 'request-1');
  expect(body).toEqual({ httpCode, name, message, errors, metadata, requestId: 'request-1' });
});

test('the answer to an unexpected error contains no details of the error', () => {
  expect(errorBody(apiErrorOf(new Error('password=secret')), 'request-1')).toEqual({
    httpCode: 500,
    name: 'INTERNAL_ERROR',
    message: 'Something went wrong.',
    requestId: 'request-1',
  });
});
