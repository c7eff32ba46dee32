import { credentialColumns } from '../../platform/credentials/account-credentials.ts';
import type { AccountCredentials } from '../../platform/credentials/account-credentials.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq, inArray } from '../../platform/db/orm.ts';
import { accountLinks, customerAccounts, customers } from '../../platform/db/schema.ts';

/** The account that is to be deleted, locked together with the rows that its deletion changes. */
export interface LockedAccount {
  readonly accountId: number;
  readonly credentials: AccountCredentials;
  readonly username: string;
  readonly locale: typeof customerAccounts.$inferSelect.locale;
  readonly links: readonly (typeof accountLinks.$inferSelect)[];
  /** The account's own customer; undefined if there is none. */
  readonly own: typeof customers.$inferSelect | undefined;
  /** The accounts that manage the card of the account's own customer. */
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

const customerIdsOf = (links: LockedAccount['links']): number[] => links.map(({ customerId }) => customerId);

/** In the order of their ids, as in all transactions that lock several customers. */
const lockCustomers = (transaction: Database, ids: readonly number[]) =>
  transaction
    .select()
    .from(customers)
    .where(inArray(customers.id, [...ids]))
    .orderBy(asc(customers.id))
    .for('update');

const lockAccounts = (transaction: Database, ids: readonly number[]) =>
  transaction
    .select({
      id: customerAccounts.id,
      username: customerAccounts.username,
      locale: customerAccounts.locale,
      credentials: credentialColumns,
    })
    .from(customerAccounts)
    .where(inArray(customerAccounts.id, [...ids]))
    .orderBy(asc(customerAccounts.id))
    .for('update');

/**
 * Locks the customers of the account, then the account and the accounts that manage the card of its own customer. As in
 * all transactions that lock customers and accounts, customers are locked first, each in the order of their ids, so that
 * there are no deadlocks. Orders and changes of carts and links wait until the transaction ends.
 */
export async function lockForDeletion(transaction: Database, accountId: number): Promise<LockedAccount | undefined> {
  const before = await linksOf(transaction, accountId);
  await lockCustomers(transaction, customerIdsOf(before));
  const accounts = await lockAccounts(transaction, [accountId, ...(await managersOf(transaction, ownOf(before)))]);
  const account = accounts.find(({ id }) => id === accountId);
  if (account === undefined) return undefined;
  const links = await linksOf(transaction, accountId);
  const ownId = ownOf(links);
  // The links may have changed before the account was locked. Rows that are locked already are only read here.
  const locked = await lockCustomers(transaction, customerIdsOf(links));
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
