import type { NewCustodian } from '#contract/entities/customer-input.ts';
import type { Address } from '#contract/entities/customer.ts';
import type { ReclamationContact } from '#contract/entities/reclamation.ts';
import { textProblem } from '#rules/person-fields.ts';
import type { PersonTextField, TextProblem } from '#rules/person-fields.ts';
import type { customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

const meanings: Readonly<Record<TextProblem, string>> = {
  EMPTY: 'is required',
  TOO_LONG: 'is too long',
  INVALID_CHARACTERS: 'has characters that cannot be printed',
  INVALID_EMAIL: 'is no e-mail address',
  INVALID_PHONE_NUMBER: 'is no telephone number',
};

type Texts = Readonly<Partial<Record<PersonTextField, string | null | undefined>>>;
type Known = Readonly<Record<PersonTextField, string | null>>;

const addressTexts = (address: Address | null | undefined): Texts => ({
  street: address?.street,
  streetNumber: address?.streetNumber,
  city: address?.city,
  zip: address?.zip,
});

const pathOf = (field: PersonTextField): string => {
  if (field === 'firstName' || field === 'lastName') return `name.${field}`;
  return field === 'email' || field === 'phoneNumber' ? field : `address.${field}`;
};

function refuse(texts: Texts, isKnown: (field: PersonTextField, text: string) => boolean, path: typeof pathOf): void {
  const errors = Object.entries(texts).flatMap(([name, text]) => {
    const field = name as PersonTextField;
    const problem =
      text === null || text === undefined || isKnown(field, text) ? null : textProblem(field, text, false);
    return problem === null ? [] : [`${path(field)}: ${meanings[problem]}`];
  });
  if (errors.length > 0) throw new ApiError('VALIDATION_ERROR', { errors });
}

const nothingKnown = (): boolean => false;

/** The data of a person in a call, except the birth date and the photo. */
type Person = Pick<NewCustodian, 'name' | 'email' | 'phoneNumber' | 'address'>;

const personTexts = ({ name, email, phoneNumber, address }: Person): Texts => ({
  ...name,
  email,
  phoneNumber,
  ...addressTexts(address),
});

/** Throws ApiError VALIDATION_ERROR with a line for each text of a new person that the page would refuse. */
export const refuseUnsoundPerson = (person: Person, prefix = ''): void =>
  refuse(personTexts(person), nothingKnown, (field) => `${prefix}${pathOf(field)}`);

/** Like {@link refuseUnsoundPerson}, but texts that the shop has already for this person are accepted. */
export function refuseUnsoundChange(person: Person, row: typeof customers.$inferSelect): void {
  const known: Known = row;
  const changes: Texts = row.changes ?? {};
  refuse(personTexts(person), (field, text) => text === known[field] || text === changes[field], pathOf);
}

const personPaths = {
  firstName: 'customerFirstName',
  lastName: 'customerLastName',
  phoneNumber: 'customerPhoneNumber',
} as const;

const contactPath = (field: PersonTextField): string =>
  field in personPaths ? personPaths[field as keyof typeof personPaths] : `customerAddress.${field}`;

/** Throws ApiError VALIDATION_ERROR with a line for each text of a reclamation's contact that the page would refuse. */
export const refuseUnsoundContact = (contact: ReclamationContact): void =>
  refuse(
    {
      firstName: contact.customerFirstName,
      lastName: contact.customerLastName,
      phoneNumber: contact.customerPhoneNumber,
      ...addressTexts(contact.customerAddress),
    },
    nothingKnown,
    contactPath,
  );

/** Throws ApiError VALIDATION_ERROR with a line for each part of an address that the page would refuse. */
export const refuseUnsoundAddress = (address: Address, prefix: string): void =>
  refuse(addressTexts(address), nothingKnown, (field) => `${prefix}${field}`);
