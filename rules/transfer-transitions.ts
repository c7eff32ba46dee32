import type { ErrorName } from '#contract/error-names.ts';
import { transferGuards } from './transfer-guards.ts';
import type { TakingReport, TransferGuards, TransferRefusal, TransferState } from './transfer-guards.ts';

/** The facts that decide whether money may be taken from an old card; amounts in minor units. */
export interface TransferRequest {
  /** The balance of the card in the old card system; null = the holder has no such card there. */
  readonly balance: number | null;
  /** How much money the wallet can still get, after all running transfers and top-ups. */
  readonly room: number;
  /** The states of all transfers of the old card. */
  readonly transfers: readonly TransferState[];
}

/** Why a transfer is refused, by the shop before it begins or by the old card system. */
export type TransferError = Extract<
  ErrorName,
  'NOT_FOUND' | 'OLD_CARD_EMPTY' | 'OLD_CARD_IN_TRANSFER' | 'OLD_CARD_BALANCE_CHANGED' | 'E_WALLET_ABOVE_MAXIMUM_AMOUNT'
>;

/** The decision whether a transfer begins; `atMost` in minor units. */
export type TransferBeginning = { readonly atMost: number } | { readonly refusal: TransferError };

/** A transfer after a step. */
export interface TransferStep {
  readonly state: TransferState;
  /** The money that was taken from the old card, in minor units; null = none, or not known. */
  readonly amount: number | null;
  readonly refusal: TransferRefusal | null;
}

/** The error that the person sees for a refusal by the old card system. */
export const errorOfRefusal = {
  NOT_FOUND: 'NOT_FOUND',
  EMPTY: 'OLD_CARD_EMPTY',
  // A transfer takes at most the balance of the card when the transfer began.
  TOO_MUCH: 'OLD_CARD_BALANCE_CHANGED',
} as const satisfies Record<TransferRefusal, TransferError>;

const refuse = (refusal: TransferError): TransferBeginning => ({ refusal });

/** The transitions of a transfer. `guards` are replaced only by the tests that switch one of them off. */
export function createTransferTransitions(guards: TransferGuards = transferGuards) {
  return {
    /** Begins a transfer of at most the card's balance; this amount is reserved in the wallet. */
    begin({ balance, room, transfers }: TransferRequest): TransferBeginning {
      if (balance === null) return refuse('NOT_FOUND');
      if (!guards.hasNoOpenTransfer(transfers)) return refuse('OLD_CARD_IN_TRANSFER');
      if (!guards.isSomething(balance)) return refuse('OLD_CARD_EMPTY');
      return guards.fits(balance, room) ? { atMost: balance } : refuse('E_WALLET_ABOVE_MAXIMUM_AMOUNT');
    },
    /** Applies a report of the old card system about a transfer. */
    afterReport(transfer: TransferStep, report: TakingReport): TransferStep {
      if (!guards.isUndecided(transfer.state) || !guards.isDefinite(report)) return transfer;
      return report.state === 'TAKEN'
        ? { state: 'TAKEN', amount: report.amount, refusal: null }
        : { state: 'REFUSED', amount: null, refusal: report.reason };
    },
    /** The amount to book into the wallet, in minor units; null = none. */
    credit: ({ state, amount }: TransferStep): number | null => (guards.isToBeBooked(state) ? amount : null),
  };
}

export const transferTransitions = createTransferTransitions();
