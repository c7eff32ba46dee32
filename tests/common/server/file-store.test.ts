import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import { storedFiles, storedObjects } from '#server/platform/db/schema.ts';
import { createFileStore } from '#server/platform/file-store/create-file-store.ts';
import { FileStoreUnavailable } from '#server/platform/file-store/file-store.ts';
import { s3FileStore } from '#server/platform/file-store/s3-file-store.ts';
import { s3Objects } from '#server/platform/file-store/s3-objects.ts';
import { startS3Simulator } from './support/s3-simulator.ts';
import type { S3Fault, S3Simulator } from './support/s3-simulator.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

type S3 = Configuration['s3'];

let server: TestServer;
let s3: S3Simulator;
beforeAll(async () => {
  server = await startServer({ workers: false });
  s3 = await startS3Simulator(server.clock);
});
afterAll(async () => {
  await s3.stop();
  await server.stop();
});
afterEach(async () => {
  s3.fault = undefined;
  s3.objects.clear();
  await database().delete(storedObjects);
  await database().delete(storedFiles);
});

const dayMs = 24 * 3600 * 1000;
const unknownKey = '00000000-0000-4000-8000-000000000000';
const content = Buffer.from([0, 1, 2, 255, 254, 10, 13]);
const database = () => server.services.database;
const now = () => server.clock.now();
const later = (ms: number) => new Date(now().getTime() + ms);
const storeOf = (configured: S3) => createFileStore({ s3: configured }, server.clock);
const rolledBack = new Error('rolled back');

async function keepIn(store: ReturnType<typeof storeOf>, what: Uint8Array = content): Promise<string> {
  const ready = await store.ready(database(), what, now());
  return database().transaction((transaction) => ready.keep(transaction));
}

const countStored = async () => ({
  rows: (await database().$count(storedFiles)) + (await database().$count(storedObjects)),
  objects: s3.objects.size,
});

describe.each([
  ['the database', () => storeOf(undefined)],
  ['an S3-compatible store', () => storeOf(s3.configuration)],
])('%s as the file store (ATT-01)', (_, create) => {
  test('returns every content that it keeps, each under a key of its own', async () => {
    const store = create();
    const large = Buffer.alloc(5 * 1024 * 1024, 'abc');
    const kept = [
      await keepIn(store),
      await keepIn(store),
      await keepIn(store, large),
      await keepIn(store, Buffer.of()),
    ];
    expect(new Set(kept).size).toBe(4);
    const read = await Promise.all(kept.map((key) => store.read(database(), key)));
    expect(
      read.map((found, index) => Buffer.compare(found, [content, content, large, Buffer.of()][index] ?? large)),
    ).toEqual([0, 0, 0, 0]);
  });

  test('finds no content for an unknown key', async () => {
    await expect(create().read(database(), unknownKey)).rejects.toThrow(`no stored file ${unknownKey}`);
    expect(await create().erase(database(), [unknownKey])).toBe(0);
    expect(await create().erase(database(), [])).toBe(0);
  });

  test('erases only the requested contents, at once for every reader', async () => {
    const store = create();
    const [one, other] = [await keepIn(store), await keepIn(store)];
    expect(await database().transaction((transaction) => store.erase(transaction, [one, unknownKey]))).toBe(1);
    await expect(store.read(database(), one)).rejects.toThrow(`no stored file ${one}`);
    expect(await store.erase(database(), [one])).toBe(0);
    await store.tidy(database(), now());
    expect(Buffer.compare(await store.read(database(), other), content)).toBe(0);
    expect((await countStored()).rows).toBe(1);
  });

  test('does not erase a content if the transaction is rolled back', async () => {
    const store = create();
    const key = await keepIn(store);
    const work = database().transaction(async (transaction) => {
      await store.erase(transaction, [key]);
      throw rolledBack;
    });
    await expect(work).rejects.toBe(rolledBack);
    await store.tidy(database(), later(2 * dayMs));
    expect(Buffer.compare(await store.read(database(), key), content)).toBe(0);
  });

  test('does not keep a content if the transaction is rolled back', async () => {
    const store = create();
    const ready = await store.ready(database(), content, now());
    const keys: string[] = [];
    const work = database().transaction(async (transaction) => {
      keys.push(await ready.keep(transaction));
      throw rolledBack;
    });
    await expect(work).rejects.toBe(rolledBack);
    await expect(store.read(database(), keys[0] ?? '')).rejects.toThrow('no stored file');
    await store.tidy(database(), later(dayMs + 1));
    expect(await countStored()).toEqual({ rows: 0, objects: 0 });
  });
});

describe('objects in an S3-compatible store (ATT-01)', () => {
  const store = () => storeOf(s3.configuration);

  test('have path-style addresses, which contain only their keys', async () => {
    s3.calls.length = 0;
    const key = await keepIn(store());
    await store().read(database(), key);
    expect(s3.calls).toEqual([`PUT /linka-files/${key} 200`, `GET /linka-files/${key} 200`]);
    expect(await database().$count(storedFiles)).toBe(0);
  });

  test('are removed by the next `tidy` if they were erased, and after a day if no transaction kept them', async () => {
    const kept = await keepIn(store());
    await store().ready(database(), content, now());
    await store().erase(database(), [kept]);
    expect(s3.objects.size).toBe(2);
    expect(await store().tidy(database(), later(dayMs))).toBe(false);
    expect(await countStored()).toEqual({ rows: 1, objects: 1 });
    await store().tidy(database(), later(dayMs + 1));
    expect(await countStored()).toEqual({ rows: 0, objects: 0 });
  });

  test('are removed after a day if the store answered with an error, because it may have stored them', async () => {
    s3.fault = 'BROKEN';
    await expect(store().ready(database(), content, now())).rejects.toBeInstanceOf(FileStoreUnavailable);
    s3.fault = undefined;
    s3.calls.length = 0;
    expect((await countStored()).rows).toBe(1);
    await store().tidy(database(), later(dayMs + 1));
    expect(s3.calls.map((call) => call.split(' ')[0])).toEqual(['DELETE']);
    expect((await countStored()).rows).toBe(0);
  });

  test('cannot be kept any more after `tidy` has marked them as erased', async () => {
    const ready = await store().ready(database(), content, now());
    await store().tidy(database(), later(dayMs + 1));
    await expect(database().transaction((transaction) => ready.keep(transaction))).rejects.toThrow('was given up');
  });

  test('are removed later if the store could not remove them', async () => {
    const key = await keepIn(store());
    await store().erase(database(), [key]);
    for (const fault of ['BROKEN', 'FORBIDDEN', 'NO_BUCKET'] as const) {
      s3.fault = fault;
      await expect(store().tidy(database(), now()), fault).rejects.toBeInstanceOf(FileStoreUnavailable);
      expect(await countStored(), fault).toEqual({ rows: 1, objects: 1 });
    }
    s3.fault = undefined;
    await store().tidy(database(), now());
    expect(await countStored()).toEqual({ rows: 0, objects: 0 });
  });

  test('are removed by several runs of `tidy` if there are many', async () => {
    const rows = Array.from({ length: 101 }, () => ({
      id: crypto.randomUUID(),
      state: 'ERASED' as const,
      written: now(),
    }));
    await database().insert(storedObjects).values(rows);
    expect(await store().tidy(database(), now())).toBe(true);
    expect(await store().tidy(database(), now())).toBe(false);
    expect((await countStored()).rows).toBe(0);
  });

  test('are removed even if the removal of another object fails, unless the store does not answer', async () => {
    const rows = ['a', 'b', 'c'].map((letter, index) => ({
      id: unknownKey.replace(/.$/, letter),
      state: 'ERASED' as const,
      written: later(index),
    }));
    await database().insert(storedObjects).values(rows);
    const removed: string[] = [];
    const failingStore = (hasAnswered: boolean) =>
      s3FileStore({
        put: async () => {},
        get: async () => undefined,
        remove: async (key) => {
          removed.push(key.slice(-1));
          if (key.endsWith('a')) throw new FileStoreUnavailable('refused', { hasAnswered });
        },
      });
    await expect(failingStore(false).tidy(database(), now())).rejects.toThrow('refused');
    expect([removed.splice(0), (await countStored()).rows]).toEqual([['a'], 3]);
    await expect(failingStore(true).tidy(database(), now())).rejects.toThrow('refused');
    expect([removed, (await countStored()).rows]).toEqual([['a', 'b', 'c'], 1]);
  });

  test('are missing, not unavailable, if somebody has removed them from the store', async () => {
    const key = await keepIn(store());
    s3.objects.clear();
    await expect(store().read(database(), key)).rejects.toThrow(`no stored file ${key}`);
  });
});

describe('an S3-compatible store that fails (ATT-01)', () => {
  const faults: readonly (readonly [S3Fault, string])[] = [
    ['FORBIDDEN', 'HTTP 403 AccessDenied'],
    ['BROKEN', 'HTTP 500 InternalError'],
    ['NO_BUCKET', 'HTTP 404 NoSuchBucket'],
    ['REDIRECTING', 'did not answer'],
  ];
  test.each(faults)('%s: contents can be neither stored nor read', async (fault, reason) => {
    const store = storeOf(s3.configuration);
    const key = await keepIn(store);
    s3.fault = fault;
    for (const attempt of [() => store.ready(database(), content, now()), () => store.read(database(), key)]) {
      const error: unknown = await attempt().catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(FileStoreUnavailable);
      expect(String(error)).toContain(reason);
      expect(String(error)).not.toContain(s3.configuration.secretKey);
    }
  });

  test('is unavailable after a timeout if it does not answer', async () => {
    s3.fault = 'HANGING';
    const objects = s3Objects(s3.configuration, server.clock, 50);
    await expect(s3FileStore(objects).ready(database(), content, now())).rejects.toBeInstanceOf(FileStoreUnavailable);
  });

  test('has a timeout of 15 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await keepIn(storeOf(s3.configuration));
    expect(timeout.mock.calls).toEqual([[15_000]]);
    timeout.mockRestore();
  });

  test('is unavailable if it refuses connections', async () => {
    const unreachable = storeOf({ ...s3.configuration, endpoint: 'http://127.0.0.1:1' });
    await expect(unreachable.ready(database(), content, now())).rejects.toBeInstanceOf(FileStoreUnavailable);
  });

  test.each([
    ['another secret', { secretKey: 'another' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { accessKey: 'AKIDOTHER' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'eu-other-1' }, 'AuthorizationHeaderMalformed'],
    ['another bucket', { bucket: 'others' }, 'NoSuchBucket'],
  ])('is unavailable because of %s', async (_, change, code) => {
    const wrong = storeOf({ ...s3.configuration, ...change });
    await expect(wrong.ready(database(), content, now())).rejects.toThrow(code);
    expect(s3.objects.size).toBe(0);
  });

  test("is unavailable if its clock differs from the shop's clock", async () => {
    const slow = createFileStore({ s3: s3.configuration }, { now: () => later(-16 * 60_000) });
    await expect(slow.ready(database(), content, now())).rejects.toThrow('RequestTimeTooSkewed');
  });
});

describe('a change of the store for new files (ATT-01)', () => {
  test('to S3 leaves the files in the database readable', async () => {
    const old = await keepIn(storeOf(undefined));
    const both = storeOf(s3.configuration);
    const fresh = await keepIn(both);
    expect(s3.objects.size).toBe(1);
    for (const key of [old, fresh]) expect(Buffer.compare(await both.read(database(), key), content)).toBe(0);
    expect(await both.erase(database(), [old, fresh])).toBe(2);
    await both.tidy(database(), now());
    expect(await countStored()).toEqual({ rows: 0, objects: 0 });
  });

  test('back to the database leaves the files in the S3 store readable', async () => {
    const old = await keepIn(storeOf(s3.configuration));
    const back = storeOf({ ...s3.configuration, onlyRead: true });
    await keepIn(back);
    expect([s3.objects.size, await database().$count(storedFiles)]).toEqual([1, 1]);
    expect(Buffer.compare(await back.read(database(), old), content)).toBe(0);
  });

  test('back to the database without the configuration of S3 loses no file; reading fails until S3 is configured again', async () => {
    const old = await keepIn(storeOf(s3.configuration));
    const without = storeOf(undefined);
    await expect(without.read(database(), old)).rejects.toBeInstanceOf(FileStoreUnavailable);
    expect(await without.erase(database(), [old])).toBe(1);
    expect(await without.tidy(database(), now())).toBe(false);
    expect(await countStored()).toEqual({ rows: 1, objects: 1 });
    await storeOf(s3.configuration).tidy(database(), now());
    expect(await countStored()).toEqual({ rows: 0, objects: 0 });
  });
});
