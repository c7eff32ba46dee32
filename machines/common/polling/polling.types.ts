export interface PollingContext {
  /** A text that names what is still changing and its current state ('11 paying'); null = nothing, or no data yet. */
  readonly changing: string | null;
  /** How often the value was fetched since it last changed. */
  readonly asked: number;
}

export type PollingEvent =
  /** The value was fetched, by this flow or by another. `changing` as in the context. */
  | { readonly type: 'arrived'; readonly changing: string | null }
  /** The page became hidden, or visible again. */
  | { readonly type: 'hidden' }
  | { readonly type: 'seen' };
