import * as v from 'valibot';
import type { Shop } from '#runtime/shop.ts';
import { findDraft, type FormDraft } from './form-draft.ts';

/** The draft of the logged-in account with this subject. */
export const findDraftOf = (shop: Shop, subject: string): FormDraft | null =>
  findDraft(shop.actor('session').getSnapshot().context.session?.username ?? null, subject);

/**
 * The entered data to restore in this form; null if there is no draft of the form, or if the draft does not fit the
 * form's schema.
 */
export function findEnteredData<Entered>(
  shop: Shop,
  { form, subject }: Pick<FormDraft, 'form' | 'subject'>,
  schema: v.GenericSchema<unknown, Entered>,
): Entered | null {
  const draft = findDraftOf(shop, subject);
  if (draft?.form !== form) return null;
  const entered = v.safeParse(schema, draft.entered);
  return entered.success ? entered.output : null;
}
