import { DatabaseAway } from './database-away.ts';
import { databaseError } from './database-error.ts';
import { DrizzleQueryError } from './orm.ts';

/**
 * SQLSTATE classes of a database that cannot serve now: connection lost, resources used up (such as a full disk),
 * stopped by an administrator, error of the operating system; and the code of a read-only database.
 */
const awayCodes = /^(?:08|53|57|58)...$|^25006$/;
const sqlState = /^(?:[0-5][0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/;

/** Whether a statement failed because the database cannot be reached or written, and not because of the statement. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  const code = databaseError(error)?.code;
  if (code !== undefined && sqlState.test(code)) return awayCodes.test(code);
  return error instanceof DrizzleQueryError;
}
