import { addDays } from '#rules/dates.ts';
import { forgetOldNetworks } from './accounts/auth/forget-old-networks.ts';
import { eraseOldRecords } from './accounts/deletion/erase-old-records.ts';
import { forgetOldRecords } from './accounts/export/forget-old-records.ts';
import { withdrawAbandoned } from './applications/applications/withdraw-abandoned.ts';
import { forgetOldDrafts } from './applications/drafts/forget-old-drafts.ts';
import { forgetOldReports } from './desk/failure-reports/forget-old-reports.ts';
import { and, eq, inArray, isNull, lt, or } from './platform/db/orm.ts';
import { attempts, idempotencyKeys, linkNotices, mailedTokens, outbox, reminders } from './platform/db/schema.ts';
import type { Services } from './platform/services/services.ts';
import { localDay } from './platform/time/clock.ts';
import { startHourly } from './platform/workers/hourly.ts';
import type { Worker } from './platform/workers/start-worker.ts';
import { forgetExpiredBefore } from './purchase/cart/expired-items.ts';

const hour = 3600 * 1000;
const day = 24 * hour;
/** How long an expired link is kept, so that a person who uses it gets the answer "expired" and not "unknown". */
const tokensKept = 30 * day;
/** Accounts are not reminded of an end in the past, so no second reminder is sent after the row is deleted. */
const remindersKeptDays = 366;

/**
 * Deletes old rows: idempotency keys and counted attempts after a day; mailed tokens long after they expired; processed
 * outbox entries of mails with tokens, reminders and link notices; reminders whose end was a year ago; items of expired
 * carts that can no longer be restored; old drafts; old records of mails, log-ins and events; networks without a log-in
 * for long; old failure reports; data of deleted accounts after their retention. It also withdraws card applications
 * that nobody has paid.
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
  const mailedNotices = database
    .select({ id: outbox.subjectId })
    .from(outbox)
    .where(and(eq(outbox.kind, 'MAIL_LINK_NOTICE'), lt(outbox.done, yesterday)));
  await database.delete(linkNotices).where(inArray(linkNotices.id, mailedNotices));
  await database
    .delete(outbox)
    .where(and(inArray(outbox.kind, ['MAIL_TOKEN', 'MAIL_REMINDER', 'MAIL_LINK_NOTICE']), lt(outbox.done, yesterday)));
  await database.delete(reminders).where(lt(reminders.ends, addDays(localDay(clock.now()), -remindersKeptDays)));
  const hoursKept = await settings.number(database, 'EXPIRED_CART_KEPT_IN_HOURS');
  const cartsForgotten = new Date(now - hoursKept * hour);
  await forgetExpiredBefore(database, cartsForgotten);
  const draftsKept = await settings.number(database, 'CARD_APPLICATION_DRAFT_KEPT_IN_DAYS');
  await forgetOldDrafts(database, clock.now(), draftsKept);
  const unpaidKept = await settings.number(database, 'UNPAID_CARD_APPLICATION_KEPT_IN_DAYS');
  await withdrawAbandoned(database, new Date(now - unpaidKept * day), clock.now());
  const reportsKept = await settings.number(database, 'FAILURE_REPORT_KEPT_IN_DAYS');
  await forgetOldReports(database, localDay(clock.now()), reportsKept);
  await forgetOldRecords(database, await settings.numbers(database), localDay(clock.now()));
  await forgetOldNetworks(database, localDay(clock.now()));
  await eraseOldRecords({ database, clock, settings });
}

/** Starts the worker that deletes old rows at the start and then once an hour by the shop's clock. */
export function startHousekeeping(services: Services): Worker {
  return startHourly(services, 'housekeeping', async () => {
    await deleteOldRows(services);
    return false;
  });
}
