import type { Database } from '../../platform/db/database.ts';
import { lockText } from '../../platform/db/lock-text.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { accountLinks } from '../../platform/db/schema.ts';

/** Until the transaction ends, no other transaction can create a customer, a draft or an application for the flow. */
export const lockFlow = (transaction: Database, flowId: string): Promise<void> =>
  lockText(transaction, `flow\n${flowId}`);

/** The customer whom a flow of the account has created; null if there is none. */
export async function customerOfFlow(database: Database, accountId: number, flowId: string): Promise<number | null> {
  const [link] = await database
    .select({ customerId: accountLinks.customerId })
    .from(accountLinks)
    .where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.flowId, flowId)));
  return link?.customerId ?? null;
}
