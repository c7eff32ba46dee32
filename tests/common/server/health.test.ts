import { expect, test } from 'vitest';
import { healthApp } from '#server/platform/http/health.ts';
import type { Services } from '#server/platform/services/services.ts';

/** The health checks over a database whose writing ends as `write` does. */
function healthOver(write: () => Promise<unknown>, dataDirectory = 'memory') {
  const state = { isStopping: false, writes: 0 };
  const set = () => {
    state.writes += 1;
    return write();
  };
  const services = { database: { update: () => ({ set }) }, configuration: { databaseUrl: undefined, dataDirectory } };
  const app = healthApp(services as unknown as Services, () => state.isStopping, 50);
  const answer = async (path: string) => (await app.request(path)).status;
  return { state, answers: () => Promise.all(['/healthz', '/readyz'].map(answer)) };
}

test('a server that is stopping still runs, but is sent no more calls', async () => {
  const { state, answers } = healthOver(() => Promise.resolve());
  expect(await answers()).toEqual([200, 200]);
  state.isStopping = true;
  expect(await answers()).toEqual([200, 503]);
});

test('a server that can write nothing is sent no calls until it can again', async () => {
  let fails = true;
  const { answers } = healthOver(() => (fails ? Promise.reject(new Error('read-only')) : Promise.resolve()));
  expect(await answers()).toEqual([200, 503]);
  fails = false;
  expect(await answers()).toEqual([200, 200]);
});

test('a server whose data folder is full is sent no calls', async () => {
  // Nothing can be written there, on any Linux.
  expect(await healthOver(() => Promise.resolve(), '/proc').answers()).toEqual([200, 503]);
});

test('a silent database is asked once, however often the server is', async () => {
  const { state, answers } = healthOver(() => new Promise(() => {}));
  expect(await Promise.all([answers(), answers()])).toEqual([
    [200, 503],
    [200, 503],
  ]);
  expect(state.writes).toBe(1);
});
