import { databaseError } from './database-error.ts';

const foreignKeyViolation = '23503';

/** Whether a statement failed because another table's row names one that is not, or would not be, there. */
export const isForeignKeyViolation = (error: unknown): boolean => databaseError(error)?.code === foreignKeyViolation;
