import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { reclamationVerdicts } from '#contract/endpoints/reclamation-desk.ts';
import type { reclamationAnswerMachine } from './reclamation-answer.machine.ts';
import type { AnswerForm } from './reclamation-answer.types.ts';

/** The schema of a stored draft (SES-02). */
export const ReclamationAnswerDraft: v.GenericSchema<unknown, AnswerForm> = v.object({
  verdict: v.nullable(v.picklist(reclamationVerdicts)),
  answer: v.string(),
  fee: v.string(),
});

/** The present content of the form, as a draft; null = somebody else has answered, so the draft is not needed. */
export const reclamationAnswerDraft = (snapshot: SnapshotFrom<typeof reclamationAnswerMachine>): AnswerForm | null => {
  const { verdict, answer, fee } = snapshot.context;
  return snapshot.matches('overtaken') ? null : { verdict, answer, fee };
};
