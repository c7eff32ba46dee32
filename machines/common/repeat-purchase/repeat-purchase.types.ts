import type { RepeatPurchase, RepeatTicketFare, RepeatTopUp } from '#contract/entities/repeat-purchase.ts';
import type { Failure } from '../failure.ts';

export interface RepeatPurchaseInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  /** What can be bought once more, as it was read last. */
  readonly offers: RepeatPurchase;
}

export interface RepeatPurchaseContext extends RepeatPurchaseInput {
  /** Why it could not be added to the cart; null = no failure. */
  readonly failure: Failure | null;
}

export type RepeatPurchaseEvent =
  | { readonly type: 'buyAgain' }
  | { readonly type: 'topUpAgain' }
  /** The page has read once more what can be bought. */
  | { readonly type: 'offersRead'; readonly offers: RepeatPurchase };

/** What `addTicketFare` gets. */
export interface RepeatTicketFareRequest {
  readonly idempotencyKey: string;
  readonly offer: RepeatTicketFare;
}

/** What `addTopUp` gets. */
export interface RepeatTopUpRequest {
  readonly idempotencyKey: string;
  readonly offer: RepeatTopUp;
}
