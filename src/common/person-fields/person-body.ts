import { asLine } from '#contract/line.ts';
import { birthDayOf, typedAddress, typedEMail, typedLine, type TypedPerson } from '#rules/person-fields.ts';

/** A person's data in the format of a request; birth date ISO. */
export const personBody = (person: TypedPerson) => ({
  name: { firstName: asLine(person.firstName), lastName: asLine(person.lastName) },
  birthDay: birthDayOf(person) ?? '',
  email: typedEMail(person.email),
  phoneNumber: typedLine(person.phoneNumber),
  address: typedAddress(person),
});

/** A child's custodian in the format of a request; `id` null = a new person. */
export const custodianBody = ({ id, person }: { readonly id: number | null; readonly person: TypedPerson }) =>
  id === null ? { parent: personBody(person) } : { parentId: id };
