import * as v from 'valibot';
import type { AskedAttachment } from '#contract/entities/application-way.ts';
import { ChipNumber } from '#contract/entities/customer-card.ts';
import type { ApplicationDeed } from '#contract/entities/desk-application.ts';
import type { DeedForm } from './application-deed.types.ts';

export const emptyForm: DeedForm = { note: '', photo: false, files: [], cardNumber: '', chipNumber: '' };

/** The longest note that the customer can be sent. */
export const longestNote = 255;

const cardNumberForm = /^\d{8,20}$/;

/** A number as it is typed or scanned, without the spaces between its groups. */
export const plainNumber = (typed: string): string => typed.replaceAll(/\s/g, '');

export const isSameFile = (one: AskedAttachment, other: AskedAttachment): boolean =>
  one.typeId === other.typeId && one.isProfileOne === other.isProfileOne;

const asksForNote = (deed: ApplicationDeed | null): boolean => deed === 'REJECT' || deed === 'ASK_AGAIN';

/** What is wrong with each field, for the chosen deed; null = nothing. */
export interface DeedProblems {
  readonly note: 'EMPTY' | 'TOO_LONG' | null;
  readonly asked: 'NOTHING' | null;
  readonly cardNumber: 'EMPTY' | 'WRONG' | null;
  readonly chipNumber: 'WRONG' | null;
}

function noteProblem(note: string): DeedProblems['note'] {
  if (note.trim() === '') return 'EMPTY';
  return note.trim().length > longestNote ? 'TOO_LONG' : null;
}

function cardNumberProblem(cardNumber: string): DeedProblems['cardNumber'] {
  if (plainNumber(cardNumber) === '') return 'EMPTY';
  return cardNumberForm.test(plainNumber(cardNumber)) ? null : 'WRONG';
}

function chipNumberProblem(chipNumber: string): DeedProblems['chipNumber'] {
  const plain = plainNumber(chipNumber);
  return plain === '' || v.is(ChipNumber, plain) ? null : 'WRONG';
}

export const problemsOf = (deed: ApplicationDeed | null, form: DeedForm): DeedProblems => ({
  note: asksForNote(deed) ? noteProblem(form.note) : null,
  asked: deed === 'ASK_AGAIN' && !form.photo && form.files.length === 0 ? 'NOTHING' : null,
  cardNumber: deed === 'PRINT' ? cardNumberProblem(form.cardNumber) : null,
  chipNumber: deed === 'PRINT' ? chipNumberProblem(form.chipNumber) : null,
});

export const isSound = (deed: ApplicationDeed | null, form: DeedForm): boolean =>
  Object.values(problemsOf(deed, form)).every((problem) => problem === null);
