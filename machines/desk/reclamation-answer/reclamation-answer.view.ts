import type { SnapshotFrom } from 'xstate';
import { longestReclamationNote } from '#contract/entities/reclamation.ts';
import { charactersLeft } from '#rules/reclamation.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { problemsOf, type AnswerProblems } from './reclamation-answer.form.ts';
import type { reclamationAnswerMachine } from './reclamation-answer.machine.ts';

const noProblems: AnswerProblems = { verdict: null, answer: null, fee: null };

/** Messages are names of texts under `reclamationAnswer.errors`. */
export const reclamationAnswerView = (snapshot: SnapshotFrom<typeof reclamationAnswerMachine>) => {
  const { verdict, answer, fee, demanded, failure } = snapshot.context;
  return {
    verdict,
    answer,
    /** Null = this answer cannot have a fee. */
    fee: verdict === 'FINALIZED' ? fee : null,
    /** How many more characters the answer may have; a negative number = the answer has too many characters. */
    left: charactersLeft(answer, longestReclamationNote),
    problems: demanded ? problemsOf(snapshot.context) : noProblems,
    failure,
    /** The answer may have been sent in spite of the failure. */
    isUnsure: failure !== null && isPassing(failure),
    overtaken: snapshot.matches('overtaken'),
    sending: snapshot.matches('sending'),
    canClose: snapshot.can({ type: 'close' }),
  };
};
