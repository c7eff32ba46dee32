import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { eraseOldRecords } from './account-deletion/erase-old-records.ts';
import { attempts, idempotencyKeys, mailedTokens, outbox } from './db/schema.ts';
import type { Services } from './services/services.ts';
import { forgetLapsedBefore } from './shopping-cart/lapsed-items.ts';
import { startWorker } from './workers/start-worker.ts';
import type { Worker } from './workers/start-worker.ts';

const hour = 3600 * 1000;
const day = 24 * hour;
/** How long an expired link is kept, so that using it is answered with "expired" rather than "unknown". */
const tokensKept = 30 * day;

/**
 * Deletes old rows: idempotency keys and counted attempts after a day, mailed tokens long after they expired, processed
 * outbox entries of their mails, the items of expired carts that can no longer be restored, and what of deleted accounts
 * need not be kept any more.
 */
export async function deleteOldRows({
  database,
  clock,
  settings,
}: Pick<Services, 'database' | 'clock' | 'settings'>): Promise<void> {
  const now = clock.now().getTime();
  const yesterday = new Date(now - day);
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.created, yesterday));
  await database.delete(attempts).where(lt(attempts.at, yesterday));
  const toNobody = and(isNull(mailedTokens.accountId), lt(mailedTokens.created, yesterday));
  await database.delete(mailedTokens).where(or(lt(mailedTokens.expires, new Date(now - tokensKept)), toNobody));
  await database.delete(outbox).where(and(eq(outbox.kind, 'MAIL_TOKEN'), lt(outbox.done, yesterday)));
  const hoursKept = await settings.figure(database, 'LAPSED_CART_KEPT_IN_HOURS');
  await forgetLapsedBefore(database, new Date(now - hoursKept * hour));
  await eraseOldRecords({ database, clock, settings });
}

/** Starts the worker that deletes old rows at the start and then once an hour by the shop's clock. */
export function startHousekeeping(services: Services): Worker {
  let next = 0;
  return startWorker(services, 'housekeeping', async () => {
    const now = services.clock.now().getTime();
    if (Math.abs(now - next) < hour && now < next) return false;
    next = now + hour;
    await deleteOldRows(services);
    return false;
  });
}
