import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activeCard } from '#contract/endpoints/customers.ts';
import {
  createPriceList,
  createPriceListPeriod,
  priceList,
  priceListZones,
  updatePriceList,
} from '#contract/endpoints/price-lists.ts';
import { addTicketFare, clearCart, shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { tariffProfile, updateTariffProfile } from '#contract/endpoints/tariff-profiles.ts';
import { ticketCombinations, updateTicketCombination } from '#contract/endpoints/ticket-combinations.ts';
import { createZone, updateZone, zones, zonesCombinedByZones, zonesPublic } from '#contract/endpoints/zones.ts';
import type { PriceListDetail } from '#contract/entities/tariff-details.ts';
import { call, freshAccount, logIn, refusal } from './support/call.ts';
import { periodBody, priceListBody, ticketCombinationBody, zoneBody } from './support/reference-bodies.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  token = await logIn(server, 'operator@linka.example');
});
afterAll(() => server.stop());

const readList = (id: number) => call(server, priceList, { params: { id } });
const writeList = (id: number, body: PriceListDetail) => call(server, updatePriceList, { token, params: { id }, body });
const zonesOn = (id: number, date: string) => call(server, priceListZones, { params: { id }, query: { date } });

/** An adult with a card, and the combination of thirty days that this adult can buy. */
async function buyer() {
  const account = await freshAccount(server, 'parent');
  const card = await call(server, activeCard, { token: account.token, params: { id: account.customerId } });
  const query = { customerProfileId: card.profileOne?.profile.id ?? 0, eshopSale: true, date: '2026-12-10' };
  const { items } = await call(server, ticketCombinations, { query });
  const combination = items.find(
    ({ tariffProfile: { type, periodQuantity } }) => type === 'SLIDING' && periodQuantity === 30,
  );
  if (combination === undefined)
    throw new Error('expected a combination of 30 days for the profile of the card, got none');
  const body = { cardId: card.id, validFrom: '2026-12-10', ticketCombinationId: combination.id, zone: '100' };
  const add = () => call(server, addTicketFare, { token: account.token, body });
  const refuse = (name: 'INVALID_ZONE' | 'INVALID_PRICE_LIST' | 'INVALID_TICKET_COMBINATION') =>
    refusal(server, addTicketFare, name, { token: account.token, body });
  const readCart = () => call(server, shoppingCart, { token: account.token });
  const clear = () => call(server, clearCart, { token: account.token });
  return { combination, add, refuse, readCart, clear };
}

/** A copy of a price list in which the zone with this number has this price in every period; null = it is not sold. */
const withPrice = (list: PriceListDetail, number: string, price: number | null): PriceListDetail => ({
  ...list,
  periods: list.periods.map((period) => ({
    ...period,
    zones: period.zones.map((row) => (row.zone.name === number ? { ...row, price } : row)),
  })),
});

describe('a change of prices or names', () => {
  test('applies to the next ticket; an item in a cart keeps its old price', async () => {
    const { combination, add, readCart, clear } = await buyer();
    const before = await readList(combination.priceList.id);
    const first = await add();
    await writeList(before.id, withPrice(before, '100', 77_700));
    expect((await zonesOn(before.id, '2026-12-10')).find(({ zone }) => zone.name === '100')?.price).toBe(77_700);
    expect((await readCart()).totalPrice).toBe(first.price);
    await clear();
    expect((await add()).price).toBe(77_700);
    expect((await readCart()).totalPrice).toBe(77_700);
    await clear();
    expect(await writeList(before.id, before)).toEqual(before);
    expect((await add()).price).toBe(first.price);
  });

  test('can end the sale of a zone, of a period, and of the combination', async () => {
    const { combination, add, refuse, clear } = await buyer();
    const list = await readList(combination.priceList.id);
    await writeList(list.id, withPrice(list, '100', null));
    await refuse('INVALID_ZONE');
    await writeList(list.id, { ...list, periods: list.periods.filter(({ validFrom }) => validFrom > '2026-12-31') });
    await refuse('INVALID_PRICE_LIST');
    expect(await zonesOn(list.id, '2026-12-10')).toEqual([]);
    const restored = { ...list, periods: list.periods.map(({ id: _, ...period }) => period) };
    await call(server, updatePriceList, { token, params: { id: list.id }, body: restored });
    await add();
    await clear();
    const sold = {
      ...ticketCombinationBody(),
      customerProfileId: combination.customerProfile.id,
      tariffProfileId: combination.tariffProfile.id,
      priceListId: list.id,
    };
    await call(server, updateTicketCombination, {
      token,
      params: { id: combination.id },
      body: { ...sold, eshopSale: false },
    });
    await refuse('INVALID_TICKET_COMBINATION');
    await call(server, updateTicketCombination, { token, params: { id: combination.id }, body: sold });
    await add();
  });

  test('is visible in the cart at once if it changes a name', async () => {
    const { combination, add, readCart } = await buyer();
    await add();
    const before = await call(server, tariffProfile, { params: { id: combination.tariffProfile.id } });
    const body = { ...before, displayNames: { ...before.displayNames, cs: 'Třicítka' } };
    await call(server, updateTariffProfile, { token, params: { id: before.id }, body });
    expect((await readCart()).items[0]?.name).toBe('Časová jízdenka: Třicítka');
    await call(server, updateTariffProfile, { token, params: { id: before.id }, body: before });
    expect((await readCart()).items[0]?.name).not.toContain('Třicítka');
  });
});

describe('the periods of a price list', () => {
  test('are added if they share no day with another period', async () => {
    const made = await call(server, createPriceList, { token, body: { ...priceListBody('ONE/BY/ONE'), periods: [] } });
    const options = { token, params: { id: made.id } };
    const add = (body: ReturnType<typeof periodBody>) => call(server, createPriceListPeriod, { ...options, body });
    const middle = await add(periodBody('2027-01-01', '2027-12-31'));
    expect(middle.zones.map(({ zoneId, price }) => ({ zoneId, price }))).toEqual(periodBody().zones);
    for (const overlapping of [
      periodBody('2026-01-01', '2027-01-01'),
      periodBody('2027-12-31', null),
      periodBody('2027-05-05', '2027-05-05'),
      periodBody('2020-01-01', null),
    ]) {
      await refusal(server, createPriceListPeriod, 'PERIODS_OVERLAP', { ...options, body: overlapping });
    }
    await add(periodBody('2026-01-01', '2026-12-31'));
    const last = await add(periodBody('2028-01-01', null));
    await refusal(server, createPriceListPeriod, 'PERIODS_OVERLAP', {
      ...options,
      body: periodBody('2040-01-01', null),
    });
    const { periods } = await readList(made.id);
    expect(periods.map(({ validFrom }) => validFrom)).toEqual(['2026-01-01', '2027-01-01', '2028-01-01']);
    expect(periods[2]).toEqual(last);
    expect(await zonesOn(made.id, '2035-01-01')).toHaveLength(2);
  });

  test('are added only once for each idempotency key', async () => {
    const made = await call(server, createPriceList, { token, body: { ...priceListBody('ONE/KEY'), periods: [] } });
    const options = { token, params: { id: made.id }, headers: { 'idempotency-key': 'a-period' } };
    const first = await call(server, createPriceListPeriod, { ...options, body: periodBody() });
    expect(await call(server, createPriceListPeriod, { ...options, body: periodBody() })).toEqual(first);
    expect((await readList(made.id)).periods).toHaveLength(1);
    const other = { ...options, body: periodBody('2030-01-01', null) };
    await refusal(server, createPriceListPeriod, 'IDEMPOTENCY_KEY_REUSED', other);
  });

  test('keep their ids and the ids of their prices when the list is changed; omitted periods are deleted', async () => {
    const made = await call(server, createPriceList, { token, body: priceListBody('KEPT') });
    const [first, second] = made.periods;
    if (first === undefined || second === undefined)
      throw new Error(`expected two periods, got ${made.periods.length}`);
    const prices = [
      { zoneId: 1, price: 100 },
      { zoneId: 3, price: 300 },
    ];
    const body = { ...priceListBody('KEPT'), periods: [{ ...first, zones: prices }, periodBody('2030-01-01', null)] };
    const after = await call(server, updatePriceList, { token, params: { id: made.id }, body });
    expect(after.periods.map(({ id }) => id === first.id)).toEqual([true, false]);
    expect(after.periods.some(({ id }) => id === second.id)).toBe(false);
    const [kept, added] = after.periods[0]?.zones ?? [];
    expect([kept?.id, kept?.price, added?.zone.id, added?.price]).toEqual([first.zones[0]?.id, 100, 3, 300]);
    const strange = { ...body, periods: [{ ...first, id: second.id }] };
    await refusal(server, updatePriceList, 'VALIDATION_ERROR', { token, params: { id: made.id }, body: strange });
    const twice = { ...body, periods: [first, { ...periodBody('2040-01-01', null), id: first.id }] };
    await refusal(server, updatePriceList, 'VALIDATION_ERROR', { token, params: { id: made.id }, body: twice });
    expect(await readList(made.id)).toEqual(after);
  });
});

describe('zones for a combined ticket', () => {
  const combined = async (zoneIds: readonly number[], date?: string) => {
    const found = await call(server, zonesCombinedByZones, {
      query: { zoneIds, ...(date === undefined ? {} : { date }) },
    });
    return found.map(({ name }) => name);
  };
  const idOf = async (number: string) => (await call(server, zonesPublic)).find(({ name }) => name === number)?.id ?? 0;

  test('are those that a price list sells together with all given zones on the day', async () => {
    const [p, q, r] = await Promise.all(
      ['700', '701', '702'].map((name) => call(server, createZone, { token, body: zoneBody(name) })),
    );
    if (p === undefined || q === undefined || r === undefined) throw new Error('expected three new zones, got fewer');
    const priced = (from: string, to: string | null, ...ids: { id: number }[]) => ({
      ...periodBody(from, to),
      zones: ids.map(({ id }) => ({ zoneId: id, price: 1 })),
    });
    const body = {
      ...priceListBody('COMBINED'),
      periods: [priced('2026-01-01', '2026-12-31', p, q), priced('2027-01-01', null, p, q, r)],
    };
    const list = await call(server, createPriceList, { token, body });
    expect(await combined([p.id])).toEqual(['701']);
    expect(await combined([p.id, q.id, p.id])).toEqual([]);
    expect(await combined([p.id], '2027-06-01')).toEqual(['701', '702']);
    expect(await combined([r.id, q.id], '2027-06-01')).toEqual(['700']);
    expect(await combined([r.id])).toEqual([]);
    expect(await combined([p.id, await idOf('100')], '2027-06-01')).toEqual([]);
    await writeList(list.id, withPrice(list, '702', null));
    expect(await combined([p.id], '2027-06-01')).toEqual(['701']);
  });

  test('are NOT_FOUND if a given zone is unknown', async () => {
    await refusal(server, zonesCombinedByZones, 'NOT_FOUND', { query: { zoneIds: [1, 99_999] } });
    await refusal(server, zonesCombinedByZones, 'VALIDATION_ERROR');
    await refusal(server, zonesCombinedByZones, 'VALIDATION_ERROR', { query: { zoneIds: 'x' } });
    await refusal(server, zonesCombinedByZones, 'VALIDATION_ERROR', { query: { zoneIds: 1, date: '2026-02-31' } });
  });
});

test('a new name of a zone is visible in all lists at once', async () => {
  const { items } = await call(server, zones, { query: { limit: 999 } });
  const zone = items.find(({ name }) => name === '150');
  if (zone === undefined) throw new Error('expected the seeded zone 150, got none');
  await call(server, updateZone, { token, params: { id: zone.id }, body: { name: '155', displayName: '155 Lhota' } });
  const renamed = { id: zone.id, name: '155', displayName: '155 Lhota' };
  expect(await call(server, zonesPublic)).toContainEqual({ ...zone, ...renamed });
  expect((await zonesOn(1, '2026-12-10')).map((row) => row.zone)).toContainEqual(renamed);
  await call(server, updateZone, { token, params: { id: zone.id }, body: zone });
});
