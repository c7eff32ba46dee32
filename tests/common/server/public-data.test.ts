import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { branchOffices } from '#contract/endpoints/branch-offices.ts';
import { cartLifetime, nullifyCartLifetime } from '#contract/endpoints/customer-accounts.ts';
import { createCustomerProfile, customerProfiles } from '#contract/endpoints/customer-profiles.ts';
import { activeCard } from '#contract/endpoints/customers.ts';
import {
  cardApplicationStatesList,
  cardStatesList,
  carrierTypesList,
  eshopOrderStatesList,
  ticketFareStatesList,
} from '#contract/endpoints/enumerations.ts';
import { globalSettings } from '#contract/endpoints/global-settings.ts';
import { priceLists, priceListZones } from '#contract/endpoints/price-lists.ts';
import { addEWalletTransaction } from '#contract/endpoints/shopping-cart.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { computedValidity, createTariffProfile, tariffProfiles } from '#contract/endpoints/tariff-profiles.ts';
import { zoneByNumber, zones, zonesPublic } from '#contract/endpoints/zones.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';
import { branchOffices as officeTable, tariffProfiles as tariffProfileTable } from '#server/platform/db/schema.ts';
import { call, freshAccount, logIn, refusal } from './support/call.ts';
import { customerProfileBody, tariffProfileBody } from './support/reference-bodies.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  token = await logIn(server, 'operator@linka.example');
});
afterAll(() => server.stop());

describe('configuration', () => {
  test('has all flags of the reference operator switched on', async () => {
    const configuration = await call(server, systemConfigurations);
    expect(configuration).toMatchObject({
      currency: 'CZK',
      paymentGateway: 'CSOB',
      eWalletAllowed: true,
      sandbox: true,
    });
    expect(configuration.allowedPaymentTypes.map(({ displayName }) => displayName)).toEqual([
      'Platební karta',
      'Faktura',
    ]);
    expect(configuration.paymentGatewayUrl).toMatch(/^http:/);
  });

  test('contains the operator’s numbers, with money in minor units', async () => {
    const customer = await freshAccount(server, 'adult');
    const settings = await call(server, globalSettings, { token: customer.token });
    const values = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({
      E_WALLET_MIN_RECHARGE: '10000',
      E_WALLET_MAX_AMOUNT: '300000',
      CUSTOMER_CARD_VALIDITY: '4',
    });
  });
});

describe('zones, tariff profiles and price lists', () => {
  test('the network has twenty zones, on one page or on several pages', async () => {
    expect(await call(server, zonesPublic)).toHaveLength(20);
    const page = await call(server, zones, { query: { limit: 5, offset: 18, sortBy: 'name' } });
    expect([page.items.length, page.totalCount]).toEqual([2, 20]);
    const down = await call(server, zones, { query: { sortBy: 'displayName', sortDesc: true, limit: 999 } });
    const up = await call(server, zones, { query: { sortBy: 'displayName', limit: 999 } });
    expect(down.items).toEqual(up.items.toReversed());
  });

  test('tariff profiles and price lists are divided into pages', async () => {
    const tariffs = await call(server, tariffProfiles, { query: { sortBy: 'id', sortDesc: true, limit: 2 } });
    expect(tariffs.items[0]?.id).toBe(tariffs.totalCount);
    const lists = await call(server, priceLists, { query: { sortBy: 'displayName' } });
    expect(lists.items[0]?.periods.length).toBeGreaterThan(0);
  });

  test('prices depend on the date; the list is empty if the price list has no prices for the date', async () => {
    const { items } = await call(server, priceLists, { query: { limit: 999 } });
    const id = items[0]?.id ?? 0;
    const on = (date: string, onlyZonesWithPrice = false) =>
      call(server, priceListZones, { params: { id }, query: { date, onlyZonesWithPrice } });
    const [now, next] = [await on('2026-12-31'), await on('2027-01-01')];
    expect(next[0]?.price ?? 0).toBeGreaterThan(now[0]?.price ?? 0);
    expect(await on('1950-01-01')).toEqual([]);
    expect((await on('2026-12-31', true)).every(({ price }) => price !== null)).toBe(true);
    expect((await on('2026-12-31')).length).toBeGreaterThanOrEqual((await on('2026-12-31', true)).length);
  });

  test('a zone that is not sold has a null price, and can be omitted', async () => {
    const { items } = await call(server, priceLists, { query: { limit: 999 } });
    const pairs = items.map(async ({ id }) => {
      const on = (onlyZonesWithPrice: boolean) =>
        call(server, priceListZones, { params: { id }, query: { date: '2026-12-31', onlyZonesWithPrice } });
      return { all: await on(false), priced: await on(true) };
    });
    const unsold = (await Promise.all(pairs)).find(({ all, priced }) => all.length > priced.length);
    expect(unsold?.priced).toEqual(unsold?.all.filter(({ price }) => price !== null));
    expect(unsold).toBeDefined();
  });

  test('prices and validities require a date', async () => {
    await refusal(server, priceListZones, 'VALIDATION_ERROR', { params: { id: 1 } });
    await refusal(server, computedValidity, 'VALIDATION_ERROR', { params: { id: 1 } });
  });

  test('the validity of a tariff profile is computed for a date', async () => {
    const { items } = await call(server, tariffProfiles);
    const validity = (fields: { type: string; period: string | null; periodQuantity: number | null }, date: string) => {
      const id = items.find((item) =>
        Object.entries(fields).every(([key, value]) => Reflect.get(item, key) === value),
      )?.id;
      return call(server, computedValidity, { params: { id: id ?? 0 }, query: { date } });
    };
    const sliding = { type: 'SLIDING', period: 'DAY', periodQuantity: 30 };
    expect(await validity(sliding, '2026-11-21')).toEqual({ validFrom: '2026-11-21', validTo: '2026-12-20' });
    const halfYear = { type: 'CALENDAR', period: 'HALF_YEAR', periodQuantity: 1 };
    expect(await validity(halfYear, '2027-02-01')).toEqual({ validFrom: '2026-11-21', validTo: '2026-12-31' });
    const fixed = { type: 'FIXED', period: null, periodQuantity: null };
    expect(await validity(fixed, '2026-11-21')).toEqual({ validFrom: '2026-09-01', validTo: '2027-06-30' });
  });

  test('a validity is refused if its end is not a valid date', async () => {
    const { database } = server.services;
    const [longest] = await database
      .insert(tariffProfileTable)
      .values({
        code: 'MILLENNIA',
        displayName: inEachLanguage(() => 'x'),
        type: 'SLIDING',
        period: 'YEAR',
        periodQuantity: 9999,
      })
      .returning();
    const { items } = await call(server, tariffProfiles);
    const days = items.find(
      ({ type, period, periodQuantity }) => [type, period, periodQuantity].join() === 'SLIDING,DAY,30',
    );
    const ask = (id: number, date: string) => ({ params: { id }, query: { date } });
    const refused = [
      ask(longest?.id ?? 0, '2026-11-21'),
      ask(days?.id ?? 0, '9999-12-31'),
      ask(days?.id ?? 0, '9999-12-02'),
    ];
    for (const options of refused) {
      const { httpCode } = await refusal(server, computedValidity, 'VALIDITY_BEYOND_CALENDAR', options);
      expect(httpCode).toBe(400);
    }
    expect(await call(server, computedValidity, ask(days?.id ?? 0, '9999-11-30'))).toEqual({
      validFrom: '9999-11-30',
      validTo: '9999-12-29',
    });
    await database.delete(tariffProfileTable).where(eq(tariffProfileTable.id, longest?.id ?? 0));
  });

  test.each([
    ['SLIDING', 'DAY', 30, '2026-11-21', '2026-11-21', '2026-12-20'],
    ['SLIDING', 'MONTH', 1, '2027-01-31', '2027-01-31', '2027-02-27'],
    ['SLIDING', 'YEAR', 1, '2028-02-29', '2028-02-29', '2029-02-27'],
    ['SLIDING', 'HALF_YEAR', 1, '2026-08-31', '2026-08-31', '2027-02-27'],
    ['SLIDING', 'MINUTE', 60, '2026-11-21', '2026-11-21', '2026-11-21'],
    ['CALENDAR', 'MONTH', 1, '2026-11-21', '2026-11-01', '2026-11-30'],
    ['CALENDAR', 'MONTH', 3, '2026-11-21', '2026-11-01', '2027-01-31'],
    ['CALENDAR', 'HALF_YEAR', 1, '2026-11-21', '2026-11-21', '2026-12-31'],
    ['CALENDAR', 'YEAR', 1, '2026-11-21', '2026-01-01', '2026-12-31'],
    ['FIXED', null, null, '2026-11-21', '2026-09-01', '2027-06-30'],
    ['FIXED', null, null, '2027-07-15', '2027-09-01', '2028-06-30'],
    ['SINGLE', null, null, '2026-11-21', '2026-11-21', '2026-11-21'],
  ] as const)(
    'the validity of a tariff profile %s %s %s on %s is %s to %s',
    async (type, period, periodQuantity, date, validFrom, validTo) => {
      const days = { fixedValidFromDay: 1, fixedValidFromMonth: 9, fixedValidToDay: 30, fixedValidToMonth: 6 };
      const code = `${type}-${String(period)}-${String(periodQuantity)}-${date}`.toUpperCase();
      const body = { ...tariffProfileBody(code), type, period, periodQuantity, ...(type === 'FIXED' ? days : {}) };
      const { id } = await call(server, createTariffProfile, { token, body });
      expect(await call(server, computedValidity, { params: { id }, query: { date } })).toEqual({ validFrom, validTo });
    },
  );

  test('a ticket fare has four states, named in the language of the request', async () => {
    const states = await call(server, ticketFareStatesList, { headers: { 'accept-language': 'sk' } });
    expect(states.map(({ id, code, displayName }) => [id, code, displayName])).toEqual([
      [1, 'CANCELLED', 'Zrušený'],
      [2, 'EXPIRED', 'Po platnosti'],
      [3, 'ACTIVE', 'Platný'],
      [4, 'FUTURE', 'Budúci'],
    ]);
  });
});

describe('branch offices', () => {
  const read = (query: Record<string, string | number | boolean> = {}) => call(server, branchOffices, { query });

  test('are sorted by number, and filtered by card delivery', async () => {
    const { items, totalCount } = await read();
    expect(items.map(({ branchNumber }) => branchNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(totalCount).toBe(9);
    expect(items[0]).toEqual({
      id: 1,
      name: 'Lipany, hlavní nádraží',
      branchNumber: 1,
      address: { street: 'Nádražní', streetNumber: '12', city: 'Lipany', zip: '56101' },
      cardDeliveryAllowed: true,
    });
    const handing = await read({ cardDeliveryAllowed: true, sortBy: 'branchNumber', sortDesc: true, limit: 999 });
    expect(handing.items.map(({ branchNumber }) => branchNumber)).toEqual([9, 6, 5, 4, 2, 1]);
    const others = await read({ cardDeliveryAllowed: false, limit: 2, offset: 1 });
    expect([others.items.map(({ branchNumber }) => branchNumber), others.totalCount]).toEqual([[7, 8], 3]);
    await refusal(server, branchOffices, 'VALIDATION_ERROR', { query: { cardDeliveryAllowed: 'x' } });
  });
});

describe('a list sorted by names', () => {
  const names = ['Hora', 'Chrást', 'Dub', 'Cibule'];
  const offices = async (query: Record<string, string | boolean>) => {
    const { items } = await call(server, branchOffices, { query: { sortBy: 'name', ...query } });
    return items.map(({ name }) => name).filter((name) => names.includes(name));
  };

  test("follows the alphabet of sortLocale, or else of the answer's language (API-01)", async () => {
    const { database } = server.services;
    const places = { street: 'Nová', streetNumber: '1', city: 'Lipany', zip: '56101', cardDeliveryAllowed: false };
    await database
      .insert(officeTable)
      .values(names.map((name, index) => ({ ...places, name, branchNumber: 100 + index })));
    expect(await offices({})).toEqual(['Cibule', 'Dub', 'Hora', 'Chrást']);
    expect(await offices({ sortLocale: 'en-GB' })).toEqual(['Chrást', 'Cibule', 'Dub', 'Hora']);
    expect(await offices({ sortLocale: 'sk', sortDesc: true })).toEqual(['Chrást', 'Hora', 'Dub', 'Cibule']);
    expect(await offices({ sortLocale: 'xx' })).toEqual(['Cibule', 'Dub', 'Hora', 'Chrást']);
    await database.delete(officeTable).where(inArray(officeTable.name, names));
  });
});

describe('enumerations', () => {
  test.each([
    [
      cardApplicationStatesList,
      [
        'WAITING_TO_BE_PRINTED Čeká na tisk',
        'PROCESSED Vyřízená',
        'REJECTED Zamítnutá',
        'UNCHECKED_DATA Čeká na kontrolu údajů',
      ],
    ],
    [
      cardStatesList,
      [
        'NOT_ISSUED Nevydaná',
        'ACTIVE Aktivní',
        'BLOCKED Blokovaná',
        'EXPIRED Prošlá',
        'IN_PROGRESS Ve výrobě',
        'TOKENIZED Tokenizovaná',
      ],
    ],
    [
      carrierTypesList,
      [
        'HAULIER_CARD Čipová karta',
        'WHITE_LIST_CARD Registrovaná karta',
        'VIRTUAL_CARD Virtuální karta',
        'BANK_CARD Bankovní karta',
      ],
    ],
    [
      eshopOrderStatesList,
      [
        'PENDING Čeká na zaplacení',
        'PAID Zaplaceno',
        'CANCELLED Zrušeno',
        'REJECTED Zamítnuto',
        'RETURNED Vráceno',
        'PROCESSING Zpracovává se',
      ],
    ],
  ])('$name are in the order of their ids', async (endpoint, expected) => {
    const values = await call(server, endpoint);
    expect(values.map(({ name, displayName }) => `${name} ${displayName}`)).toEqual(expected);
    expect(values.map(({ id }) => id)).toEqual(expected.map((_, place) => place + 1));
    const polish = await call(server, endpoint, { headers: { 'accept-language': 'pl' } });
    expect(polish.every(({ displayName }, place) => displayName !== values[place]?.displayName)).toBe(true);
  });
});

describe('customer profiles', () => {
  const read = async (query: Record<string, string | number | boolean> = {}) =>
    (await call(server, customerProfiles, { query })).items;

  test("are in the operator's order, with the documents that they need", async () => {
    const items = await read({ sortBy: 'orderNumber', sortDesc: false });
    expect(items.map(({ displayName }) => displayName)).toEqual([
      'Dospělý',
      'Dítě 6–14 let',
      'Žák do 19 let',
      'Student s ISIC',
      'Senior 65+',
      'Držitel průkazu ZTP',
    ]);
    expect(items[2]).toMatchObject({ ageFrom: 6, ageTo: 18, validToDefault: { name: 'BEFORE_19_OR_END_OF_AUGUST' } });
    expect(items.map((item) => item.cardApplicationAttachmentTypes.map(({ displayName }) => displayName))).toEqual([
      [],
      [],
      ['Potvrzení o studiu'],
      [],
      [],
      ['Kopie průkazu ZTP'],
    ]);
    const down = await read({ sortBy: 'displayName', sortDesc: true });
    expect(down.map(({ displayName }) => displayName)[0]).toBe('Žák do 19 let');
  });

  test('say what a ticket for a month costs with them, and without a reduction', async () => {
    const items = await read({ sortBy: 'orderNumber' });
    const ticket = { displayName: '30denní' };
    const fares = Object.fromEntries(items.map(({ displayName, fare }) => [displayName, fare]));
    expect(fares).toMatchObject({
      Dospělý: { ...ticket, price: 27_000, fullPrice: null },
      'Dítě 6–14 let': { ...ticket, price: 13_500, fullPrice: 27_000 },
      // The ISIC price is a part of the list price (ISI-02).
      'Student s ISIC': { ...ticket, fullPrice: 27_000 },
      'Držitel průkazu ZTP': null,
    });
  });

  test('are filtered by profile number, type and validity', async () => {
    const made = [
      { ...customerProfileBody('PAST'), validTo: '2026-11-20' },
      { ...customerProfileBody('LAST_DAY'), validTo: '2026-11-21' },
      { ...customerProfileBody('FIRST_DAY'), validFrom: '2026-11-21', profileNumber: 2 },
      { ...customerProfileBody('TOMORROW'), validFrom: '2026-11-22', profileNumber: 2 },
    ];
    const [past, lastDay, firstDay, tomorrow] = await Promise.all(
      made.map(async (body) => (await call(server, createCustomerProfile, { token, body })).id),
    );
    const ids = async (query: Record<string, string | boolean>) =>
      (await read({ sortBy: 'id', ...query })).map(({ id }) => id);
    const seeded = [1, 2, 3, 4, 5, 6];
    const inOrder = (...some: (number | undefined)[]) => some.toSorted((a, b) => (a ?? 0) - (b ?? 0));
    expect(await ids({ type: 'IMPERSONAL' })).toEqual(inOrder(past, lastDay, firstDay, tomorrow));
    expect(await ids({ type: 'PERSONAL' })).toEqual(seeded);
    expect(await ids({ onlyPrimary: true })).toEqual([1, 2, 4, 5, ...inOrder(past, lastDay)]);
    expect(await ids({ onlyPrimary: false })).toEqual([...seeded, ...inOrder(past, lastDay, firstDay, tomorrow)]);
    expect(await ids({ validity: 'PRESENT' })).toEqual([...seeded, ...inOrder(lastDay, firstDay)]);
    expect(await ids({ validity: 'FUTURE' })).toEqual([tomorrow]);
    expect(await ids({ validity: 'PRESENT_OR_FUTURE', type: 'IMPERSONAL' })).toEqual(
      inOrder(lastDay, firstDay, tomorrow),
    );
  });
});

test('a zone is found by its number', async () => {
  expect(await call(server, zoneByNumber, { params: { number: 130 } })).toMatchObject({ displayName: '130 Habrovice' });
  await refusal(server, zoneByNumber, 'NOT_FOUND', { params: { number: 131 } });
});

describe('cart lifetime', () => {
  test('is null for an empty cart, is counted down in whole seconds, and ends with the cart', async () => {
    const account = await freshAccount(server, 'adult');
    const { token: customer } = account;
    const read = async () => (await call(server, cartLifetime, { token: customer })).cartLifetime;
    expect(await read()).toBeNull();
    const card = await call(server, activeCard, { token: customer, params: { id: account.customerId } });
    const body = {
      eWalletId: card.electronicWallet?.id,
      price: 10_000,
      previousBalance: card.electronicWallet?.currentAmount,
    };
    await call(server, addEWalletTransaction, { token: customer, body });
    expect(await read()).toBe(1800);
    server.clock.advance(1_500);
    expect(await read()).toBe(1799);
    await call(server, nullifyCartLifetime, { token: customer });
    expect(await read()).toBe(1799);
    server.clock.advance(1_798_500);
    expect(await read()).toBeNull();
  });
});
