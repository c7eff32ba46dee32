import type { PriceListDetail, PriceListPeriodDetail } from '#contract/entities/tariff-details.ts';
import type { Locale } from '#contract/enumerations.ts';
import { byZoneNumber } from '#rules/zone-order.ts';
import type { Database } from '../platform/db/database.ts';
import { asc, eq, inArray } from '../platform/db/orm.ts';
import { priceListPeriods, priceLists, priceListZones, zones } from '../platform/db/schema.ts';
import { rowOrNotFound } from './row-or-not-found.ts';

async function pricesOf(database: Database, periodIds: number[]) {
  const rows = await database
    .select({ id: priceListZones.id, periodId: priceListZones.periodId, price: priceListZones.price, zone: zones })
    .from(priceListZones)
    .innerJoin(zones, eq(zones.id, priceListZones.zoneId))
    .where(inArray(priceListZones.periodId, periodIds));
  const sorted = rows.toSorted((one, other) => byZoneNumber(one.zone, other.zone));
  return Map.groupBy(sorted, ({ periodId }) => periodId);
}

/** The periods of a price list with their prices, the earliest first. */
export async function readPeriods(database: Database, priceListId: number): Promise<PriceListPeriodDetail[]> {
  const periods = await database
    .select()
    .from(priceListPeriods)
    .where(eq(priceListPeriods.priceListId, priceListId))
    .orderBy(asc(priceListPeriods.validFrom));
  const periodIds = periods.map(({ id }) => id);
  const prices = await pricesOf(database, periodIds);
  return periods.map(({ priceListId: _, ...period }) => ({
    ...period,
    zones: (prices.get(period.id) ?? []).map(({ id, zone, price }) => ({ id, zoneId: zone.id, zone, price })),
  }));
}

/** A price list with its periods and prices. Throws ApiError NOT_FOUND. */
export async function priceListDetail(database: Database, id: number, locale: Locale): Promise<PriceListDetail> {
  const row = rowOrNotFound(await database.select().from(priceLists).where(eq(priceLists.id, id)));
  return {
    id: row.id,
    displayName: row.displayName[locale],
    code: row.code,
    displayNames: row.displayName,
    periods: await readPeriods(database, id),
  };
}
