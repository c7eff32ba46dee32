import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { confirmationMachine } from './confirmation.machine.ts';

export type ConfirmationActor = ActorRefFrom<typeof confirmationMachine>;

export const confirmationView = (snapshot: SnapshotFrom<typeof confirmationMachine>) => ({
  question: snapshot.context.question,
  open: snapshot.status === 'active',
  busy: snapshot.hasTag('busy'),
  failed: snapshot.matches('failed'),
  failure: snapshot.context.failure,
  /** If false, the dialog can only be closed. */
  canConfirm: snapshot.matches('working') || snapshot.can({ type: 'confirm' }),
});
