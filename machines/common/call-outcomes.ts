import { errorStatus, type ErrorName } from '#contract/error-names.ts';
import { failureOf, type Failure } from './failure.ts';

/** An actor of a model ends with this failure. */
export interface FailedCall {
  readonly error: Failure;
}

/** The server refuses the call by this name, with the HTTP status that the contract gives the name. */
export const refusal = (name: ErrorName, details: Partial<Pick<Failure, 'metadata' | 'errors'>> = {}): FailedCall => ({
  error: { name, status: errorStatus[name], metadata: {}, ...details },
});

/** No answer came back from the server. */
export const noAnswer: FailedCall = { error: { name: 'NO_ANSWER', status: 0, metadata: {} } };

/** The server answered 200 with a body that does not fit the contract. */
export const garbage: FailedCall = { error: { name: 'UNREADABLE_ANSWER', status: 200, metadata: {} } };

/** The actor itself breaks, before or without a call. */
export const broken: FailedCall = { error: failureOf(undefined) };
