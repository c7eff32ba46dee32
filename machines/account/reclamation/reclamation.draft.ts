import * as v from 'valibot';
import { emptyReclamation, type ReclamationField } from '#rules/reclamation.ts';
import type { ReclamationContext, ReclamationDraft as Draft } from './reclamation.types.ts';

const fields = Object.keys(emptyReclamation) as ReclamationField[];

/** What a stored draft must look like (SES-02). */
export const ReclamationDraft: v.GenericSchema<unknown, Draft> = v.object({
  changed: v.pipe(
    v.record(v.picklist(fields), v.string()),
    v.transform((changed): Draft['changed'] => changed),
  ),
  agreed: v.boolean(),
});

/** What is entered now; what the shop has filled in is not kept. */
export const reclamationDraft = ({
  context: { form, known, agreed },
}: {
  readonly context: ReclamationContext;
}): Draft => {
  const filledIn = { ...emptyReclamation, ...known };
  const changed = fields.filter((field) => form[field] !== filledIn[field]).map((field) => [field, form[field]]);
  return { changed: Object.fromEntries(changed) as Draft['changed'], agreed };
};
