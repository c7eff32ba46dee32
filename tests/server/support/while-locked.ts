import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { lockCustomers } from '../../../server/customers/lock-customers.ts';
import type { Database } from '../../../server/db/database.ts';
import { rowsOf } from '../../../server/db/rows-of.ts';

const somebodyWaits = async (database: Database): Promise<boolean> => {
  const [row] = await rowsOf<{ count: number }>(
    database,
    sql`select count(*)::integer as count from pg_locks where not granted`,
  );
  return (row?.count ?? 0) > 0;
};

/**
 * Starts some work while another transaction has locked a customer, and lets that transaction make a change as soon as
 * the work waits for it, or has not waited. Only for PostgreSQL.
 */
export async function whileLocked<Result>(
  database: Database,
  customerId: number,
  { work, change }: { work: () => Promise<Result>; change: (transaction: Database) => Promise<unknown> },
): Promise<Result> {
  let isOver = false;
  let running: Promise<Result> | undefined;
  await database.transaction(async (transaction) => {
    await lockCustomers(transaction, [customerId]);
    running = work().finally(() => {
      isOver = true;
    });
    await vi.waitUntil(async () => isOver || (await somebodyWaits(database)), { timeout: 30_000 });
    await change(transaction);
  });
  if (running === undefined) throw new Error('the work was started');
  return running;
}
