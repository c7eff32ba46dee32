import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../failure.ts';

/** A text by its message key, with the values that it names. */
export interface Message {
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What is asked, and what is said of the answer. */
export interface Question {
  readonly title: Message;
  readonly text: Message;
  /** Message keys of the two buttons: they say what happens, not 'yes' and 'no'. */
  readonly confirmLabel: string;
  readonly declineLabel: string;
  /** `warning` for what cannot be taken back. */
  readonly tone: 'plain' | 'warning';
  /** A toast once it is done. */
  readonly success?: Message;
  /** Where its failures' texts are: `<area>.errors.<name>`, `<area>.errors.fallback`. */
  readonly area: string;
}

export interface ConfirmationInput {
  readonly question: Question;
}

export interface ConfirmationContext extends ConfirmationInput {
  /** Why the last attempt came to nothing. */
  readonly failure: Failure | null;
}

/** `undecided`: it was confirmed, failed, and left so; whether it took effect is not known. */
export type ConfirmationOutput = 'confirmed' | 'declined' | 'undecided';

export type ConfirmationEvent =
  | { readonly type: 'confirm' }
  | { readonly type: 'decline' }
  | DoneActorEvent<void, 'perform'>
  | ErrorActorEvent<unknown, 'perform'>;
