import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { reclamationVerdicts } from '#contract/endpoints/reclamation-desk.ts';
import type { reclamationAnswerMachine } from './reclamation-answer.machine.ts';
import type { AnswerForm } from './reclamation-answer.types.ts';

/** What a stored draft must look like (SES-02). */
export const ReclamationAnswerDraft: v.GenericSchema<unknown, AnswerForm> = v.object({
  verdict: v.nullable(v.picklist(reclamationVerdicts)),
  answer: v.string(),
  fee: v.string(),
});

/** What is filled in now; null = somebody else has answered, so that it cannot be sent any more. */
export const reclamationAnswerDraft = (snapshot: SnapshotFrom<typeof reclamationAnswerMachine>): AnswerForm | null => {
  const { verdict, answer, fee } = snapshot.context;
  return snapshot.matches('overtaken') ? null : { verdict, answer, fee };
};
