import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { TransferredBalance } from '#contract/endpoints/balance-transfer.ts';
import type { Failure } from '../../common/failure.ts';

/** What a person had typed into this form when the session expired (SES-02). */
export interface BalanceTransferDraft {
  /** The digits of the old card's number. */
  readonly number: string;
}

export interface BalanceTransferInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  /** The number of the current card, whose wallet receives. */
  readonly cardNumber: string;
  /** What to restore; null = nothing. */
  readonly draft: BalanceTransferDraft | null;
}

export interface BalanceTransferContext extends Omit<BalanceTransferInput, 'draft'> {
  /** The number of the old card as far as it is typed: digits only. */
  readonly number: string;
  /** The error of the number is shown: the person has left the field or submitted the form. It follows the typing. */
  readonly marked: boolean;
  /** Why the last call failed; null = it did not. */
  readonly failure: Failure | null;
}

/** What `transfer` gets. */
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
