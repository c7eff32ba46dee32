import { priceList, priceLists, priceListZones } from '#contract/endpoints/price-lists.ts';
import { byZoneNumber } from '#rules/zone-order.ts';
import { and, asc, eq, isNotNull } from '../platform/db/orm.ts';
import {
  priceListPeriods,
  priceLists as priceListsTable,
  priceListZones as priceListZonesTable,
  zones,
} from '../platform/db/schema.ts';
import { ApiError } from '../platform/errors/api-error.ts';
import { route } from '../platform/http/route.ts';
import type { Route } from '../platform/http/route.ts';
import { pageOf } from '../platform/lists/page-of.ts';
import { priceListDetail } from './price-list-view.ts';
import { validOn } from './valid-on.ts';

const priceListsRoute = route(priceLists, 'read', async ({ database, query, locale }) => {
  const rows = await database.select().from(priceListsTable);
  const periods = await database.select().from(priceListPeriods).orderBy(asc(priceListPeriods.validFrom));
  const periodsOf = Map.groupBy(periods, ({ priceListId }) => priceListId);
  const items = rows.map((row) => ({
    id: row.id,
    displayName: row.displayName[locale],
    periods: (periodsOf.get(row.id) ?? []).map(({ priceListId: _, ...period }) => period),
  }));
  return pageOf(items, query, locale, (item, column) => (column === 'displayName' ? item.displayName : item.id), 'id');
});

const priceListRoute = route(priceList, 'read', ({ database, params, locale }) =>
  priceListDetail(database, params.id, locale),
);

/** The prices of the period that contains the date; an empty list if there is no such period. */
const priceListZonesRoute = route(priceListZones, 'read', async ({ database, params, query }) => {
  const rows = await database
    .select({ list: priceListsTable.id, id: priceListZonesTable.id, price: priceListZonesTable.price, zone: zones })
    .from(priceListsTable)
    .leftJoin(
      priceListPeriods,
      and(eq(priceListPeriods.priceListId, priceListsTable.id), validOn(priceListPeriods, query.date)),
    )
    .leftJoin(
      priceListZonesTable,
      and(
        eq(priceListZonesTable.periodId, priceListPeriods.id),
        query.onlyZonesWithPrice ? isNotNull(priceListZonesTable.price) : undefined,
      ),
    )
    .leftJoin(zones, eq(zones.id, priceListZonesTable.zoneId))
    .where(eq(priceListsTable.id, params.id));
  if (rows.length === 0) throw new ApiError('NOT_FOUND');
  return rows
    .flatMap(({ id, zone, price }) => (id === null || zone === null ? [] : [{ id, zone, price }]))
    .toSorted((one, other) => byZoneNumber(one.zone, other.zone));
});

export const priceListRoutes: readonly Route[] = [priceListsRoute, priceListRoute, priceListZonesRoute];
