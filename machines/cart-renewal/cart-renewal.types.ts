import type { Failure } from '../failure.ts';

export interface CartRenewalContext {
  /** Whole seconds that the cart has left; null while it is empty or unknown. In `kept` as they were before. */
  readonly secondsLeft: number | null;
  /** How often the cart may still be kept longer. */
  readonly renewalsLeft: number;
  readonly failure: Failure | null;
}

export type CartRenewalEvent =
  /** The cart's time, each second and whenever the cart was read. */
  | { readonly type: 'cartTime'; readonly secondsLeft: number | null; readonly renewalsLeft: number }
  | { readonly type: 'keep' }
  | { readonly type: 'putAside' };

export interface Renewed {
  readonly cartLifetime: number;
  readonly renewalsLeft: number;
}
