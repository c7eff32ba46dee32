/** The first cause of an error. Libraries wrap it in errors of their own. */
export const rootOf = (error: Error): Error => (error.cause instanceof Error ? rootOf(error.cause) : error);
