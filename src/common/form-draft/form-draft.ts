import * as v from 'valibot';
import { browserStore } from '#runtime/browser-store.ts';
import { createStored } from '#runtime/stored.ts';

const FormDraft = v.object({
  /** The account in which the data were entered. */
  username: v.string(),
  /** The name of the form's flow. */
  form: v.string(),
  /** The subject of the form, such as a card number. */
  subject: v.string(),
  /** The entered data; each form validates it with its own schema. */
  entered: v.unknown(),
});

/**
 * The data that a person had entered into a form when the session expired. It is restored after the next log-in to the
 * same account (SES-02). At most one draft is stored, and it contains no data from the server.
 */
export type FormDraft = v.InferOutput<typeof FormDraft>;

const stored = createStored(browserStore, 'linka.form-draft', 2, FormDraft);

export const saveDraft = (draft: FormDraft): void => void stored.write(draft);
export const discardDraft = (): void => stored.drop();

/** The draft of this account with this subject; a draft of another account is deleted. */
export function findDraft(username: string | null, subject: string): FormDraft | null {
  const draft = stored.read();
  if (draft === null) return null;
  if (draft.username === username) return draft.subject === subject ? draft : null;
  discardDraft();
  return null;
}
