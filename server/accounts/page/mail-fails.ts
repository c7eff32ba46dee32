import type { Database } from '../../platform/db/database.ts';
import { and, eq, isNull } from '../../platform/db/orm.ts';
import { customerAccounts, undeliveredMails } from '../../platform/db/schema.ts';

/** Whether a mail to the account's present address could not be sent, and no later mail has reached it (MAI-02). */
export async function mailFails(database: Database, accountId: number): Promise<boolean> {
  const found = await database
    .select({ id: undeliveredMails.id })
    .from(undeliveredMails)
    .innerJoin(
      customerAccounts,
      and(
        eq(customerAccounts.id, undeliveredMails.accountId),
        eq(customerAccounts.username, undeliveredMails.recipient),
      ),
    )
    .where(and(eq(undeliveredMails.accountId, accountId), isNull(undeliveredMails.reachedSince)))
    .limit(1);
  return found.length > 0;
}
