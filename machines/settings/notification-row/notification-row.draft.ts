import * as v from 'valibot';
import { isSaved } from './notification-row.choice.ts';
import type { NotificationRowContext, NotificationRowDraft as Draft } from './notification-row.types.ts';

/** The format of a stored draft (SES-02). */
export const NotificationRowDraft: v.GenericSchema<unknown, Draft> = v.object({
  typed: v.pipe(v.string(), v.regex(/^\d{0,20}$/)),
  email: v.boolean(),
});

/** The choice that the controls show and that the server may not have; null = everything is saved. */
export const notificationRowDraft = ({ context }: { readonly context: NotificationRowContext }): Draft | null => {
  const { typed, email } = context;
  return isSaved(context) ? null : { typed, email };
};
