import { afterAll, beforeAll, expect, test } from 'vitest';
import { countFailures } from '#server/accounts/auth/count-failures.ts';
import type { Database } from '#server/platform/db/database.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

class Failure extends Error {}

const limitOf = (subject: string, allowed: number) => ({ subject, allowed, windowMinutes: 15 });

const attempt = (
  limits: Parameters<typeof countFailures>[1],
  make: () => Promise<string>,
  database: Database = server.services.database,
) =>
  countFailures(database, limits, server.clock.now(), {
    make,
    failed: (error) => error instanceof Failure,
  }).catch((error: unknown) => {
    if (error instanceof Failure) return 'failed';
    return error instanceof ApiError ? 'refused' : String(error);
  });

const fail = () => Promise.reject(new Failure());
const succeed = () => Promise.resolve('succeeded');
const many = (count: number, result: string) => Array<string>(count).fill(result);

test('while other attempts are undecided, no successful attempt is refused, at any distance from the limit', async () => {
  for (const used of [0, 3, 4]) {
    const limits = [limitOf(`right ${String(used)}`, 5), limitOf('right for all', 100)];
    for (let count = 0; count < used; count += 1) expect(await attempt(limits, fail)).toBe('failed');
    const results = await Promise.all(Array.from({ length: 40 }, () => attempt(limits, succeed)));
    expect([used, results]).toEqual([used, many(40, 'succeeded')]);
  }
});

test('new attempts do not overtake waiting attempts', async () => {
  const limits = [limitOf('overtaken', 1)];
  const results: Promise<string>[] = [];
  // Each attempt begins the next attempt while its own result is still unknown.
  const makeAndBegin = async (left: number): Promise<string> => {
    if (left > 0) results.push(attempt(limits, () => makeAndBegin(left - 1)));
    return 'succeeded';
  };
  results.push(
    attempt(limits, () => makeAndBegin(20)),
    attempt(limits, succeed),
    attempt(limits, succeed),
  );
  await results[0];
  for (let index = 0; index < results.length; index += 1) await results[index];
  expect(await Promise.all(results)).toEqual(many(23, 'succeeded'));
});

test('an attempt is tried again if it was refused because of an undecided attempt that then succeeds', async () => {
  const { database } = server.services;
  const limits = [limitOf('decided meanwhile', 1)];
  const begun = Promise.withResolvers<void>();
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = attempt(limits, () => {
    begun.resolve();
    return promise;
  });
  await begun.promise;
  // The first attempt is decided between the refusal of the second attempt and the reaction to this refusal.
  const transaction: typeof database.transaction = async (...given) => {
    try {
      return await database.transaction(...given);
    } catch (error) {
      resolve('succeeded');
      await first;
      throw error;
    }
  };
  const slow = new Proxy(database, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)) as unknown,
  });
  expect([await attempt(limits, succeed, slow), await first]).toEqual(many(2, 'succeeded'));
});

test('attempts that fail at the same time cannot exceed a limit, and every refused attempt gets an answer', async () => {
  const limits = [limitOf('wrong', 5), limitOf('wrong of another', 3)];
  const results = await Promise.all(Array.from({ length: 40 }, () => attempt(limits, fail)));
  expect(results.toSorted()).toEqual([...many(3, 'failed'), ...many(37, 'refused')]);
  expect(await attempt([limitOf('wrong', 5)], succeed)).toBe('succeeded');
});

test('an attempt that throws another error is not counted', async () => {
  const limits = [limitOf('interrupted', 1)];
  const interrupted = () => Promise.reject(new Error('the database is away'));
  expect(await attempt(limits, interrupted)).toBe('Error: the database is away');
  expect(await attempt(limits, fail)).toBe('failed');
  expect(await attempt(limits, succeed)).toBe('refused');
});
