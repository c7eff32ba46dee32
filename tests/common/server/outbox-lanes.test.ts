import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { outbox, outboxKinds } from '#server/platform/db/schema.ts';
import type { OutboxKind } from '#server/platform/db/schema.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import type { ExternalHandler } from '#server/platform/outbox/outbox-handlers.ts';
import { startOutbox } from '#server/platform/outbox/start-outbox.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());
beforeEach(() => server.services.database.delete(outbox));

const database = () => server.services.database;
const all = (handler: (kind: OutboxKind) => ExternalHandler) =>
  Object.fromEntries(outboxKinds.map((kind) => [kind, handler(kind)]));

/** Runs the outbox workers with the given handlers during `work`. */
async function runDuring(handler: (kind: OutboxKind) => ExternalHandler, work: () => Promise<unknown>, end = () => {}) {
  const worker = startOutbox(server.services, {
    prepareTransactional: () => Promise.resolve({}),
    external: all(handler),
    recordDone: () => Promise.resolve(),
  });
  worker.wake();
  try {
    await work();
  } finally {
    end();
    await worker.stop();
  }
}

const doneKinds = async () =>
  (await database().select({ kind: outbox.kind }).from(outbox).where(isNotNull(outbox.done)))
    .map(({ kind }) => kind)
    .toSorted();

it.each(outboxKinds)('%s delays no other kind of entry while its service does not answer', async (silent) => {
  await enqueue(database(), outboxKinds, 7, server.clock.now());
  const answer = Promise.withResolvers<undefined>();
  const others = outboxKinds.filter((kind) => kind !== silent).toSorted();
  await runDuring(
    (kind) => () => (kind === silent ? answer.promise : Promise.resolve(undefined)),
    () => expect.poll(doneKinds, { timeout: 8000, interval: 20 }).toEqual(others),
    () => answer.resolve(undefined),
  );
});

it('entries that another entry adds are processed at once, not in the next round', async () => {
  await enqueue(database(), ['REVERSE_PAYMENT'], 7, server.clock.now());
  const began = performance.now();
  await runDuring(
    (kind) => async () =>
      kind === 'REVERSE_PAYMENT'
        ? (transaction) => enqueue(transaction, ['MAIL_ORDER_RETURNED'], 7, server.clock.now())
        : undefined,
    () => expect.poll(doneKinds, { timeout: 8000, interval: 20 }).toEqual(['MAIL_ORDER_RETURNED', 'REVERSE_PAYMENT']),
  );
  expect(performance.now() - began).toBeLessThan(900);
});
