import type { ErrorName } from '#contract/error-names.ts';
import { transferGuards } from './transfer-guards.ts';
import type { TakingReport, TransferGuards, TransferRefusal, TransferState } from './transfer-guards.ts';

/** What decides whether money may be taken from an old card; amounts in minor units. */
export interface TransferRequest {
  /** What the old card system says that the card holds; null = it knows no such card of this holder. */
  readonly balance: number | null;
  /** What the wallet may still take, besides all that is under way into it. */
  readonly room: number;
  /** The states of all transfers of the old card. */
  readonly transfers: readonly TransferState[];
}

/** Why a transfer is refused before it begins, or by the old card system. */
export type TransferError = Extract<
  ErrorName,
  'NOT_FOUND' | 'OLD_CARD_EMPTY' | 'OLD_CARD_IN_TRANSFER' | 'OLD_CARD_BALANCE_CHANGED' | 'E_WALLET_ABOVE_MAXIMUM_AMOUNT'
>;

/** Whether a transfer begins; `atMost` in minor units. */
export type TransferBeginning = { readonly atMost: number } | { readonly refusal: TransferError };

/** A transfer after a step. */
export interface TransferStep {
  readonly state: TransferState;
  /** What was taken from the old card, in minor units; null = nothing, or it is not known. */
  readonly amount: number | null;
  readonly refusal: TransferRefusal | null;
}

/** What the person is notified of a refusal by the old card system. */
export const errorOfRefusal = {
  NOT_FOUND: 'NOT_FOUND',
  EMPTY: 'OLD_CARD_EMPTY',
  // A transfer takes at most what the card held when it began.
  TOO_MUCH: 'OLD_CARD_BALANCE_CHANGED',
} as const satisfies Record<TransferRefusal, TransferError>;

const refuse = (refusal: TransferError): TransferBeginning => ({ refusal });

/** The transitions of a transfer. `guards` are replaced only by the tests that switch one of them off. */
export function createTransferTransitions(guards: TransferGuards = transferGuards) {
  return {
    /** Begins a transfer of no more than the card holds: so much room in the wallet is promised to it. */
    begin({ balance, room, transfers }: TransferRequest): TransferBeginning {
      if (balance === null) return refuse('NOT_FOUND');
      if (!guards.hasNoOpenTransfer(transfers)) return refuse('OLD_CARD_IN_TRANSFER');
      if (!guards.isSomething(balance)) return refuse('OLD_CARD_EMPTY');
      return guards.fits(balance, room) ? { atMost: balance } : refuse('E_WALLET_ABOVE_MAXIMUM_AMOUNT');
    },
    /** Applies what the old card system says of a transfer. */
    afterReport(transfer: TransferStep, report: TakingReport): TransferStep {
      if (!guards.isUndecided(transfer.state) || !guards.isDefinite(report)) return transfer;
      return report.state === 'TAKEN'
        ? { state: 'TAKEN', amount: report.amount, refusal: null }
        : { state: 'REFUSED', amount: null, refusal: report.reason };
    },
    /** What the wallet gets, in minor units, when the transfer is booked; null = nothing. */
    credit: ({ state, amount }: TransferStep): number | null => (guards.isToBeBooked(state) ? amount : null),
  };
}

export const transferTransitions = createTransferTransitions();
