import { paymentGateways } from '#contract/enumerations.ts';
import { enqueueReminders } from './accounts/reminders/enqueue-reminders.ts';
import { sweepTokenizations } from './applications/tokenization/sweep-tokenizations.ts';
import { createOutboxHandlers } from './create-outbox-handlers.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startOutbox } from './platform/outbox/start-outbox.ts';
import type { Services } from './platform/services/services.ts';
import { startHourly } from './platform/workers/hourly.ts';
import { startWorker } from './platform/workers/start-worker.ts';
import type { Worker } from './platform/workers/start-worker.ts';
import { expireOrders } from './purchase/orders/expire-orders.ts';
import { sweepPayments } from './purchase/payments/sweep-payments.ts';

/** The running workers of an instance. */
export interface Workers {
  /** Processes the outbox: the work that follows committed changes (PAY-05). */
  readonly outbox: Worker;
  readonly all: readonly Worker[];
}

/**
 * Starts the workers of one instance. Work that calls outside services has a separate worker for each service, so that
 * no worker waits for the service of another worker. For each gateway, a payment sweeper settles the payments of
 * customers who never return (PAY-04); the time of its next question is in the database, so the sweepers continue after
 * a restart and in any instance. Another worker finishes the registrations of bank cards in the same way (TOK-01). The
 * other workers cancel orders that nobody pays, enqueue reminders (NTF-02), and remove erased files from the file store
 * (ATT-01).
 */
export function startWorkers(services: Services): Workers {
  const handlers = createOutboxHandlers(services);
  const outbox = startOutbox(services, handlers);
  const sweepers = paymentGateways.map((gateway) =>
    startWorker(services, `payment sweeper ${gateway}`, () => sweepPayments(services, [gateway])),
  );
  const expiring = startWorker(services, 'expiring of orders', () => expireOrders(services));
  const tokenizations = startWorker(services, 'tokenization sweeper', () => sweepTokenizations(services));
  const reminders = startHourly(services, 'reminders', async () => {
    const enqueued = await enqueueReminders(services);
    if (enqueued) outbox.wake();
    return enqueued;
  });
  const files = startHourly(services, 'file store', () =>
    services.fileStore.tidy(services.database, services.clock.now()),
  );
  return { outbox, all: [outbox, ...sweepers, expiring, tokenizations, reminders, files, startHousekeeping(services)] };
}
