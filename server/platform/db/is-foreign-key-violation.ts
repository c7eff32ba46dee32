import { databaseError } from './database-error.ts';

const foreignKeyViolation = '23503';

/** Whether a statement failed on a foreign key: a referenced row does not exist, or would be deleted. */
export const isForeignKeyViolation = (error: unknown): boolean => databaseError(error)?.code === foreignKeyViolation;
