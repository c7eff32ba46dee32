import type { ExpiredCart } from '#contract/entities/shopping-cart.ts';
import type { Failure } from '../../common/failure.ts';

export interface CartRestoreInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
}

export interface CartRestoreContext extends CartRestoreInput {
  /** The items that were in the cart when it expired, as lines; null until they are fetched. */
  readonly expired: ExpiredCart | null;
  /** Why the items could not be fetched or put back, or why the offer could not be removed; null = no failure. */
  readonly failure: Failure | null;
}

export type CartRestoreEvent =
  | { readonly type: 'restore' }
  /** The person declines the offer. */
  | { readonly type: 'letGo' }
  | { readonly type: 'retry' }
  /** The person closes the message about a failure. */
  | { readonly type: 'dismiss' };

/**
 * The number of lines that the server put back, and of the lines that it left out because they can no longer be bought.
 */
export interface Restored {
  readonly restored: number;
  readonly dropped: number;
}
