import { and, eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addTicketFare, clearCart, ticketFareOffers } from '#contract/endpoints/shopping-cart.ts';
import { zonesPublic } from '#contract/endpoints/zones.ts';
import { addDays, addYears, startOfYear } from '#rules/dates.ts';
import { cardProfiles, customerProfiles, tariffProfiles, ticketCombinations } from '#server/platform/db/schema.ts';
import { exampleSupplier } from '#server/platform/settings/supplier.ts';
import { holdCaches } from '#tests/common/server/support/hold-caches.ts';
import { ask, askRefused } from './support/call.ts';
import { cardOf, newCustomer } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const change = (values: Readonly<Record<string, unknown>>) =>
  shop.services.settings.change(shop.services.database, values);
afterEach(() => change({ isIsicAllowed: null, ISIC_PRICE_PERCENTAGE: null, ticketFareAllowed: null }));

const questionOf = async (customer: Customer, date: string) => ({
  token: customer.token,
  query: { cardId: (await cardOf(shop, customer)).id, date },
});

const offersFor = async (customer: Customer, date = shop.today()) =>
  ask(shop, ticketFareOffers, await questionOf(customer, date));

type Offers = Awaited<ReturnType<typeof offersFor>>;

const codeOf = async (id: number) => {
  const [row] = await shop.services.database.select().from(tariffProfiles).where(eq(tariffProfiles.id, id));
  return row?.code;
};
const codes = (offers: Offers) => Promise.all(offers.map(({ combination }) => codeOf(combination.tariffProfile.id)));
async function offerOf(offers: Offers, code: string) {
  const index = (await codes(offers)).indexOf(code);
  const offer = offers[index];
  if (offer === undefined) throw new Error(`expected an offer of ${code}, got none`);
  return offer;
}
const priceIn = ({ zones }: Offers[number], name: string) => zones.find(({ zone }) => zone.name === name);
const nextYear = () => startOfYear(addYears(shop.today(), 1));

describe('the ticket fares offered for a card (TFR-01, ISI-02)', () => {
  it('have zones with their positions on the schematic map; the whole network has no position (TFR-05)', async () => {
    const [offer] = await offersFor(await newCustomer(shop));
    const network = await ask(shop, zonesPublic, {});
    expect(offer?.zones.map(({ zone }) => zone)).toEqual(network);
    expect(network.filter(({ schematic }) => schematic === null).map(({ name }) => name)).toEqual(['999']);
  });

  it.each(['parent', 'student', 'senior'] as const)('have the same prices as the cart, for a %s', async (key) => {
    const customer = await newCustomer(shop, key);
    const { id: cardId } = await cardOf(shop, customer);
    const sold = (await offersFor(customer)).filter(
      ({ validity }) => (validity?.validTo ?? '') <= addDays(shop.today(), 40),
    );
    expect(sold).not.toEqual([]);
    for (const { combination, validity, taxPercentage, zones } of sold) {
      const zone = zones.at(-1);
      const body = {
        cardId,
        validFrom: shop.today(),
        ticketCombinationId: combination.id,
        zone: zone?.zone.name ?? '',
      };
      const item = await ask(shop, addTicketFare, { token: customer.token, body });
      expect(item.taxPercentage).toBe(taxPercentage);
      expect([item.price, item.payload.ticketFareValidFrom, item.payload.ticketFareValidTo]).toEqual([
        zone?.price,
        validity?.validFrom,
        validity?.validTo,
      ]);
      await ask(shop, clearCart, { token: customer.token });
    }
  });

  it('have no tax, as in the cart, if the seller pays no value added tax (INV-01)', async () => {
    const customer = await newCustomer(shop);
    const rates = async () => {
      const [offer] = await offersFor(customer);
      const body = {
        cardId: (await cardOf(shop, customer)).id,
        validFrom: shop.today(),
        ticketCombinationId: offer?.combination.id ?? 0,
        zone: offer?.zones.at(-1)?.zone.name ?? '',
      };
      const item = await ask(shop, addTicketFare, { token: customer.token, body });
      await ask(shop, clearCart, { token: customer.token });
      return [offer?.taxPercentage, item.taxPercentage];
    };
    await change({ supplier: { ...exampleSupplier, taxId: null } });
    expect(await rates()).toEqual([0, 0]);
    await change({ supplier: null });
    expect(await rates()).toEqual([12, 12]);
  });

  it("are the combinations sold on the day to the profiles of the card, in the operator's order", async () => {
    const customer = await newCustomer(shop);
    const offers = await offersFor(customer, addDays(nextYear(), -1));
    expect(await codes(offers)).toContain('DAYS_10');
    expect(await codes(offers)).not.toContain('MINUTES_60');
    const orders = offers.map(({ combination }) => combination.orderNumber);
    expect(orders).toEqual(orders.toSorted((one, other) => one - other));
    const { profileId } = await cardOf(shop, customer);
    expect(new Set(offers.map(({ combination }) => combination.customerProfile.id))).toEqual(new Set([profileId]));
    expect(await codes(await offersFor(customer, nextYear()))).not.toContain('DAYS_10');
  });

  it('have the prices of their first day; a ticket that can only start today has the prices of today', async () => {
    const customer = await newCustomer(shop);
    const [now, later] = [await offersFor(customer), await offersFor(customer, nextYear())];
    const month = [await offerOf(now, 'DAYS_30'), await offerOf(later, 'DAYS_30')].map(
      (one) => priceIn(one, '100')?.price,
    );
    expect(month[1]).toBeGreaterThan(month[0] ?? Infinity);
    const [halfNow, halfLater] = [await offerOf(now, 'CALENDAR_HALF_YEAR'), await offerOf(later, 'CALENDAR_HALF_YEAR')];
    expect(halfLater).toEqual(halfNow);
    expect(halfNow.validity?.validFrom).toBe(shop.today());
  });

  it('leave out a zone without a price', async () => {
    const offers = await offersFor(await newCustomer(shop));
    expect(priceIn(await offerOf(offers, 'DAYS_30'), '270')).toBeDefined();
    expect(priceIn(await offerOf(offers, 'ONE_YEAR'), '270')).toBeUndefined();
    const names = (await offerOf(offers, 'DAYS_30')).zones.map(({ zone }) => zone.name);
    expect(names).toEqual(names.toSorted());
  });

  it('contain the ISIC price and the list price', async () => {
    await change({ ISIC_PRICE_PERCENTAGE: 70 });
    const student = await newCustomer(shop, 'student');
    const [offer] = await offersFor(student);
    expect(offer?.zones.map(({ price }) => price)).toEqual(
      offer?.zones.map(({ listPrice }) => Math.floor((listPrice * 70) / 100)),
    );
    await change({ isIsicAllowed: false });
    for (const { zones } of await offersFor(student))
      expect(zones.map(({ price }) => price)).toEqual(zones.map(({ listPrice }) => listPrice));
  });

  it('contain the price of a passenger without a reduction for the same tariff, zone and day (TFR-07)', async () => {
    const [student, adult] = [await newCustomer(shop, 'student'), await newCustomer(shop)];
    for (const day of [shop.today(), nextYear()]) {
      const [reduced, full] = [await offersFor(student, day), await offersFor(adult, day)];
      for (const code of ['DAYS_30', 'DAYS_90', 'ONE_YEAR']) {
        const prices = (await offerOf(full, code)).zones.map(({ price }) => price);
        expect((await offerOf(reduced, code)).zones.map(({ fullPrice }) => fullPrice)).toEqual(prices);
      }
      const fullPrices = (offers: Offers) => offers.flatMap(({ zones }) => zones.map(({ fullPrice }) => fullPrice));
      expect(new Set(fullPrices(full))).toEqual(new Set([null]));
      expect(new Set(fullPrices([await offerOf(reduced, 'SCHOOL_YEAR')]))).toEqual(new Set([null]));
    }
  });

  it('contain the full price of today for a ticket that can only start today', async () => {
    const pupil = await newCustomer(shop, 'student');
    const { database } = shop.services;
    const { id: cardId } = await cardOf(shop, pupil);
    const held = await database.select().from(customerProfiles).where(eq(customerProfiles.code, 'PUPIL'));
    const customerProfileId = held[0]?.id ?? 0;
    await database.update(cardProfiles).set({ customerProfileId }).where(eq(cardProfiles.cardId, cardId));
    const half = await offerOf(await offersFor(pupil, nextYear()), 'CALENDAR_HALF_YEAR');
    const full = await offerOf(await offersFor(await newCustomer(shop)), 'CALENDAR_HALF_YEAR');
    expect(priceIn(half, '100')?.fullPrice).toBe(priceIn(full, '100')?.price);
  });

  it("contain the full price of the first full fare in the operator's order, but only if it is higher", async () => {
    const { database } = shop.services;
    const student = await newCustomer(shop, 'student');
    const adult = await database.select().from(customerProfiles).where(eq(customerProfiles.code, 'ADULT'));
    const ofAdults = eq(ticketCombinations.customerProfileId, adult[0]?.id ?? 0);
    const readFullPrice = async () => priceIn(await offerOf(await offersFor(student), 'DAYS_30'), '100')?.fullPrice;
    expect(await readFullPrice()).toBe(55_000);
    await database.update(ticketCombinations).set({ eshopSale: false }).where(ofAdults);
    expect(await readFullPrice()).toBeNull();
    await database.update(ticketCombinations).set({ eshopSale: true }).where(ofAdults);
    const own = await offerOf(await offersFor(student), 'DAYS_30');
    const [first] = await database
      .insert(ticketCombinations)
      .values({
        customerProfileId: adult[0]?.id ?? 0,
        tariffProfileId: own.combination.tariffProfile.id,
        priceListId: own.combination.priceList.id,
        validFrom: '2020-01-01',
        orderNumber: 0,
      })
      .returning();
    expect(await readFullPrice()).toBeNull();
    await database.delete(ticketCombinations).where(eq(ticketCombinations.id, first?.id ?? 0));
  });

  it.each([{ reduced: true }, { isic: true }, { requireConfirmation: true }, { type: 'IMPERSONAL' as const }])(
    'contain no full price if the profile without a reduction is %o',
    async (special) => {
      const { database } = shop.services;
      const student = await newCustomer(shop, 'student');
      const ofAdults = eq(customerProfiles.code, 'ADULT');
      await database.update(customerProfiles).set(special).where(ofAdults);
      const offers = await offersFor(student);
      const usual = { reduced: false, isic: false, requireConfirmation: false, type: 'PERSONAL' } as const;
      await database.update(customerProfiles).set(usual).where(ofAdults);
      expect(priceIn(await offerOf(offers, 'DAYS_30'), '100')?.fullPrice).toBeNull();
    },
  );

  it.each([{ validTo: '2020-01-01' }, { typeName: 'SINGLE' as const }])(
    'contain no full price from combinations that are %o',
    async (special) => {
      const { database } = shop.services;
      const student = await newCustomer(shop, 'student');
      const [own] = await offersFor(student);
      const ofTariff = eq(ticketCombinations.tariffProfileId, own?.combination.tariffProfile.id ?? 0);
      const others = and(ofTariff, ne(ticketCombinations.id, own?.combination.id ?? 0));
      await database.update(ticketCombinations).set(special).where(others);
      const [changed] = await offersFor(student);
      await database.update(ticketCombinations).set({ validTo: null, typeName: 'TIME' }).where(others);
      expect([own?.zones[0]?.fullPrice, changed?.zones[0]?.fullPrice]).toEqual([55_000, null]);
    },
  );

  it('contain the price list with its period on the first day of the ticket, and the same tax as the cart (TFR-07)', async () => {
    const customer = await newCustomer(shop);
    const year = shop.today().slice(0, 4);
    const now = await offerOf(await offersFor(customer), 'DAYS_30');
    expect(now.priceList).toEqual({
      displayName: 'Dospělý – 30denní',
      period: {
        displayName: `Ceník ${year}`,
        validFrom: startOfYear(shop.today()),
        validTo: addDays(nextYear(), -1),
      },
    });
    const later = await offerOf(await offersFor(customer, nextYear()), 'DAYS_30');
    expect(later.priceList?.period).toMatchObject({ validFrom: nextYear(), validTo: null });
    const after = await offerOf(await offersFor(customer, addDays(shop.today(), 14)), 'FESTIVAL');
    expect([after.priceList, after.zones]).toEqual([null, []]);
  });

  it('are read with the same number of queries for one ticket and for many tickets', async () => {
    const student = await newCustomer(shop, 'student');
    const question = await questionOf(student, shop.today());
    const { database } = shop.services;
    const select = vi.spyOn(database, 'select');
    const countOf = async () => {
      await ask(shop, ticketFareOffers, question);
      select.mockClear();
      const { length } = await ask(shop, ticketFareOffers, question);
      return { length, queries: select.mock.calls.length };
    };
    const caches = holdCaches();
    const all = await countOf();
    const kept = await database.select().from(ticketCombinations);
    const [own] = await offersFor(student);
    await database
      .update(ticketCombinations)
      .set({ eshopSale: false })
      .where(ne(ticketCombinations.id, own?.combination.id ?? 0));
    const one = await countOf();
    select.mockRestore();
    caches.mockRestore();
    for (const { id, eshopSale } of kept)
      await database.update(ticketCombinations).set({ eshopSale }).where(eq(ticketCombinations.id, id));
    expect([all.length > one.length, one.length]).toEqual([true, 1]);
    expect([all.queries > 0, one.queries]).toEqual([true, all.queries]);
  });

  it('have no validity if the ticket would end after the end of the calendar', async () => {
    const offers = await offersFor(await newCustomer(shop), '9999-12-15');
    expect((await offerOf(offers, 'DAYS_30')).validity).toBeNull();
    expect((await offerOf(offers, 'CALENDAR_HALF_YEAR')).validity).not.toBeNull();
  });

  it('are empty while the operator sells no tickets, and for a card without profiles', async () => {
    const customer = await newCustomer(shop);
    await change({ ticketFareAllowed: false });
    expect(await offersFor(customer)).toEqual([]);
    await change({ ticketFareAllowed: null });
    const { id } = await cardOf(shop, customer);
    const question = await questionOf(customer, shop.today());
    await shop.services.database.delete(cardProfiles).where(eq(cardProfiles.cardId, id));
    expect(await ask(shop, ticketFareOffers, question)).toEqual([]);
  });

  it("are refused for another account's card", async () => {
    const question = await questionOf(await newCustomer(shop), shop.today());
    const other = await newCustomer(shop);
    expect((await askRefused(shop, ticketFareOffers, { ...question, token: other.token })).name).toBe('NOT_FOUND');
    const unknown = { token: other.token, query: { ...question.query, cardId: 999_999 } };
    expect((await askRefused(shop, ticketFareOffers, unknown)).name).toBe('NOT_FOUND');
  });
});
