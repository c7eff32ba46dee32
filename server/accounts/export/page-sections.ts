import type { DataExport } from '#contract/entities/data-export.ts';
import type { NotificationType } from '#contract/entities/notification-setting.ts';
import { type AreaWith, type MessageKey, uncheckedKey } from '#messages/keys/message-key.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { formatDay, formatMoment } from '#rules/date-text.ts';
import { moneyText } from '../../platform/i18n/money-text.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { NumberSetting } from '../../platform/settings/number-settings.ts';
import type { Fact, Section, Value } from './page-parts.ts';

const notificationTexts = {
  CARD_EXPIRATION: 'notificationSetting.sendCard',
  TICKET_EXPIRATION: 'notificationSetting.sendTicket',
  UPCOMING_CHANGE: 'notificationSetting.sendChange',
} as const satisfies Record<NotificationType, string>;

type Texts = ReturnType<typeof textsIn>;

/** Formats texts, days, moments and amounts in the export's language. */
function textsIn({ about: { locale, currency } }: DataExport) {
  const say = (key: MessageKey, values?: Record<string, string | number>): string => translate(locale, key, values);
  const none = '–';
  return {
    say,
    none,
    column: <const Name extends string>(area: AreaWith<Name>, ...names: Name[]): string[] =>
      names.map((name) => say(uncheckedKey(`${area}.${name}`))),
    day: (value: string | null): string => (value === null ? none : formatDay(value)),
    moment: (value: string | null): string => (value === null ? none : formatMoment(new Date(value))),
    money: (amount: number, of: string | null = null): string => moneyText(locale, amount, of ?? currency),
    answer: (value: boolean): string => say(value ? 'list.yes' : 'list.no'),
    language: (value: string): string => new Intl.DisplayNames([locale], { type: 'language' }).of(value) ?? value,
  };
}

function profileSection({ profile: { account, calendarAddress, customer } }: DataExport, texts: Texts): Section {
  const { say, day, moment, language, none } = texts;
  const fact = (key: MessageKey, value: string | null): Fact => ({ label: say(key), value: value ?? none });
  const address = customer?.address;
  const written = [address?.street, address?.streetNumber, address?.zip, address?.city];
  const person =
    customer === null
      ? []
      : [
          fact('cardApplication.name', customer.fullName),
          fact('cardApplication.birthDay', day(customer.birthDay)),
          fact('cardApplication.email', customer.email),
          fact('cardApplication.phone', customer.phoneNumber),
          fact(
            'cardApplication.address',
            written.filter((part) => part !== null && part !== undefined).join(' ') || none,
          ),
          fact('cardApplication.photo', say(customer.photo === null ? 'list.no' : 'exportPage.photo')),
        ];
  return {
    id: 'profile',
    heading: say('exportPage.profile'),
    empty: say('exportPage.empty'),
    facts: [
      fact('managingAccounts.username', account.username),
      fact('exportPage.created', moment(account.created)),
      fact('exportPage.language', language(account.locale)),
      fact('exportPage.calendarAddress', moment(calendarAddress?.created ?? null)),
      fact('exportPage.calendarFetched', moment(calendarAddress?.lastFetched ?? null)),
      ...person,
    ],
  };
}

function cardsSection({ cards }: DataExport, { say, column, day, money, none }: Texts): Section {
  return {
    id: 'cards',
    heading: say('chipCards.caption'),
    empty: say('chipCards.empty'),
    columns: [
      ...column('chipCards', 'cardNumber', 'state', 'validFrom', 'validTo', 'profileOne', 'profileTwo'),
      say('exportPage.balance'),
    ],
    rows: cards.map((card) => [
      formatCardNumber(card.cardNumber),
      card.currentState.state.displayName,
      day(card.validFrom),
      day(card.validTo),
      card.profileOne?.profile.displayName ?? none,
      card.profileTwo?.profile.displayName ?? none,
      card.electronicWallet === null ? none : money(card.electronicWallet.currentAmount),
    ]),
  };
}

const ticketsSection = ({ ticketFares }: DataExport, { say, column, day, money }: Texts): Section => ({
  id: 'tickets',
  heading: say('ticketFares.title'),
  empty: say('ticketFares.empty'),
  columns: column(
    'ticketFares',
    'tariffProfile',
    'customerProfile',
    'zones',
    'validFrom',
    'validTo',
    'price',
    'state',
    'cardNumber',
  ),
  rows: ticketFares.map((fare) => [
    fare.tariffProfile.displayName,
    fare.customerProfile.displayName,
    fare.zones.map(({ displayName }) => displayName).join(', '),
    day(fare.validFrom),
    day(fare.validTo),
    money(fare.price),
    fare.state.displayName,
    formatCardNumber(fare.card.cardNumber),
  ]),
});

const walletSection = ({ eWalletTransactions }: DataExport, { say, column, moment, money, none }: Texts): Section => ({
  id: 'wallet',
  heading: say('eWallet.caption'),
  empty: say('eWallet.empty'),
  columns: column(
    'eWallet',
    'dateTime',
    'operation',
    'transactionNumber',
    'lineNumber',
    'address',
    'amount',
    'newBalance',
    'cardNumber',
  ),
  rows: eWalletTransactions.map((transaction) => [
    moment(transaction.dateTime),
    transaction.operation.displayName,
    transaction.transactionNumber,
    transaction.lineNumber ?? none,
    transaction.address ?? none,
    money(transaction.amount),
    money(transaction.newBalance),
    formatCardNumber(transaction.cardNumber),
  ]),
});

function ordersSection({ orders }: DataExport, { say, column, moment, money, none }: Texts): Section {
  const bought = ({ quantity, name, description, customerFullName }: (typeof orders)[number]['items'][number]) =>
    [`${String(quantity)} × ${name}`, customerFullName, description].filter((part) => part !== null).join(' · ');
  return {
    id: 'orders',
    heading: say('orders.title'),
    empty: say('orders.empty'),
    columns: [
      ...column('orders', 'number', 'issued', 'state', 'bought', 'price', 'paymentType'),
      say('exportPage.invoice'),
    ],
    rows: orders.map((order): Value[] => [
      String(order.number),
      moment(order.issued),
      order.state.displayName,
      order.items.map(bought).join('; '),
      money(order.price, order.currency),
      order.paymentType.displayName,
      order.invoice === null ? none : { text: order.invoice.number, file: order.invoice.file },
    ]),
  };
}

const applicationsSection = ({ cardApplications }: DataExport, { say, column, moment, none }: Texts): Section => ({
  id: 'applications',
  heading: say('cardApplications.caption'),
  empty: say('cardApplications.empty'),
  columns: column('cardApplications', 'applicationNumber', 'created', 'customer', 'state', 'note'),
  rows: cardApplications.map((application) => [
    application.applicationNumber,
    moment(application.created),
    application.customer.fullName,
    application.state.displayName,
    application.note ?? none,
  ]),
});

const reclamationsSection = ({ reclamations }: DataExport, { say, column, moment, money, none }: Texts): Section => ({
  id: 'reclamations',
  heading: say('reclamations.title'),
  empty: say('reclamations.empty'),
  columns: column('reclamations', 'reclamationNumber', 'created', 'customer', 'state', 'note', 'answer', 'fee'),
  rows: reclamations.map(({ reclamationNumber, created, customer, state, note, answer, fee }) => [
    reclamationNumber,
    moment(created),
    `${customer.firstName} ${customer.lastName}`,
    state.displayName,
    note ?? none,
    answer ?? none,
    fee === null ? none : money(fee.price),
  ]),
});

const peopleSection = ({ accountLinks }: DataExport, { say, column, day }: Texts): Section => ({
  id: 'people',
  heading: say('exportPage.people'),
  empty: say('exportPage.empty'),
  columns: [...column('links', 'name', 'birthDay', 'cardNumber'), say('exportPage.linkType')],
  rows: accountLinks
    .filter(({ customerAccountLinkType: type }) => type !== 'REGISTERED')
    .map(({ customer, activeCardNumber, customerAccountLinkType: type }) => [
      customer.fullName,
      day(customer.birthDay),
      activeCardNumber === null ? say('links.noCard') : formatCardNumber(activeCardNumber),
      say(uncheckedKey(`exportPage.link.${type}`)),
    ]),
});

const managersSection = ({ managingAccounts }: DataExport, { say, column, none }: Texts): Section => ({
  id: 'managing-accounts',
  heading: say('managingAccounts.title'),
  empty: say('exportPage.empty'),
  columns: column('managingAccounts', 'customerName', 'username'),
  rows: managingAccounts.map(({ customerName, username }) => [customerName ?? none, username]),
});

function consentsSection({ consents }: DataExport, { say, moment, answer, none }: Texts): Section {
  const given = (
    of: string,
    { marketingConsent, contactMeIfCardFound }: Omit<(typeof consents)['cards'][number], 'cardNumber'>,
  ) => [
    [say('cardApplication.marketingConsent'), of, answer(marketingConsent)],
    [say('cardApplication.contactMe'), of, answer(contactMeIfCardFound)],
  ];
  return {
    id: 'consents',
    heading: say('exportPage.consents'),
    empty: say('exportPage.empty'),
    columns: [say('exportPage.consent'), say('exportPage.about'), say('exportPage.given')],
    rows: [
      [say('exportPage.terms'), none, moment(consents.termsAndConditions)],
      ...consents.cards.flatMap((card) => given(formatCardNumber(card.cardNumber), card)),
      ...consents.cardApplications.flatMap((one) => given(one.applicationNumber, one)),
      ...consents.notifications.map(({ type, email, daysInAdvance }) => [
        say(notificationTexts[type]),
        say('exportPage.days', { days: daysInAdvance }),
        answer(email),
      ]),
    ],
  };
}

const mailsSection = ({ sentMails }: DataExport, { say, moment }: Texts, months: number): Section => ({
  id: 'mails',
  heading: say('exportPage.mails'),
  note: say('exportPage.kept', { months }),
  empty: say('exportPage.empty'),
  columns: [say('exportPage.sent'), say('exportPage.subject'), say('exportPage.recipient')],
  rows: sentMails.map(({ sent, subject, recipient }) => [moment(sent), subject, recipient]),
});

const logInsSection = ({ logIns }: DataExport, { say, moment, answer, none }: Texts, months: number): Section => ({
  id: 'log-ins',
  heading: say('accountSetting.logIn'),
  note: say('exportPage.kept', { months }),
  empty: say('exportPage.empty'),
  columns: [say('eWallet.dateTime'), say('exportPage.device'), say('exportPage.telephoneApplication')],
  rows: logIns.map(({ at, userAgent, telephoneApplication }) => [
    moment(at),
    userAgent ?? none,
    answer(telephoneApplication),
  ]),
});

const networksSection = ({ knownNetworks }: DataExport, { say, moment }: Texts): Section => ({
  id: 'known-networks',
  heading: say('exportPage.knownNetworks'),
  note: say('exportPage.knownNetworks.note'),
  empty: say('exportPage.empty'),
  columns: [say('exportPage.lastUsed')],
  rows: knownNetworks.map(({ lastUsed }) => [moment(lastUsed)]),
});

const eventsSection = ({ accountEvents }: DataExport, { say, moment, none }: Texts, months: number): Section => ({
  id: 'events',
  heading: say('exportPage.events'),
  note: say('exportPage.kept', { months }),
  empty: say('exportPage.empty'),
  columns: [say('eWallet.dateTime'), say('exportPage.eventKind'), say('exportPage.by'), say('exportPage.about')],
  rows: accountEvents.map(({ at, kind, by, personName, otherName, cardNumber, applicationNumber, userAgent }) => {
    const card = cardNumber && formatCardNumber(cardNumber);
    const about = [personName, otherName, card, applicationNumber, userAgent].filter((part) => part !== null);
    return [moment(at), say(`exportPage.event.${kind}`), say(`exportPage.by.${by}`), about.join(', ') || none];
  }),
});

/** The sections of the page in their order. */
export function sectionsOf(data: DataExport, numbers: Readonly<Record<NumberSetting, number>>): Section[] {
  const texts = textsIn(data);
  return [
    profileSection(data, texts),
    cardsSection(data, texts),
    ticketsSection(data, texts),
    walletSection(data, texts),
    ordersSection(data, texts),
    applicationsSection(data, texts),
    reclamationsSection(data, texts),
    peopleSection(data, texts),
    managersSection(data, texts),
    consentsSection(data, texts),
    mailsSection(data, texts, numbers.SENT_MAIL_RECORDS_KEPT_IN_MONTHS),
    logInsSection(data, texts, numbers.LOG_IN_RECORDS_KEPT_IN_MONTHS),
    networksSection(data, texts),
    eventsSection(data, texts, numbers.ACCOUNT_EVENTS_KEPT_IN_MONTHS),
  ];
}
