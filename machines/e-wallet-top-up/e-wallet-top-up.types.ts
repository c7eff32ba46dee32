import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Item } from '../../contract/entities/shopping-cart.ts';
import type { WalletLimits } from '../../rules/e-wallet.ts';
import type { Failure } from '../failure.ts';

export interface EWalletTopUpInput {
  /** A UUID of this opening of the dialog. */
  readonly flowId: string;
  readonly customerId: number;
  readonly cardNumber: string;
  /** `currentAmount` in minor units. */
  readonly eWallet: { readonly id: number; readonly currentAmount: number };
}

export interface EWalletTopUpContext extends EWalletTopUpInput {
  readonly limits: WalletLimits | null;
  /** The amount as typed. */
  readonly price: string;
  readonly note: string;
  /** You asked for the top-up while something was wrong: all that is wrong is marked, also what is not typed yet. */
  readonly demanded: boolean;
  /** Where to go when the top-up is in the cart. */
  readonly wantsCart: boolean;
  /** Why the last call came to nothing. */
  readonly failure: Failure | null;
}

/** What is sent; money in minor units. `previousBalance` is what the person saw. */
export interface TopUpRequest {
  readonly idempotencyKey: string;
  readonly eWalletId: number;
  readonly price: number;
  readonly note: string | null;
  readonly previousBalance: number;
}

export type EWalletTopUpEvent =
  | { readonly type: 'changePrice'; readonly value: string }
  | { readonly type: 'changeNote'; readonly value: string }
  | { readonly type: 'addToCart' }
  | { readonly type: 'addAndGoToCart' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' }
  | DoneActorEvent<WalletLimits, 'readLimits'>
  | DoneActorEvent<number, 'readBalance'>
  | DoneActorEvent<Item, 'addTopUp'>
  | ErrorActorEvent<unknown, 'readLimits' | 'readBalance' | 'addTopUp'>;
