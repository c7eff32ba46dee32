import { longestReclamationNote } from '#contract/entities/reclamation.ts';
import { asLines } from '#contract/lines.ts';
import { textProblem, type PersonTextField, type TextProblem } from './person-fields.ts';

/** The contact fields of the person who gets the answer; all of them are required (REC-01). */
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

/** The typed texts of the reclamation form. */
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

type NotesProblem = Extract<TextProblem, 'EMPTY' | 'TOO_LONG'>;

/** The problem of a text of several lines; null = no problem. */
export function notesProblem(typed: string, limit: number): NotesProblem | null {
  const { length } = asLines(typed);
  if (length === 0) return 'EMPTY';
  return length > limit ? 'TOO_LONG' : null;
}

/** How many characters can still be typed; negative = the text is too long by this number. */
export const charactersLeft = (typed: string, limit: number): number => limit - asLines(typed).length;

const announcedSteps = [0, 10, 50, 100, 200, 500, 1000];

/**
 * The number of characters left, rounded up to a step, so that a screen reader announces the number only now and then,
 * not at each key. Null = more than the largest step; -1 = the text is too long.
 */
export function announcedLeft(left: number): number | null {
  if (left < 0) return -1;
  return announcedSteps.find((step) => left <= step) ?? null;
}

type ReclamationProblems = Readonly<Record<ReclamationContactField, TextProblem | null>> & {
  readonly note: NotesProblem | null;
};

/** The problem of each field of a reclamation (REC-01); null = no problem. */
export function reclamationProblems(form: TypedReclamation): ReclamationProblems {
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
  /** The fee is paid, or an order that is paid or may still be paid contains it. */
  readonly isOrdered: boolean;
}

export type ReclamationFeeRefusal = 'NOT_FOUND' | 'FEE_ALREADY_ORDERED';

/**
 * Why the fee of a reclamation cannot be sold; null = it can be sold.
 * @param subject null: the account has no such reclamation, or the reclamation has no fee
 */
export function reclamationFeeRefusal(subject: ReclamationFeeSubject | null): ReclamationFeeRefusal | null {
  if (subject === null) return 'NOT_FOUND';
  return subject.isOrdered ? 'FEE_ALREADY_ORDERED' : null;
}
