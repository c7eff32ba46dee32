import { errorNumber, type ErrorName } from '#contract/error-names.ts';

const isNumbered = (name: string): name is ErrorName => Object.hasOwn(errorNumber, name);

/** Puts the number of an error, if it has one, in front of its text: the only place that says how (API-04). */
export const numberedText = (errorName: string | undefined, text: string): string =>
  errorName !== undefined && isNumbered(errorName) ? `${String(errorNumber[errorName])} – ${text}` : text;
