import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq, inArray } from '../../platform/db/orm.ts';
import { accountLinks, accountNotices, customerAccounts } from '../../platform/db/schema.ts';
import type { AccountNoticeKind } from '../../platform/db/schema.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { LockedAccount } from './lock-account.ts';

/** The accounts of the people whose cards are managed by the account. */
function accountsOfManaged(transaction: Database, { links }: LockedAccount) {
  const managed = links.filter(({ type }) => type === 'MANAGED').map(({ customerId }) => customerId);
  return transaction
    .select({ id: accountLinks.accountId })
    .from(accountLinks)
    .where(and(inArray(accountLinks.customerId, managed), eq(accountLinks.type, 'REGISTERED')));
}

/**
 * Requests the last mails about an account: to the person, to the people whose cards it managed, and to the accounts
 * that managed its card.
 * @param transaction one that has locked the account and not changed it yet
 */
export async function giveNotice(transaction: Database, account: LockedAccount, now: Date): Promise<void> {
  const { accountId, managerIds, own, username } = account;
  const person = own === undefined ? username : `${own.firstName} ${own.lastName}`;
  const managed = await accountsOfManaged(transaction, account);
  const recipients: readonly (readonly [AccountNoticeKind, readonly number[]])[] = [
    ['DELETED', [accountId]],
    ['MANAGER_DELETED', managed.map(({ id }) => id)],
    ['CARDHOLDER_DELETED', managerIds],
  ];
  for (const [kind, accountIds] of recipients) {
    const accounts = await transaction
      .select({ recipient: customerAccounts.username, locale: customerAccounts.locale })
      .from(customerAccounts)
      .where(inArray(customerAccounts.id, [...accountIds]))
      .orderBy(asc(customerAccounts.id));
    for (const { recipient, locale } of accounts) {
      const values = { kind, recipient, locale, person, created: now };
      const written = await transaction.insert(accountNotices).values(values).returning({ id: accountNotices.id });
      for (const { id } of written) await enqueue(transaction, ['MAIL_ACCOUNT_NOTICE'], id, now);
    }
  }
}

/** Deletes a notice, and with it the address, after its mail was sent. */
export async function forgetNotice(transaction: Database, id: number): Promise<void> {
  await transaction.delete(accountNotices).where(eq(accountNotices.id, id));
}
