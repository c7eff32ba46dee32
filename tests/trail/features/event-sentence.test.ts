import { describe, expect, it } from 'vitest';
import { notificationTypes } from '#contract/entities/notification-setting.ts';
import { eventActors, eventKindNames, eventKinds, type EventKind } from '#contract/entities/trail.ts';
import { accountLinkTypes, locales, type Locale } from '#contract/enumerations.ts';
import { eventSentence, type DescribedEvent } from '#features/trail/events/event-sentence.ts';
import { staticTexts } from '#i18n/texts.ts';
import { compileMessages, forPages, readMessages, readTrailMessages } from '#messages/compile.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

const nothing: DescribedEvent = {
  kind: 'LOGGED_IN',
  by: 'ACCOUNT',
  personName: null,
  isOwn: false,
  otherName: null,
  cardNumber: null,
  applicationNumber: null,
  linkType: null,
  notificationType: null,
  userAgent: null,
  telephoneApplication: false,
};
const everything: DescribedEvent = {
  ...nothing,
  personName: 'Jan Dvořák',
  otherName: 'petra@linka.example',
  cardNumber: '92030000000000004321',
  applicationNumber: '8000000012',
  linkType: 'ASSIGNED',
  notificationType: 'TICKET_EXPIRATION',
  userAgent: firefox,
};

const textsOf = (locale: Locale) => ({
  page: staticTexts(locale, compileMessages(forPages(locale, readMessages(locale)))).intl(),
  sentences: staticTexts(locale, compileMessages(forPages(locale, readTrailMessages(locale)))).intl(),
});

/** Each event with several sets of data: all data, no data, and all data except one. */
const knowledge: readonly DescribedEvent[] = [
  everything,
  nothing,
  ...(Object.keys(everything) as (keyof DescribedEvent)[])
    .filter((key) => nothing[key] === null)
    .map((key): DescribedEvent => ({ ...everything, [key]: null })),
  ...accountLinkTypes.map((linkType): DescribedEvent => ({ ...everything, linkType })),
  ...notificationTypes.map((notificationType): DescribedEvent => ({ ...everything, notificationType })),
  { ...everything, telephoneApplication: true },
];

const cases = eventKindNames.flatMap((kind) =>
  eventActors.flatMap((by) =>
    [true, false].flatMap((isOwn) => knowledge.map((known): DescribedEvent => ({ ...known, kind, by, isOwn }))),
  ),
);

/** Matches texts in which a part of the sentence is missing. */
const gaps = /trailEvent|myTrail|undefined|null|NONE|[{}]| {2}|\s[.,;:]|[:,;(]\s*\.|\(\s*\)|^\s|^[.,:;]|\.\.|“”/;

describe.each(locales)('the sentences of events in %s (TRL-02)', (locale) => {
  const texts = textsOf(locale);

  it('are complete for every kind, actor and person, also if data are unknown', () => {
    const broken = cases.flatMap((event) => {
      const sentence = eventSentence(texts, event);
      return gaps.test(sentence) || !/^\p{Lu}.{8,}\.$/u.test(sentence)
        ? [`${event.kind} ${event.by}: ${sentence}`]
        : [];
    });
    expect([...new Set(broken)]).toEqual([]);
    expect(cases.length).toBeGreaterThan(4000);
  });

  it('contain the person, the card, the application and the device of the event', () => {
    const says = (kind: EventKind, part: string, changes: Partial<DescribedEvent> = {}) =>
      expect(eventSentence(texts, { ...everything, ...changes, kind })).toContain(part);
    for (const kind of eventKindNames.filter((each) => ['DATA', 'CARD'].includes(eventKinds[each])))
      if (kind !== 'DATA_EXPORTED') says(kind, 'Jan Dvořák');
    for (const kind of eventKindNames.filter((each) => /^(?:BANK_CARD|CARD|MAIN_CARD|MARKETING)/.test(each)))
      says(kind, '••••\u00A04321', { isOwn: true });
    for (const kind of eventKindNames.filter((each) => each.startsWith('APPLICATION')))
      says(kind, '8000000012', { isOwn: true });
    for (const kind of ['LOGGED_IN', 'LOGGED_OUT', 'LOG_IN_ENDED'] as const) says(kind, 'Firefox');
    for (const kind of eventKindNames.filter((each) => each.startsWith('MANAGEMENT'))) {
      says(kind, 'petra@linka.example', { isOwn: true });
      says(kind, 'Jan Dvořák');
    }
  });

  it('differ for this account, another account, and the operator as the actor', () => {
    const alike = eventKindNames.filter((kind) => {
      if (!['DATA', 'CARD'].includes(eventKinds[kind]) || kind === 'CARD_ISSUED' || kind === 'DATA_EXPORTED')
        return false;
      const counts = [true, false].map(
        (isOwn) => new Set(eventActors.map((by) => eventSentence(texts, { ...everything, kind, by, isOwn }))).size,
      );
      return counts.some((count) => count !== eventActors.length);
    });
    expect(alike).toEqual([]);
  });

  it("do not contain the name of the account's own customer, who reads the sentences", () => {
    const named = eventKindNames.filter(
      (kind) =>
        kind !== 'LINK_CHANGED' && eventSentence(texts, { ...everything, kind, isOwn: true }).includes('Dvořák'),
    );
    expect(named).toEqual([]);
  });
});

describe('a sentence (TRL-02)', () => {
  const sentenceIn = (locale: Locale, event: Partial<DescribedEvent>) =>
    eventSentence(textsOf(locale), { ...nothing, ...event }).replaceAll('\u00A0', ' ');
  const jan = { personName: 'Jan Dvořák' };

  it.each<[Locale, Partial<DescribedEvent>, string]>([
    ['cs', { kind: 'LOGGED_IN', userAgent: firefox }, 'Přihlásili jste se: Firefox v systému Windows.'],
    ['cs', { kind: 'LOGGED_OUT', telephoneApplication: true }, 'Odhlásili jste se: aplikace v telefonu.'],
    ['cs', { kind: 'ADDRESS_CHANGED', ...jan, isOwn: true }, 'Změnili jste svou adresu.'],
    ['cs', { kind: 'ADDRESS_CHANGED', ...jan, isOwn: true, by: 'OTHER' }, 'Jiný účet změnil vaši adresu.'],
    ['cs', { kind: 'ADDRESS_CHANGED', ...jan, by: 'OPERATOR' }, 'Dopravce změnil adresu: Jan Dvořák.'],
    ['cs', { kind: 'ADDRESS_CHANGED' }, 'Změnili jste adresu: osoba, jejíž údaje jsou už smazané.'],
    [
      'cs',
      { kind: 'MANAGEMENT_APPROVED', isOwn: true, by: 'OTHER', otherName: 'petra@linka.example' },
      'Účet petra@linka.example přijal správu vaší karty.',
    ],
    ['cs', { kind: 'MANAGEMENT_APPROVED', ...jan }, 'Přijali jste správu karty: Jan Dvořák.'],
    [
      'cs',
      { kind: 'MANAGEMENT_ENDED', isOwn: true, by: 'OTHER' },
      'Správa vaší karty skončila, protože účet, který ji spravoval, je smazaný.',
    ],
    [
      'cs',
      { kind: 'MANAGEMENT_ENDED', by: 'OTHER' },
      'Vaše správa cizí karty skončila, protože účet jejího držitele je smazaný.',
    ],
    [
      'en',
      { kind: 'MANAGEMENT_ENDED', by: 'OTHER', ...jan },
      'The cardholder ended your management of the card: Jan Dvořák.',
    ],
    ['en', { kind: 'CARD_BLOCKED', ...jan, cardNumber: '92034321', isOwn: true }, 'You blocked your card •••• 4321.'],
    ['pl', { kind: 'ADDRESS_CHANGED', ...jan }, 'Z Twojego konta zmieniono adres: Jan Dvořák.'],
    [
      'sk',
      { kind: 'PERSON_LINKED', ...jan, linkType: 'ASSIGNED' },
      'Pridali ste k svojmu účtu priradenú osobu: Jan Dvořák.',
    ],
    [
      'ro',
      { kind: 'APPLICATION_APPROVED', ...jan, by: 'OPERATOR', applicationNumber: '80' },
      'Operatorul a aprobat cererea de card nr. 80: Jan Dvořák.',
    ],
  ])('in %s about the event %j is: %s', (locale, event, sentence) => expect(sentenceIn(locale, event)).toBe(sentence));
});
