import { hiddenCardNumber } from '../../rules/card-number.ts';
import { formatDay } from '../../rules/date-text.ts';
import { daysBetween } from '../../rules/dates.ts';
import { offeredLanguage } from '../../rules/offered-languages.ts';
import { brandName } from '../brand/brand.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../db/database.ts';
import { translate } from '../i18n/translate.ts';
import type { Mail } from '../mailer/mailer.ts';
import { oneClickPath } from '../notifications/one-click.ts';
import { readReminder } from '../reminders/read-reminder.ts';
import type { Reminder } from '../reminders/read-reminder.ts';
import type { Services } from '../services/services.ts';
import { localDay } from '../time/clock.ts';
import { letterMail } from './letter.ts';
import type { LetterTexts } from './letter.ts';

const areas = { CARD_EXPIRATION: 'cardReminder', TICKET_EXPIRATION: 'ticketReminder' } as const;

/** The page of the customer: the account page, or that of a linked customer. */
const pageOf = ({ publicUrl }: Configuration, { linkType, customer }: Reminder): string =>
  `${publicUrl}/#/app/${linkType === 'REGISTERED' ? 'user-account' : `user-linked-account/${String(customer.id)}`}`;

function textsOf({ configuration }: Services, reminder: Reminder, today: string, unsubscribe: string): LetterTexts {
  const { locale, customer, cardNumber, ticket, ends, type } = reminder;
  const brand = brandName(configuration);
  const values = {
    customer: `${customer.firstName} ${customer.lastName}`,
    cardNumber: hiddenCardNumber(cardNumber),
    ticket: ticket?.[locale] ?? '',
    until: formatDay(ends),
    days: daysBetween(today, ends),
    brand,
  };
  const say = (key: string): string => translate(locale, `mail.${areas[type]}.${key}`, values);
  return {
    locale,
    subject: say('subject'),
    before: [translate(locale, 'mail.greeting'), say('intro'), say('next')],
    links: [
      { text: say('open'), url: pageOf(configuration, reminder) },
      { text: say('unsubscribe'), url: `${configuration.publicUrl}/#${oneClickPath}?token=${unsubscribe}` },
    ],
    after: [translate(locale, 'mail.closing', { brand })],
  };
}

/**
 * The reminder that a card or a ticket ends soon, with the link and the headers by which its recipient switches
 * reminders of this type off (RFC 8058). Undefined when there is nobody to remind any more.
 */
export async function reminderMail(
  services: Services,
  database: Database,
  reminderId: number,
  now: Date,
): Promise<Mail | undefined> {
  const { configuration, settings, unsubscribeTokens } = services;
  const found = await readReminder(database, reminderId, now);
  if (found === undefined) return undefined;
  const reminder = { ...found, locale: offeredLanguage(await settings.languages(database), found.locale) };
  const token = unsubscribeTokens.sign(reminder);
  const texts = textsOf(services, reminder, localDay(now), token);
  const mail = await letterMail(configuration, `reminder-${String(reminderId)}`, reminder.to, texts);
  return {
    ...mail,
    headers: {
      'List-Unsubscribe': `<${configuration.publicUrl}${oneClickPath}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
