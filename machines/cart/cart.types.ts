import type { ShoppingCart } from '../../contract/entities/shopping-cart.ts';
import type { Failure } from '../failure.ts';
import type { Tick } from '../provided.ts';

export interface CartContext {
  /** The cart as it was read last; it stays while it is read anew and when that fails. Null before the first reading. */
  readonly cart: ShoppingCart | null;
  /** What was in the cart at the reading before the last had gone by then because its time was over: it is told once. */
  readonly lapsed: boolean;
  /** The time of the last tick, epoch milliseconds by the server's clock; null before the first. */
  readonly now: number | null;
  /** The item that is asked about or being removed. */
  readonly itemId: number | null;
  /** Why the last reading, removal or cancellation came to nothing. */
  readonly failure: Failure | null;
}

export type CartEvent =
  | { readonly type: 'sessionStarted' }
  | { readonly type: 'sessionEnded' }
  /** A navigation, an item put in, an order made, another tab, the device awake again: the server's cart may have changed (SHL-04). */
  | { readonly type: 'refresh' }
  | { readonly type: 'removeItem'; readonly id: number }
  | { readonly type: 'cancelAll' }
  | { readonly type: 'confirm' }
  | { readonly type: 'dismiss' }
  | { readonly type: 'retry' }
  | Tick;
