import { asLine } from '#contract/line.ts';
import {
  birthDayOf,
  identityFields,
  personProblems,
  type PersonField,
  type PersonProblem,
} from '#rules/person-fields.ts';
import type { FixedData, PersonalDataContext, UniquenessRequest } from './personal-data.types.ts';

export const isFixed = ({ fixed }: Pick<PersonalDataContext, 'fixed'>, field: PersonField): boolean =>
  fixed?.fields.includes(field) === true;

export const isIdentityFixed = (context: Pick<PersonalDataContext, 'fixed'>): boolean =>
  identityFields.every((field) => isFixed(context, field));

/** Data that were added for a managed customer become fixed as soon as they are saved. */
export function fixedOnceSaved({ fixed, person, photo }: PersonalDataContext): FixedData | null {
  if (fixed?.reason !== 'HOLDER') return fixed;
  const fields = (Object.keys(person) as PersonField[]).filter((field) => asLine(person[field]) !== '');
  return { ...fixed, fields, photo: photo !== null };
}

/** Fields that cannot be changed here have no errors. */
function fieldProblems(context: PersonalDataContext): Readonly<Record<PersonField, PersonProblem | null>> {
  const problems = personProblems(context.person, context.conditions);
  const fixed = context.fixed?.fields ?? [];
  return { ...problems, ...Object.fromEntries(fixed.map((field) => [field, null])) };
}

function photoProblem({ photo, photoOpen }: PersonalDataContext): PersonalDataProblems['photo'] {
  if (photoOpen) return 'CROPPER_OPEN';
  return photo === null ? 'PHOTO_REQUIRED' : null;
}

/** The error of each field; null = no error. */
export interface PersonalDataProblems extends Readonly<Record<PersonField, PersonProblem | null>> {
  readonly photo: 'PHOTO_REQUIRED' | 'CROPPER_OPEN' | null;
  readonly terms: 'TERMS_NOT_AGREED' | null;
  readonly gdpr: 'GDPR_NOT_AGREED' | null;
}

/** The error of each field (PDT-01, PHO-01); null = no error. */
export const problemsOf = (context: PersonalDataContext): PersonalDataProblems => ({
  ...fieldProblems(context),
  photo: photoProblem(context),
  terms: context.agreed.terms ? null : 'TERMS_NOT_AGREED',
  gdpr: context.agreed.gdpr ? null : 'GDPR_NOT_AGREED',
});

export const isFilledIn = (context: PersonalDataContext): boolean =>
  Object.values(problemsOf(context)).every((problem) => problem === null);

/** Whether name and birth date are valid, so that the person can be compared with other customers. */
export function isIdentified(context: PersonalDataContext): boolean {
  const problems = fieldProblems(context);
  return identityFields.every((field) => problems[field] === null);
}

export const uniquenessRequest = ({
  person,
  excludedCustomerIds,
}: Pick<PersonalDataContext, 'person' | 'excludedCustomerIds'>): UniquenessRequest => ({
  firstName: asLine(person.firstName),
  lastName: asLine(person.lastName),
  birthDay: birthDayOf(person) ?? '',
  excludedCustomerIds,
});
