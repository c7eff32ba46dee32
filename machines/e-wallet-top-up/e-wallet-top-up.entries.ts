import type { EWalletTopUpContext, EWalletTopUpEvent } from './e-wallet-top-up.types.ts';

type Entry = Extract<EWalletTopUpEvent, { readonly type: 'changePrice' | 'changeNote' }>;

/** What was typed, as the events that type it again (SES-02). */
export const eWalletTopUpEntries = ({ price, note }: EWalletTopUpContext): Entry[] => [
  { type: 'changePrice', value: price },
  { type: 'changeNote', value: note },
];
