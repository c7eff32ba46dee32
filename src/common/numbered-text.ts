import { errorNumber, type ErrorName } from '#contract/error-names.ts';

const isNumbered = (name: string): name is ErrorName => Object.hasOwn(errorNumber, name);

/**
 * Puts the number of an error, if there is a number, in front of the error's text. No other code formats these numbers
 * (API-04).
 */
export const numberedText = (errorName: string | undefined, text: string): string =>
  errorName !== undefined && isNumbered(errorName) ? `${String(errorNumber[errorName])} – ${text}` : text;
