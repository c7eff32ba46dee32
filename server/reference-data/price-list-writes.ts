import {
  createPriceList,
  createPriceListPeriod,
  deletePriceList,
  updatePriceList,
} from '#contract/endpoints/price-lists.ts';
import type { PriceListInput } from '#contract/entities/price-list-input.ts';
import { shareDay } from '#rules/date-range.ts';
import type { Database } from '../platform/db/database.ts';
import { inserted } from '../platform/db/inserted.ts';
import { eq } from '../platform/db/orm.ts';
import { priceLists } from '../platform/db/schema.ts';
import { ApiError } from '../platform/errors/api-error.ts';
import type { Route } from '../platform/http/route.ts';
import { operatorWrite } from './operator-write.ts';
import { addPeriod, requireZones, setPeriods } from './price-list-periods.ts';
import { priceListDetail, readPeriods } from './price-list-view.ts';
import { rowOrNotFound } from './row-or-not-found.ts';

const columnsOf = ({ code, displayNames }: PriceListInput) => ({ code, displayName: displayNames });

const create = operatorWrite(createPriceList, async ({ database, body, locale }) => {
  const { id } = inserted(await database.insert(priceLists).values(columnsOf(body)).returning());
  await setPeriods(database, id, body.periods);
  return priceListDetail(database, id, locale);
});

const update = operatorWrite(updatePriceList, async ({ database, params: { id }, body, locale }) => {
  const changed = database.update(priceLists).set(columnsOf(body)).where(eq(priceLists.id, id));
  rowOrNotFound(await changed.returning());
  await setPeriods(database, id, body.periods);
  return priceListDetail(database, id, locale);
});

/**
 * Locks a price list, so that of two changes at the same time, the second change sees the first. Throws ApiError
 * NOT_FOUND.
 */
const lockList = async (database: Database, id: number) =>
  rowOrNotFound(await database.select().from(priceLists).where(eq(priceLists.id, id)).for('update'));

const createPeriod = operatorWrite(createPriceListPeriod, async ({ database, params: { id }, body }) => {
  await lockList(database, id);
  const clash = (await readPeriods(database, id)).find((period) => shareDay(period, body));
  if (clash !== undefined) {
    throw new ApiError('PERIODS_OVERLAP', { errors: [`validFrom: shares a day with "${clash.displayName}"`] });
  }
  await requireZones(database, [body]);
  const periodId = await addPeriod(database, id, body);
  return rowOrNotFound((await readPeriods(database, id)).filter((period) => period.id === periodId));
});

const remove = operatorWrite(deletePriceList, async ({ database, params: { id } }) => {
  await lockList(database, id);
  await setPeriods(database, id, []);
  await database.delete(priceLists).where(eq(priceLists.id, id));
  return undefined;
});

export const priceListWriteRoutes: readonly Route[] = [create, update, createPeriod, remove];
