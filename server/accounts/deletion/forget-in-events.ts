import type { Database } from '../../platform/db/database.ts';
import { and, eq, inArray, notExists, sql } from '../../platform/db/orm.ts';
import { accountEvents, accountLinks } from '../../platform/db/schema.ts';
import { recordForAccount } from '../events/record-event.ts';
import type { LockedAccount } from './lock-account.ts';

/** The people whose cards the account manages, each with the account whose own customer they are. */
function holdersOf(transaction: Database, { links }: LockedAccount) {
  const managed = links.filter(({ type }) => type === 'MANAGED').map(({ customerId }) => customerId);
  return transaction
    .select({ accountId: accountLinks.accountId, customerId: accountLinks.customerId })
    .from(accountLinks)
    .where(and(inArray(accountLinks.customerId, managed), eq(accountLinks.type, 'REGISTERED')));
}

/**
 * Records that the deletion of an account ends the management of cards: for the accounts whose cards it managed, and for
 * the accounts that managed its card. The events do not name the deleted account.
 * @param transaction one that has locked the account and not changed it yet
 */
export async function recordEndedManagement(transaction: Database, account: LockedAccount, at: Date): Promise<void> {
  const kind = 'MANAGEMENT_ENDED';
  for (const { accountId, customerId } of await holdersOf(transaction, account))
    await recordForAccount(transaction, accountId, 'OTHER', { kind, at, customerId });
  for (const managerId of account.managerIds) await recordForAccount(transaction, managerId, 'OTHER', { kind, at });
}

/**
 * Removes the deleted person from the events of other accounts: the name of the account, and the name and numbers of its
 * customer if no account is linked to the customer any more.
 * @param transaction one that has ended the links of the account
 */
export async function forgetInEventsOfOthers(transaction: Database, { accountId, own }: LockedAccount): Promise<void> {
  await transaction
    .update(accountEvents)
    .set({ otherAccountId: null, otherName: null })
    .where(eq(accountEvents.otherAccountId, accountId));
  if (own === undefined) return;
  const link = transaction
    .select({ one: sql`1` })
    .from(accountLinks)
    .where(and(eq(accountLinks.accountId, accountEvents.accountId), eq(accountLinks.customerId, own.id)));
  await transaction
    .update(accountEvents)
    .set({ customerId: null, personName: null, cardNumber: null, applicationNumber: null })
    .where(and(eq(accountEvents.customerId, own.id), notExists(link)));
}
