import {
  ticketCombination,
  ticketCombinations,
  ticketCombinationsShortTerms,
} from '#contract/endpoints/ticket-combinations.ts';
import { isShortTerm } from '#rules/short-term.ts';
import { and, count, eq, inArray } from '../platform/db/orm.ts';
import type { SQL } from '../platform/db/orm.ts';
import { customerProfiles, ticketCombinations as table } from '../platform/db/schema.ts';
import { route } from '../platform/http/route.ts';
import type { Call, Route } from '../platform/http/route.ts';
import { orderOf } from '../platform/lists/sorting.ts';
import { referenceData } from './reference-data.ts';
import { combinationFilter } from './ticket-combination-filter.ts';
import { selectCombinations, ticketCombinationDetail, toTicketCombination } from './ticket-combination-view.ts';

type ListCall = Pick<Call<typeof ticketCombinations>, 'database' | 'query' | 'locale'>;

async function list({ database, query, locale }: ListCall, filter: SQL | undefined) {
  const order = orderOf({ orderNumber: table.orderNumber, id: table.id }, table.id, query, {
    column: 'orderNumber',
    descending: false,
  });
  const rows = await selectCombinations(database, filter)
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset);
  const [total] = await database
    .select({ count: count() })
    .from(table)
    .innerJoin(customerProfiles, eq(customerProfiles.id, table.customerProfileId))
    .where(filter);
  return { items: rows.map((row) => toTicketCombination(row, locale)), totalCount: total?.count ?? 0 };
}

/** The combinations that match all given filters (CAL-02). */
const ticketCombinationsRoute = route(ticketCombinations, 'read', (call) =>
  list(call, combinationFilter(call.query, call.today)),
);

const shortTermsRoute = route(ticketCombinationsShortTerms, 'read', async (call) => {
  const { tariffProfiles } = await referenceData(call.database);
  const short = [...tariffProfiles.values()].filter((row) => isShortTerm(row)).map(({ id }) => id);
  return list(call, and(combinationFilter(call.query, call.today), inArray(table.tariffProfileId, short)));
});

const ticketCombinationRoute = route(ticketCombination, 'read', ({ database, params, locale }) =>
  ticketCombinationDetail(database, params.id, locale),
);

export const ticketCombinationRoutes: readonly Route[] = [
  ticketCombinationsRoute,
  shortTermsRoute,
  ticketCombinationRoute,
];
