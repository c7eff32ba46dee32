import { DatabaseAway } from './database-away.ts';
import { databaseError } from './database-error.ts';
import { DrizzleQueryError } from './orm.ts';

/**
 * The answers of a database that serves nobody now, by classes of SQLSTATE: connection lost, resources used up (such as a
 * full disk), ended by an operator, failed by the operating system; and of one that may only be read.
 */
const awayCodes = /^(?:08|53|57|58)...$|^25006$/;
const sqlState = /^(?:[0-5][0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/;

/** Whether a statement failed because the database is away or can write nothing, and not by what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  const code = databaseError(error)?.code;
  if (code !== undefined && sqlState.test(code)) return awayCodes.test(code);
  return error instanceof DrizzleQueryError;
}
