import * as v from 'valibot';
import type { Shop } from '#runtime/shop.ts';
import { findDraft, type FormDraft } from './form-draft.ts';

/** The draft of the account that is logged in, about this subject. */
export const draftAbout = (shop: Shop, subject: string): FormDraft | null =>
  findDraft(shop.actor('session').getSnapshot().context.session?.username ?? null, subject);

/** What is restored in this form: null if there is no draft of it, or the draft does not fit the form's schema. */
export function enteredBefore<Entered>(
  shop: Shop,
  { form, subject }: Pick<FormDraft, 'form' | 'subject'>,
  schema: v.GenericSchema<unknown, Entered>,
): Entered | null {
  const draft = draftAbout(shop, subject);
  if (draft?.form !== form) return null;
  const entered = v.safeParse(schema, draft.entered);
  return entered.success ? entered.output : null;
}
