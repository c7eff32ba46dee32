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
const nobody = '00000000-0000-4000-8000-000000000000';
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

const held = async () => ({
  rows: (await database().$count(storedFiles)) + (await database().$count(storedObjects)),
  objects: s3.objects.size,
});

describe.each([
  ['the database', () => storeOf(undefined)],
  ['an S3-compatible store', () => storeOf(s3.configuration)],
])('%s as the file store (ATT-01)', (_, create) => {
  test('gives back what it keeps, each under a key of its own', async () => {
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

  test('knows nothing of a key that it did not give', async () => {
    await expect(create().read(database(), nobody)).rejects.toThrow(`no stored file ${nobody}`);
    expect(await create().erase(database(), [nobody])).toBe(0);
    expect(await create().erase(database(), [])).toBe(0);
  });

  test('erases what is asked, at once for every reader, and nothing else', async () => {
    const store = create();
    const [one, other] = [await keepIn(store), await keepIn(store)];
    expect(await database().transaction((transaction) => store.erase(transaction, [one, nobody]))).toBe(1);
    await expect(store.read(database(), one)).rejects.toThrow(`no stored file ${one}`);
    expect(await store.erase(database(), [one])).toBe(0);
    await store.tidy(database(), now());
    expect(Buffer.compare(await store.read(database(), other), content)).toBe(0);
    expect((await held()).rows).toBe(1);
  });

  test('does not erase what a transaction that is rolled back would have erased', async () => {
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

  test('leaves nothing of what a transaction that is rolled back would have kept', async () => {
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
    expect(await held()).toEqual({ rows: 0, objects: 0 });
  });
});

describe('objects in an S3-compatible store (ATT-01)', () => {
  const store = () => storeOf(s3.configuration);

  test('are addressed in path style, under nothing but their keys', async () => {
    s3.calls.length = 0;
    const key = await keepIn(store());
    await store().read(database(), key);
    expect(s3.calls).toEqual([`PUT /linka-files/${key} 200`, `GET /linka-files/${key} 200`]);
    expect(await database().$count(storedFiles)).toBe(0);
  });

  test('that were erased are removed by the next tidying, those never kept after a day', async () => {
    const kept = await keepIn(store());
    await store().ready(database(), content, now());
    await store().erase(database(), [kept]);
    expect(s3.objects.size).toBe(2);
    expect(await store().tidy(database(), later(dayMs))).toBe(false);
    expect(await held()).toEqual({ rows: 1, objects: 1 });
    await store().tidy(database(), later(dayMs + 1));
    expect(await held()).toEqual({ rows: 0, objects: 0 });
  });

  test('that the store may have although it says no are removed after a day as well', async () => {
    s3.fault = 'BROKEN';
    await expect(store().ready(database(), content, now())).rejects.toBeInstanceOf(FileStoreUnavailable);
    s3.fault = undefined;
    s3.calls.length = 0;
    expect((await held()).rows).toBe(1);
    await store().tidy(database(), later(dayMs + 1));
    expect(s3.calls.map((call) => call.split(' ')[0])).toEqual(['DELETE']);
    expect((await held()).rows).toBe(0);
  });

  test('that were given up cannot be kept any more', async () => {
    const ready = await store().ready(database(), content, now());
    await store().tidy(database(), later(dayMs + 1));
    await expect(database().transaction((transaction) => ready.keep(transaction))).rejects.toThrow('was given up');
  });

  test('are still to be removed when the store did not do it', async () => {
    const key = await keepIn(store());
    await store().erase(database(), [key]);
    for (const fault of ['BROKEN', 'FORBIDDEN', 'NO_BUCKET'] as const) {
      s3.fault = fault;
      await expect(store().tidy(database(), now()), fault).rejects.toBeInstanceOf(FileStoreUnavailable);
      expect(await held(), fault).toEqual({ rows: 1, objects: 1 });
    }
    s3.fault = undefined;
    await store().tidy(database(), now());
    expect(await held()).toEqual({ rows: 0, objects: 0 });
  });

  test('of which there are many are removed by several tidyings', async () => {
    const rows = Array.from({ length: 101 }, () => ({
      id: crypto.randomUUID(),
      state: 'ERASED' as const,
      written: now(),
    }));
    await database().insert(storedObjects).values(rows);
    expect(await store().tidy(database(), now())).toBe(true);
    expect(await store().tidy(database(), now())).toBe(false);
    expect((await held()).rows).toBe(0);
  });

  test('that one call does not remove keep no others, unless the store is silent', async () => {
    const rows = ['a', 'b', 'c'].map((letter, index) => ({
      id: nobody.replace(/.$/, letter),
      state: 'ERASED' as const,
      written: later(index),
    }));
    await database().insert(storedObjects).values(rows);
    const removed: string[] = [];
    const failing = (hasAnswered: boolean) =>
      s3FileStore({
        put: async () => {},
        get: async () => undefined,
        remove: async (key) => {
          removed.push(key.slice(-1));
          if (key.endsWith('a')) throw new FileStoreUnavailable('refused', { hasAnswered });
        },
      });
    await expect(failing(false).tidy(database(), now())).rejects.toThrow('refused');
    expect([removed.splice(0), (await held()).rows]).toEqual([['a'], 3]);
    await expect(failing(true).tidy(database(), now())).rejects.toThrow('refused');
    expect([removed, (await held()).rows]).toEqual([['a', 'b', 'c'], 1]);
  });

  test('that somebody has removed there are missing, and not unavailable', async () => {
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
  test.each(faults)('%s: nothing is kept, and what is kept cannot be read', async (fault, reason) => {
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

  test('by its silence is given up after a time', async () => {
    s3.fault = 'HANGING';
    const objects = s3Objects(s3.configuration, server.clock, 50);
    await expect(s3FileStore(objects).ready(database(), content, now())).rejects.toBeInstanceOf(FileStoreUnavailable);
  });

  test('is waited for as long as 15 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await keepIn(storeOf(s3.configuration));
    expect(timeout.mock.calls).toEqual([[15_000]]);
    timeout.mockRestore();
  });

  test('by refusing connections', async () => {
    const gone = storeOf({ ...s3.configuration, endpoint: 'http://127.0.0.1:1' });
    await expect(gone.ready(database(), content, now())).rejects.toBeInstanceOf(FileStoreUnavailable);
  });

  test.each([
    ['another secret', { secretKey: 'another' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { accessKey: 'AKIDOTHER' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'eu-other-1' }, 'AuthorizationHeaderMalformed'],
    ['another bucket', { bucket: 'others' }, 'NoSuchBucket'],
  ])('because of %s', async (_, change, code) => {
    const wrong = storeOf({ ...s3.configuration, ...change });
    await expect(wrong.ready(database(), content, now())).rejects.toThrow(code);
    expect(s3.objects.size).toBe(0);
  });

  test('because the clocks differ', async () => {
    const slow = createFileStore({ s3: s3.configuration }, { now: () => later(-16 * 60_000) });
    await expect(slow.ready(database(), content, now())).rejects.toThrow('RequestTimeTooSkewed');
  });
});

describe('another store for new files (ATT-01)', () => {
  test('leaves those readable that the database has', async () => {
    const old = await keepIn(storeOf(undefined));
    const both = storeOf(s3.configuration);
    const fresh = await keepIn(both);
    expect(s3.objects.size).toBe(1);
    for (const key of [old, fresh]) expect(Buffer.compare(await both.read(database(), key), content)).toBe(0);
    expect(await both.erase(database(), [old, fresh])).toBe(2);
    await both.tidy(database(), now());
    expect(await held()).toEqual({ rows: 0, objects: 0 });
  });

  test('is the database again, while those in the S3 store can be read', async () => {
    const old = await keepIn(storeOf(s3.configuration));
    const back = storeOf({ ...s3.configuration, onlyRead: true });
    await keepIn(back);
    expect([s3.objects.size, await database().$count(storedFiles)]).toEqual([1, 1]);
    expect(Buffer.compare(await back.read(database(), old), content)).toBe(0);
  });

  test('without the S3 store loses nothing, and says that it is not configured', async () => {
    const old = await keepIn(storeOf(s3.configuration));
    const without = storeOf(undefined);
    await expect(without.read(database(), old)).rejects.toBeInstanceOf(FileStoreUnavailable);
    expect(await without.erase(database(), [old])).toBe(1);
    expect(await without.tidy(database(), now())).toBe(false);
    expect(await held()).toEqual({ rows: 1, objects: 1 });
    await storeOf(s3.configuration).tidy(database(), now());
    expect(await held()).toEqual({ rows: 0, objects: 0 });
  });
});
