import type { DeskApplication, DeskIdentity, DeskProfile } from '#contract/entities/desk-application.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import { applicationTask, possibleActions } from '#rules/card-application-progress.ts';
import { toCardProfile } from '../../accounts/customers/card-query.ts';
import { namedValue } from '../../platform/i18n/named-value.ts';
import { toBranchOffice } from '../../reference-data/branch-offices.ts';
import type { ReferenceData } from '../../reference-data/reference-data.ts';
import { toAttachment } from '../attachments/attachment-view.ts';
import { applicationFacts, progressOf } from '../records/application-facts.ts';
import { namedCorrection } from '../records/named-correction.ts';
import { versionOf } from './application-version.ts';
import type { ApplicationRecords } from './read-records.ts';

const identity = ({ firstName, lastName, birthDay, photo }: DeskIdentity): DeskIdentity => ({
  firstName,
  lastName,
  birthDay,
  photo,
});

/** The person's identity with the submitted changes that the staff has not checked yet. */
export const filedIdentity = ({ application, customer }: ApplicationRecords): DeskIdentity => {
  const changes = application.customerChanges ?? {};
  return {
    firstName: changes.firstName ?? customer.firstName,
    lastName: changes.lastName ?? customer.lastName,
    birthDay: changes.birthDay ?? customer.birthDay,
    photo: changes.photo === undefined ? customer.photo : changes.photo,
  };
};

function toPerson(records: ApplicationRecords): Sent<typeof DeskApplication>['person'] {
  const { customer } = records;
  const { street, streetNumber, city, zip, personalDataVerifiedDate } = customer;
  return {
    id: customer.id,
    filed: filedIdentity(records),
    verified: personalDataVerifiedDate === null ? null : identity(customer),
    verifiedDate: personalDataVerifiedDate?.toISOString() ?? null,
    verifiedBy: customer.personalDataVerifiedBy,
    email: customer.email,
    phoneNumber: customer.phoneNumber,
    address: { street, streetNumber, city, zip },
    isicNumber: customer.isicNumber,
  };
}

function toCustodian({ custodian }: ApplicationRecords): Sent<typeof DeskApplication>['custodian'] {
  if (custodian === null) return null;
  const { id, firstName, lastName, birthDay, email, phoneNumber } = custodian;
  return { id, firstName, lastName, birthDay, email, phoneNumber };
}

/** Profile one, and profile two if there is one, each with the files that it needs. */
function toProfiles(
  { profiles, attachments }: ApplicationRecords,
  reference: ReferenceData,
  locale: Locale,
): DeskProfile[] {
  const files = attachments.map((row) => toAttachment(row, locale));
  return [...Map.groupBy(profiles, ({ asked }) => asked.position)].flatMap(([position, rows]) => {
    const [first] = rows;
    const profile = toCardProfile(first?.asked ?? null, reference, locale);
    if (first === undefined || profile === null) return [];
    const isProfileOne = position === 1;
    const types = rows.flatMap(({ attachmentType }) => attachmentType ?? []);
    return {
      ...profile,
      isProfileOne,
      requireConfirmation: first.requireConfirmation,
      attachmentTypes: types.map(({ id, displayName }) => ({
        id,
        name: displayName[locale],
        attachment: files.find((file) => file.typeId === id && file.isProfileOne === isProfileOne) ?? null,
      })),
    };
  });
}

const toCard = ({ card }: ApplicationRecords, locale: Locale): Sent<typeof DeskApplication>['card'] =>
  card && {
    id: card.id,
    cardNumber: card.cardNumber,
    chipNumber: card.chipNumber,
    state: namedValue(locale, 'cardState', card.state),
    validFrom: card.validFrom,
    validTo: card.validTo,
  };

export function toDeskApplication(
  records: ApplicationRecords,
  reference: ReferenceData,
  locale: Locale,
): Sent<typeof DeskApplication> {
  const { application, customer, card, bankCard, branchOffice, fee, events } = records;
  const facts = applicationFacts(application, card?.state ?? null);
  return {
    id: application.id,
    applicationNumber: application.applicationNumber,
    serialNumber: application.serialNumber,
    created: application.created.toISOString(),
    state: namedValue(locale, 'cardApplicationState', application.state),
    carrierType: application.carrierType,
    task: applicationTask(facts),
    customer: {
      id: customer.id,
      firstName: customer.firstName,
      lastName: customer.lastName,
      birthDay: customer.birthDay,
    },
    paid: application.paid,
    cardForFree: application.cardForFree,
    version: versionOf(records),
    actions: possibleActions(facts),
    account: records.account,
    person: toPerson(records),
    custodian: toCustodian(records),
    profiles: toProfiles(records, reference, locale),
    keepPhoto: application.keepPhoto,
    contactMeIfCardFound: application.contactMeIfCardFound,
    marketingConsent: application.marketingConsent,
    recipientAddress: application.recipientAddress,
    deliveryBranchOffice: branchOffice && toBranchOffice(branchOffice),
    fee: fee ?? null,
    note: application.note,
    checkedBy: application.checkedBy,
    checkedDate: application.checkedDate?.toISOString() ?? null,
    card: toCard(records, locale),
    bankCard,
    correction: namedCorrection(
      application.correction,
      records.profiles.flatMap(({ attachmentType }) => attachmentType ?? []),
      locale,
    ),
    progress: progressOf(application, card?.state ?? null, events),
    events: events.map(({ id, kind, at, by, note }) => ({ id, kind, at: at.toISOString(), by, note })),
  };
}
