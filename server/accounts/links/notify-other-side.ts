import type { Database } from '../../platform/db/database.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { accountLinks, linkNotices } from '../../platform/db/schema.ts';
import type { LinkNoticeKind } from '../../platform/db/schema.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { recordForBothSides } from './record-management.ts';
import type { Management } from './record-management.ts';

const actions = {
  APPROVED: { kind: 'MANAGEMENT_APPROVED', by: 'MANAGER' },
  DECLINED: { kind: 'MANAGEMENT_DECLINED', by: 'MANAGER' },
  ENDED_BY_MANAGER: { kind: 'MANAGEMENT_ENDED', by: 'MANAGER' },
  ENDED_BY_HOLDER: { kind: 'MANAGEMENT_ENDED', by: 'HOLDER' },
} as const satisfies Record<LinkNoticeKind, object>;

async function holderOf(transaction: Database, customerId: number): Promise<number | undefined> {
  const [own] = await transaction
    .select({ accountId: accountLinks.accountId })
    .from(accountLinks)
    .where(and(eq(accountLinks.customerId, customerId), eq(accountLinks.type, 'REGISTERED')));
  return own?.accountId;
}

/**
 * Records for the holder and the manager of a card what one of the two has done, and mails it to the other, in the
 * transaction of the action. The manager gets a mail only if the holder has ended the management. If the holder has no
 * account, nothing is mailed.
 */
export async function notifyOtherSide(
  transaction: Database,
  kind: LinkNoticeKind,
  { customerId, managerId }: Omit<Management, 'holderId'>,
  now: Date,
): Promise<void> {
  const holderId = await holderOf(transaction, customerId);
  await recordForBothSides(transaction, { ...actions[kind], at: now }, { customerId, holderId, managerId });
  if (holderId === undefined) return;
  const [accountId, otherAccountId] = kind === 'ENDED_BY_HOLDER' ? [managerId, holderId] : [holderId, managerId];
  const values = { kind, accountId, otherAccountId, customerId };
  const { id } = inserted(await transaction.insert(linkNotices).values(values).returning({ id: linkNotices.id }));
  await enqueue(transaction, ['MAIL_LINK_NOTICE'], id, now);
}
