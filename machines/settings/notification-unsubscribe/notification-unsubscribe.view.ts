import type { SnapshotFrom } from 'xstate';
import type { notificationUnsubscribeMachine } from './notification-unsubscribe.machine.ts';

export function notificationUnsubscribeView(snapshot: SnapshotFrom<typeof notificationUnsubscribeMachine>) {
  const { type, failure } = snapshot.context;
  return {
    type,
    isRefused: snapshot.matches('refused'),
    isUnanswered: snapshot.matches('unanswered'),
    isSwitchedOff: snapshot.matches('switchedOff'),
    isBusy: snapshot.hasTag('busy'),
    /** The reminders can be switched off, or are being switched off. */
    isOffered: snapshot.matches('asking') || snapshot.matches('switchingOff') || snapshot.matches('unanswered'),
    /** A broken link is shown in the same way as a link that the server refuses. */
    failureName: failure?.name ?? 'INVALID_UNSUBSCRIBE_TOKEN',
  };
}
