import type { ShoppingCart } from '#contract/entities/shopping-cart.ts';
import type { Failure } from '../../common/failure.ts';
import type { Tick } from '../../common/provided.ts';

export interface CartContext {
  /**
   * The last cart that was read; kept while it is being read again, and if reading fails. Null until the first answer.
   */
  readonly cart: ShoppingCart | null;
  /**
   * The expiry time from log-in or start-up, in epoch milliseconds by the server's clock. Null = the cart is empty, or
   * its expiry is not known. Kept only until the cart is read, because the cart contains its expiry.
   */
  readonly endsAt: number | null;
  /**
   * The last reading found the cart empty because it has expired. True until the next reading, so that the expiry is
   * reported only one time.
   */
  readonly expired: boolean;
  /** The time of the last tick, epoch milliseconds by the server's clock; null before the first tick. */
  readonly now: number | null;
  /** The id of the item whose removal is being confirmed or carried out; null = none. */
  readonly itemId: number | null;
  /** Why the last reading, removal or emptying failed; null = it did not fail. */
  readonly failure: Failure | null;
}

export type CartEvent =
  | { readonly type: 'sessionStarted' }
  | { readonly type: 'sessionEnded' }
  /** The session has received the expiry time of the cart; `endsAt` as in the context, `now` in epoch milliseconds. */
  | { readonly type: 'endKnown'; readonly endsAt: number; readonly now: number }
  /**
   * The cart on the server may have changed: after a navigation, after an item or an order was added, by another tab, or
   * while the device was asleep (SHL-04).
   */
  | { readonly type: 'refresh' }
  /** The person wants to remove an item; a dialog asks first. */
  | { readonly type: 'removeItem'; readonly id: number }
  /** The person wants to empty the cart; a dialog asks first. */
  | { readonly type: 'cancelAll' }
  | { readonly type: 'confirm' }
  | { readonly type: 'dismiss' }
  | { readonly type: 'retry' }
  | Tick;
