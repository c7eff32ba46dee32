import { assertEvent, assign, setup } from 'xstate';
import type { NotificationType } from '#contract/entities/notification-setting.ts';
import { namedByToken } from '#rules/unsubscribe-token.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { failureIn, failureOf } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import type {
  NotificationUnsubscribeContext,
  NotificationUnsubscribeEvent,
  NotificationUnsubscribeInput,
} from './notification-unsubscribe.types.ts';

/**
 * Switches reminders off by the link in a mail. It asks for a confirmation first, because mail scanners open links
 * (NTF-02).
 */
export const notificationUnsubscribeMachine = setup({
  types: {
    context: {} as NotificationUnsubscribeContext,
    events: {} as NotificationUnsubscribeEvent,
    input: {} as NotificationUnsubscribeInput,
    tags: {} as 'busy',
  },
  actors: {
    sendUnsubscribe: providedPromise<NotificationType, NotificationUnsubscribeInput>(),
  },
  guards: {
    isWhole: ({ context }) => context.type !== null,
    isPassingFailure: ({ event }) => 'error' in event && isPassing(failureOf(event.error)),
  },
  actions: {
    rememberType: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.sendUnsubscribe');
      return { type: event.output };
    }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    goToSettings: providedAction,
  },
}).createMachine({
  id: 'notificationUnsubscribe',
  context: ({ input: { token } }) => ({ token, type: namedByToken(token)?.type ?? null, failure: null }),
  initial: 'opening',
  on: {
    goToSettings: { target: '.left', actions: 'goToSettings' },
  },
  states: {
    opening: {
      description: 'You have opened the link of a reminder. The shop checks whether the link is complete.',
      meta: { requirements: ['NTF-02'] },
      always: [{ guard: 'isWhole', target: 'asking' }, { target: 'refused' }],
    },
    asking: {
      description: 'The shop asks whether it should switch the reminders off. Nothing has changed yet.',
      meta: { requirements: ['NTF-02'] },
      on: { switchOff: { target: 'switchingOff' } },
    },
    switchingOff: {
      description: 'The reminders are being switched off.',
      tags: ['busy'],
      meta: { requirements: ['NTF-02'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'sendUnsubscribe',
        src: 'sendUnsubscribe',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'switchedOff', actions: 'rememberType' },
        onError: [
          { guard: 'isPassingFailure', target: 'unanswered', actions: 'rememberFailure' },
          { target: 'refused', actions: 'rememberFailure' },
        ],
      },
    },
    unanswered: {
      description: 'The shop could not find out whether the reminders are switched off. You can try again.',
      meta: { requirements: ['NTF-02', 'API-02'] },
      on: { switchOff: { target: 'switchingOff' } },
    },
    switchedOff: {
      description: 'The reminders are switched off. You can switch them on again in the settings.',
      meta: { requirements: ['NTF-02'] },
    },
    refused: {
      description: 'The link is broken. You can switch reminders off in the settings.',
      meta: { requirements: ['NTF-02', 'API-04'] },
    },
    left: {
      type: 'final',
      description: 'You have opened the settings.',
      meta: { requirements: ['NTF-02'] },
    },
  },
});
