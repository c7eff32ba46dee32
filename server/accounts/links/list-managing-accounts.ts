import { managingAccounts } from '#contract/endpoints/account-link-list.ts';
import type { ManagingAccount } from '#contract/entities/account-link.ts';
import type { Database } from '../../platform/db/database.ts';
import { alias } from '../../platform/db/orm-tables.ts';
import { and, eq, ne } from '../../platform/db/orm.ts';
import { accountLinks, customerAccounts, customers } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import { pageOf } from '../../platform/lists/page-of.ts';
import { isDescending } from '../../platform/lists/sorting.ts';

const own = alias(accountLinks, 'own');
const managing = alias(accountLinks, 'managing');
const theirOwn = alias(accountLinks, 'their_own');

/** An account that manages a card. `since`: null = it began before the shop recorded this. */
export interface Manager {
  readonly id: number;
  readonly username: string;
  readonly customerName: string | null;
  readonly since: Date | null;
  /** Whether the holder can end the management. */
  readonly cancelable: boolean;
}

/**
 * The accounts with a MANAGED link to the own customer of an account. Each manager has the name of the manager's own
 * customer.
 */
export async function managersOf(database: Database, accountId: number): Promise<Manager[]> {
  const rows = await database
    .select({
      id: customerAccounts.id,
      username: customerAccounts.username,
      since: managing.created,
      cancelable: managing.cancelable,
      customer: { firstName: customers.firstName, lastName: customers.lastName },
    })
    .from(own)
    .innerJoin(
      managing,
      and(eq(managing.customerId, own.customerId), eq(managing.type, 'MANAGED'), ne(managing.accountId, own.accountId)),
    )
    .innerJoin(customerAccounts, eq(customerAccounts.id, managing.accountId))
    .leftJoin(theirOwn, and(eq(theirOwn.accountId, customerAccounts.id), eq(theirOwn.type, 'REGISTERED')))
    .leftJoin(customers, eq(customers.id, theirOwn.customerId))
    .where(and(eq(own.accountId, accountId), eq(own.type, 'REGISTERED')));
  return rows.map(({ customer, ...manager }) => ({
    ...manager,
    customerName: customer === null ? null : `${customer.firstName} ${customer.lastName}`,
  }));
}

const toManagingAccount = ({ id: managingAccountId, username, customerName }: Manager): ManagingAccount => ({
  managingAccountId,
  username,
  customerName,
});

/** All accounts that manage the card of an account's own customer. */
export const readManagingAccounts = async (database: Database, accountId: number): Promise<ManagingAccount[]> =>
  (await managersOf(database, accountId)).map(toManagingAccount);

const valueOf = ({ username, customerName }: Manager, column: string): string =>
  column === 'customerName' ? (customerName ?? '') : username;

/** The managing accounts, by default in descending order of usernames (LNK-04). */
export const managingAccountsRoute = route(managingAccounts, 'read', async ({ database, caller, query, locale }) => {
  const directed = { ...query, sortDesc: isDescending(query, true) };
  const managers = await managersOf(database, caller.accountId);
  const { items, totalCount } = pageOf(managers, directed, locale, valueOf, 'username');
  return { items: items.map(toManagingAccount), totalCount };
});
