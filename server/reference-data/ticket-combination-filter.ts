import type { ticketCombinations } from '#contract/endpoints/ticket-combinations.ts';
import type { PgColumn } from '../platform/db/orm-tables.ts';
import { and, eq, gt, inArray, or } from '../platform/db/orm.ts';
import type { SQL } from '../platform/db/orm.ts';
import { customerProfiles, ticketCombinations as table } from '../platform/db/schema.ts';
import type { Call } from '../platform/http/route.ts';
import { validOn } from './valid-on.ts';

type CombinationQuery = Partial<
  Omit<Call<typeof ticketCombinations>['query'], 'sortBy' | 'sortDesc' | 'limit' | 'offset'>
>;

/**
 * PRESENT: valid on the day; FUTURE: valid from a later day on. The day is the date in the request, by default today.
 */
function validityFilter(query: CombinationQuery, today: string): SQL | undefined {
  const day = query.date ?? today;
  switch (query.validity) {
    case undefined:
      return query.date === undefined ? undefined : validOn(table, query.date);
    case 'PRESENT':
      return validOn(table, day);
    case 'FUTURE':
      return gt(table.validFrom, day);
    case 'PRESENT_OR_FUTURE':
      return or(validOn(table, day), gt(table.validFrom, day));
  }
}

const isFlag = (column: PgColumn, requested: boolean | undefined): SQL | undefined =>
  requested === undefined ? undefined : eq(column, requested);

/** All filters of a list of combinations; the query must join the customer profile. */
export const combinationFilter = (query: CombinationQuery, today: string): SQL | undefined =>
  and(
    validityFilter(query, today),
    query.customerProfileId && inArray(table.customerProfileId, query.customerProfileId),
    query.customerProfileType && eq(customerProfiles.type, query.customerProfileType),
    query.typeName && eq(table.typeName, query.typeName),
    isFlag(customerProfiles.reduced, query.reduced),
    isFlag(table.counterSale, query.counterSale),
    isFlag(table.eshopSale, query.eshopSale),
    isFlag(table.mobileVirtualCardSale, query.mobileVirtualCardSale),
    isFlag(table.mobileEshopAccountSale, query.mobileEshopAccountSale),
  );
