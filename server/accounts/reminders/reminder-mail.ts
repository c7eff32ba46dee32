import { accountPath, linkedAccountPath } from '#contract/account-pages.ts';
import type { PersonChanges, UpcomingChange } from '#contract/entities/upcoming-changes.ts';
import type { KeyAfter, KeyAfterEach } from '#messages/keys/message-key.ts';
import { hiddenCardNumber } from '#rules/card-number.ts';
import { formatDay } from '#rules/date-text.ts';
import { daysBetween } from '#rules/dates.ts';
import { offeredLanguage } from '#rules/offered-languages.ts';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Database } from '../../platform/db/database.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { letterMail } from '../../platform/mails/letter-mail.ts';
import type { LetterContent, LetterPart } from '../../platform/mails/letter.ts';
import type { Services } from '../../platform/services/services.ts';
import { localDay } from '../../platform/time/clock.ts';
import { known, referenceData, type ReferenceData } from '../../reference-data/reference-data.ts';
import { oneClickPath } from '../notifications/one-click.ts';
import { readUpcomingChanges } from '../upcoming-changes/read-changes.ts';
import { changeParts, stepLink, type ChangeWords } from './change-texts.ts';
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

/** The link that switches off reminders of this type. */
const unsubscribeLink = ({ shopUrl }: Configuration, { locale, type }: Reminder, token: string) => ({
  text: translate(locale, `mail.${areas[type]}.unsubscribe`),
  url: `${shopUrl}/#${oneClickPath}?token=${token}`,
});

const fullName = ({ customer }: Reminder): string => `${customer.firstName} ${customer.lastName}`;

/** The ticket that ends; nothing for a card. */
function ticketParts(reminder: EndReminder, { zones }: ReferenceData): readonly LetterPart[] {
  const { locale, ticket, ends } = reminder;
  if (ticket === null) return [];
  const { name, validFrom, zoneIds } = ticket;
  return [
    {
      kind: 'ticket',
      state: 'active',
      title: translate(locale, 'cartItem.ticketFare', { tariffProfile: name[locale] }),
      person: fullName(reminder),
      from: { label: translate(locale, 'cart.validFrom'), day: validFrom },
      to: { label: translate(locale, 'cart.validTo'), day: ends },
      zones: {
        label: translate(locale, 'cart.zones'),
        names: zoneIds.map((id) => known(zones, id).displayName),
      },
      price: null,
    },
  ];
}

function endContent(
  { configuration }: Services,
  reminder: EndReminder,
  { today, reference }: { readonly today: string; readonly reference: ReferenceData },
): LetterContent {
  const { locale, cardNumber, ticket, ends, type } = reminder;
  const values = {
    customer: fullName(reminder),
    cardNumber: hiddenCardNumber(cardNumber),
    ticket: ticket?.name[locale] ?? '',
    until: formatDay(ends),
    days: daysBetween(today, ends),
  };
  const say = (key: KeyAfterEach<`mail.${(typeof areas)[typeof type]}.`>): string =>
    translate(locale, `mail.${areas[type]}.${key}`, values);
  return {
    locale,
    subject: say('subject'),
    parts: [say('intro'), ...ticketParts(reminder, reference), say('next')],
    button: { text: say('open'), url: pageOf(configuration, reminder) },
  };
}

function changeContent(
  { configuration }: Services,
  reminder: ChangeReminder,
  { person, change, words }: ToldChange,
  today: string,
): LetterContent {
  const { locale, ends } = reminder;
  const values = {
    customer: fullName(reminder),
    profile: change.profile?.displayName ?? '',
    until: formatDay(ends),
    days: daysBetween(today, ends),
  };
  const say = (key: KeyAfter<'mail.changeReminder.'>): string =>
    translate(locale, `mail.changeReminder.${key}`, values);
  const page = pageOf(configuration, reminder);
  const open = { text: say('open'), url: page };
  const step = stepLink(words, change);
  const isCard = change.kind === 'CARD' || change.profile === null;
  const content = {
    locale,
    subject: say(isCard ? 'subject.CARD' : 'subject'),
    parts: [say('intro'), ...changeParts(words, person, change)],
  };
  if (step === null) return { ...content, button: open };
  const url = `${step.path === null ? page : `${configuration.shopUrl}/#${step.path}`}${step.query}`;
  return { ...content, button: { text: step.text, url }, links: [open] };
}

/** The content of a mail about a change; undefined if the change no longer applies. */
async function readChangeContent(services: Services, database: Database, reminder: ChangeReminder, today: string) {
  const { accountId, customer, locale } = reminder;
  const reading = { database, services, today, locale, accountId, customerId: customer.id };
  const [person] = await readUpcomingChanges(reading);
  const change = person?.changes.find(({ lastDay }) => lastDay === reminder.ends);
  if (person === undefined || change === undefined) return undefined;
  const { currency } = await services.settings.systemConfiguration(database);
  return changeContent(services, reminder, { person, change, words: { locale, currency } }, today);
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
      ? await readChangeContent(services, database, reminder, today)
      : endContent(services, reminder, { today, reference: await referenceData(database) });
  if (own === undefined) return undefined;
  const token = unsubscribeTokens.sign(reminder);
  const mail = await letterMail(services, database, {
    ...own,
    name: `${names[reminder.type]}-${String(reminderId)}`,
    to: reminder.to,
    smallLinks: [unsubscribeLink(configuration, reminder, token)],
  });
  return {
    ...mail,
    headers: {
      'List-Unsubscribe': `<${configuration.publicUrl}${oneClickPath}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
