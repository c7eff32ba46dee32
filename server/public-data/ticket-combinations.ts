import { and, count, eq, gt, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ticketCombinations } from '../../contract/endpoints/public.ts';
import type { TicketCombination } from '../../contract/entities/tariff.ts';
import type { Locale } from '../../contract/enumerations.ts';
import { customerProfiles, ticketCombinations as table, tariffProfiles } from '../db/schema.ts';
import { route } from '../http/route.ts';
import type { Call } from '../http/route.ts';
import { translate } from '../i18n/translate.ts';
import { orderOf } from '../lists/sorting.ts';
import { profileSummary, toTariffProfile } from './reference-data.ts';

type Query = Call<typeof ticketCombinations>['query'];

const validOn = (day: string): SQL | undefined =>
  and(lte(table.validFrom, day), or(isNull(table.validTo), gte(table.validTo, day)));

/** PRESENT: sold on the day; FUTURE: from a later day; the day is the asked date, else today. */
function validityFilter(query: Query, today: string): SQL | undefined {
  const day = query.date ?? today;
  switch (query.validity) {
    case undefined:
      return query.date === undefined ? undefined : validOn(query.date);
    case 'PRESENT':
      return validOn(day);
    case 'FUTURE':
      return gt(table.validFrom, day);
    case 'PRESENT_OR_FUTURE':
      return or(validOn(day), gt(table.validFrom, day));
  }
}

const filters = (query: Query, today: string): SQL | undefined =>
  and(
    validityFilter(query, today),
    query.customerProfileId && inArray(table.customerProfileId, query.customerProfileId),
    query.customerProfileType && eq(customerProfiles.type, query.customerProfileType),
    query.reduced === undefined ? undefined : eq(customerProfiles.reduced, query.reduced),
    query.typeName && eq(table.typeName, query.typeName),
    query.counterSale === undefined ? undefined : eq(table.counterSale, query.counterSale),
    query.eshopSale === undefined ? undefined : eq(table.eshopSale, query.eshopSale),
    query.mobileVirtualCardSale === undefined
      ? undefined
      : eq(table.mobileVirtualCardSale, query.mobileVirtualCardSale),
    query.mobileEshopAccountSale === undefined
      ? undefined
      : eq(table.mobileEshopAccountSale, query.mobileEshopAccountSale),
  );

interface Row {
  readonly combination: typeof table.$inferSelect;
  readonly customerProfile: typeof customerProfiles.$inferSelect;
  readonly tariffProfile: typeof tariffProfiles.$inferSelect;
}

function toTicketCombination({ combination, customerProfile, tariffProfile }: Row, locale: Locale): TicketCombination {
  return {
    id: combination.id,
    displayName: translate(locale, 'ticketCombination.displayName', {
      tariffProfile: tariffProfile.displayName[locale],
      customerProfile: customerProfile.displayName[locale],
    }),
    typeName: combination.typeName,
    tariffProfile: toTariffProfile(tariffProfile, locale),
    priceList: { id: combination.priceListId },
    customerProfile: profileSummary(customerProfile, locale),
    validFrom: combination.validFrom,
    validTo: combination.validTo,
    orderNumber: combination.orderNumber,
  };
}

/** Second specification, 7 'Ticket combinations': what can be bought, by any of the filters together. */
export const ticketCombinationsRoute = route(ticketCombinations, 'read', async ({ database, query, today, locale }) => {
  const filter = filters(query, today);
  const order = orderOf({ orderNumber: table.orderNumber, id: table.id }, table.id, query, {
    column: 'orderNumber',
    descending: false,
  });
  const rows = await database
    .select({ combination: table, customerProfile: customerProfiles, tariffProfile: tariffProfiles })
    .from(table)
    .innerJoin(customerProfiles, eq(customerProfiles.id, table.customerProfileId))
    .innerJoin(tariffProfiles, eq(tariffProfiles.id, table.tariffProfileId))
    .where(filter)
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset);
  const [total] = await database
    .select({ count: count() })
    .from(table)
    .innerJoin(customerProfiles, eq(customerProfiles.id, table.customerProfileId))
    .where(filter);
  return { items: rows.map((row) => toTicketCombination(row, locale)), totalCount: total?.count ?? 0 };
});
