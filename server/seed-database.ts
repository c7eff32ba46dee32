import { hashPassword } from './credentials/passwords.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { demoPassword, seedDemoAccounts } from './seeds/demo-accounts.ts';
import { seedOperator } from './seeds/seed-operator.ts';
import { localDay } from './time/clock.ts';
import type { Clock } from './time/clock.ts';

/**
 * Adds the missing parts of the sandbox's operator and demo accounts; instances that start at the same time wait for
 * one another.
 */
export function seedDatabase(opened: OpenDatabase, clock: Clock): Promise<void> {
  return opened.once(async () => {
    const now = clock.now();
    const today = localDay(now);
    await seedOperator(opened.database, today);
    await seedDemoAccounts(opened.database, await hashPassword(demoPassword), today, now);
  });
}
