import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox, sandboxState } from '#server/platform/db/schema.ts';
import { enqueue, enqueueAgain } from '#server/platform/outbox/enqueue.ts';
import type { OutboxHandlers, TransactionalHandler } from '#server/platform/outbox/outbox-handlers.ts';
import { processOutbox } from '#server/platform/outbox/process-outbox.ts';
import { GatewayUnavailable } from '#server/platform/remote/gateway-unavailable.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  server = await startServer({ workers: false, logTo: (line) => void logged.push(line) });
});
afterAll(() => server.stop());
beforeEach(async () => {
  logged.length = 0;
  await server.services.database.delete(outbox);
});

const second = 1000;
const kind = 'DELIVER_ORDER' as const;
const mail = 'MAIL_ORDER_PAID' as const;

const database = () => server.services.database;
const now = () => server.clock.now();
const entries = () => database().select().from(outbox).orderBy(outbox.id);
const entry = async () => {
  const [row] = await entries();
  if (row === undefined) throw new Error('expected an entry in the outbox, but there is none');
  return row;
};
const add = (subjectId: number, of: typeof kind | typeof mail = kind) => enqueue(database(), [of], subjectId, now());
/** The warnings that the server has logged. */
const warnings = () =>
  logged.map((line) => JSON.parse(line) as { readonly level: unknown }).filter(({ level }) => level === 40);
const noHandlers: OutboxHandlers = {
  prepareTransactional: async () => ({}),
  external: {},
  recordDone: async () => {},
};
const run = (handlers: Partial<OutboxHandlers>) => processOutbox(server.services, { ...noHandlers, ...handlers });

/** A handler that works in the transaction of the entry. */
const transactional = (handler: TransactionalHandler) => ({
  prepareTransactional: async () => ({ [kind]: handler }),
});

/** The number of rows that a handler has written, read after its transaction. */
const written = async () =>
  (await database().select().from(sandboxState).where(eq(sandboxState.name, 'outbox test'))).length;

describe('an entry of the outbox', () => {
  it("is processed one time, and its handler's changes are committed", async () => {
    await add(7);
    const subjects: number[] = [];
    const handlers = transactional(async (work, { subjectId }) => {
      subjects.push(subjectId);
      await work.insert(sandboxState).values({ name: 'outbox test', value: 1 });
    });
    expect(await run(handlers)).toBe(true);
    expect(await run(handlers)).toBe(false);
    expect(subjects).toEqual([7]);
    expect(await written()).toBe(1);
    expect((await entry()).done).toEqual(now());
    await database().delete(sandboxState).where(eq(sandboxState.name, 'outbox test'));
  });

  it("is due again if its handler fails, and the handler's changes are rolled back", async () => {
    await add(7);
    const failing = transactional(async (work) => {
      await work.insert(sandboxState).values({ name: 'outbox test', value: 1 });
      throw new TypeError('personal data');
    });
    expect(await run(failing)).toBe(true);
    expect(await written()).toBe(0);
    expect(await entry()).toMatchObject({ done: null, attempts: 1, lastError: 'TypeError' });
    expect(warnings()).toEqual([
      expect.objectContaining({ kind, attempts: 1, reason: 'TypeError', msg: 'work failed' }),
    ]);
    expect(logged.join('')).not.toContain('personal data');
  });

  it('waits 2 s after its first failure, twice as long after each further failure, and at most 10 minutes', async () => {
    await add(7);
    const waits: number[] = [];
    const failing = transactional(async () => {
      throw new Error('no');
    });
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await run(failing);
      const { notBefore } = await entry();
      waits.push((notBefore.getTime() - now().getTime()) / second);
      server.clock.advance(notBefore.getTime() - now().getTime() - 1);
      expect(await run(failing)).toBe(false);
      server.clock.advance(1);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
  });

  it("stores the gateway's reason of a failure; if the thrown value is not an error, the reason is unknown", async () => {
    for (const [thrown, reason] of [
      [new GatewayUnavailable('timeout'), 'timeout'],
      [new GatewayUnavailable('x'.repeat(300)), 'x'.repeat(200)],
      ['text', 'unknown error'],
    ] as const) {
      await database().delete(outbox);
      await add(7);
      await run(
        transactional(async () => {
          throw thrown;
        }),
      );
      expect((await entry()).lastError).toBe(reason);
    }
  });

  it('is processed after older due entries, and only by a handler of its kind', async () => {
    await add(1, mail);
    await add(3);
    await add(2);
    const subjects: number[] = [];
    const handlers = transactional(async (_, { subjectId }) => void subjects.push(subjectId));
    while (await run(handlers));
    expect(subjects).toEqual([3, 2]);
    expect((await entries()).map(({ done }) => done !== null)).toEqual([false, true, true]);
  });

  it('is unique for its kind and subject, and becomes due again if it is requested again after it was done', async () => {
    await add(7);
    await add(7);
    await enqueueAgain(database(), kind, 7, now());
    expect(await entries()).toHaveLength(1);
    expect(await entry()).toMatchObject({ repetition: 0 });
    let calls = 0;
    const handlers = transactional(async () => void (calls += 1));
    while (await run(handlers));
    await add(7);
    expect(await run(handlers)).toBe(false);
    await enqueueAgain(database(), kind, 7, now());
    expect(await entry()).toMatchObject({ done: null, attempts: 0, repetition: 1 });
    while (await run(handlers));
    expect(calls).toBe(2);
  });

  it('is a repetition even if the first entry was done and deleted, so that its mail gets a new id', async () => {
    await enqueueAgain(database(), kind, 7, now());
    expect(await entry()).toMatchObject({ done: null, repetition: 1 });
  });
});

describe('an entry whose work is done outside of a transaction', () => {
  it('is marked and recorded as done after its work', async () => {
    await add(7, mail);
    const steps: string[] = [];
    const handlers = {
      external: { [mail]: async () => void steps.push(`work, done: ${String((await entry()).done !== null)}`) },
      recordDone: async () => void steps.push('recorded'),
    };
    expect(await run(handlers)).toBe(true);
    expect(steps).toEqual(['work, done: false', 'recorded']);
    expect((await entry()).done).toEqual(now());
    expect(await run(handlers)).toBe(false);
  });

  it('is hidden from other workers for five minutes during its work', async () => {
    await add(7, mail);
    let meanwhile: boolean | undefined;
    const other = { external: { [mail]: async () => undefined } };
    await run({
      external: {
        [mail]: async () => {
          server.clock.advance(299 * second);
          meanwhile = await run(other);
          server.clock.advance(second);
          expect(await run(other)).toBe(true);
          return undefined;
        },
      },
    });
    expect(meanwhile).toBe(false);
  });

  it('is not recorded a second time if another worker has done it meanwhile', async () => {
    await add(7, mail);
    let recorded = 0;
    const recordDone = async () => void (recorded += 1);
    await run({
      external: {
        [mail]: async () => {
          server.clock.advance(301 * second);
          await run({ external: { [mail]: async () => {} }, recordDone });
        },
      },
      recordDone,
    });
    expect(recorded).toBe(1);
  });

  it('stays due if it is requested again during its work', async () => {
    await add(7, mail);
    let recorded = 0;
    await run({
      external: {
        [mail]: async ({ id }) => {
          await database().update(outbox).set({ done: now() }).where(eq(outbox.id, id));
          await enqueueAgain(database(), mail, 7, now());
        },
      },
      recordDone: async () => void (recorded += 1),
    });
    expect(await entry()).toMatchObject({ done: null, repetition: 1 });
    expect(recorded).toBe(0);
  });

  it('is due again, and not recorded, if its work fails', async () => {
    await add(7, mail);
    let recorded = 0;
    const failing = {
      external: {
        [mail]: async () => {
          throw new GatewayUnavailable('connection');
        },
      },
      recordDone: async () => void (recorded += 1),
    };
    expect(await run(failing)).toBe(true);
    expect(recorded).toBe(0);
    const { done, attempts, lastError, notBefore } = await entry();
    expect([done, attempts, lastError, notBefore.getTime() - now().getTime()]).toEqual([
      null,
      1,
      'connection',
      2 * second,
    ]);
    expect(warnings()).toEqual([expect.objectContaining({ kind: mail, attempts: 1, reason: 'connection' })]);
  });
});
