import { and, asc, eq, inArray } from 'drizzle-orm';
import { credentialColumns } from '../credentials/account-credentials.ts';
import type { AccountCredentials } from '../credentials/account-credentials.ts';
import type { Database } from '../db/database.ts';
import { accountLinks, customerAccounts, customers } from '../db/schema.ts';

/** The account that is to be deleted, locked together with what its deletion changes. */
export interface LockedAccount {
  readonly accountId: number;
  readonly credentials: AccountCredentials;
  readonly username: string;
  readonly locale: typeof customerAccounts.$inferSelect.locale;
  readonly links: readonly (typeof accountLinks.$inferSelect)[];
  /** The account's own customer; undefined if there is none. */
  readonly own: typeof customers.$inferSelect | undefined;
  /** The accounts that manage the card of the own customer. */
  readonly managerIds: readonly number[];
}

const linksOf = (transaction: Database, accountId: number) =>
  transaction.select().from(accountLinks).where(eq(accountLinks.accountId, accountId)).orderBy(asc(accountLinks.id));

async function managersOf(transaction: Database, customerId: number | undefined): Promise<number[]> {
  if (customerId === undefined) return [];
  const links = await transaction
    .select({ accountId: accountLinks.accountId })
    .from(accountLinks)
    .where(and(eq(accountLinks.customerId, customerId), eq(accountLinks.type, 'MANAGED')))
    .orderBy(asc(accountLinks.accountId));
  return links.map(({ accountId }) => accountId);
}

const ownOf = (links: LockedAccount['links']): number | undefined =>
  links.find(({ type }) => type === 'REGISTERED')?.customerId;

/**
 * Locks the account and those that manage its card, then its customers, each in the order of their ids, so that two
 * deletions cannot deadlock. Orders, changes of carts and of links wait until the transaction ends.
 */
export async function lockForDeletion(transaction: Database, accountId: number): Promise<LockedAccount | undefined> {
  const before = await linksOf(transaction, accountId);
  const accountIds = [accountId, ...(await managersOf(transaction, ownOf(before)))];
  const accounts = await transaction
    .select({
      id: customerAccounts.id,
      username: customerAccounts.username,
      locale: customerAccounts.locale,
      credentials: credentialColumns,
    })
    .from(customerAccounts)
    .where(inArray(customerAccounts.id, accountIds))
    .orderBy(asc(customerAccounts.id))
    .for('update');
  const account = accounts.find(({ id }) => id === accountId);
  if (account === undefined) return undefined;
  const links = await linksOf(transaction, accountId);
  const locked = await transaction
    .select()
    .from(customers)
    .where(
      inArray(
        customers.id,
        links.map(({ customerId }) => customerId),
      ),
    )
    .orderBy(asc(customers.id))
    .for('update');
  const ownId = ownOf(links);
  return {
    accountId,
    credentials: account.credentials,
    username: account.username,
    locale: account.locale,
    links,
    own: locked.find(({ id }) => id === ownId),
    managerIds: await managersOf(transaction, ownId),
  };
}
