import { addDays, addMonths, startOfMonth } from '#rules/dates.ts';
import type { Sandbox } from './sandbox.ts';

const isLong = (first: string): boolean => startOfMonth(addDays(first, 30)) === first;

/**
 * Moves the shop's clock to the first day of the next month of 31 days. In this month, a monthly ticket is cheaper than
 * a ticket of 30 days, and valid for one more day. Returns the first day.
 */
export async function moveToFirstOfLongMonth(sandbox: Sandbox): Promise<string> {
  let first = startOfMonth(addMonths(await sandbox.today(), 1));
  while (!isLong(first)) first = addMonths(first, 1);
  await sandbox.moveClock(`${first}T11:00:00.000Z`);
  return first;
}
