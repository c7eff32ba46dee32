import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accountLinks } from '../db/schema.ts';

/** The customer whom a flow of the account has created; null = none. */
export async function customerOfFlow(database: Database, accountId: number, flowId: string): Promise<number | null> {
  const [link] = await database
    .select({ customerId: accountLinks.customerId })
    .from(accountLinks)
    .where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.flowId, flowId)));
  return link?.customerId ?? null;
}
