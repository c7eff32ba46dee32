import * as v from 'valibot';
import { createStored } from '../../runtime/stored.ts';

const FormDraft = v.object({
  /** Whose it is. */
  username: v.string(),
  /** The flow whose form it is. */
  form: v.string(),
  /** What the form is about, such as a card's number. */
  subject: v.string(),
  /** What was entered, as the events of the form's machine; each form checks them by a schema of its own. */
  events: v.array(v.looseObject({ type: v.string() })),
});

/**
 * What a person had entered into a form when the session ended by itself; it is offered after the next log-in by the
 * same account (SES-02). There is one at most, and it holds nothing that the shop had answered.
 */
export type FormDraft = v.InferOutput<typeof FormDraft>;

const store = () => createStored(window.localStorage, 'linka.form-draft', 1, FormDraft);

export const saveDraft = (draft: FormDraft): void => store().write(draft);
export const discardDraft = (): void => store().drop();

/** The draft of this account about this subject; a draft that another account has left is discarded. */
export function findDraft(username: string | null, subject: string): FormDraft | null {
  const draft = store().read();
  if (draft === null) return null;
  if (draft.username === username) return draft.subject === subject ? draft : null;
  discardDraft();
  return null;
}
