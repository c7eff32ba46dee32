import { hashPassword } from './platform/credentials/passwords.ts';
import type { OpenDatabase } from './platform/db/opened-database.ts';
import { localDay } from './platform/time/clock.ts';
import type { Clock } from './platform/time/clock.ts';
import { seedOperator } from './reference-data/seeds/seed-operator.ts';
import { demoPassword, seedDemoAccounts } from './sandbox/seeds/demo-accounts.ts';
import { markSandbox } from './sandbox/seeds/sandbox-mark.ts';

/**
 * Adds the missing parts of the sandbox's operator and demo accounts, and the mark that the database is a sandbox's, in
 * one transaction. Instances that start at the same time wait for each other.
 */
export function seedDatabase(opened: OpenDatabase, clock: Clock): Promise<void> {
  return opened.once(async () => {
    const now = clock.now();
    const today = localDay(now);
    const passwordHash = await hashPassword(demoPassword);
    await opened.database.transaction(async (transaction) => {
      await markSandbox(transaction);
      await seedOperator(transaction, today);
      await seedDemoAccounts(transaction, passwordHash, today, now);
    });
  });
}
