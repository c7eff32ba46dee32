import { vi } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { waitingStatements } from './waiting-statements.ts';

interface Meanwhile<Result> {
  /** The other transaction's first step: it locks or changes rows. */
  readonly lock: (transaction: Database) => Promise<unknown>;
  readonly work: () => Promise<Result>;
  /**
   * What the other transaction does after `lock`, as soon as the work waits for the lock or has ended without waiting.
   */
  readonly change?: (transaction: Database) => Promise<unknown>;
}

/** Does some work while another transaction holds a lock; then that transaction ends. Only for PostgreSQL. */
export async function whileLocked<Result>(
  database: Database,
  { lock, work, change = async () => undefined }: Meanwhile<Result>,
): Promise<Result> {
  let isOver = false;
  let running: Promise<Result> | undefined;
  await database.transaction(async (transaction) => {
    await lock(transaction);
    running = work().finally(() => {
      isOver = true;
    });
    await vi.waitUntil(async () => isOver || (await waitingStatements(database)) > 0, { timeout: 30_000 });
    await change(transaction);
  });
  if (running === undefined) throw new Error('the work was started');
  return running;
}
