import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { EMailRequestEvent } from '../e-mail-request/e-mail-request.types.ts';

export type VerificationResendEvent =
  | EMailRequestEvent
  | DoneActorEvent<void, 'resendVerification'>
  | ErrorActorEvent<unknown, 'resendVerification'>;
