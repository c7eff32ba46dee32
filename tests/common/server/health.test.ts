import { expect, test } from 'vitest';
import { healthApp } from '#server/platform/http/health.ts';
import type { Services } from '#server/platform/services/services.ts';

/** The health checks with a database; a write to the database has the result of `write`. */
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

test('a server that is stopping is healthy, but not ready for calls', async () => {
  const { state, answers } = healthOver(() => Promise.resolve());
  expect(await answers()).toEqual([200, 200]);
  state.isStopping = true;
  expect(await answers()).toEqual([200, 503]);
});

test('a server whose database cannot be written is not ready until it can be written again', async () => {
  let fails = true;
  const { answers } = healthOver(() => (fails ? Promise.reject(new Error('read-only')) : Promise.resolve()));
  expect(await answers()).toEqual([200, 503]);
  fails = false;
  expect(await answers()).toEqual([200, 200]);
});

test('a server whose data folder is full is not ready', async () => {
  // On any Linux, no file can be written in /proc.
  expect(await healthOver(() => Promise.resolve(), '/proc').answers()).toEqual([200, 503]);
});

test('a database that does not answer is asked one time only, even if the server is asked several times', async () => {
  const { state, answers } = healthOver(() => new Promise(() => {}));
  expect(await Promise.all([answers(), answers()])).toEqual([
    [200, 503],
    [200, 503],
  ]);
  expect(state.writes).toBe(1);
});
