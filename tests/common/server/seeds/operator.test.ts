import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#contract/enumerations.ts';
import { holdsDay } from '#rules/date-range.ts';
import { addDays, addYears, startOfYear } from '#rules/dates.ts';
import { ticketValidity } from '#rules/ticket-validity.ts';
import type { Database } from '#server/platform/db/database.ts';
import * as schema from '#server/platform/db/schema.ts';
import { seed, seededDatabase } from './seeded-database.ts';

const seededTables = [
  schema.zones,
  schema.customerProfiles,
  schema.attachmentTypes,
  schema.tariffProfiles,
  schema.priceLists,
  schema.priceListPeriods,
  schema.priceListZones,
  schema.ticketCombinations,
  schema.branchOffices,
  schema.customerAccounts,
  schema.customers,
  schema.accountLinks,
  schema.customerCards,
  schema.cardProfiles,
  schema.eWallets,
  schema.eWalletTransactions,
  schema.vehicleTickets,
  schema.orders,
  schema.orderItems,
  schema.payments,
  schema.ticketFares,
];

describe.each(['2028-02-29', '2026-12-31'])('an operator seeded on %s', (today) => {
  let database: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ database, close } = await seededDatabase(today));
  }, 60_000);

  afterAll(() => close());

  it('is not seeded again by a second seed on a later day', async () => {
    const counts = () => Promise.all(seededTables.map((table) => database.$count(table)));
    const before = await counts();
    expect(before.every((count) => count > 0)).toBe(true);
    await seed(database, today);
    await seed(database, addDays(today, 400));
    expect(await counts()).toEqual(before);
  });

  it('has a network, profiles with different rules, and branch offices', async () => {
    expect(await database.$count(schema.zones)).toBe(20);
    const profiles = await database.select().from(schema.customerProfiles);
    expect(profiles).toHaveLength(6);
    expect(new Set(profiles.map(({ validToDefault }) => validToDefault)).size).toBe(6);
    expect(profiles.filter(({ isic }) => isic)).toHaveLength(1);
    expect(await database.$count(schema.attachmentTypes)).toBe(2);
    const offices = await database.select().from(schema.branchOffices);
    expect(offices).toHaveLength(9);
    expect(offices.filter(({ cardDeliveryAllowed }) => cardDeliveryAllowed)).toHaveLength(6);
  });

  it('has names in every language for all its data', async () => {
    const [profiles, tariffs, lists, attachments] = await Promise.all([
      database.select().from(schema.customerProfiles),
      database.select().from(schema.tariffProfiles),
      database.select().from(schema.priceLists),
      database.select().from(schema.attachmentTypes),
    ]);
    const names = [...profiles, ...tariffs, ...lists, ...attachments].map(({ displayName }) => displayName);
    for (const name of names) expect(locales.every((locale) => name[locale].length > 2)).toBe(true);
  });

  it('sells only tariffs whose validity can be computed, of all three types', async () => {
    const tariffs = new Map((await database.select().from(schema.tariffProfiles)).map((tariff) => [tariff.id, tariff]));
    const combinations = await database.select().from(schema.ticketCombinations);
    const types = new Set<string>();
    for (const { tariffProfileId } of combinations) {
      const tariff = tariffs.get(tariffProfileId);
      if (!tariff) throw new Error('expected every combination to have a tariff, got one without');
      types.add(tariff.type);
      for (const ahead of [0, 30, 60]) {
        const date = addDays(today, ahead);
        const { validFrom, validTo } = ticketValidity(tariff, date, today);
        expect(validFrom <= validTo && date <= addDays(validTo, ahead)).toBe(true);
      }
    }
    expect([...types].toSorted()).toEqual(['CALENDAR', 'FIXED', 'SLIDING']);
    expect(new Set(combinations.map(({ priceListId }) => priceListId)).size).toBe(combinations.length);
  });

  it('has one combination that ends with this year and one that begins with the next year', async () => {
    const newYear = startOfYear(addYears(today, 1));
    const combinations = await database.select().from(schema.ticketCombinations);
    expect(combinations.filter(({ validTo }) => validTo === addDays(newYear, -1))).toHaveLength(1);
    expect(combinations.filter(({ validFrom }) => validFrom === newYear)).toHaveLength(1);
  });

  it('has prices for this year and higher prices for next year, for most zones', async () => {
    const newYear = startOfYear(addYears(today, 1));
    const prices = await database.select().from(schema.priceListZones);
    const lists = await database.select().from(schema.priceLists);
    const periods = await database.select().from(schema.priceListPeriods);
    const sold = (periodId: number) =>
      prices.filter((zone) => zone.periodId === periodId).flatMap(({ price }) => (price === null ? [] : [price]));
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    for (const list of lists.filter(({ code }) => code !== 'ADULT/FESTIVAL')) {
      const [current, next] = periods.filter(({ priceListId }) => priceListId === list.id);
      if (!current || !next) throw new Error(`expected two periods of ${list.code}, got fewer`);
      expect([current.validFrom, current.validTo]).toEqual([startOfYear(today), addDays(newYear, -1)]);
      expect([next.validFrom, next.validTo]).toEqual([newYear, null]);
      expect(sold(current.id).length).toBeGreaterThanOrEqual(15);
      expect(sold(current.id).every((price) => price > 0 && price % 100 === 0)).toBe(true);
      expect(sum(sold(next.id))).toBeGreaterThan(sum(sold(current.id)) * 1.01);
    }
    expect(prices.some(({ price }) => price === null)).toBe(true);
  });

  it('has festival prices for two weeks only, in one zone', async () => {
    const lists = await database.select().from(schema.priceLists);
    const festival = lists.find(({ code }) => code === 'ADULT/FESTIVAL');
    const periods = (await database.select().from(schema.priceListPeriods)).filter(
      ({ priceListId }) => priceListId === festival?.id,
    );
    const pricedOn = (day: string) => periods.some((period) => holdsDay(period, day));
    expect([pricedOn(today), pricedOn(addDays(today, 14))]).toEqual([true, false]);
    const prices = await database.select().from(schema.priceListZones);
    const sold = prices.filter(({ periodId, price }) => periodId === periods[0]?.id && price !== null);
    expect(sold).toHaveLength(1);
  });
});
