import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { AskedAttachment } from '#contract/entities/application-way.ts';
import type { applicationDeedMachine } from './application-deed.machine.ts';
import type { DeedDraft as Draft } from './application-deed.types.ts';

/** A deed for which something is filled in. */
const FilledInDeed = v.picklist(['REJECT', 'ASK_AGAIN', 'PRINT']);

/** What a stored draft must look like (SES-02). */
export const DeedDraft: v.GenericSchema<unknown, Draft> = v.object({
  deed: FilledInDeed,
  form: v.object({
    note: v.string(),
    photo: v.boolean(),
    files: v.array(AskedAttachment),
    cardNumber: v.string(),
    chipNumber: v.string(),
  }),
});

/** What is filled in now; null = the dialog is closed, or it only asks for a confirmation. */
export const deedDraft = (snapshot: SnapshotFrom<typeof applicationDeedMachine>): Draft | null => {
  const { deed, form } = snapshot.context;
  return snapshot.matches('reading') || !v.is(FilledInDeed, deed) ? null : { deed, form };
};
