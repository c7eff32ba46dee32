import type { RepeatPurchase, RepeatTicketFare, RepeatTopUp } from '../../contract/entities/repeat-purchase.ts';
import type { Failure } from '../failure.ts';

export interface RepeatPurchaseInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  readonly customerId: number;
}

export interface RepeatPurchaseContext extends RepeatPurchaseInput {
  /** What was bought last, as it can be bought once more; both null until they are read, or if they cannot. */
  readonly offers: RepeatPurchase;
  /** Why it could not be added to the cart; null = no failure. */
  readonly failure: Failure | null;
}

export type RepeatPurchaseEvent =
  | { readonly type: 'buyAgain' }
  | { readonly type: 'topUpAgain' }
  /** The offers may have changed, for example their texts by another language. */
  | { readonly type: 'refresh' };

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
