import { zonesCombinedByZones } from '#contract/endpoints/zones.ts';
import { byZoneNumber } from '#rules/zone-order.ts';
import type { Database } from '../platform/db/database.ts';
import { and, count, eq, inArray, isNotNull, notInArray } from '../platform/db/orm.ts';
import { priceListPeriods, priceListZones, zones } from '../platform/db/schema.ts';
import { ApiError } from '../platform/errors/api-error.ts';
import { route } from '../platform/http/route.ts';
import { validOn } from './valid-on.ts';
import { zoneColumns } from './zone-columns.ts';

/** The price-list periods that contain a day and have a price for all of the zones. */
const periodsWithAll = (database: Database, zoneIds: readonly number[], day: string) =>
  database
    .select({ id: priceListZones.periodId })
    .from(priceListZones)
    .innerJoin(priceListPeriods, eq(priceListPeriods.id, priceListZones.periodId))
    .where(
      and(
        inArray(priceListZones.zoneId, [...zoneIds]),
        isNotNull(priceListZones.price),
        validOn(priceListPeriods, day),
      ),
    )
    .groupBy(priceListZones.periodId)
    .having(eq(count(), zoneIds.length));

/** The other zones that have a price in the same price-list period as all given zones (ours). */
export const zonesCombinedRoute = route(zonesCombinedByZones, 'read', async ({ database, query, today }) => {
  const zoneIds = [...new Set(query.zoneIds)];
  const given = await database.select({ id: zones.id }).from(zones).where(inArray(zones.id, zoneIds));
  if (given.length < zoneIds.length) throw new ApiError('NOT_FOUND');
  const rows = await database
    .selectDistinct(zoneColumns)
    .from(priceListZones)
    .innerJoin(zones, eq(zones.id, priceListZones.zoneId))
    .where(
      and(
        inArray(priceListZones.periodId, periodsWithAll(database, zoneIds, query.date ?? today)),
        isNotNull(priceListZones.price),
        notInArray(zones.id, zoneIds),
      ),
    );
  return rows.toSorted(byZoneNumber);
});
