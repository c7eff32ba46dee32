import * as v from 'valibot';
import type { BalanceTransferContext, BalanceTransferDraft as Draft } from './balance-transfer.types.ts';

/** What a stored draft must look like (SES-02). */
export const BalanceTransferDraft: v.GenericSchema<unknown, Draft> = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{0,32}$/)),
});

/** What is typed now. */
export const balanceTransferDraft = ({ context }: { readonly context: BalanceTransferContext }): Draft => ({
  number: context.number,
});
