import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { AreaWith, MessageKey } from '#messages/keys/message-key.ts';
import type { Failure } from '../failure.ts';

/** A text: its message key, and the values for its placeholders. */
export interface Message {
  readonly id: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The texts and the look of one use of the dialog. */
export interface Question {
  readonly title: Message;
  readonly text: Message;
  /** Message keys of the two buttons. Their texts name what each button does, instead of 'yes' and 'no'. */
  readonly confirmLabel: MessageKey;
  readonly declineLabel: MessageKey;
  /** `warning` marks an action that cannot be undone. */
  readonly tone: 'plain' | 'warning';
  /** The toast after the action; absent = no toast. */
  readonly success?: Message;
  /** The prefix of the messages about failures: `<area>.errors.<name>`, `<area>.errors.fallback`. */
  readonly area: AreaWith<'errors.fallback'>;
}

export interface ConfirmationInput {
  readonly question: Question;
}

export interface ConfirmationContext extends ConfirmationInput {
  /** Why the last attempt failed; null = it did not fail. */
  readonly failure: Failure | null;
}

/**
 * `undecided`: the action was confirmed and failed, and the dialog was closed. The server may still have carried out the
 * action.
 */
export type ConfirmationOutput = 'confirmed' | 'declined' | 'undecided';

export type ConfirmationEvent =
  | { readonly type: 'confirm' }
  | { readonly type: 'decline' }
  | DoneActorEvent<void, 'perform'>
  | ErrorActorEvent<unknown, 'perform'>;
