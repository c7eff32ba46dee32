import { type KeyAfter, uncheckedKey } from '#messages/keys/message-key.ts';
import { correctionKind } from '#rules/application-status.ts';
import { needsBankCard } from '#rules/bank-card.ts';
import { offeredLanguage } from '#rules/offered-languages.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, lt } from '../../platform/db/orm.ts';
import {
  branchOffices,
  cardApplicationEvents,
  cardApplications,
  customerAccounts,
  customers,
  outbox,
  sentMails,
} from '../../platform/db/schema.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { letterMail } from '../../platform/mails/letter-mail.ts';
import type { Services } from '../../platform/services/services.ts';

async function read(database: Database, eventId: number) {
  const [found] = await database
    .select({
      event: cardApplicationEvents,
      id: cardApplications.id,
      number: cardApplications.applicationNumber,
      paid: cardApplications.paid,
      correction: cardApplications.correction,
      state: cardApplications.state,
      carrierType: cardApplications.carrierType,
      bankCardId: cardApplications.bankCardId,
      accountId: customerAccounts.id,
      to: customerAccounts.username,
      locale: customerAccounts.locale,
      firstName: customers.firstName,
      lastName: customers.lastName,
      office: branchOffices,
    })
    .from(cardApplicationEvents)
    .innerJoin(cardApplications, eq(cardApplications.id, cardApplicationEvents.applicationId))
    .innerJoin(customerAccounts, eq(customerAccounts.id, cardApplications.accountId))
    .innerJoin(customers, eq(customers.id, cardApplications.customerId))
    .leftJoin(branchOffices, eq(branchOffices.id, cardApplications.deliveryBranchOfficeId))
    .where(eq(cardApplicationEvents.id, eventId));
  return found;
}

type Found = NonNullable<Awaited<ReturnType<typeof read>>>;

/** The name and the address of the branch office where the card is collected. */
const officeText = ({ office }: Found): string =>
  office === null ? '' : `${office.name}, ${office.street} ${office.streetNumber}, ${office.city}`;

/** Whether the latest mail that asked the customer to submit something again was sent. */
async function wasAsked(database: Database, { event, accountId }: Found): Promise<boolean> {
  const [asked] = await database
    .select({ sent: sentMails.id })
    .from(cardApplicationEvents)
    .leftJoin(outbox, and(eq(outbox.kind, 'MAIL_APPLICATION'), eq(outbox.subjectId, cardApplicationEvents.id)))
    .leftJoin(sentMails, and(eq(sentMails.accountId, accountId), eq(sentMails.sent, outbox.done)))
    .where(
      and(
        eq(cardApplicationEvents.applicationId, event.applicationId),
        eq(cardApplicationEvents.kind, 'ASKED_AGAIN'),
        lt(cardApplicationEvents.id, event.id),
      ),
    )
    .orderBy(desc(cardApplicationEvents.id))
    .limit(1);
  return asked !== undefined && asked.sent !== null;
}

/**
 * Whether the mail is still needed: the requested file, photo or bank card is still missing; or, if the request was
 * withdrawn, the mail with the request was sent before.
 */
async function isNeeded(database: Database, found: Found): Promise<boolean> {
  const { event, correction, state, carrierType, bankCardId } = found;
  if (event.kind === 'ASKED_AGAIN') return correction !== null && new Date(correction.since) <= event.at;
  if (event.kind === 'BANK_CARD_REFUSED')
    return needsBankCard({ state, carrierType, hasBankCard: bankCardId !== null });
  return event.kind !== 'TAKEN_BACK' || (correction === null && (await wasAsked(database, found)));
}

/**
 * The mail to the account that has filed an application, about one of its events. Undefined if the mail is not needed
 * any more: the files have been submitted, or the request was withdrawn before its mail was sent.
 */
export async function applicationMail(
  services: Services,
  database: Database,
  eventId: number,
): Promise<Mail | undefined> {
  const found = await read(database, eventId);
  if (found === undefined) return undefined;
  const { event, id, number, paid, correction, to, firstName, lastName } = found;
  if (!(await isNeeded(database, found))) return undefined;
  const { configuration, settings } = services;
  const locale = offeredLanguage(await settings.languages(database), found.locale);
  const values = {
    number,
    customer: `${firstName} ${lastName}`,
    office: officeText(found),
    what: correction === null ? '' : correctionKind(correction),
    paid: String(paid),
  };
  const say = (key: KeyAfter<'mail.application.ISSUED.'>): string =>
    translate(locale, uncheckedKey(`mail.application.${event.kind}.${key}`), values);
  const note =
    event.note === null
      ? []
      : [{ kind: 'quote', text: translate(locale, 'mail.application.note', { note: event.note }) } as const];
  return letterMail(services, database, {
    name: `application-${String(eventId)}`,
    to,
    locale,
    subject: say('subject'),
    parts: [say('intro'), ...note, say('next')],
    button: {
      text: translate(locale, 'mail.application.open'),
      url: `${configuration.shopUrl}/#/app/card-application/${String(id)}`,
    },
  });
}
