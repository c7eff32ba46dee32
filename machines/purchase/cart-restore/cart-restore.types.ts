import type { ExpiredCart } from '#contract/entities/shopping-cart.ts';
import type { Failure } from '../../common/failure.ts';

export interface CartRestoreInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
}

export interface CartRestoreContext extends CartRestoreInput {
  /** The items that were in the cart when it expired, one line each; null until they are fetched. */
  readonly expired: ExpiredCart | null;
  /** Why the items could not be fetched or put back, or the offer not be removed; null = no failure. */
  readonly failure: Failure | null;
}

export type CartRestoreEvent =
  | { readonly type: 'restore' }
  /** The person does not want the items back. */
  | { readonly type: 'letGo' }
  | { readonly type: 'retry' }
  /** The person closes the message about a failure. */
  | { readonly type: 'dismiss' };

/** How many lines the server put back, and how many it left out since they can no longer be bought. */
export interface Restored {
  readonly restored: number;
  readonly dropped: number;
}
