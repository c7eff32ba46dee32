export interface PollingContext {
  /**
   * A text that names the changing value and its current state ('11 paying'); null = the value does not change any more,
   * or there is no data yet.
   */
  readonly changing: string | null;
  /** How many times the value was fetched since it last changed. */
  readonly asked: number;
}

export type PollingEvent =
  /** The value was fetched, by this flow or by another. `changing` has the same meaning as in the context. */
  | { readonly type: 'arrived'; readonly changing: string | null }
  /** The page became hidden, or visible again. */
  | { readonly type: 'hidden' }
  | { readonly type: 'seen' };
