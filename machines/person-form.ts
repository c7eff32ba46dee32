import { typedPhoneNumber, type PersonField, type TypedPerson } from '../rules/person-fields.ts';

type Problems = Readonly<Record<PersonField, unknown>>;

/** The fields of a person after one was changed. */
export const withField = (person: TypedPerson, field: PersonField, value: string): TypedPerson => ({
  ...person,
  [field]: field === 'phoneNumber' ? typedPhoneNumber(value) : value,
});

/** The marked fields after the person has left one: a field that is wrong is marked, one that was only passed is not. */
export function withMark(
  marked: readonly PersonField[],
  field: PersonField,
  person: TypedPerson,
  problems: Problems,
): readonly PersonField[] {
  const isWrong = person[field].trim() !== '' && problems[field] !== null;
  return isWrong && !marked.includes(field) ? [...marked, field].toSorted() : marked;
}

/** The marked fields after a change: an error that is shown goes as soon as the field is right. */
export const stillWrong = (marked: readonly PersonField[], problems: Problems): readonly PersonField[] =>
  marked.filter((field) => problems[field] !== null);
