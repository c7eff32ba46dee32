import { systemCustomerAccounts } from '#contract/endpoints/system-customer-accounts.ts';
import { countedBeyondPage } from '#contract/entities/system-customer-account.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, desc, eq, sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import { comparableUsername, customerAccounts, isCustomers } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { selectAccounts, toSystemAccount } from './account-query.ts';

type ListQuery = Call<typeof systemCustomerAccounts>['query'];

const username = comparableUsername(customerAccounts.username);

/**
 * The condition for usernames that begin with a text, as two bounds: a prepared statement cannot use an index for a
 * pattern.
 */
const beginsWith = (text: string): SQL | undefined => {
  const beginning = text.toLowerCase();
  return and(sql`${username} >= ${beginning}`, sql`${username} < ${`${beginning}\u{10FFFF}`}`);
};

const filterOf = ({ username: beginning, verified }: ListQuery): SQL | undefined =>
  and(
    isCustomers(customerAccounts),
    verified === undefined ? undefined : eq(customerAccounts.verified, verified),
    beginning === undefined ? undefined : beginsWith(beginning),
  );

/** No column is nullable, so the indexes can be used in both directions. */
function orderOf({ sortBy = 'username', sortDesc = false }: ListQuery): SQL[] {
  const direction = sortDesc ? desc : asc;
  return sortBy === 'username'
    ? [direction(username)]
    : [direction(customerAccounts.created), direction(customerAccounts.id)];
}

/** Counts the rows that match, and stops at `most`. */
async function countUpTo(database: Database, filter: SQL | undefined, most: number): Promise<number> {
  const counted = await rowsOf<{ count: number }>(
    database,
    sql`select count(*)::int as count from (select 1 from ${customerAccounts} where ${filter} limit ${most}) as counted`,
  );
  return counted[0]?.count ?? 0;
}

/** The customers' accounts, by default in the order of their usernames. */
export const systemCustomerAccountsRoute = route(systemCustomerAccounts, 'read', async ({ database, query }) => {
  const filter = filterOf(query);
  const rows = await selectAccounts(database)
    .where(filter)
    .orderBy(...orderOf(query))
    .limit(query.limit)
    .offset(query.offset);
  const most = query.offset + query.limit + countedBeyondPage;
  const counted = await countUpTo(database, filter, most + 1);
  return {
    items: rows.map(toSystemAccount),
    totalCount: Math.min(counted, most),
    isCountComplete: counted <= most,
  };
});
