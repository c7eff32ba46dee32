import * as v from 'valibot';
import type { BalanceTransferContext, BalanceTransferDraft as Draft } from './balance-transfer.types.ts';

/** The schema of a stored draft (SES-02). */
export const BalanceTransferDraft: v.GenericSchema<unknown, Draft> = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{0,32}$/)),
});

/** The present content of the form, as a draft. */
export const balanceTransferDraft = ({ context }: { readonly context: BalanceTransferContext }): Draft => ({
  number: context.number,
});
