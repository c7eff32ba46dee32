import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { NotificationType } from '#contract/entities/notification-setting.ts';
import type { Failure } from '../../common/failure.ts';

export interface NotificationUnsubscribeInput {
  /** The signed token of the mailed link; '' = the address has no token. */
  readonly token: string;
}

export interface NotificationUnsubscribeContext extends NotificationUnsubscribeInput {
  /** The reminders that the link names; null = the link is broken. */
  readonly type: NotificationType | null;
  /** Why the reminders could not be switched off; null = no failure. */
  readonly failure: Failure | null;
}

export type NotificationUnsubscribeEvent =
  | { readonly type: 'switchOff' }
  /** The person opens the notification settings. */
  | { readonly type: 'goToSettings' }
  | DoneActorEvent<NotificationType, 'sendUnsubscribe'>
  | ErrorActorEvent<unknown, 'sendUnsubscribe'>;
