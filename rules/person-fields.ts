import { asEMail } from '#contract/e-mail.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Address } from '#contract/entities/customer.ts';
import { asLine } from '#contract/line.ts';
import type { BirthDayLimits } from './age.ts';
import { isoDayOf } from './date-text.ts';
import { isEMail } from './e-mail.ts';

/** The maximum number of characters of each text field (PDT-01). */
export const personLimits = {
  firstName: 50,
  lastName: 50,
  email: 50,
  phoneNumber: 20,
  street: 50,
  streetNumber: 15,
  city: 50,
  zip: 6,
} as const;

export type PersonTextField = keyof typeof personLimits;
export type PersonField = PersonTextField | 'birthDay';
export type AddressField = keyof Address;

/** The typed texts of a person's fields; `birthDay` is the ISO day, or the typed text if it is not a date. */
export type TypedPerson = Readonly<Record<PersonField, string>>;

export const emptyPerson: TypedPerson = {
  firstName: '',
  lastName: '',
  birthDay: '',
  email: '',
  phoneNumber: '',
  street: '',
  streetNumber: '',
  city: '',
  zip: '',
};

/** Whether anything was typed. */
export const isFilledIn = (person: TypedPerson): boolean => Object.values(person).some((typed) => typed !== '');

/** The fields that identify a person. */
export const identityFields = ['firstName', 'lastName', 'birthDay'] as const satisfies readonly PersonField[];

/** Whether two people have the same name and birth date, regardless of white space and invisible characters. */
export const isSameIdentity = (one: TypedPerson, other: TypedPerson): boolean =>
  identityFields.every((field) => asLine(one[field]) === asLine(other[field]));

/** Which parts of an address the operator requires (PDT-01). */
export type RequiredAddress = Readonly<Record<AddressField, boolean>>;

/** The operator's flags of the parts of an address. */
export type AddressFlags = Pick<
  SystemConfiguration,
  'addressStreetRequired' | 'addressStreetNumberRequired' | 'addressCityRequired' | 'addressZipCodeRequired'
>;

/** The parts of an address that are required by the operator's flags. */
export const requiredAddressOf = (configuration: AddressFlags): RequiredAddress => ({
  street: configuration.addressStreetRequired,
  streetNumber: configuration.addressStreetNumberRequired,
  city: configuration.addressCityRequired,
  zip: configuration.addressZipCodeRequired,
});

export type TextProblem = 'EMPTY' | 'TOO_LONG' | 'INVALID_CHARACTERS' | 'INVALID_EMAIL' | 'INVALID_PHONE_NUMBER';
export type PersonProblem = TextProblem | 'NOT_A_DATE' | 'BIRTH_DAY_TOO_LATE' | 'BIRTH_DAY_TOO_EARLY';

export interface PersonConditions {
  readonly requiredAddress: RequiredAddress;
  readonly birthDays: BirthDayLimits;
}

/** Removes the characters that cannot be typed into a telephone field (PDT-01). */
export const typedPhoneNumber = (text: string): string => text.replaceAll(/[^\d+()/ -]/g, '');

/** Removes everything except digits (ASC-01). */
export const typedDigits = (text: string): string => text.replaceAll(/\D/g, '');

/** The birth date, ISO; null if the text is not a date. */
export const birthDayOf = ({ birthDay }: Pick<TypedPerson, 'birthDay'>): string | null => isoDayOf(birthDay);

function birthDayProblem(person: TypedPerson, { earliest, latest }: BirthDayLimits): PersonProblem | null {
  if (person.birthDay.trim() === '') return 'EMPTY';
  const day = birthDayOf(person);
  if (day === null) return 'NOT_A_DATE';
  if (day > latest) return 'BIRTH_DAY_TOO_LATE';
  return day < earliest ? 'BIRTH_DAY_TOO_EARLY' : null;
}

/** Emoji and special symbols: a card or an envelope cannot be printed with them. */
const unprintable = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Me}\p{Co}\u2800]/u;

function formProblem(field: PersonTextField, text: string): TextProblem | null {
  if (text.length > personLimits[field]) return 'TOO_LONG';
  if (field === 'email') return isEMail(text) ? null : 'INVALID_EMAIL';
  if (field === 'phoneNumber') return typedPhoneNumber(text) === text ? null : 'INVALID_PHONE_NUMBER';
  return unprintable.test(text) ? 'INVALID_CHARACTERS' : null;
}

const isRequired = (field: PersonTextField, required: RequiredAddress): boolean =>
  field === 'firstName' || field === 'lastName' || (field in required && required[field as AddressField]);

/** The problem of a typed text, in the page and on the server; null = no problem. */
export function textProblem(field: PersonTextField, typed: string, required: boolean): TextProblem | null {
  const text = field === 'email' ? asEMail(typed) : asLine(typed);
  if (text === '') return required ? 'EMPTY' : null;
  return formProblem(field, text);
}

/** The problem of each field of a person (PDT-01); null = no problem. */
export function personProblems(
  person: TypedPerson,
  { requiredAddress, birthDays }: PersonConditions,
): Readonly<Record<PersonField, PersonProblem | null>> {
  const texts = (Object.keys(personLimits) as PersonTextField[]).map((field) => [
    field,
    textProblem(field, person[field], isRequired(field, requiredAddress)),
  ]);
  return {
    ...(Object.fromEntries(texts) as Record<PersonTextField, PersonProblem | null>),
    birthDay: birthDayProblem(person, birthDays),
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** A typed text in the form in which it is sent and shown again; null = the text is empty. */
export const typedLine = (text: string): string | null => orNull(asLine(text));

/** A typed e-mail address in the form in which it is sent and shown again; null = the text is empty. */
export const typedEMail = (text: string): string | null => orNull(asEMail(text));

/** The typed address in the form for the server: empty parts are null. */
export const typedAddress = ({ street, streetNumber, city, zip }: Readonly<Record<AddressField, string>>): Address => ({
  street: typedLine(street),
  streetNumber: typedLine(streetNumber),
  city: typedLine(city),
  zip: typedLine(zip),
});

interface KnownPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDay: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly address: Address | null;
}

/** The data of an existing person as texts for the fields. */
export const personAsTyped = (known: KnownPerson): TypedPerson => ({
  firstName: known.firstName,
  lastName: known.lastName,
  birthDay: known.birthDay ?? '',
  email: known.email ?? '',
  phoneNumber: known.phoneNumber ?? '',
  street: known.address?.street ?? '',
  streetNumber: known.address?.streetNumber ?? '',
  city: known.address?.city ?? '',
  zip: known.address?.zip ?? '',
});
