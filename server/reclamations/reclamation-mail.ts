import { type KeyAfter, uncheckedKey } from '#messages/keys/message-key.ts';
import { formatDay } from '#rules/date-text.ts';
import { offeredLanguage } from '#rules/offered-languages.ts';
import type { Database } from '../platform/db/database.ts';
import { eq } from '../platform/db/orm.ts';
import { customerAccounts, reclamationEvents, reclamations } from '../platform/db/schema.ts';
import { moneyText } from '../platform/i18n/money-text.ts';
import { translate } from '../platform/i18n/translate.ts';
import type { Mail } from '../platform/mailer/mailer.ts';
import { letterMail } from '../platform/mails/letter-mail.ts';
import type { Services } from '../platform/services/services.ts';

async function read(database: Database, eventId: number) {
  const [found] = await database
    .select({
      kind: reclamationEvents.kind,
      number: reclamations.reclamationNumber,
      answer: reclamations.answer,
      answerBy: reclamations.answerBy,
      fee: reclamations.fee,
      to: customerAccounts.username,
      locale: customerAccounts.locale,
    })
    .from(reclamationEvents)
    .innerJoin(reclamations, eq(reclamations.id, reclamationEvents.reclamationId))
    .innerJoin(customerAccounts, eq(customerAccounts.id, reclamations.accountId))
    .where(eq(reclamationEvents.id, eventId));
  return found;
}

/** The mail to the account that has filed a reclamation: a confirmation, or the answer. */
export async function reclamationMail(
  services: Services,
  database: Database,
  eventId: number,
): Promise<Mail | undefined> {
  const found = await read(database, eventId);
  if (found === undefined) return undefined;
  const { configuration, settings } = services;
  const { kind, number, answer, fee, to } = found;
  const locale = offeredLanguage(await settings.languages(database), found.locale);
  const { currency } = await settings.systemConfiguration(database);
  const values = { number, answerBy: formatDay(found.answerBy) };
  const say = (key: KeyAfter<'mail.reclamation.FILED.'>): string =>
    translate(locale, uncheckedKey(`mail.reclamation.${kind}.${key}`), values);
  return letterMail(services, database, {
    name: `reclamation-${String(eventId)}`,
    to,
    locale,
    subject: say('subject'),
    parts: [
      say('intro'),
      ...(answer === null ? [] : [{ kind: 'quote', text: answer } as const]),
      ...(fee === null ? [] : [translate(locale, 'mail.reclamation.fee', { fee: moneyText(locale, fee, currency) })]),
    ],
    button: {
      text: translate(locale, 'mail.reclamation.open'),
      url: `${configuration.shopUrl}/#/app/reclamation-list`,
    },
  });
}
