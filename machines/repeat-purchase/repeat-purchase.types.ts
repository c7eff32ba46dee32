import type { RepeatPurchase } from '../../contract/entities/repeat-purchase.ts';
import type { Failure } from '../failure.ts';

export interface RepeatPurchaseInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  readonly customerId: number;
}

export interface RepeatPurchaseContext extends RepeatPurchaseInput {
  /** The last ticket as it can be bought once more; null until it is read, or if it cannot. */
  readonly offer: RepeatPurchase | null;
  /** Why the ticket could not be added to the cart; null = no failure. */
  readonly failure: Failure | null;
}

export type RepeatPurchaseEvent =
  | { readonly type: 'buyAgain' }
  /** The offer may have changed, for example its texts by another language. */
  | { readonly type: 'refresh' };

/** What `addTicketFare` gets. */
export interface RepeatPurchaseRequest {
  readonly idempotencyKey: string;
  readonly offer: RepeatPurchase;
}
