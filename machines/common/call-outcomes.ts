import { errorStatus, type ErrorName } from '#contract/error-names.ts';
import { failureOf, type Failure } from './failure.ts';

/** The outcome of an actor that ends with this failure. */
export interface FailedCall {
  readonly error: Failure;
}

/** The server refuses the call with this error name, and with the HTTP status that the contract gives to the name. */
export const refusal = (name: ErrorName, details: Partial<Pick<Failure, 'metadata' | 'errors'>> = {}): FailedCall => ({
  error: { name, status: errorStatus[name], metadata: {}, ...details },
});

/** The server did not answer. */
export const noAnswer: FailedCall = { error: { name: 'NO_ANSWER', status: 0, metadata: {} } };

/** The server answered 200 with a body that does not fit the contract. */
export const garbage: FailedCall = { error: { name: 'UNREADABLE_ANSWER', status: 200, metadata: {} } };

/** The actor itself fails, before its call or without a call. */
export const broken: FailedCall = { error: failureOf(undefined) };
