import type { Database } from '../../platform/db/database.ts';
import { eq, sql } from '../../platform/db/orm.ts';
import { customerAccounts } from '../../platform/db/schema.ts';

/** The SQL condition for a username; upper and lower case are the same. */
export const usernameIs = (username: string) => eq(sql`lower(${customerAccounts.username})`, username.toLowerCase());

/** The account with a username; undefined when there is none. */
export async function findAccount(
  database: Database,
  username: string,
): Promise<typeof customerAccounts.$inferSelect | undefined> {
  const [account] = await database.select().from(customerAccounts).where(usernameIs(username));
  return account;
}
