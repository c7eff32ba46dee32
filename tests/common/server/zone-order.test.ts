import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPriceList, priceLists, priceListZones } from '#contract/endpoints/price-lists.ts';
import { createZone, zones, zonesCombinedByZones, zonesPublic } from '#contract/endpoints/zones.ts';
import { call, logIn } from './support/call.ts';
import { periodBody, priceListBody } from './support/reference-bodies.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let listId: number;
let last: number;
beforeAll(async () => {
  server = await startServer({ workers: false });
  const token = await logIn(server, 'operator@linka.example');
  const ids: number[] = [];
  for (const [name, displayName] of [
    ['1000', 'A zone'],
    ['99', 'Ž zone'],
    ['5000', 'B zone'],
  ] as const)
    ids.push((await call(server, createZone, { token, body: { name, displayName } })).id);
  last = ids[2] ?? 0;
  const prices = ids.map((zoneId) => ({ zoneId, price: 100 }));
  const periods = [periodBody('2027-01-01', null), periodBody()].map((period) => ({ ...period, zones: prices }));
  listId = (await call(server, createPriceList, { token, body: { ...priceListBody('ORDER'), periods } })).id;
});
afterAll(() => server.stop());

describe('zones are in the order of their numbers', () => {
  test('on the map', async () => {
    const names = (await call(server, zonesPublic)).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => Number(one) - Number(other)));
    expect([names[0], names.at(-1)]).toEqual(['99', '5000']);
  });

  test('in a price list, and among the zones for a combined ticket', async () => {
    const priced = await call(server, priceListZones, { params: { id: listId }, query: { date: '2026-12-01' } });
    expect(priced.map(({ zone }) => zone.name)).toEqual(['99', '1000', '5000']);
    const combined = await call(server, zonesCombinedByZones, { query: { zoneIds: [last], date: '2026-12-01' } });
    expect(combined.map(({ name }) => name)).toEqual(['99', '1000']);
  });

  test('unless they are sorted by their displayed names', async () => {
    const { items } = await call(server, zones, { query: { sortBy: 'displayName', limit: 999 } });
    expect(items.slice(-3).map(({ name }) => name)).toEqual(['1000', '5000', '99']);
  });
});

test('the periods of a price list are sorted by their first day, the earliest first', async () => {
  const { items } = await call(server, priceLists, { query: { limit: 999 } });
  const { periods = [] } = items.find(({ id }) => id === listId) ?? {};
  expect(periods.map(({ validFrom }) => validFrom)).toEqual(['2026-01-01', '2027-01-01']);
});
