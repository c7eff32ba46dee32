import { reclamations as endpoint } from '../../contract/endpoints/reclamations.ts';
import { eshopReclamationStates } from '../../contract/enumerations.ts';
import { eq, sql } from '../db/orm.ts';
import { customers, reclamations } from '../db/schema.ts';
import { route } from '../http/route.ts';
import { enumerationRank } from '../lists/enumeration-rank.ts';
import { orderOf } from '../lists/sorting.ts';
import { totalCountOf } from '../lists/total-count.ts';
import { readReclamations } from './reclamation-view.ts';

/** What reclamations are sorted by, for customers and for the staff. */
export const reclamationColumns = {
  reclamationNumber: reclamations.number,
  created: reclamations.created,
  customer: sql`lower(${customers.lastName} || ' ' || ${customers.firstName})`,
  state: enumerationRank(eshopReclamationStates, reclamations.state),
};

/** The reclamations of the account, by default the newest first. */
export const reclamationsRoute = route(endpoint, 'read', async (call) => {
  const { database, caller, query } = call;
  const isOwn = eq(reclamations.accountId, caller.accountId);
  const rows = await database
    .select({ id: reclamations.id })
    .from(reclamations)
    .innerJoin(customers, eq(customers.id, reclamations.customerId))
    .where(isOwn)
    .orderBy(...orderOf(reclamationColumns, reclamations.id, query, { column: 'reclamationNumber', descending: true }))
    .limit(query.limit)
    .offset(query.offset);
  const ids = rows.map(({ id }) => id);
  return {
    items: await readReclamations(call, ids),
    totalCount: await totalCountOf(ids.length, query, () => database.$count(reclamations, isOwn)),
  };
});
