import { count, eq } from 'drizzle-orm';
import { branchOffices } from '../../contract/endpoints/branch-offices.ts';
import type { BranchOffice } from '../../contract/entities/branch-office.ts';
import { branchOffices as table } from '../db/schema.ts';
import { route } from '../http/route.ts';
import { orderOf } from '../lists/sorting.ts';

const toBranchOffice = ({ street, streetNumber, city, zip, ...office }: typeof table.$inferSelect): BranchOffice => ({
  ...office,
  address: { street, streetNumber, city, zip },
});

/** Second specification, 7 'Branch offices'. */
export const branchOfficesRoute = route(branchOffices, 'read', async ({ database, query }) => {
  const { cardDeliveryAllowed: wanted } = query;
  const filter = wanted === undefined ? undefined : eq(table.cardDeliveryAllowed, wanted);
  const columns = { branchNumber: table.branchNumber, id: table.id, name: table.name };
  const order = orderOf(columns, table.id, query, { column: 'branchNumber', descending: false });
  const rows = await database
    .select()
    .from(table)
    .where(filter)
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset);
  const [total] = await database.select({ count: count() }).from(table).where(filter);
  return { items: rows.map(toBranchOffice), totalCount: total?.count ?? 0 };
});
