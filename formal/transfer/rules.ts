import { transferGuards } from '#rules/transfer-guards.ts';
import type { TransferGuards } from '#rules/transfer-guards.ts';
import { createTransferTransitions } from '#rules/transfer-transitions.ts';

/** The guards of the server and of the old card system; each can be switched off, to show that it is needed. */
export const surroundingGuards = {
  /** A transfer is committed before the old card system is asked for the money. */
  commitsFirst: true,
  /** With it the work is stored that asks until there is an answer. */
  asksAgain: true,
  /** The work is done only when the transfer is over. */
  endsWorkAfterwards: true,
  /** The old card system is asked under the same reference each time. */
  keepsReference: true,
  /** The transfer is locked while it is read and written. */
  locksTransfer: true,
  /** The row of the ledger, the balance and the end of the transfer are one transaction. */
  booksAtOnce: true,
  /** A unique index allows one open transfer of an old card. */
  indexesOpen: true,
  /** A call with the key of an earlier transfer is about that transfer. */
  findsByKey: true,
  /** Before the old card system is asked what is on the card, an open transfer into the same wallet is looked for. */
  looksFirst: true,
  /** After it was asked, an open transfer is looked for again. */
  looksAgain: true,
  /** What fits into the wallet is read in the transaction that begins a transfer, which locks the wallet. */
  readsRoom: true,
  /** The old card system is told how much fits. */
  limitsTaking: true,
  /** The mail about the end of a transfer is stored with that end. */
  storesMail: true,
  /** The old card system gives what it has taken under a reference as its answer ever after. */
  remembersTaken: true,
  /** It does so with what it has refused, too. */
  remembersRefused: true,
};
export type SurroundingGuards = Readonly<typeof surroundingGuards>;

export interface Rules {
  readonly surrounding: SurroundingGuards;
  readonly transfer: ReturnType<typeof createTransferTransitions>;
}

/** The real rules, with the given guards replaced. */
export const rulesWith = (
  surrounding: Partial<SurroundingGuards> = {},
  guards: Partial<TransferGuards> = {},
): Rules => ({
  surrounding: { ...surroundingGuards, ...surrounding },
  transfer: createTransferTransitions({ ...transferGuards, ...guards }),
});
