import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fileURLToPath } from 'node:url';
import type { Database } from '#server/platform/db/database.ts';
import * as schema from '#server/platform/db/schema.ts';
import { seedOperator } from '#server/reference-data/seeds/seed-operator.ts';
import { seedDemoAccounts } from '#server/sandbox/seeds/demo-accounts.ts';

const migrationsFolder = fileURLToPath(new URL('../../../../server/platform/db/migrations', import.meta.url));

export const middayOf = (today: string): Date => new Date(`${today}T12:00:00Z`);

export async function seed(database: Database, today: string): Promise<void> {
  await seedOperator(database, today);
  await seedDemoAccounts(database, 'hash', today, middayOf(today));
}

/** A separate database in memory, seeded on a day. */
export async function seededDatabase(today: string): Promise<{ database: Database; close: () => Promise<void> }> {
  const client = new PGlite();
  const database = drizzle({ client, schema, casing: 'snake_case' });
  await migrate(database, { migrationsFolder });
  await seed(database, today);
  return { database, close: () => client.close() };
}
