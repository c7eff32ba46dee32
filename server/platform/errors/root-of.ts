/** The first cause of an error, which libraries wrap in errors of their own. */
export const rootOf = (error: Error): Error => (error.cause instanceof Error ? rootOf(error.cause) : error);
