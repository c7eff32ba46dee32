import { addDays, addMonths, startOfMonth } from '#rules/dates.ts';
import type { Sandbox } from './sandbox.ts';

const isLong = (first: string): boolean => startOfMonth(addDays(first, 30)) === first;

/**
 * Moves the shop's clock to the first day of the next month of 31 days, on which a calendar month is cheaper than 30 days
 * and one day longer. Returns that day.
 */
export async function moveToFirstOfLongMonth(sandbox: Sandbox): Promise<string> {
  let first = startOfMonth(addMonths(await sandbox.today(), 1));
  while (!isLong(first)) first = addMonths(first, 1);
  await sandbox.moveClock(`${first}T11:00:00.000Z`);
  return first;
}
