import { hashPassword } from './credentials/passwords.ts';
import { localDay } from './time/clock.ts';
import type { Clock } from './time/clock.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { demoPassword, seedDemoAccounts } from './seeds/demo-accounts.ts';
import { seedOperator } from './seeds/seed-operator.ts';

/** Gives a sandbox its operator and demo accounts, what is missing of them; instances that start at once take turns. */
export function seedDatabase(opened: OpenDatabase, clock: Clock): Promise<void> {
  return opened.once(async () => {
    const now = clock.now();
    const today = localDay(now);
    await seedOperator(opened.database, today);
    await seedDemoAccounts(opened.database, await hashPassword(demoPassword), today, now);
  });
}
