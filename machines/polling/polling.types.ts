export interface PollingContext {
  /** What of it is still changing by itself, and how it stands; null = nothing, or nothing has come yet. */
  readonly changing: string | null;
  /** How often it was asked for since it last changed. */
  readonly asked: number;
}

export type PollingEvent =
  /** What is shown has been fetched. */
  | { readonly type: 'arrived'; readonly changing: string | null }
  /** The page is not to be seen any more, or is again. */
  | { readonly type: 'hidden' }
  | { readonly type: 'seen' };
