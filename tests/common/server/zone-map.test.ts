import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createZone, deleteZone, updateZone, zone, zoneByNumber, zonesPublic } from '#contract/endpoints/zones.ts';
import { call, freshAccount, logIn, refusal, send, statusesOf } from './support/call.ts';
import { zoneBody } from './support/reference-bodies.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  token = await logIn(server, 'operator@linka.example');
});
afterAll(() => server.stop());

const read = (number: string) => call(server, zoneByNumber, { params: { number } });
const place = (column: number, row: number, neighbourIds: number[] = [], aroundId: number | null = null) => ({
  column,
  row,
  neighbourIds,
  aroundId,
});
const create = (number: string, schematic?: unknown) =>
  call(server, createZone, { token, body: { ...zoneBody(number), schematic } });
const update = (id: number, number: string, schematic?: unknown) =>
  call(server, updateZone, { token, params: { id }, body: { ...zoneBody(number), schematic } });
const remove = (id: number) => call(server, deleteZone, { token, params: { id } });
const ids = (...zones: readonly { readonly id: number }[]) => zones.map(({ id }) => id);

describe('the schematic map of the network (TFR-05)', () => {
  test('has a place for each zone except the zone of the whole network, and all these zones are joined', async () => {
    const zones = await call(server, zonesPublic);
    const placed = zones.filter(({ schematic }) => schematic !== null);
    expect(zones.filter((each) => !placed.includes(each)).map(({ name }) => name)).toEqual(['999']);
    expect(new Set(placed.map(({ schematic }) => `${schematic?.column} ${schematic?.row}`)).size).toBe(19);
    const reached = new Set([placed[0]?.id]);
    for (const _ of placed) {
      for (const { id, schematic } of placed) {
        if (reached.has(id)) for (const next of schematic?.neighbourIds ?? []) reached.add(next);
      }
    }
    expect(reached.size).toBe(19);
    const [town, ring] = [await read('100'), await read('101')];
    expect(ring.schematic).toMatchObject({ aroundId: town.id });
    expect(town.schematic).toMatchObject({ aroundId: null, neighbourIds: [ring.id] });
  });

  test('shows a line at both zones if one of them contains the other as a neighbour', async () => {
    const one = await create('700', place(20, 20));
    const other = await create('701', place(21, 20, [one.id]));
    expect(other.schematic).toEqual(place(21, 20, [one.id]));
    expect((await read('700')).schematic).toEqual(place(20, 20, [other.id]));
    expect((await call(server, zonesPublic)).find(({ id }) => id === one.id)?.schematic?.neighbourIds).toEqual([
      other.id,
    ]);
    expect((await update(one.id, '700', place(20, 22))).schematic).toEqual(place(20, 22));
    expect((await read('701')).schematic).toEqual(place(21, 20));
    await remove(one.id);
    await remove(other.id);
  });

  test('keeps the place of a zone if a change does not contain the place, or contains it unchanged', async () => {
    const town = await read('100');
    const renamed = await call(server, updateZone, {
      token,
      params: { id: town.id },
      body: { name: '100', displayName: '100 Lipany' },
    });
    expect(renamed.schematic).toEqual(town.schematic);
    expect(await call(server, updateZone, { token, params: { id: town.id }, body: town })).toEqual(town);
  });

  test('removes the lines and circles of a zone that is removed from the map', async () => {
    const centre = await create('710', place(30, 30));
    const ring = await create('711', place(30, 29, [centre.id], centre.id));
    expect((await update(centre.id, '710', null)).schematic).toBeNull();
    expect((await read('711')).schematic).toEqual(place(30, 29));
    await update(centre.id, '710', place(30, 30));
    await update(ring.id, '711', place(30, 29, [centre.id], centre.id));
    await remove(centre.id);
    expect((await read('711')).schematic).toEqual(place(30, 29));
    await remove(ring.id);
  });

  test.each([
    ['a taken place', () => place(3, 3), 'schematic.column: zone 100 is at this place'],
    ['an unknown neighbour', () => place(8, 8, [1, 99_999]), 'schematic.neighbourIds: there is no zone 99999'],
    ['an unknown centre', () => place(8, 8, [], 99_999), 'schematic.aroundId: there is no zone 99999'],
    ['a neighbour twice', () => place(8, 8, [1, 1]), 'schematic.neighbourIds: names a zone twice'],
    ['a negative column', () => place(-1, 8), 'schematic.column'],
    ['a column beyond the grid', () => place(40, 8), 'schematic.column'],
    ['a row beyond the grid', () => place(8, 40), 'schematic.row'],
    ['half a row', () => place(8, 0.5), 'schematic.row'],
    ['a column as text', () => ({ ...place(8, 8), column: '8' }), 'schematic.column'],
    ['no row', () => ({ column: 8, neighbourIds: [], aroundId: null }), 'schematic.row'],
    [
      'too many neighbours',
      () =>
        place(
          8,
          8,
          Array.from({ length: 21 }, (_, index) => index + 1),
        ),
      'neighbourIds',
    ],
    ['a neighbour that is no id', () => place(8, 8, [0]), 'schematic.neighbourIds'],
  ])('refuses %s, and the error contains the field', async (_, schematic, words) => {
    const { id, schematic: before } = await read('270');
    const creation = { token, body: { ...zoneBody('720'), schematic: schematic() } };
    expect((await refusal(server, createZone, 'VALIDATION_ERROR', creation)).errors?.join()).toContain(words);
    const body = { ...zoneBody('270'), schematic: schematic() };
    const change = { token, params: { id }, body };
    expect((await refusal(server, updateZone, 'VALIDATION_ERROR', change)).errors?.join()).toContain(words);
    expect(await call(server, zone, { params: { id } })).toMatchObject({
      displayName: '270 Lesná u Hranice',
      schematic: before,
    });
    await refusal(server, zoneByNumber, 'NOT_FOUND', { params: { number: '720' } });
  });

  test('refuses a line or a circle from a zone to itself or to a zone without a place', async () => {
    const [own, whole] = [await read('270'), await read('999')];
    for (const [schematic, words] of [
      [place(0, 0, ids(own)), 'schematic.neighbourIds: is the zone itself'],
      [place(0, 0, [], own.id), 'schematic.aroundId: is the zone itself'],
      [place(0, 0, ids(whole)), 'schematic.neighbourIds: zone 999 has no place on the map'],
      [place(0, 0, [], whole.id), 'schematic.aroundId: zone 999 has no place on the map'],
    ] as const) {
      const options = { token, params: { id: own.id }, body: { ...own, schematic } };
      expect((await refusal(server, updateZone, 'VALIDATION_ERROR', options)).errors).toEqual([words]);
    }
    expect(await read('270')).toEqual(own);
  });

  test('can be changed by the operator only', async () => {
    const customer = (await freshAccount(server, 'adult')).token;
    const own = await read('270');
    const options = { params: { id: own.id }, body: { ...own, schematic: place(9, 9) } };
    await refusal(server, updateZone, 'UNAUTHENTICATED', options);
    await refusal(server, updateZone, 'FORBIDDEN', { ...options, token: customer });
    await refusal(server, createZone, 'FORBIDDEN', {
      token: customer,
      body: { ...zoneBody('730'), schematic: place(9, 9) },
    });
    expect(await read('270')).toEqual(own);
  });

  test('accepts only one of many zones that are created in the same place at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        send(server, createZone, { token, body: { ...zoneBody(String(740 + index)), schematic: place(15, 15) } }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 400, 400, 400, 400, 400]);
  });
});
