export interface FollowingContext {
  /** What of it is still changing by itself, and how it stands; null = nothing, or nothing has come yet. */
  readonly moving: string | null;
  /** How often it was asked for since it last changed. */
  readonly asked: number;
}

export type FollowingEvent =
  /** What is shown has been fetched. */
  | { readonly type: 'arrived'; readonly moving: string | null }
  /** The page is not to be seen any more, or is again. */
  | { readonly type: 'hidden' }
  | { readonly type: 'seen' };
