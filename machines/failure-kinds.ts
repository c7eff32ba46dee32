import type { Failure } from './failure.ts';

/**
 * Whether the same call may succeed a moment later: there was no answer or no readable one, or the server or the gateway
 * had an internal error. A refusal by an error name below 500 is final.
 */
export const isPassing = ({ status, name }: Failure): boolean =>
  status === 0 || status >= 500 || name === 'UNREADABLE_ANSWER';

/**
 * Whether the call itself has told the failure, in a toast: there was no answer, or the server had an internal error
 * (API-02). Nobody tells it a second time.
 */
export const isToldByCall = ({ status, name }: Failure): boolean => name === 'NO_ANSWER' || status === 500;
