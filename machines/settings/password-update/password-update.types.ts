import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../common/failure.ts';

export interface PasswordUpdateContext {
  /** The typed new password and its repetition. */
  readonly password: string;
  readonly confirmation: string;
  /** The person has submitted the form at least once; from then on all errors are shown while the person types. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

export type PasswordUpdateEvent =
  | { readonly type: 'changePassword'; readonly value: string }
  | { readonly type: 'changeConfirmation'; readonly value: string }
  | { readonly type: 'submit' }
  | { readonly type: 'close' }
  | DoneActorEvent<void, 'sendPassword'>
  | ErrorActorEvent<unknown, 'sendPassword'>;
