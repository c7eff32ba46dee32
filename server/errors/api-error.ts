import type { ErrorName } from '../../contract/error-names.ts';

/** An answer outside 2xx, thrown by a handler; the HTTP layer turns it into an ErrorBody. */
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
