import type { RepeatPurchase, RepeatTicketFare, RepeatTopUp } from '#contract/entities/repeat-purchase.ts';
import type { Failure } from '../failure.ts';

export interface RepeatPurchaseInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  /** The offers that were fetched last. */
  readonly offers: RepeatPurchase;
}

export interface RepeatPurchaseContext extends RepeatPurchaseInput {
  /** Why the purchase could not be added to the cart; null = no failure. */
  readonly failure: Failure | null;
}

export type RepeatPurchaseEvent =
  | { readonly type: 'buyAgain' }
  | { readonly type: 'topUpAgain' }
  /** The page has fetched the offers again. */
  | { readonly type: 'offersRead'; readonly offers: RepeatPurchase };

/** The input of `addTicketFare`. */
export interface RepeatTicketFareRequest {
  readonly idempotencyKey: string;
  readonly offer: RepeatTicketFare;
}

/** The input of `addTopUp`. */
export interface RepeatTopUpRequest {
  readonly idempotencyKey: string;
  readonly offer: RepeatTopUp;
}
