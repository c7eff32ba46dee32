import * as v from 'valibot';
import { typedDigits, typedPhoneNumber, type PersonField, type TypedPerson } from '#rules/person-fields.ts';

/** The fields of a person after one field was changed. */
export const withField = (person: TypedPerson, field: PersonField, value: string): TypedPerson => ({
  ...person,
  [field]: field === 'phoneNumber' ? typedPhoneNumber(value) : value,
});

/** Like {@link withField}, for a form whose telephone number accepts only digits (ASC-01). */
export const withDigits = (person: TypedPerson, field: PersonField, value: string): TypedPerson => ({
  ...person,
  [field]: field === 'phoneNumber' ? typedDigits(value) : value,
});

/** The schema of the stored fields of a person (SES-02). */
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
