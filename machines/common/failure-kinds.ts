import type { Failure } from './failure.ts';

/**
 * Whether the same call may succeed a moment later: there was no answer or no readable one, or the server or the gateway
 * had an internal error. A refusal by an error name below 500 is final.
 */
export const isPassing = ({ status, name }: Failure): boolean =>
  status === 0 || status >= 500 || name === 'UNREADABLE_ANSWER';

const httpCodeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'httpCode' in data ? data.httpCode : undefined;

/**
 * Whether the server had an internal error, by the status or by the `httpCode` in the body (API-02), or is out of service.
 */
export const isServerError = ({ name, status, data }: Pick<Failure, 'name' | 'status' | 'data'>): boolean =>
  status === 500 || httpCodeOf(data) === 500 || name === 'SERVICE_UNAVAILABLE';

/**
 * Whether the call itself has told the failure, in a toast: there was no answer, or the server had an internal error
 * (API-02). Nobody tells it a second time.
 */
export const isAnnouncedByCall = (failure: Failure): boolean => failure.name === 'NO_ANSWER' || isServerError(failure);
