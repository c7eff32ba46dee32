import { createOutboxHandlers } from '#server/create-outbox-handlers.ts';
import { processOutbox } from '#server/platform/outbox/process-outbox.ts';
import type { Services } from '#server/platform/services/services.ts';

/** Processes due outbox entries one time, like the worker; returns whether there were any. */
export const processDue = (services: Services): Promise<boolean> =>
  processOutbox(services, createOutboxHandlers(services));
