import type { ErrorName } from '#contract/error-names.ts';
import { isChild } from '#rules/age.ts';
import { birthDayOf, personProblems, type PersonField, type PersonProblem } from '#rules/person-fields.ts';
import type { PersonalInfoContext, PersonalInfoRequest } from './personal-info.types.ts';

type Problems = Readonly<Record<PersonField, PersonProblem | null>>;

/** Why the photo is not complete. */
export type PhotoGap = 'PHOTO_REQUIRED' | 'CROPPER_OPEN';

const isClear = (problems: Problems): boolean => Object.values(problems).every((problem) => problem === null);

export const personProblemsOf = ({ person, personConditions }: PersonalInfoContext): Problems =>
  personProblems(person, personConditions);

export const custodianProblemsOf = ({ custodian, custodianConditions }: PersonalInfoContext): Problems =>
  personProblems(custodian, custodianConditions);

export function photoGap({ photo, photoOpen }: PersonalInfoContext): PhotoGap | null {
  if (photoOpen) return 'CROPPER_OPEN';
  return photo === null ? 'PHOTO_REQUIRED' : null;
}

export const isPersonSound = (context: PersonalInfoContext): boolean =>
  photoGap(context) === null && isClear(personProblemsOf(context));

/** Whether the custodian is chosen, or the data of a new custodian are complete. */
export const isCustodianSound = (context: PersonalInfoContext): boolean =>
  context.custodianId !== null || isClear(custodianProblemsOf(context));

/** A child needs a custodian (PIN-01). The server may also ask for a custodian. */
export function needsCustodian({ person, today, askedForCustodian }: PersonalInfoContext): boolean {
  const birthDay = birthDayOf(person);
  return askedForCustodian || (birthDay !== null && isChild(birthDay, today));
}

export function requestOf(context: PersonalInfoContext): PersonalInfoRequest {
  const { customerId, person, photo, knownPhoto, custodianId: id, custodian } = context;
  return {
    customerId,
    person,
    photo: photo === knownPhoto ? null : photo,
    custodian: needsCustodian(context) ? { id, person: custodian } : null,
  };
}

const aboutCustodian: readonly string[] = [
  'CUSTODIAN_IS_REQUIRED',
  'CUSTOMER_NOT_UNIQUE_CUSTODIAN',
  'INVALID_CUSTODIAN',
] satisfies ErrorName[];

const aboutPerson: readonly string[] = [
  'CUSTOMER_NOT_UNIQUE',
  'CUSTOMER_IN_CARD_APPLICATION',
  'INVALID_PHOTO',
  'PHOTO_REQUIRED',
] satisfies ErrorName[];

/** Whether an error with this name belongs to the step of the custodian. */
export const isAboutCustodian = (name: string): boolean => aboutCustodian.includes(name);

/** Whether an error with this name belongs to the step of the person. */
export const isAboutPerson = (name: string): boolean => aboutPerson.includes(name);
