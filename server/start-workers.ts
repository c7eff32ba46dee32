import type { Services } from './services/services.ts';
import { startWorker } from './workers/start-worker.ts';
import type { Worker } from './workers/start-worker.ts';
import { workOff } from './outbox/process-outbox.ts';

/** Works off what committed changes left to do (PAY-05); several instances on one database share the work. */
export const startOutboxWorker = (services: Services): Worker => startWorker(services, 'outbox', workOff);
