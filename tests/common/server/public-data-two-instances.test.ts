import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPriceList, createPriceListPeriod, priceList } from '#contract/endpoints/price-lists.ts';
import { changeSystemConfigurations, systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import {
  createTariffProfile,
  deleteTariffProfile,
  tariffProfiles,
  updateTariffProfile,
} from '#contract/endpoints/tariff-profiles.ts';
import { createTicketCombination, updateTicketCombination } from '#contract/endpoints/ticket-combinations.ts';
import { createZone, updateZone, zonesPublic } from '#contract/endpoints/zones.ts';
import { call, logIn, send } from './support/call.ts';
import {
  periodBody,
  priceListBody,
  tariffProfileBody,
  ticketCombinationBody,
  zoneBody,
} from './support/reference-bodies.ts';
import { createSeededPostgres } from './support/seeded-postgres.ts';
import type { PostgresDatabase } from './support/seeded-postgres.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let database: PostgresDatabase;
let one: TestServer;
let other: TestServer;
let token: string;
beforeAll(async () => {
  database = await createSeededPostgres();
  one = await startServer({ on: database, workers: false });
  other = await startServer({ on: database, workers: false });
  token = await logIn(one, 'operator@linka.example');
});
afterAll(async () => {
  await one.stop();
  await other.stop();
  await database.drop();
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const both = () => [one, other] as const;
const statusesOf = async (answers: readonly Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b);

test('a change is visible at once in its own instance, and in other instances within a second', async () => {
  const zone = await call(one, createZone, { token, body: zoneBody() });
  await Promise.all(both().map((server) => call(server, zonesPublic)));
  const body = { ...zoneBody(), displayName: '500 Přejmenovaná' };
  const renamed = await call(one, updateZone, { token, params: { id: zone.id }, body });
  expect(await call(one, zonesPublic)).toContainEqual(renamed);
  await pause(1000);
  expect(await call(other, zonesPublic)).toContainEqual(renamed);
});

test('a change of cached data is visible at once in its own instance, and in other instances within a second', async () => {
  const profile = await call(one, createTariffProfile, { token, body: tariffProfileBody('CACHED') });
  const listed = async (server: TestServer) =>
    (await call(server, tariffProfiles, { query: { limit: 999 } })).items.find(({ id }) => id === profile.id)
      ?.displayName;
  await Promise.all(both().map(listed));
  const displayNames = { ...profile.displayNames, cs: 'Přejmenovaný' };
  const body = { ...tariffProfileBody('CACHED'), displayNames };
  await call(one, updateTariffProfile, { token, params: { id: profile.id }, body });
  expect(await listed(one)).toBe('Přejmenovaný');
  await pause(1000);
  expect(await listed(other)).toBe('Přejmenovaný');
});

test('changed flags are visible in the other instance within 250 ms', async () => {
  await call(other, systemConfigurations);
  await call(one, changeSystemConfigurations, { token, body: { eWalletAllowed: false } });
  await pause(250);
  expect((await call(other, systemConfigurations)).eWalletAllowed).toBe(false);
  await call(one, changeSystemConfigurations, { token, body: { eWalletAllowed: true } });
});

test('simultaneous changes of the same flag all succeed', async () => {
  const changes = Array.from({ length: 12 }, (_, index) => {
    const names = ['persistentSideMenu', 'redirectAfterStart'];
    const body = Object.fromEntries((index % 2 === 0 ? names : names.toReversed()).map((name) => [name, true]));
    return send(index % 2 === 0 ? one : other, changeSystemConfigurations, { token, body });
  });
  expect(new Set(await statusesOf(changes))).toEqual(new Set([200]));
});

test('if many rows with the same number are created at once, only one succeeds', async () => {
  const answers = Array.from({ length: 8 }, (_, index) =>
    send(index % 2 === 0 ? one : other, createZone, { token, body: zoneBody('555') }),
  );
  expect(await statusesOf(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
});

test('if many periods with a common day are added at once, only one succeeds', async () => {
  const { id } = await call(one, createPriceList, { token, body: { ...priceListBody(), periods: [] } });
  const answers = Array.from({ length: 8 }, (_, index) =>
    send(index % 2 === 0 ? one : other, createPriceListPeriod, {
      token,
      params: { id },
      body: periodBody('2027-01-01', `2027-12-${String(20 + index)}`),
    }),
  );
  expect(await statusesOf(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  expect((await call(one, priceList, { params: { id } })).periods).toHaveLength(1);
});

test('a row that is referenced and deleted at the same time is either kept or deleted, without an internal error', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await call(one, createTariffProfile, { token, body: tariffProfileBody(`ROUND_${String(round)}`) });
    const body = { ...ticketCombinationBody(), tariffProfileId: id };
    const [named, removed] = await Promise.all([
      send(one, createTicketCombination, { token, body }),
      send(other, deleteTariffProfile, { token, params: { id } }),
    ]);
    expect([
      [200, 409],
      [400, 204],
    ]).toContainEqual([named.status, removed.status]);
    if (named.status !== 200) continue;
    const combination = v.parse(createTicketCombination.response, await named.json());
    const again = await Promise.all([
      send(one, updateTicketCombination, { token, params: { id: combination.id }, body }),
      send(other, deleteTariffProfile, { token, params: { id } }),
    ]);
    expect(again.map(({ status }) => status)).toEqual([200, 409]);
  }
});
