import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { NewPasswordEvent } from '../../common/new-password.ts';

export type PasswordUpdateEvent =
  | NewPasswordEvent
  | { readonly type: 'close' }
  | DoneActorEvent<void, 'sendPassword'>
  | ErrorActorEvent<unknown, 'sendPassword'>;
