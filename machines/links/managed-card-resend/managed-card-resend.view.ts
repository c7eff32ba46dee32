import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { managedCardResendMachine } from './managed-card-resend.machine.ts';

export type ManagedCardResendActor = ActorRefFrom<typeof managedCardResendMachine>;

/** What the page shows. Messages are names under `managedCardResend.errors`. */
export const managedCardResendView = (snapshot: SnapshotFrom<typeof managedCardResendMachine>) => {
  const { request, failure } = snapshot.context;
  return {
    /** Until the requests are read again, too. */
    sending: snapshot.hasTag('busy'),
    /** The e-mail that was asked by the request that is being sent, or could not be sent. */
    username: request?.username ?? null,
    /** Told once the page shows the requests as they are now. */
    failure: failure === null || !snapshot.matches('failed') ? null : failure,
  };
};
