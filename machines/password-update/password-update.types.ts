import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../failure.ts';

export interface PasswordUpdateContext {
  /** The new password as typed, and typed again. */
  readonly password: string;
  readonly confirmation: string;
  /** You have asked for the change once: from then on all that is wrong is marked, as you type. */
  readonly demanded: boolean;
  /** Why the last call came to nothing. */
  readonly failure: Failure | null;
}

export type PasswordUpdateEvent =
  | { readonly type: 'changePassword'; readonly value: string }
  | { readonly type: 'changeConfirmation'; readonly value: string }
  | { readonly type: 'submit' }
  | { readonly type: 'close' }
  | DoneActorEvent<void, 'sendPassword'>
  | ErrorActorEvent<unknown, 'sendPassword'>;
