import * as v from 'valibot';
import type { EWalletTopUpContext, EWalletTopUpEvent } from './e-wallet-top-up.types.ts';

/** The events that restore what was typed, in their order (SES-02). */
export const EWalletTopUpDraft = v.array(
  v.variant('type', [
    v.object({ type: v.literal('changePrice'), value: v.string() }),
    v.object({ type: v.literal('changeNote'), value: v.string() }),
  ]),
);
type EWalletTopUpDraft = v.InferOutput<typeof EWalletTopUpDraft>;

export const eWalletTopUpDraft = ({ price, note }: EWalletTopUpContext): EWalletTopUpDraft =>
  [
    { type: 'changePrice', value: price },
    { type: 'changeNote', value: note },
  ] satisfies EWalletTopUpEvent[];
