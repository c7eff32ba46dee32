import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { inserted } from '../db/inserted.ts';
import { accountLinks, linkNotices } from '../db/schema.ts';
import type { LinkNoticeKind } from '../db/schema.ts';
import { enqueue } from '../outbox/enqueue.ts';

interface Management {
  readonly customerId: number;
  /** The account that manages the customer's card, or was asked to. */
  readonly managerId: number;
}

async function holderOf(transaction: Database, customerId: number): Promise<number | undefined> {
  const [own] = await transaction
    .select({ accountId: accountLinks.accountId })
    .from(accountLinks)
    .where(and(eq(accountLinks.customerId, customerId), eq(accountLinks.type, 'REGISTERED')));
  return own?.accountId;
}

/**
 * Mails the other side of a card's management what one side has done, in the transaction that does it: only what the
 * holder has ended is told to the manager. A holder without an account is told nothing.
 */
export async function tellOtherSide(
  transaction: Database,
  kind: LinkNoticeKind,
  { customerId, managerId }: Management,
  now: Date,
): Promise<void> {
  const holderId = await holderOf(transaction, customerId);
  if (holderId === undefined) return;
  const [accountId, otherAccountId] = kind === 'ENDED_BY_HOLDER' ? [managerId, holderId] : [holderId, managerId];
  const values = { kind, accountId, otherAccountId, customerId };
  const { id } = inserted(await transaction.insert(linkNotices).values(values).returning({ id: linkNotices.id }));
  await enqueue(transaction, ['MAIL_LINK_NOTICE'], id, now);
}
