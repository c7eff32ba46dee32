import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { attempts, idempotencyKeys, mailedTokens, outbox } from './db/schema.ts';
import { startWorker } from './outbox/start-worker.ts';
import type { Worker } from './outbox/start-worker.ts';
import type { Services } from './services.ts';

const day = 24 * 3600 * 1000;
/** So long an expired link is still told to have expired. */
const tokensKept = 30 * day;

/** Deletes keys and attempts that are more than a day old, links long expired and what is left of their mails. */
export async function tidyUp({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  const yesterday = new Date(now - day);
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.created, yesterday));
  await database.delete(attempts).where(lt(attempts.at, yesterday));
  const toNobody = and(isNull(mailedTokens.accountId), lt(mailedTokens.created, yesterday));
  await database.delete(mailedTokens).where(or(lt(mailedTokens.expires, new Date(now - tokensKept)), toNobody));
  await database.delete(outbox).where(and(eq(outbox.kind, 'MAIL_TOKEN'), lt(outbox.done, yesterday)));
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
