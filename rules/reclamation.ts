import { longestReclamationNote } from '#contract/entities/reclamation.ts';
import { asLines } from '#contract/lines.ts';
import { textProblem, type PersonTextField, type TextProblem } from './person-fields.ts';

/** The fields of the person who is to be answered; all of them are required (REC-01). */
export const reclamationContactFields = [
  'firstName',
  'lastName',
  'phoneNumber',
  'street',
  'streetNumber',
  'city',
  'zip',
] as const satisfies readonly PersonTextField[];
export type ReclamationContactField = (typeof reclamationContactFields)[number];

export type ReclamationField = ReclamationContactField | 'note';

/** What is typed into the form of a reclamation. */
export type TypedReclamation = Readonly<Record<ReclamationField, string>>;

export const emptyReclamation: TypedReclamation = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  street: '',
  streetNumber: '',
  city: '',
  zip: '',
  note: '',
};

/** What is wrong with a text of several lines; null = nothing. */
export function notesProblem(typed: string, limit: number): 'EMPTY' | 'TOO_LONG' | null {
  const { length } = asLines(typed);
  if (length === 0) return 'EMPTY';
  return length > limit ? 'TOO_LONG' : null;
}

/** How many characters are left of a text; below zero = so many are too many. */
export const charactersLeft = (typed: string, limit: number): number => limit - asLines(typed).length;

const announcedSteps = [0, 10, 50, 100, 200, 500, 1000];

/**
 * At most how many characters are left, in steps, so that a screen reader says it now and then and not at each key; null =
 * there is still plenty; -1 = the text is too long.
 */
export function announcedLeft(left: number): number | null {
  if (left < 0) return -1;
  return announcedSteps.find((step) => left <= step) ?? null;
}

/** What is wrong with each field of a reclamation (REC-01); null = nothing. */
export function reclamationProblems(form: TypedReclamation): Readonly<Record<ReclamationField, TextProblem | null>> {
  const contact = reclamationContactFields.map((field) => [field, textProblem(field, form[field], true)]);
  return {
    ...(Object.fromEntries(contact) as Record<ReclamationContactField, TextProblem | null>),
    note: notesProblem(form.note, longestReclamationNote),
  };
}

/** The fee of one of the account's settled reclamations. */
export interface ReclamationFeeSubject {
  /** In minor units. */
  readonly price: number;
  /** It is paid, or an order that may still be paid, or is paid, has it. */
  readonly isOrdered: boolean;
}

export type ReclamationFeeRefusal = 'NOT_FOUND' | 'FEE_ALREADY_ORDERED';

/**
 * Why the fee of a reclamation cannot be sold; null = it can, once.
 * @param subject null: the account has no such reclamation, or nothing is to be paid for it
 */
export function reclamationFeeRefusal(subject: ReclamationFeeSubject | null): ReclamationFeeRefusal | null {
  if (subject === null) return 'NOT_FOUND';
  return subject.isOrdered ? 'FEE_ALREADY_ORDERED' : null;
}
