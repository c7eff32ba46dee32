import { expect, test } from 'vitest';
import { healthApp } from '../../server/http/health.ts';
import type { Services } from '../../server/services/services.ts';

test('a server that is stopping still runs, but is sent no more calls', async () => {
  const database = { execute: () => Promise.resolve() };
  let isStopping = false;
  const app = healthApp({ database } as unknown as Services, () => isStopping);
  const answers = async () =>
    Promise.all(['/healthz', '/readyz'].map(async (path) => (await app.request(path)).status));
  expect(await answers()).toEqual([200, 200]);
  isStopping = true;
  expect(await answers()).toEqual([200, 503]);
});
