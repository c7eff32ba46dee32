import { reclamations as endpoint } from '#contract/endpoints/reclamations.ts';
import { eshopReclamationStates } from '#contract/enumerations.ts';
import type { Locale } from '#contract/enumerations.ts';
import { eq } from '../platform/db/orm.ts';
import { customers, reclamations } from '../platform/db/schema.ts';
import { route } from '../platform/http/route.ts';
import { inAlphabet } from '../platform/lists/alphabet.ts';
import { enumerationRank } from '../platform/lists/enumeration-rank.ts';
import { lastNameFirst } from '../platform/lists/last-name-first.ts';
import { sortLocaleOf } from '../platform/lists/sort-locale.ts';
import { orderOf } from '../platform/lists/sorting.ts';
import { totalCountOf } from '../platform/lists/total-count.ts';
import { readReclamations } from './reclamation-view.ts';

/** The columns that reclamations can be sorted by, for customers and for the staff. */
export const reclamationColumns = (alphabet: Locale) => ({
  reclamationNumber: reclamations.number,
  created: reclamations.created,
  customer: inAlphabet(lastNameFirst, alphabet),
  state: enumerationRank(eshopReclamationStates, reclamations.state),
});

/** The reclamations of the account, by default the newest first. */
export const reclamationsRoute = route(endpoint, 'read', async (call) => {
  const { database, caller, query, locale } = call;
  const columns = reclamationColumns(sortLocaleOf(query, locale));
  const isOwn = eq(reclamations.accountId, caller.accountId);
  const rows = await database
    .select({ id: reclamations.id })
    .from(reclamations)
    .innerJoin(customers, eq(customers.id, reclamations.customerId))
    .where(isOwn)
    .orderBy(...orderOf(columns, reclamations.id, query, { column: 'reclamationNumber', descending: true }))
    .limit(query.limit)
    .offset(query.offset);
  const ids = rows.map(({ id }) => id);
  return {
    items: await readReclamations(call, ids),
    totalCount: await totalCountOf(ids.length, query, () => database.$count(reclamations, isOwn)),
  };
});
