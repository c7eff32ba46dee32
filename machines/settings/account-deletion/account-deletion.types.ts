import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../common/failure.ts';

export interface AccountDeletionContext {
  /** The password of the account, as it is typed. */
  readonly password: string;
  /** The person has submitted the form at least once; from then on an empty field is marked. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

export type AccountDeletionEvent =
  | { readonly type: 'changePassword'; readonly value: string }
  | { readonly type: 'submit' }
  | { readonly type: 'close' }
  | DoneActorEvent<void, 'deleteAccount'>
  | ErrorActorEvent<unknown, 'deleteAccount'>;
