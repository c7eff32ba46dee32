import { outboxKinds } from '../db/schema.ts';
import type { Services } from '../services/services.ts';
import { createWorker, startWorker } from '../workers/start-worker.ts';
import type { Worker } from '../workers/start-worker.ts';
import type { OutboxHandlers } from './outbox-handlers.ts';
import { dueKinds } from './outbox-store.ts';
import { processOutbox } from './process-outbox.ts';

/**
 * Starts the workers of the queue: one for each kind of entry, so that no kind waits for a service that another kind
 * calls (PAY-05). One query a second finds the kinds that have due entries.
 */
export function startOutbox(services: Services, handlers: OutboxHandlers): Worker {
  const outbox = startWorker(services, 'outbox', async ({ database, clock }) => {
    for (const kind of await dueKinds(database, clock.now())) lanes.get(kind)?.wake();
    return false;
  });
  const lanes = new Map(
    outboxKinds.map((kind) => [
      kind,
      createWorker(services, `outbox ${kind}`, async () => {
        const worked = await processOutbox(services, handlers, [kind]);
        // The processed entries may have added entries of other kinds.
        if (worked) outbox.wake();
        return worked;
      }),
    ]),
  );
  return {
    wake: outbox.wake,
    async stop() {
      await Promise.all([outbox, ...lanes.values()].map((worker) => worker.stop()));
    },
  };
}
