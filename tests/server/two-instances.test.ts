import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggedCustomer } from '../../contract/endpoints/customers.ts';
import { zonesPublic } from '../../contract/endpoints/public.ts';
import { systemConfigurations } from '../../contract/endpoints/system-configurations.ts';
import { call, freshAccount, refusal, send } from './support/call.ts';
import { createSeededPostgres } from './support/seeded-postgres.ts';
import type { PostgresDatabase } from './support/seeded-postgres.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let database: PostgresDatabase;
let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  database = await createSeededPostgres();
  one = await startServer({ on: database, workers: false });
  other = await startServer({ on: database, workers: false });
});
afterAll(async () => {
  await one.stop();
  await other.stop();
  await database.drop();
});

const put = (server: TestServer, path: string, body: unknown) =>
  fetch(`${server.url}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const quarterSecond = () => new Promise((resolve) => setTimeout(resolve, 250));

test('a token of one instance opens the other', async () => {
  const { token } = await freshAccount(one, 'adult');
  await call(other, loggedCustomer, { token });
});

test('the clock, faults and settings of one are those of the other within 250 ms', async () => {
  await call(other, zonesPublic);
  await put(one, '/sandbox/clock', { offsetMs: 86_400_000 });
  await put(one, '/sandbox/faults', { faults: [{ endpoint: 'zonesPublic', fault: 'error500' }] });
  await put(one, '/sandbox/settings', { ticketFareAllowed: false });
  await quarterSecond();
  await refusal(other, zonesPublic, 'INTERNAL_ERROR');
  const answer = await send(other, zonesPublic);
  expect(answer.headers.get('x-linka-time')).toBe(String(other.clock.now().getTime() + 86_400_000));
  expect((await call(other, systemConfigurations)).ticketFareAllowed).toBe(false);
});

test('a fault for once happens once, whichever instances are asked at the same time', async () => {
  await put(one, '/sandbox/faults', { faults: [{ endpoint: 'zonesPublic', fault: 'error500' }] });
  await quarterSecond();
  await Promise.all([call(one, systemConfigurations), call(other, systemConfigurations)]);
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => send(index % 2 === 0 ? one : other, zonesPublic)),
  );
  expect(answers.filter(({ status }) => status === 500)).toHaveLength(1);
});

test('a worker that only asks for the time follows as well', async () => {
  await put(one, '/sandbox/clock', { offsetMs: 0 });
  await quarterSecond();
  other.services.clock.now();
  await quarterSecond();
  expect(other.services.clock.now()).toEqual(other.clock.now());
});
