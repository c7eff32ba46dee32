import { typedPhoneNumber, type PersonField, type TypedPerson } from '../rules/person-fields.ts';

/** The fields of a person after one was changed. */
export const withField = (person: TypedPerson, field: PersonField, value: string): TypedPerson => ({
  ...person,
  [field]: field === 'phoneNumber' ? typedPhoneNumber(value) : value,
});
