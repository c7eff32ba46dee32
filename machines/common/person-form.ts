import * as v from 'valibot';
import { typedDigits, typedPhoneNumber, type PersonField, type TypedPerson } from '#rules/person-fields.ts';

/** The fields of a person after one was changed. */
export const withField = (person: TypedPerson, field: PersonField, value: string): TypedPerson => ({
  ...person,
  [field]: field === 'phoneNumber' ? typedPhoneNumber(value) : value,
});

/** As {@link withField}, for a form whose telephone number takes digits only (ASC-01). */
export const withDigits = (person: TypedPerson, field: PersonField, value: string): TypedPerson => ({
  ...person,
  [field]: field === 'phoneNumber' ? typedDigits(value) : value,
});

/** What the stored fields of a person must look like (SES-02). */
export const TypedPersonDraft: v.GenericSchema<unknown, TypedPerson> = v.object({
  firstName: v.string(),
  lastName: v.string(),
  birthDay: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
  street: v.string(),
  streetNumber: v.string(),
  city: v.string(),
  zip: v.string(),
});
