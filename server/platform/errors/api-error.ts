import type { ErrorName } from '#contract/error-names.ts';

/** An error that a handler throws to answer with a status outside 2xx; the HTTP layer converts it to an ErrorBody. */
export class ApiError extends Error {
  readonly errorName: ErrorName;
  readonly metadata: Readonly<Record<string, string | number>> | undefined;
  readonly errors: readonly string[] | undefined;

  constructor(
    errorName: ErrorName,
    options: { metadata?: Record<string, string | number>; errors?: readonly string[] } = {},
  ) {
    super(errorName);
    this.errorName = errorName;
    this.metadata = options.metadata;
    this.errors = options.errors;
  }
}
