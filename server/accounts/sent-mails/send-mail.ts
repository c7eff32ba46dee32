import { MailNotSent } from '../../platform/mailer/mailer.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import type { ExternalHandler } from '../../platform/outbox/outbox-handlers.ts';
import { nextAttempt } from '../../platform/outbox/outbox-store.ts';
import type { OutboxRow } from '../../platform/outbox/outbox-store.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordMailed } from '../../purchase/payments/record-mailed.ts';
import { isTombstoneName } from '../deletion/tombstone-name.ts';
import { recordSentMail, recordUndeliveredMail } from './record-sent-mail.ts';

const dayMs = 24 * 3600 * 1000;

/** Whether another attempt would be too late: after MAIL_GIVEN_UP_IN_DAYS, or after the mail is no longer useful. */
async function isTooLate({ database, settings }: Services, entry: OutboxRow, { usefulUntil }: Mail, now: Date) {
  const days = await settings.number(database, 'MAIL_GIVEN_UP_IN_DAYS');
  const next = nextAttempt(entry, now).getTime();
  return next > entry.created.getTime() + days * dayMs || (usefulUntil !== undefined && next >= usefulUntil.getTime());
}

/**
 * A handler that sends the mail that `make` returns; undefined = the mail is not needed any more. If the mail server
 * refuses a mail permanently, or has not accepted it within MAIL_GIVEN_UP_IN_DAYS, the mail is not tried again and is
 * recorded for the staff and the account (MAI-01). Throws MailNotSent if the mail is to be tried again.
 */
export function sendingMail(
  services: Services,
  make: (...entry: Parameters<ExternalHandler>) => Promise<Mail | undefined>,
): ExternalHandler {
  const { clock, database, logger, mailer } = services;
  return async (entry, now) => {
    const mail = await make(entry, now);
    if (mail === undefined || isTombstoneName(mail.to)) return undefined;
    try {
      await mailer.send(database, mail, now);
    } catch (error) {
      if (!(error instanceof MailNotSent)) throw error;
      const { reason, isRefused } = error;
      if (!isRefused && !(await isTooLate(services, entry, mail, clock.now()))) throw error;
      logger.warn({ outboxId: entry.id, kind: entry.kind, reason }, 'a mail was given up');
      return (transaction) => recordUndeliveredMail(transaction, mail, reason, now);
    }
    return async (transaction) => {
      await recordMailed(transaction, entry, now);
      await recordSentMail(transaction, mail, now);
    };
  };
}
