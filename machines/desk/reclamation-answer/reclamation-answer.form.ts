import { highestReclamationFee, longestReclamationNote } from '#contract/entities/reclamation.ts';
import { parseMoney } from '#rules/money.ts';
import { notesProblem } from '#rules/reclamation.ts';
import type { AnswerForm, ReadableAnswer } from './reclamation-answer.types.ts';

export const emptyAnswer: AnswerForm = { verdict: null, answer: '', fee: '' };

/** The error of each field; null = no error. */
export interface AnswerProblems {
  readonly verdict: 'NOT_CHOSEN' | null;
  readonly answer: 'EMPTY' | 'TOO_LONG' | null;
  readonly fee: 'NOT_AN_AMOUNT' | 'TOO_HIGH' | null;
}

/** The typed fee in minor units; null = there is no fee, or the text is not an amount above zero. */
export function typedFee({ verdict, fee, notation }: Omit<ReadableAnswer, 'answer'>): number | null {
  if (verdict !== 'FINALIZED') return null;
  const parsed = parseMoney(fee, notation);
  return 'amount' in parsed && parsed.amount > 0 ? parsed.amount : null;
}

function feeProblem(form: ReadableAnswer): AnswerProblems['fee'] {
  if (form.verdict !== 'FINALIZED' || form.fee.trim() === '') return null;
  const fee = typedFee(form);
  if (fee === null) return 'NOT_AN_AMOUNT';
  return fee > highestReclamationFee ? 'TOO_HIGH' : null;
}

export const problemsOf = (form: ReadableAnswer): AnswerProblems => ({
  verdict: form.verdict === null ? 'NOT_CHOSEN' : null,
  answer: notesProblem(form.answer, longestReclamationNote),
  fee: feeProblem(form),
});

export const isSound = (form: ReadableAnswer): boolean =>
  Object.values(problemsOf(form)).every((problem) => problem === null);
