import type { TariffProfile, Zone } from '#contract/entities/tariff.ts';
import type { Locale } from '#contract/enumerations.ts';
import { briefMemo } from '../platform/cache/brief-memo.ts';
import type { Database } from '../platform/db/database.ts';
import { asc } from '../platform/db/orm.ts';
import { customerProfiles, fees, tariffProfiles, zones } from '../platform/db/schema.ts';
import { zoneColumns } from './zone-columns.ts';

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect'];

/**
 * The few rows that nearly every response refers to: zones, tariff profiles, customer profiles and fees. The keys are
 * the ids.
 */
export interface ReferenceData {
  readonly zones: ReadonlyMap<number, Zone>;
  readonly tariffProfiles: ReadonlyMap<number, Row<typeof tariffProfiles>>;
  readonly customerProfiles: ReadonlyMap<number, Row<typeof customerProfiles>>;
  readonly fees: ReadonlyMap<number, Row<typeof fees>>;
}

const keptMilliseconds = 1000;
const memos = new WeakMap<Database, ReturnType<typeof briefMemo<ReferenceData>>>();

const byId = <Item extends { readonly id: number }>(items: readonly Item[]): Map<number, Item> =>
  new Map(items.map((item) => [item.id, item]));

async function load(database: Database): Promise<ReferenceData> {
  return {
    zones: byId(await database.select(zoneColumns).from(zones).orderBy(asc(zones.id))),
    tariffProfiles: byId(await database.select().from(tariffProfiles).orderBy(asc(tariffProfiles.id))),
    customerProfiles: byId(await database.select().from(customerProfiles).orderBy(asc(customerProfiles.id))),
    fees: byId(await database.select().from(fees).orderBy(asc(fees.id))),
  };
}

/**
 * The reference data, cached for one second in each instance, so a change is visible in all instances within a second.
 * Inside of a transaction, pass the transaction.
 */
export function referenceData(database: Database): Promise<ReferenceData> {
  const memo = memos.get(database) ?? briefMemo<ReferenceData>(keptMilliseconds);
  memos.set(database, memo);
  return memo.get(() => load(database));
}

/** Must be called after a change was committed, so that this instance's next read sees the change. */
export const forgetReferenceData = (database: Database): void => memos.get(database)?.forget();

/**
 * The row with an id that a foreign key guarantees. Throws if the cache does not have the row yet, because the row was
 * added within the last second.
 */
export function known<Value>(map: ReadonlyMap<number, Value>, id: number): Value {
  const value = map.get(id);
  if (value === undefined) throw new Error(`reference data without ${String(id)}`);
  return value;
}

/** A row by its id; undefined if there is no id, or no such row. */
export const rowOf = <Found>(rows: ReadonlyMap<number, Found>, id: number | undefined): Found | undefined =>
  id === undefined ? undefined : rows.get(id);

export const toTariffProfile = (row: Row<typeof tariffProfiles>, locale: Locale): TariffProfile => ({
  id: row.id,
  displayName: row.displayName[locale],
  type: row.type,
  period: row.period,
  periodQuantity: row.periodQuantity,
  fixedValidFromDay: row.fixedValidFromDay,
  fixedValidFromMonth: row.fixedValidFromMonth,
  fixedValidToDay: row.fixedValidToDay,
  fixedValidToMonth: row.fixedValidToMonth,
});

export const profileSummary = (row: Row<typeof customerProfiles>, locale: Locale) => ({
  id: row.id,
  displayName: row.displayName[locale],
  isic: row.isic,
  reduced: row.reduced,
  checkTicketCollision: row.checkTicketCollision,
});
