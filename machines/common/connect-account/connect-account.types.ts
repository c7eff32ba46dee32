import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { CardNumbers, ConnectMode } from '#rules/connect-account.ts';
import type { Failure } from '../failure.ts';

/** What was typed when the session expired (SES-02). */
export type ConnectAccountDraft = CardNumbers;

export interface ConnectAccountInput {
  readonly mode: ConnectMode;
  /** What to restore; null = nothing. */
  readonly draft: ConnectAccountDraft | null;
}

/** Both numbers are as they are typed. */
export interface ConnectAccountContext extends CardNumbers {
  readonly mode: ConnectMode;
  /** The person has sent the form at least once; from then on it shows what is wrong with a number. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not. */
  readonly failure: Failure | null;
}

/** What `connect` gets: both numbers as the operator keeps them. */
export interface ConnectRequest extends CardNumbers {
  readonly mode: ConnectMode;
}

export type ConnectAccountEvent =
  | { readonly type: 'changeCardNumber'; readonly value: string }
  | { readonly type: 'changeApplicationNumber'; readonly value: string }
  | { readonly type: 'submit' }
  | { readonly type: 'close' }
  | DoneActorEvent<void, 'connect'>
  | ErrorActorEvent<unknown, 'connect'>;
