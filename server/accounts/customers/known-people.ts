import type { Database } from '../../platform/db/database.ts';
import { alias } from '../../platform/db/orm-tables.ts';
import { and, eq, exists, inArray, isNotNull, or, sql } from '../../platform/db/orm.ts';
import { accountLinks, customers } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/route.ts';

const children = alias(customers, 'children');

/**
 * Filters ids: the ids of the account's customers and of their custodians remain. Other people must not be excluded from
 * a check, because that would reveal whether they exist.
 */
export async function knownOf(database: Database, { accountId }: Caller, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const linked = database
    .select({ one: sql`1` })
    .from(accountLinks)
    .innerJoin(children, eq(children.id, accountLinks.customerId))
    .where(
      and(
        eq(accountLinks.accountId, accountId),
        or(eq(children.id, customers.id), and(isNotNull(children.parentId), eq(children.parentId, customers.id))),
      ),
    );
  const rows = await database
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.id, [...ids]), exists(linked)));
  return rows.map(({ id }) => id);
}
