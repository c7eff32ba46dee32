import { createOutboxHandlers } from './create-outbox-handlers.ts';
import { startHousekeeping } from './housekeeping.ts';
import { lapseOrders } from './orders/lapse-orders.ts';
import { processOutbox } from './outbox/process-outbox.ts';
import { sweepPayments } from './payments/sweep-payments.ts';
import { enqueueReminders } from './reminders/enqueue-reminders.ts';
import type { Services } from './services/services.ts';
import { sweepTokenizations } from './tokenizations/sweep-tokenizations.ts';
import { startHourly } from './workers/hourly.ts';
import { startWorker } from './workers/start-worker.ts';
import type { Worker } from './workers/start-worker.ts';

/** The running workers of an instance. */
export interface Workers {
  /** Processes what committed changes left to do (PAY-05). */
  readonly outbox: Worker;
  readonly all: readonly Worker[];
}

/**
 * Starts the workers of one instance. The payment sweeper settles the payments of customers who never return (PAY-04)
 * and cancels orders that nobody pays. When each gateway is asked next stands in the database, so the sweeper goes on
 * after a restart and in any instance. Another one finishes the
 * registrations of bank cards in the same way (TOK-01). Another worker enqueues the reminders of what ends soon (NTF-02),
 * and one removes from the file store what was erased (ATT-01).
 */
export function startWorkers(services: Services): Workers {
  const handlers = createOutboxHandlers(services);
  const outbox = startWorker(services, 'outbox', () => processOutbox(services, handlers));
  const sweeper = startWorker(services, 'payment sweeper', async () => {
    const [more, moreLapse] = [await sweepPayments(services), await lapseOrders(services)];
    return more || moreLapse;
  });
  const tokenizations = startWorker(services, 'tokenization sweeper', () => sweepTokenizations(services));
  const reminders = startHourly(services, 'reminders', async () => {
    const enqueued = await enqueueReminders(services);
    if (enqueued) outbox.wake();
    return enqueued;
  });
  const files = startHourly(services, 'file store', () =>
    services.fileStore.tidy(services.database, services.clock.now()),
  );
  return { outbox, all: [outbox, sweeper, tokenizations, reminders, files, startHousekeeping(services)] };
}
