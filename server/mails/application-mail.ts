import { correctionKind } from '../../rules/application-progress.ts';
import { offeredLanguage } from '../../rules/offered-languages.ts';
import { brandName } from '../brand/brand.ts';
import type { Database } from '../db/database.ts';
import { eq } from '../db/orm.ts';
import { branchOffices, cardApplicationEvents, cardApplications, customerAccounts, customers } from '../db/schema.ts';
import { translate } from '../i18n/translate.ts';
import type { Mail } from '../mailer/mailer.ts';
import type { Services } from '../services/services.ts';
import { letterMail } from './letter.ts';

async function read(database: Database, eventId: number) {
  const [found] = await database
    .select({
      event: cardApplicationEvents,
      id: cardApplications.id,
      number: cardApplications.applicationNumber,
      paid: cardApplications.paid,
      correction: cardApplications.correction,
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

/** The name and the address of the office where the card is fetched. */
const officeText = ({ office }: Found): string =>
  office === null ? '' : `${office.name}, ${office.street} ${office.streetNumber}, ${office.city}`;

/**
 * The mail to the account that has filed an application, about one of its events. Undefined when nobody needs it any more:
 * what was asked for again is here already.
 */
export async function applicationMail(
  { configuration, settings }: Services,
  database: Database,
  eventId: number,
): Promise<Mail | undefined> {
  const found = await read(database, eventId);
  if (found === undefined) return undefined;
  const { event, id, number, paid, correction, to, firstName, lastName } = found;
  if (event.kind === 'ASKED_AGAIN' && correction === null) return undefined;
  const locale = offeredLanguage(await settings.languages(database), found.locale);
  const values = {
    number,
    customer: `${firstName} ${lastName}`,
    office: officeText(found),
    what: correction === null ? '' : correctionKind(correction),
    paid: String(paid),
  };
  const say = (key: string): string => translate(locale, `mail.application.${event.kind}.${key}`, values);
  const note = event.note === null ? [] : [translate(locale, 'mail.application.note', { note: event.note })];
  const texts = {
    locale,
    subject: say('subject'),
    before: [translate(locale, 'mail.greeting'), say('intro'), ...note, say('next')],
    links: [
      {
        text: translate(locale, 'mail.application.open'),
        url: `${configuration.publicUrl}/#/app/card-application/${String(id)}`,
      },
    ],
    after: [translate(locale, 'mail.closing', { brand: brandName(configuration) })],
  };
  return letterMail(configuration, `application-${String(eventId)}`, to, texts);
}
