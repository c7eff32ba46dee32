import { accountPath, linkedAccountPath } from '#contract/account-pages.ts';
import type { PersonChanges, UpcomingChange } from '#contract/entities/upcoming-changes.ts';
import type { KeyAfter, KeyAfterEach } from '#messages/keys/message-key.ts';
import { hiddenCardNumber } from '#rules/card-number.ts';
import { formatDay } from '#rules/date-text.ts';
import { daysBetween } from '#rules/dates.ts';
import { offeredLanguage } from '#rules/offered-languages.ts';
import { brandName } from '../../platform/brand/brand.ts';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Database } from '../../platform/db/database.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { letterMail } from '../../platform/mails/letter.ts';
import type { LetterTexts } from '../../platform/mails/letter.ts';
import type { Services } from '../../platform/services/services.ts';
import { localDay } from '../../platform/time/clock.ts';
import { oneClickPath } from '../notifications/one-click.ts';
import { readUpcomingChanges } from '../upcoming-changes/read-changes.ts';
import { changeParagraphs, stepLink, type ChangeWords } from './change-texts.ts';
import { readReminder } from './read-reminder.ts';
import type { ChangeReminder, EndReminder, Reminder } from './read-reminder.ts';

const areas = {
  CARD_EXPIRATION: 'cardReminder',
  TICKET_EXPIRATION: 'ticketReminder',
  UPCOMING_CHANGE: 'changeReminder',
} as const;

/**
 * The names of the mails. Mails about changes have another name, so that they can be distinguished from mails about
 * ends.
 */
const names = { CARD_EXPIRATION: 'reminder', TICKET_EXPIRATION: 'reminder', UPCOMING_CHANGE: 'change' } as const;

/** The page of the customer: the account page, or the page of a linked customer. */
const pageOf = ({ shopUrl }: Configuration, { linkType, customer }: Reminder): string =>
  `${shopUrl}/#${linkType === 'REGISTERED' ? accountPath : linkedAccountPath(customer.id)}`;

interface ToldChange {
  readonly person: PersonChanges;
  readonly change: UpcomingChange;
  readonly words: ChangeWords;
}

/**
 * The parts that are the same in all reminders: the greeting, the links to the account and to switch reminders off, the
 * end.
 */
function frame(
  { configuration }: Services,
  { locale, type }: Reminder,
  unsubscribe: string,
  { subject, before, links }: Pick<LetterTexts, 'subject' | 'before' | 'links'>,
): LetterTexts {
  const brand = brandName(configuration);
  return {
    locale,
    subject,
    before: [translate(locale, 'mail.greeting'), ...before],
    links: [
      ...links,
      {
        text: translate(locale, `mail.${areas[type]}.unsubscribe`),
        url: `${configuration.shopUrl}/#${oneClickPath}?token=${unsubscribe}`,
      },
    ],
    after: [translate(locale, 'mail.closing', { brand })],
  };
}

function endTexts({ configuration }: Services, reminder: EndReminder, today: string) {
  const { locale, customer, cardNumber, ticket, ends, type } = reminder;
  const values = {
    customer: `${customer.firstName} ${customer.lastName}`,
    cardNumber: hiddenCardNumber(cardNumber),
    ticket: ticket?.[locale] ?? '',
    until: formatDay(ends),
    days: daysBetween(today, ends),
  };
  const say = (key: KeyAfterEach<`mail.${(typeof areas)[typeof type]}.`>): string =>
    translate(locale, `mail.${areas[type]}.${key}`, values);
  return {
    subject: say('subject'),
    before: [say('intro'), say('next')],
    links: [{ text: say('open'), url: pageOf(configuration, reminder) }],
  };
}

function changeTexts(
  { configuration }: Services,
  reminder: ChangeReminder,
  { person, change, words }: ToldChange,
  today: string,
) {
  const { locale, customer, ends } = reminder;
  const values = {
    customer: `${customer.firstName} ${customer.lastName}`,
    profile: change.profile?.displayName ?? '',
    until: formatDay(ends),
    days: daysBetween(today, ends),
  };
  const say = (key: KeyAfter<'mail.changeReminder.'>): string =>
    translate(locale, `mail.changeReminder.${key}`, values);
  const page = pageOf(configuration, reminder);
  const step = stepLink(words, change);
  const isCard = change.kind === 'CARD' || change.profile === null;
  return {
    subject: say(isCard ? 'subject.CARD' : 'subject'),
    before: [say('intro'), ...changeParagraphs(words, person, change)],
    links: [
      ...(step === null
        ? []
        : [
            {
              text: step.text,
              url: `${step.path === null ? page : `${configuration.shopUrl}/#${step.path}`}${step.query}`,
            },
          ]),
      { text: say('open'), url: page },
    ],
  };
}

/** The texts of a mail about a change; undefined if the change no longer applies. */
async function readChangeTexts(services: Services, database: Database, reminder: ChangeReminder, today: string) {
  const { accountId, customer, locale } = reminder;
  const reading = { database, services, today, locale, accountId, customerId: customer.id };
  const [person] = await readUpcomingChanges(reading);
  const change = person?.changes.find(({ lastDay }) => lastDay === reminder.ends);
  if (person === undefined || change === undefined) return undefined;
  const { currency } = await services.settings.systemConfiguration(database);
  return changeTexts(services, reminder, { person, change, words: { locale, currency } }, today);
}

/**
 * The reminder that a card or a ticket ends soon, or that something changes for a person, with the link and the headers
 * to switch reminders of this type off (RFC 8058). Undefined if the reminder is not needed any more.
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
  const today = localDay(now);
  const own =
    reminder.type === 'UPCOMING_CHANGE'
      ? await readChangeTexts(services, database, reminder, today)
      : endTexts(services, reminder, today);
  if (own === undefined) return undefined;
  const token = unsubscribeTokens.sign(reminder);
  const texts = frame(services, reminder, token, own);
  const mail = await letterMail(configuration, `${names[reminder.type]}-${String(reminderId)}`, reminder.to, texts);
  return {
    ...mail,
    headers: {
      'List-Unsubscribe': `<${configuration.publicUrl}${oneClickPath}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
