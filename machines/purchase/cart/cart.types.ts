import type { ShoppingCart } from '#contract/entities/shopping-cart.ts';
import type { Failure } from '../../common/failure.ts';
import type { Tick } from '../../common/provided.ts';

export interface CartContext {
  /** The cart as it was last read; kept while it is read again and when that fails. Null until the first answer. */
  readonly cart: ShoppingCart | null;
  /**
   * When the cart expires, as log-in or start-up has told: epoch milliseconds by the server's clock. Null = it is empty, or
   * nothing is known. Kept until the cart is read, which says it itself.
   */
  readonly endsAt: number | null;
  /** The last reading found the cart empty because it has expired. True until the next reading, so that it is reported once. */
  readonly expired: boolean;
  /** The time of the last tick, epoch milliseconds by the server's clock; null before the first. */
  readonly now: number | null;
  /** The id of the item whose removal is being confirmed or carried out; null = none. */
  readonly itemId: number | null;
  /** Why the last reading, removal or emptying failed; null = it did not. */
  readonly failure: Failure | null;
}

export type CartEvent =
  | { readonly type: 'sessionStarted' }
  | { readonly type: 'sessionEnded' }
  /** The session knows when the cart expires; `endsAt` as in the context, `now` in epoch milliseconds. */
  | { readonly type: 'endKnown'; readonly endsAt: number; readonly now: number }
  /** The cart on the server may have changed: after a navigation, an added item or an order, by another tab, or when the device wakes (SHL-04). */
  | { readonly type: 'refresh' }
  /** The person wants to remove an item; a dialog asks first. */
  | { readonly type: 'removeItem'; readonly id: number }
  /** The person wants to empty the cart; a dialog asks first. */
  | { readonly type: 'cancelAll' }
  | { readonly type: 'confirm' }
  | { readonly type: 'dismiss' }
  | { readonly type: 'retry' }
  | Tick;
