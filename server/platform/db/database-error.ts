interface PostgresError {
  readonly code: string;
  readonly constraint?: string;
}

const isPostgresError = (error: unknown): error is PostgresError =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** The error of the database, which Drizzle sets as the cause of its own error; undefined for other errors. */
export function databaseError(error: unknown): PostgresError | undefined {
  if (isPostgresError(error)) return error;
  return error instanceof Error && error.cause !== undefined ? databaseError(error.cause) : undefined;
}
