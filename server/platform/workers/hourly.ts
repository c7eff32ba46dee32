import type { Services } from '../services/services.ts';
import { startWorker } from './start-worker.ts';
import type { Worker } from './start-worker.ts';

const hour = 3600 * 1000;

/**
 * Starts a worker that runs at the start and then once an hour by the shop's clock, even if that clock is moved. `work`
 * returns whether there may be more to do at once.
 */
export function startHourly(services: Services, name: string, work: () => Promise<boolean>): Worker {
  let next = 0;
  return startWorker(services, name, async () => {
    const now = services.clock.now().getTime();
    if (Math.abs(now - next) < hour && now < next) return false;
    next = now + hour;
    const more = await work();
    if (more) next = now;
    return more;
  });
}
