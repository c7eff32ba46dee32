import type { ListedPeriod, PriceListPeriodInput } from '#contract/entities/price-list-input.ts';
import type { Database } from '../platform/db/database.ts';
import { inserted } from '../platform/db/inserted.ts';
import { and, eq, inArray, notInArray, sql } from '../platform/db/orm.ts';
import { priceListPeriods, priceListZones, zones } from '../platform/db/schema.ts';
import { ApiError } from '../platform/errors/api-error.ts';
import { keptIds } from './kept-ids.ts';

/**
 * Checks that the zones exist, and locks them against deletion until the transaction ends. Throws ApiError
 * VALIDATION_ERROR.
 */
export async function requireZones(database: Database, periods: readonly PriceListPeriodInput[]): Promise<void> {
  const ids = [...new Set(periods.flatMap((period) => period.zones.map(({ zoneId }) => zoneId)))];
  const rows = await database.select({ id: zones.id }).from(zones).where(inArray(zones.id, ids)).for('key share');
  const existing = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !existing.has(id));
  if (missing === undefined) return;
  throw new ApiError('VALIDATION_ERROR', { errors: [`zones: there is no zone ${String(missing)}`] });
}

/** Sets the prices of a period for all zones. If a zone had a price before, the row keeps its id. */
async function setPrices(database: Database, periodId: number, prices: PriceListPeriodInput['zones']): Promise<void> {
  const priced = prices.map(({ zoneId }) => zoneId);
  await database
    .delete(priceListZones)
    .where(and(eq(priceListZones.periodId, periodId), notInArray(priceListZones.zoneId, priced)));
  if (prices.length === 0) return;
  await database
    .insert(priceListZones)
    .values(prices.map(({ zoneId, price }) => ({ periodId, zoneId, price })))
    .onConflictDoUpdate({
      target: [priceListZones.periodId, priceListZones.zoneId],
      set: { price: sql`excluded.price` },
    });
}

const columnsOf = ({ displayName, validFrom, validTo }: PriceListPeriodInput) => ({ displayName, validFrom, validTo });

/** Adds a period with its prices; returns its id. */
export async function addPeriod(
  database: Database,
  priceListId: number,
  period: PriceListPeriodInput,
): Promise<number> {
  const values = { priceListId, ...columnsOf(period) };
  const { id } = inserted(await database.insert(priceListPeriods).values(values).returning());
  await setPrices(database, id, period.zones);
  return id;
}

async function removePeriods(database: Database, ids: number[]): Promise<void> {
  await database.delete(priceListZones).where(inArray(priceListZones.periodId, ids));
  await database.delete(priceListPeriods).where(inArray(priceListPeriods.id, ids));
}

/**
 * Replaces the periods of a price list: periods with an id are changed, periods without an id are added, all others are
 * deleted.
 */
export async function setPeriods(
  database: Database,
  priceListId: number,
  given: readonly ListedPeriod[],
): Promise<void> {
  const stored = await database
    .select({ id: priceListPeriods.id })
    .from(priceListPeriods)
    .where(eq(priceListPeriods.priceListId, priceListId));
  const kept = keptIds('periods', given, stored);
  await requireZones(database, given);
  await removePeriods(
    database,
    stored.map(({ id }) => id).filter((id) => !kept.has(id)),
  );
  for (const { id, ...period } of given) {
    if (id === undefined) await addPeriod(database, priceListId, period);
    else {
      await database.update(priceListPeriods).set(columnsOf(period)).where(eq(priceListPeriods.id, id));
      await setPrices(database, id, period.zones);
    }
  }
}
