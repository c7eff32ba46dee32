import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { EMailRequestEvent } from '../e-mail-request/e-mail-request.types.ts';

export type PasswordRequestEvent =
  | EMailRequestEvent
  | DoneActorEvent<void, 'resetPassword'>
  | ErrorActorEvent<unknown, 'resetPassword'>;
