import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { TransferredBalance } from '#contract/endpoints/balance-transfer.ts';
import type { Failure } from '../../common/failure.ts';

/** The input of this form when the session expired (SES-02). */
export interface BalanceTransferDraft {
  /** The digits of the old card's number. */
  readonly number: string;
}

export interface BalanceTransferInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  /** The number of the current card, into whose wallet the money is moved. */
  readonly cardNumber: string;
  /** The draft to restore; null = no draft. */
  readonly draft: BalanceTransferDraft | null;
}

export interface BalanceTransferContext extends Omit<BalanceTransferInput, 'draft'> {
  /** The typed number of the old card, digits only; it may be incomplete. */
  readonly number: string;
  /**
   * Whether the error of the number is shown, because the person has left the field or submitted the form. The error is
   * updated while the person types.
   */
  readonly marked: boolean;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

/** The input of `transfer`. */
export interface TransferRequest {
  readonly idempotencyKey: string;
  readonly pakCardNumber: string;
  readonly mapCardNumber: string;
}

export type BalanceTransferEvent =
  | { readonly type: 'changeNumber'; readonly value: string }
  /** The field of the number has lost the focus. */
  | { readonly type: 'leaveNumber' }
  | { readonly type: 'submit' }
  | { readonly type: 'close' }
  | DoneActorEvent<TransferredBalance, 'transfer'>
  | ErrorActorEvent<unknown, 'transfer'>;
