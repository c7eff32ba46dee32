import * as v from 'valibot';
import type { EWalletTopUpContext, EWalletTopUpDraft as Draft } from './e-wallet-top-up.types.ts';

/** The schema of a stored draft (SES-02). */
export const EWalletTopUpDraft: v.GenericSchema<unknown, Draft> = v.object({ price: v.string(), note: v.string() });

/** The present content of the form, as a draft. */
export const eWalletTopUpDraft = ({ context: { price, note } }: { readonly context: EWalletTopUpContext }): Draft => ({
  price,
  note,
});
