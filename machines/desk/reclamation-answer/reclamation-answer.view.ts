import type { SnapshotFrom } from 'xstate';
import { longestReclamationNote } from '#contract/entities/reclamation.ts';
import { charactersLeft } from '#rules/reclamation.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { problemsOf, type AnswerProblems } from './reclamation-answer.form.ts';
import type { reclamationAnswerMachine } from './reclamation-answer.machine.ts';

const noProblems: AnswerProblems = { verdict: null, answer: null, fee: null };

/** What the dialog shows. Messages are names under `reclamationAnswer.errors`. */
export const reclamationAnswerView = (snapshot: SnapshotFrom<typeof reclamationAnswerMachine>) => {
  const { verdict, answer, fee, demanded, failure } = snapshot.context;
  return {
    verdict,
    answer,
    /** Null = there can be none. */
    fee: verdict === 'FINALIZED' ? fee : null,
    /** How many characters of the answer are left; below zero = so many are too many. */
    left: charactersLeft(answer, longestReclamationNote),
    problems: demanded ? problemsOf(snapshot.context) : noProblems,
    failure,
    /** Nobody knows whether it was sent nevertheless. */
    isUnsure: failure !== null && isPassing(failure),
    overtaken: snapshot.matches('overtaken'),
    sending: snapshot.matches('sending'),
    canClose: snapshot.can({ type: 'close' }),
  };
};
