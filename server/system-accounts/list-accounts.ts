import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { systemCustomerAccounts } from '../../contract/endpoints/system-customer-accounts.ts';
import { countedBeyondPage } from '../../contract/entities/system-customer-account.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';
import { customerAccounts, usernameWords } from '../db/schema.ts';
import { route } from '../http/route.ts';
import type { Call } from '../http/route.ts';
import { isCustomers, selectAccounts, toSystemAccount } from './account-query.ts';

type ListQuery = Call<typeof systemCustomerAccounts>['query'];

/** Every word of the text as the beginning of a word of the username. */
const searchOf = (text: string): string =>
  text
    .split(/[^\dA-Za-z]+/)
    .filter((word) => word !== '')
    .map((word) => `${word}:*`)
    .join(' & ');

const filterOf = ({ username, verified }: ListQuery): SQL | undefined =>
  and(
    isCustomers(),
    verified === undefined ? undefined : eq(customerAccounts.verified, verified),
    username === undefined
      ? undefined
      : sql`${usernameWords(customerAccounts.username)} @@ to_tsquery('simple', ${searchOf(username)})`,
  );

/** No column is nullable, so that the indexes serve the order in both directions. */
function orderOf({ sortBy = 'username', sortDesc = false }: ListQuery): SQL[] {
  const direction = sortDesc ? desc : asc;
  const byUsername = direction(sql`lower(${customerAccounts.username})`);
  return sortBy === 'username' ? [byUsername] : [direction(customerAccounts.created), direction(customerAccounts.id)];
}

/** Counts the rows that match, but no further than `most`. */
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
