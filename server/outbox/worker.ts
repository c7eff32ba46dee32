import type { Services } from '../services.ts';
import { startWorker } from './start-worker.ts';
import type { Worker } from './start-worker.ts';
import { workOff } from './work-off.ts';

/** Works off what committed changes left to do (PAY-05); several instances on one database share the work. */
export const startOutboxWorker = (services: Services): Worker => startWorker(services, 'outbox', workOff);
