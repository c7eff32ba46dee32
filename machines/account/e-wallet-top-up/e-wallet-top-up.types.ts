import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Item } from '#contract/entities/shopping-cart.ts';
import type { WalletLimits } from '#rules/e-wallet.ts';
import type { MoneyNotation } from '#rules/money-notation.ts';
import type { Failure } from '../../common/failure.ts';

/** The input of this form when the session expired (SES-02). */
export interface EWalletTopUpDraft {
  /** The amount as it was typed, in major units ('500,00'). */
  readonly price: string;
  readonly note: string;
}

export interface EWalletTopUpInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  readonly customerId: number;
  readonly cardNumber: string;
  /** `currentAmount` is in minor units. */
  readonly eWallet: { readonly id: number; readonly currentAmount: number };
  /** The notation in which the page writes amounts and reads typed amounts. */
  readonly notation: MoneyNotation;
  /** The amounts that the operator offers to choose from, in minor units. */
  readonly offeredRecharges: readonly number[];
  /** The draft to restore; null = no draft. */
  readonly draft: EWalletTopUpDraft | null;
}

export interface EWalletTopUpContext extends Omit<EWalletTopUpInput, 'draft'> {
  /** Limits of a top-up, in minor units; null until they are fetched. */
  readonly limits: WalletLimits | null;
  /** The amount as it is typed, in major units ('500,00'). */
  readonly price: string;
  readonly note: string;
  /**
   * Whether the error of the amount is shown, because the person has left the field or submitted the form. The error is
   * updated while the person types.
   */
  readonly priceMarked: boolean;
  /** Whether the cart opens after the top-up was added. */
  readonly wantsCart: boolean;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

/** The input of `addTopUp`. Money is in minor units; `previousBalance` is the balance that the person saw. */
export interface TopUpRequest {
  readonly idempotencyKey: string;
  readonly eWalletId: number;
  readonly price: number;
  readonly note: string | null;
  readonly previousBalance: number;
}

export type EWalletTopUpEvent =
  | { readonly type: 'changePrice'; readonly value: string }
  /** The field of the amount has lost the focus. */
  | { readonly type: 'leavePrice' }
  | { readonly type: 'changeNote'; readonly value: string }
  | { readonly type: 'addToCart' }
  /** Like `addToCart`, but afterwards the cart opens. */
  | { readonly type: 'addAndGoToCart' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' }
  | DoneActorEvent<WalletLimits, 'readLimits'>
  | DoneActorEvent<number, 'readBalance'>
  | DoneActorEvent<Item | null, 'addTopUp'>
  | ErrorActorEvent<unknown, 'readLimits' | 'readBalance' | 'addTopUp'>;
