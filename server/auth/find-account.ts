import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { customerAccounts } from '../db/schema.ts';

/** The account of a username, whose capitals do not count. */
export const usernameIs = (username: string) => eq(sql`lower(${customerAccounts.username})`, username.toLowerCase());

export async function findAccount(
  database: Database,
  username: string,
): Promise<typeof customerAccounts.$inferSelect | undefined> {
  const [account] = await database.select().from(customerAccounts).where(usernameIs(username));
  return account;
}
