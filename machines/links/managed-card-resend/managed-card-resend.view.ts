import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { managedCardResendMachine } from './managed-card-resend.machine.ts';

export type ManagedCardResendActor = ActorRefFrom<typeof managedCardResendMachine>;

/** Messages are names of texts under `managedCardResend.errors`. */
export const managedCardResendView = (snapshot: SnapshotFrom<typeof managedCardResendMachine>) => {
  const { request, failure } = snapshot.context;
  return {
    /** Also true while the requests are fetched again. */
    sending: snapshot.hasTag('busy'),
    /** The recipient's e-mail in the request that is being sent or could not be sent. */
    username: request?.username ?? null,
    /** Not shown before the requests are fetched again. */
    failure: failure === null || !snapshot.matches('failed') ? null : failure,
  };
};
