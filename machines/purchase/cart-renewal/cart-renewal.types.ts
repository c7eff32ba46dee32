import type { Failure } from '../../common/failure.ts';

export interface CartRenewalContext {
  /**
   * Whole seconds until the cart expires; null while the cart is empty or unknown. In the state `kept`, this is still
   * the value from before the renewal.
   */
  readonly secondsLeft: number | null;
  /**
   * When the cart expires, ISO; null while the cart is empty or unknown. In the state `kept`, this is still the time
   * from before the renewal.
   */
  readonly expiresAt: string | null;
  /**
   * How often the cart can still be renewed; null = unknown, because the cart has not been read; the person can try to
   * renew the cart nevertheless.
   */
  readonly renewalsLeft: number | null;
  /** Why the last renewal failed; null when no failure is shown. */
  readonly failure: Failure | null;
}

export type CartRenewalEvent =
  /** The remaining time of the cart in whole seconds, sent each second and whenever the cart was read. */
  | {
      readonly type: 'cartTime';
      readonly secondsLeft: number | null;
      readonly expiresAt: string | null;
      readonly renewalsLeft: number | null;
    }
  | { readonly type: 'keep' }
  /** The person closes the notice, the dialog or the message about a failure. */
  | { readonly type: 'putAside' };

/** The answer of the server to a renewal. */
export interface Renewed {
  /** Whole seconds until the cart expires. */
  readonly cartLifetime: number;
  readonly renewalsLeft: number;
}
