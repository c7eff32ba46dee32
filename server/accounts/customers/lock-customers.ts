import type { Database } from '../../platform/db/database.ts';
import { asc, inArray } from '../../platform/db/orm.ts';
import { customers } from '../../platform/db/schema.ts';

/**
 * Locks customers in the order of their ids, so that two transactions that lock several customers cannot deadlock.
 * @param transaction a transaction
 */
export async function lockCustomers(transaction: Database, ids: readonly number[]): Promise<void> {
  const these = inArray(customers.id, [...ids]);
  await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(these)
    .orderBy(asc(customers.id))
    .for('no key update');
}
