import type { ListedCardApplication } from '#contract/entities/card-application.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import { toCardProfile } from '../../accounts/customers/card-query.ts';
import type { Database } from '../../platform/db/database.ts';
import { alias } from '../../platform/db/orm-tables.ts';
import { and, eq, getTableColumns, inArray } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import {
  branchOffices,
  cardApplicationProfiles,
  cardApplications,
  customerCards,
  customers,
} from '../../platform/db/schema.ts';
import { namedValue } from '../../platform/i18n/named-value.ts';
import { toBranchOffice } from '../../reference-data/branch-offices.ts';
import type { ReferenceData } from '../../reference-data/reference-data.ts';
import { waitOf } from '../records/application-wait.ts';
import type { Reader } from '../records/application-wait.ts';

export const profileOne = alias(cardApplicationProfiles, 'profile_one');
const registeredBankCards = alias(customerCards, 'registered_bank_cards');
export const profileTwo = alias(cardApplicationProfiles, 'profile_two');

// The submitted changes may contain a photo; lists do not read it.
const { customerChanges: _, ...application } = getTableColumns(cardApplications);

/** The condition for the row of an application's first or second profile; at most one row matches. */
export const isProfile = (profile: typeof profileOne | typeof profileTwo, position: 1 | 2): SQL | undefined =>
  and(eq(profile.applicationId, cardApplications.id), eq(profile.position, position));

const query = (database: Database) =>
  database
    .select({
      application,
      customer: {
        id: customers.id,
        firstName: customers.firstName,
        lastName: customers.lastName,
        birthDay: customers.birthDay,
      },
      branchOffice: branchOffices,
      card: { id: customerCards.id, cardNumber: customerCards.cardNumber, state: customerCards.state },
      bankCard: { id: registeredBankCards.id, cardNumber: registeredBankCards.cardNumber },
      profileOne,
      profileTwo,
    })
    .from(cardApplications)
    .innerJoin(customers, eq(customers.id, cardApplications.customerId))
    .leftJoin(branchOffices, eq(branchOffices.id, cardApplications.deliveryBranchOfficeId))
    .leftJoin(customerCards, eq(customerCards.id, cardApplications.cardId))
    .leftJoin(registeredBankCards, eq(registeredBankCards.id, cardApplications.bankCardId))
    .leftJoin(profileOne, isProfile(profileOne, 1))
    .leftJoin(profileTwo, isProfile(profileTwo, 2));

type ApplicationRow = Awaited<ReturnType<typeof query>>[number];

/** Applications with the ids in the list, in its order; each with its customer, profiles, branch office and card. */
export async function selectApplications(database: Database, ids: readonly number[]): Promise<ApplicationRow[]> {
  if (ids.length === 0) return [];
  const rows = await query(database).where(inArray(cardApplications.id, ids));
  const byId = new Map(rows.map((row) => [row.application.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** An application as the reader's account sees it. */
export function toListed(
  row: ApplicationRow,
  reference: ReferenceData,
  locale: Locale,
  reader: Reader,
): Sent<typeof ListedCardApplication> {
  const { application: one, customer, branchOffice } = row;
  return {
    id: one.id,
    applicationNumber: one.applicationNumber,
    serialNumber: one.serialNumber,
    state: namedValue(locale, 'cardApplicationState', one.state),
    carrierType: one.carrierType,
    created: one.created.toISOString(),
    note: one.note,
    keepPhoto: one.keepPhoto,
    customer: { ...customer, fullName: `${customer.firstName} ${customer.lastName}` },
    profiles: [row.profileOne, row.profileTwo].flatMap((profile) => toCardProfile(profile, reference, locale) ?? []),
    contactMeIfCardFound: one.contactMeIfCardFound,
    recipientAddress: one.recipientAddress,
    deliveryBranchOffice: branchOffice && toBranchOffice(branchOffice),
    eshop: one.eshop,
    paid: one.paid,
    waitsFor: waitOf(one, row.card?.state ?? null, reader),
    checkedBy: one.checkedBy,
    checkedDate: one.checkedDate?.toISOString() ?? null,
    cardForFree: one.cardForFree,
    marketingConsent: one.marketingConsent,
    card: row.card && { id: row.card.id, cardNumber: row.card.cardNumber },
    bankCard: row.bankCard,
  };
}

/** The part of an application that an account without a link to the customer may see: without card numbers. */
export const withoutCards = <Application extends Sent<typeof ListedCardApplication>>(
  one: Application,
): Application => ({
  ...one,
  card: null,
  bankCard: null,
});
