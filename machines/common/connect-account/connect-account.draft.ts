import * as v from 'valibot';
import type { ConnectAccountContext, ConnectAccountDraft as Draft } from './connect-account.types.ts';

/** The schema of a stored draft (SES-02). */
export const ConnectAccountDraft: v.GenericSchema<unknown, Draft> = v.object({
  cardNumber: v.string(),
  applicationNumber: v.string(),
});

/** The present content of the form, as a draft. */
export const connectAccountDraft = ({ context }: { readonly context: ConnectAccountContext }): Draft => ({
  cardNumber: context.cardNumber,
  applicationNumber: context.applicationNumber,
});
