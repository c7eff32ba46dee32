import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { CardNumbers, ConnectMode } from '#rules/connect-account.ts';
import type { Failure } from '../failure.ts';

/** The numbers that were typed when the session expired (SES-02). */
export type ConnectAccountDraft = CardNumbers;

export interface ConnectAccountInput {
  readonly mode: ConnectMode;
  /** The draft to restore; null = no draft. */
  readonly draft: ConnectAccountDraft | null;
}

/** Both numbers exactly as the person typed them. */
export interface ConnectAccountContext extends CardNumbers {
  readonly mode: ConnectMode;
  /** The person has submitted the form at least once. From then on the form shows the errors of its numbers. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

/** The input of `connect`: both numbers in the form in which the operator stores them. */
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
