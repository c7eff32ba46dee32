import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as endpoints from '../../contract/endpoints/public.ts';
import { systemConfigurations } from '../../contract/endpoints/system-configurations.ts';
import { cartLifetime, nullifyCartLifetime } from '../../contract/endpoints/customer-accounts.ts';
import { addEWalletTransaction } from '../../contract/endpoints/shopping-cart.ts';
import { activeCard } from '../../contract/endpoints/customers.ts';
import { call, freshAccount, refusal } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

describe('configuration', () => {
  test('everything of the reference operator is on', async () => {
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

  test('the operator’s figures, money in minor units', async () => {
    const { token } = await freshAccount(server, 'adult');
    const settings = await call(server, endpoints.globalSettings, { token });
    const values = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({
      E_WALLET_MIN_RECHARGE: '10000',
      E_WALLET_MAX_AMOUNT: '300000',
      CUSTOMER_CARD_VALIDITY: '4',
    });
  });
});

describe('zones, tariff profiles and price lists', () => {
  test('twenty zones, all at once and by page', async () => {
    expect(await call(server, endpoints.zonesPublic)).toHaveLength(20);
    const page = await call(server, endpoints.zones, { query: { limit: 5, offset: 18, sortBy: 'name' } });
    expect([page.items.length, page.totalCount]).toEqual([2, 20]);
    const down = await call(server, endpoints.zones, { query: { sortBy: 'displayName', sortDesc: true, limit: 999 } });
    const up = await call(server, endpoints.zones, { query: { sortBy: 'displayName', limit: 999 } });
    expect(down.items).toEqual(up.items.toReversed());
  });

  test('tariff profiles and price lists by page', async () => {
    const tariffs = await call(server, endpoints.tariffProfiles, { query: { sortBy: 'id', sortDesc: true, limit: 2 } });
    expect(tariffs.items[0]?.id).toBe(tariffs.totalCount);
    const lists = await call(server, endpoints.priceLists, { query: { sortBy: 'displayName' } });
    expect(lists.items[0]?.periods.length).toBeGreaterThan(0);
  });

  test('prices follow the date; an empty list where there are none', async () => {
    const { items } = await call(server, endpoints.priceLists, { query: { limit: 999 } });
    const id = items[0]?.id ?? 0;
    const on = (date: string, onlyZonesWithPrice = false) =>
      call(server, endpoints.priceListZones, { params: { id }, query: { date, onlyZonesWithPrice } });
    const [now, next] = [await on('2026-12-31'), await on('2027-01-01')];
    expect(next[0]?.price ?? 0).toBeGreaterThan(now[0]?.price ?? 0);
    expect(await on('1950-01-01')).toEqual([]);
    expect((await on('2026-12-31', true)).every(({ price }) => price !== null)).toBe(true);
    expect((await on('2026-12-31')).length).toBeGreaterThanOrEqual((await on('2026-12-31', true)).length);
  });

  test('a zone that a list does not sell has no price, and can be left out', async () => {
    const { items } = await call(server, endpoints.priceLists, { query: { limit: 999 } });
    const pairs = items.map(async ({ id }) => {
      const on = (onlyZonesWithPrice: boolean) =>
        call(server, endpoints.priceListZones, { params: { id }, query: { date: '2026-12-31', onlyZonesWithPrice } });
      return { all: await on(false), priced: await on(true) };
    });
    const unsold = (await Promise.all(pairs)).find(({ all, priced }) => all.length > priced.length);
    expect(unsold?.priced).toEqual(unsold?.all.filter(({ price }) => price !== null));
    expect(unsold).toBeDefined();
  });

  test('a date is needed', async () => {
    await refusal(server, endpoints.priceListZones, 'VALIDATION_ERROR', { params: { id: 1 } });
    await refusal(server, endpoints.computedValidity, 'VALIDATION_ERROR', { params: { id: 1 } });
  });

  test('the validity that a tariff profile gives for a date', async () => {
    const { items } = await call(server, endpoints.tariffProfiles);
    const validity = (wanted: { type: string; period: string | null; periodQuantity: number | null }, date: string) => {
      const id = items.find((item) =>
        Object.entries(wanted).every(([key, value]) => Reflect.get(item, key) === value),
      )?.id;
      return call(server, endpoints.computedValidity, { params: { id: id ?? 0 }, query: { date } });
    };
    const sliding = { type: 'SLIDING', period: 'DAY', periodQuantity: 30 };
    expect(await validity(sliding, '2026-11-21')).toEqual({ validFrom: '2026-11-21', validTo: '2026-12-20' });
    const halfYear = { type: 'CALENDAR', period: 'HALF_YEAR', periodQuantity: 1 };
    expect(await validity(halfYear, '2027-02-01')).toEqual({ validFrom: '2026-11-21', validTo: '2026-12-31' });
    const fixed = { type: 'FIXED', period: null, periodQuantity: null };
    expect(await validity(fixed, '2026-11-21')).toEqual({ validFrom: '2026-09-01', validTo: '2027-06-30' });
    expect(await validity(sliding, '9999-12-31')).toMatchObject({ validFrom: '9999-12-31' });
  });

  test('the four states of a ticket fare', async () => {
    const states = await call(server, endpoints.ticketFareStatesList, { headers: { 'accept-language': 'sk' } });
    expect(states.map(({ id, code, displayName }) => [id, code, displayName])).toEqual([
      [1, 'CANCELLED', 'Zrušený'],
      [2, 'EXPIRED', 'Po platnosti'],
      [3, 'ACTIVE', 'Platný'],
      [4, 'FUTURE', 'Budúci'],
    ]);
  });
});

describe('ticket combinations', () => {
  const read = (query: Record<string, string | number | boolean | string[]>) =>
    call(server, endpoints.ticketCombinations, { query: { limit: 999, ...query } });

  test('by date: what begins or ends next year comes and goes', async () => {
    const [now, next] = [await read({ date: '2026-12-31' }), await read({ date: '2027-01-01' })];
    const ids = (list: typeof now) => list.items.map(({ id }) => id);
    const missing = (of: number[], from: number[]) => of.filter((id) => !from.includes(id)).length;
    expect(missing(ids(now), ids(next))).toBeGreaterThan(0);
    expect(missing(ids(next), ids(now))).toBeGreaterThan(0);
  });

  test('by validity', async () => {
    const counts = await Promise.all(['PRESENT', 'FUTURE', 'PRESENT_OR_FUTURE'].map((validity) => read({ validity })));
    const [present = 0, future = 0, either = 0] = counts.map(({ totalCount }) => totalCount);
    expect(present).toBe((await read({ date: '2026-11-21' })).totalCount);
    expect(future).toBeGreaterThan(0);
    expect(either).toBe(present + future);
  });

  test('by customer profile, one and several, reduced or not', async () => {
    const all = await read({});
    const profiles = [...new Set(all.items.map(({ customerProfile }) => customerProfile.id))];
    const [one = 0, other = 0] = profiles;
    const ofOne = await read({ customerProfileId: String(one) });
    const ofBoth = await read({ customerProfileId: [String(one), String(other)] });
    expect(ofOne.items.every(({ customerProfile }) => customerProfile.id === one)).toBe(true);
    expect(ofBoth.totalCount).toBe(ofOne.totalCount + (await read({ customerProfileId: String(other) })).totalCount);
    const reduced = await read({ reduced: true });
    expect(reduced.items.every(({ customerProfile }) => customerProfile.reduced)).toBe(true);
    expect(reduced.totalCount + (await read({ reduced: false })).totalCount).toBe(all.totalCount);
  });

  test.each(['counterSale', 'eshopSale', 'mobileVirtualCardSale', 'mobileEshopAccountSale'])(
    'by %s',
    async (channel) => {
      const total = (await read({})).totalCount;
      expect((await read({ [channel]: true })).totalCount + (await read({ [channel]: false })).totalCount).toBe(total);
    },
  );

  test('by type; sorted by order number, and by page', async () => {
    const total = (await read({})).totalCount;
    expect((await read({ typeName: 'TIME' })).totalCount + (await read({ typeName: 'SINGLE' })).totalCount).toBe(total);
    expect((await read({ customerProfileType: 'PERSONAL' })).totalCount).toBe(total);
    expect((await read({ customerProfileType: 'IMPERSONAL' })).totalCount).toBe(0);
    const down = await read({ sortBy: 'orderNumber', sortDesc: true });
    const numbers = down.items.map(({ orderNumber }) => orderNumber);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    expect((await read({ limit: 3, offset: total - 1 })).items).toHaveLength(1);
  });
});

describe('cart lifetime', () => {
  test('is null for an empty cart, counts down in whole seconds, and ends with the cart', async () => {
    const account = await freshAccount(server, 'adult');
    const { token } = account;
    const read = async () => (await call(server, cartLifetime, { token })).cartLifetime;
    expect(await read()).toBeNull();
    const card = await call(server, activeCard, { token, params: { id: account.customerId } });
    const body = {
      eWalletId: card.electronicWallet?.id,
      price: 10_000,
      previousBalance: card.electronicWallet?.currentAmount,
    };
    await call(server, addEWalletTransaction, { token, body });
    expect(await read()).toBe(1800);
    server.clock.advance(1_500);
    expect(await read()).toBe(1799);
    await call(server, nullifyCartLifetime, { token });
    expect(await read()).toBe(1799);
    server.clock.advance(1_798_500);
    expect(await read()).toBeNull();
  });
});
