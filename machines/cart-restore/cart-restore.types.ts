import type { LapsedCart } from '../../contract/entities/shopping-cart.ts';
import type { Failure } from '../failure.ts';

export interface CartRestoreInput {
  /** A UUID of its own. */
  readonly flowId: string;
}

export interface CartRestoreContext extends CartRestoreInput {
  /** What was in the cart when its time ran out, line by line; null before it was fetched. */
  readonly lapsed: LapsedCart | null;
  /** Why it could not be fetched, put back or let go. */
  readonly failure: Failure | null;
}

export type CartRestoreEvent =
  | { readonly type: 'restore' }
  | { readonly type: 'letGo' }
  | { readonly type: 'retry' }
  | { readonly type: 'dismiss' };

export interface Restored {
  readonly restored: number;
  readonly dropped: number;
}
