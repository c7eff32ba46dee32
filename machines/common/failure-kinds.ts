import type { Failure } from './failure.ts';

/**
 * Whether the same call may succeed a moment later: the answer was missing or unreadable, or the server or the gateway
 * had an internal error. A refusal with a status below 500 is final.
 */
export const isPassing = ({ status, name }: Failure): boolean =>
  status === 0 || status >= 500 || name === 'UNREADABLE_ANSWER';

const httpCodeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'httpCode' in data ? data.httpCode : undefined;

/**
 * Whether the server is out of service or had an internal error, by the status or by the `httpCode` in the body
 * (API-02).
 */
export const isServerError = ({ name, status, data }: Pick<Failure, 'name' | 'status' | 'data'>): boolean =>
  status === 500 || httpCodeOf(data) === 500 || name === 'SERVICE_UNAVAILABLE';

/**
 * Whether the call itself has already shown the failure in a toast: the server did not answer or had an internal error
 * (API-02). The flow must not show it a second time.
 */
export const isAnnouncedByCall = (failure: Failure): boolean => failure.name === 'NO_ANSWER' || isServerError(failure);
