import { highestReclamationFee, longestReclamationNote } from '../../contract/entities/reclamation.ts';
import { parseMoney } from '../../rules/money.ts';
import { notesProblem } from '../../rules/reclamation.ts';
import type { AnswerForm } from './reclamation-answer.types.ts';

export const emptyAnswer: AnswerForm = { verdict: null, answer: '', fee: '' };

/** What is wrong with each field; null = nothing. */
export interface AnswerProblems {
  readonly verdict: 'NOT_CHOSEN' | null;
  readonly answer: 'EMPTY' | 'TOO_LONG' | null;
  readonly fee: 'NOT_AN_AMOUNT' | 'TOO_HIGH' | null;
}

/** The typed fee in minor units; null = there is none, or the text is no amount. */
export function typedFee({ verdict, fee }: Pick<AnswerForm, 'verdict' | 'fee'>): number | null {
  if (verdict !== 'FINALIZED') return null;
  const parsed = parseMoney(fee);
  return 'amount' in parsed && parsed.amount > 0 ? parsed.amount : null;
}

function feeProblem(form: AnswerForm): AnswerProblems['fee'] {
  if (form.verdict !== 'FINALIZED' || form.fee.trim() === '') return null;
  const fee = typedFee(form);
  if (fee === null) return 'NOT_AN_AMOUNT';
  return fee > highestReclamationFee ? 'TOO_HIGH' : null;
}

export const problemsOf = (form: AnswerForm): AnswerProblems => ({
  verdict: form.verdict === null ? 'NOT_CHOSEN' : null,
  answer: notesProblem(form.answer, longestReclamationNote),
  fee: feeProblem(form),
});

export const isSound = (form: AnswerForm): boolean =>
  Object.values(problemsOf(form)).every((problem) => problem === null);
