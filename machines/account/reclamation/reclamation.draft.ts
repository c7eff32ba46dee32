import * as v from 'valibot';
import { emptyReclamation, type ReclamationField } from '#rules/reclamation.ts';
import type { ReclamationContext, ReclamationDraft as Draft } from './reclamation.types.ts';

const fields = Object.keys(emptyReclamation) as ReclamationField[];

/** The schema of a stored draft (SES-02). */
export const ReclamationDraft: v.GenericSchema<unknown, Draft> = v.object({
  changed: v.pipe(
    v.record(v.picklist(fields), v.string()),
    v.transform((changed): Draft['changed'] => changed),
  ),
  agreed: v.boolean(),
});

/** The fields that the person has changed, as a draft. Values that the shop has filled in are not stored. */
export const reclamationDraft = ({
  context: { form, known, agreed },
}: {
  readonly context: ReclamationContext;
}): Draft => {
  const filledIn = { ...emptyReclamation, ...known };
  const changed = fields.filter((field) => form[field] !== filledIn[field]).map((field) => [field, form[field]]);
  return { changed: Object.fromEntries(changed) as Draft['changed'], agreed };
};
