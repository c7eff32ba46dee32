import * as v from 'valibot';
import type { ConnectAccountContext, ConnectAccountDraft as Draft } from './connect-account.types.ts';

/** What a stored draft must look like (SES-02). */
export const ConnectAccountDraft: v.GenericSchema<unknown, Draft> = v.object({
  cardNumber: v.string(),
  applicationNumber: v.string(),
});

/** What is typed now. */
export const connectAccountDraft = ({ context }: { readonly context: ConnectAccountContext }): Draft => ({
  cardNumber: context.cardNumber,
  applicationNumber: context.applicationNumber,
});
