import * as v from 'valibot';
import type { AskedAttachment } from '#contract/entities/application-progress.ts';
import { ChipNumber } from '#contract/entities/customer-card.ts';
import type { DeskAction } from '#contract/entities/desk-application.ts';
import type { ActionForm } from './desk-action.types.ts';

export const emptyForm: ActionForm = { note: '', photo: false, files: [], cardNumber: '', chipNumber: '' };

/** The maximum length of a note to the customer. */
export const longestNote = 255;

const cardNumberForm = /^\d{8,20}$/;

/** A typed or scanned number without the spaces between its groups. */
export const plainNumber = (typed: string): string => typed.replaceAll(/\s/g, '');

export const isSameFile = (one: AskedAttachment, other: AskedAttachment): boolean =>
  one.typeId === other.typeId && one.isProfileOne === other.isProfileOne;

const asksForNote = (action: DeskAction | null): boolean => action === 'REJECT' || action === 'ASK_AGAIN';

/** The error of each field for the chosen action; null = no error. */
export interface ActionProblems {
  readonly note: 'EMPTY' | 'TOO_LONG' | null;
  readonly asked: 'NOTHING' | null;
  readonly cardNumber: 'EMPTY' | 'WRONG' | null;
  readonly chipNumber: 'WRONG' | null;
}

function noteProblem(note: string): ActionProblems['note'] {
  if (note.trim() === '') return 'EMPTY';
  return note.trim().length > longestNote ? 'TOO_LONG' : null;
}

function cardNumberProblem(cardNumber: string): ActionProblems['cardNumber'] {
  if (plainNumber(cardNumber) === '') return 'EMPTY';
  return cardNumberForm.test(plainNumber(cardNumber)) ? null : 'WRONG';
}

function chipNumberProblem(chipNumber: string): ActionProblems['chipNumber'] {
  const plain = plainNumber(chipNumber);
  return plain === '' || v.is(ChipNumber, plain) ? null : 'WRONG';
}

export const problemsOf = (action: DeskAction | null, form: ActionForm): ActionProblems => ({
  note: asksForNote(action) ? noteProblem(form.note) : null,
  asked: action === 'ASK_AGAIN' && !form.photo && form.files.length === 0 ? 'NOTHING' : null,
  cardNumber: action === 'PRINT' ? cardNumberProblem(form.cardNumber) : null,
  chipNumber: action === 'PRINT' ? chipNumberProblem(form.chipNumber) : null,
});

export const isSound = (action: DeskAction | null, form: ActionForm): boolean =>
  Object.values(problemsOf(action, form)).every((problem) => problem === null);
