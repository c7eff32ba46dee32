import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { AskedAttachment } from '#contract/entities/application-progress.ts';
import type { deskActionMachine } from './desk-action.machine.ts';
import type { ActionDraft as Draft } from './desk-action.types.ts';

/** The actions whose dialog has fields to fill in. */
const FilledInAction = v.picklist(['REJECT', 'ASK_AGAIN', 'PRINT']);

/** The schema of a stored draft (SES-02). */
export const ActionDraft: v.GenericSchema<unknown, Draft> = v.object({
  action: FilledInAction,
  form: v.object({
    note: v.string(),
    photo: v.boolean(),
    files: v.array(AskedAttachment),
    cardNumber: v.string(),
    chipNumber: v.string(),
  }),
});

/** The present content of the form, as a draft; null = the dialog is closed or has no fields. */
export const actionDraft = (snapshot: SnapshotFrom<typeof deskActionMachine>): Draft | null => {
  const { action, form } = snapshot.context;
  return snapshot.matches('reading') || !v.is(FilledInAction, action) ? null : { action, form };
};
