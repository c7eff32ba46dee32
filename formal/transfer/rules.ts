import { transferGuards } from '#rules/transfer-guards.ts';
import type { TransferGuards } from '#rules/transfer-guards.ts';
import { createTransferTransitions } from '#rules/transfer-transitions.ts';

/** The guards of the server and of the old card system. Each can be switched off, to show that it is needed. */
export const surroundingGuards = {
  /** A transfer is committed before the old card system is asked for the money. */
  commitsFirst: true,
  /** The transaction that begins a transfer also stores the work that asks again until there is an answer. */
  asksAgain: true,
  /** The stored work is marked as done only after the transfer has ended. */
  endsWorkAfterwards: true,
  /** All requests about a transfer to the old card system have the same reference. */
  keepsReference: true,
  /** The transfer is locked while it is read and written. */
  locksTransfer: true,
  /** The row of the ledger, the balance and the end of the transfer are written in one transaction. */
  booksAtOnce: true,
  /** A unique index allows only one open transfer of an old card. */
  indexesOpen: true,
  /** A call with the key of an earlier transfer gets the answer of that transfer. */
  findsByKey: true,
  /** Before the server asks the old card system for the balance, it looks for an open transfer into the same wallet. */
  looksFirst: true,
  /** After the answer of the old card system, the server looks for an open transfer again. */
  looksAgain: true,
  /** The free room of the wallet is read in the transaction that begins a transfer and locks the wallet. */
  readsRoom: true,
  /** The request to the old card system contains the free room as a maximum. */
  limitsTaking: true,
  /** The mail about the end of a transfer is stored in the same transaction as the end. */
  storesMail: true,
  /** If the old card system has taken money under a reference, it always gives the same answer for this reference. */
  remembersTaken: true,
  /** If the old card system has refused a reference, it always gives the same answer for this reference. */
  remembersRefused: true,
};
export type SurroundingGuards = Readonly<typeof surroundingGuards>;

export interface Rules {
  readonly surrounding: SurroundingGuards;
  readonly transfer: ReturnType<typeof createTransferTransitions>;
}

/** The real rules, in which the given guards are replaced. */
export const rulesWith = (
  surrounding: Partial<SurroundingGuards> = {},
  guards: Partial<TransferGuards> = {},
): Rules => ({
  surrounding: { ...surroundingGuards, ...surrounding },
  transfer: createTransferTransitions({ ...transferGuards, ...guards }),
});
