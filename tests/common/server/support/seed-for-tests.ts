import { createInstance } from '#server/create-instance.ts';
import { createLogger } from '#server/logger.ts';
import type { OpenDatabase } from '#server/platform/db/opened-database.ts';
import { customerAccounts } from '#server/platform/db/schema.ts';
import { demoPassword } from '#server/sandbox/seeds/demo-accounts.ts';
import { seedDatabase } from '#server/seed-database.ts';
import { cheapHash } from './cheap-hash.ts';
import { configurationFor } from './configuration-for.ts';
import { TestClock } from './test-clock.ts';

/** Adds the operator, the demo accounts with cheap hashes, and the keys that a server makes at its first start. */
export async function seedForTests(opened: OpenDatabase): Promise<void> {
  const { database } = opened;
  const clock = new TestClock();
  await seedDatabase(opened, clock);
  await database.update(customerAccounts).set({ passwordHash: await cheapHash(demoPassword) });
  await createInstance({ configuration: configurationFor(80, {}), database, clock, logger: createLogger('silent') });
}
