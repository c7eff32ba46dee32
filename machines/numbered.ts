import { errorNumber, type ErrorName } from '../contract/error-names.ts';
import type { Failure } from './failure.ts';

const isNumbered = (name: string): name is ErrorName => Object.hasOwn(errorNumber, name);

/** The failure with the number that its text begins with, if it has one (first specification, 8). */
export function numbered(failure: Failure): Failure {
  const number = isNumbered(failure.name) ? errorNumber[failure.name] : undefined;
  return number === undefined ? failure : { ...failure, metadata: { ...failure.metadata, number } };
}
