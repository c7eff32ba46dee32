import { lt } from 'drizzle-orm';
import { idempotencyKeys, loginAttempts } from './db/schema.ts';
import { startWorker } from './outbox/start-worker.ts';
import type { Worker } from './outbox/start-worker.ts';
import type { Services } from './services.ts';

const day = 24 * 3600 * 1000;

/** Deletes keys and log-in failures that are more than a day old: nobody asks for them any more. */
export async function tidyUp({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const yesterday = new Date(clock.now().getTime() - day);
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.created, yesterday));
  await database.delete(loginAttempts).where(lt(loginAttempts.at, yesterday));
}

/** Tidies up at the start and then once an hour by the shop's clock. */
export function startHousekeeping(services: Services): Worker {
  const hour = day / 24;
  let next = 0;
  return startWorker(services, 'housekeeping', async () => {
    const now = services.clock.now().getTime();
    if (Math.abs(now - next) < hour && now < next) return false;
    next = now + hour;
    await tidyUp(services);
    return false;
  });
}
