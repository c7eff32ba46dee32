import type { Database } from './database.ts';
import { eq } from './orm.ts';
import { secrets } from './schema.ts';

/**
 * Returns the installation's secret with this name, which is made at first use. Instances that start at the same time
 * get the same secret.
 */
export async function secret(database: Database, name: string, make: () => string): Promise<string> {
  await database.insert(secrets).values({ name, value: make() }).onConflictDoNothing();
  const [row] = await database.select().from(secrets).where(eq(secrets.name, name));
  if (row === undefined) throw new Error(`the secret ${name} cannot be kept`);
  return row.value;
}
