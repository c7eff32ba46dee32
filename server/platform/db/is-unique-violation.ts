import { databaseError } from './database-error.ts';

const uniqueViolation = '23505';

/** Whether a statement failed on a unique index: on any index, or on the index `constraint`. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = databaseError(error);
  return found?.code === uniqueViolation && (constraint === undefined || found.constraint === constraint);
}
