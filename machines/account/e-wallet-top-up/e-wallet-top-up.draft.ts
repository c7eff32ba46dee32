import * as v from 'valibot';
import type { EWalletTopUpContext, EWalletTopUpDraft as Draft } from './e-wallet-top-up.types.ts';

/** What a stored draft must look like (SES-02). */
export const EWalletTopUpDraft: v.GenericSchema<unknown, Draft> = v.object({ price: v.string(), note: v.string() });

/** What is typed now. */
export const eWalletTopUpDraft = ({ context: { price, note } }: { readonly context: EWalletTopUpContext }): Draft => ({
  price,
  note,
});
