import type { AnswerOf } from '#contract/endpoint.ts';
import type { orders as ordersEndpoint } from '#contract/endpoints/orders.ts';
import { orderStates, paymentTypes } from '#contract/enumerations.ts';
import { and, asc, desc, eq, getTableColumns, gte, inArray, lt } from '../../platform/db/orm.ts';
import { orders } from '../../platform/db/schema.ts';
import type { Call } from '../../platform/http/route.ts';
import { enumerationRank } from '../../platform/lists/enumeration-rank.ts';
import { dayBounds } from '../../platform/time/day-bounds.ts';
import { viewOrders } from '../order-records/order-view.ts';

type ListCall = Call<typeof ordersEndpoint>;

function filterOf({ caller, query }: ListCall) {
  const day = query.date === undefined ? undefined : dayBounds(query.date);
  return and(
    eq(orders.accountId, caller.accountId),
    query.state === undefined ? undefined : inArray(orders.state, query.state),
    query.paymentType === undefined ? undefined : inArray(orders.paymentType, query.paymentType),
    day === undefined ? undefined : gte(orders.issued, day.from),
    day === undefined ? undefined : lt(orders.issued, day.before),
  );
}

/** The values by which orders can be sorted: the columns of the table, except where their order is another one. */
const columns = {
  ...getTableColumns(orders),
  state: enumerationRank(orderStates, orders.state),
  paymentType: enumerationRank(paymentTypes, orders.paymentType),
};

/**
 * By default the newest number comes first. Equal values are sorted by number, so that pages never overlap. No column by
 * which the list can be sorted is nullable, so "nulls last" is not needed, and the account's indexes can be used.
 */
function orderOf({ query }: ListCall) {
  const direction = (query.sortDesc ?? query.sortBy === undefined) ? desc : asc;
  return [direction(columns[query.sortBy ?? 'number']), desc(orders.number)];
}

/** A page of the account's orders with their items, and the number of orders that match the filters (ORD-01). */
export async function listOrders(call: ListCall): Promise<AnswerOf<typeof ordersEndpoint>> {
  const { database, query, locale } = call;
  const filter = filterOf(call);
  const rows = await database
    .select()
    .from(orders)
    .where(filter)
    .orderBy(...orderOf(call))
    .limit(query.limit)
    .offset(query.offset);
  const isWhole = query.offset === 0 && rows.length < query.limit;
  const totalCount = isWhole ? rows.length : await database.$count(orders, filter);
  return { items: await viewOrders(database, rows, locale), totalCount };
}
