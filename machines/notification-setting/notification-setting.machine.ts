import { assertEvent, assign, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { providedPromise } from '../provided.ts';
import type {
  NotificationRanges,
  NotificationSettingContext,
  NotificationSettingEvent,
} from './notification-setting.types.ts';

/** When reminders of an expiring card or ticket may come (first specification, 2 'Notification setting'). */
export const notificationSettingMachine = setup({
  types: {
    context: {} as NotificationSettingContext,
    events: {} as NotificationSettingEvent,
    tags: {} as 'busy',
  },
  actors: {
    readRanges: providedPromise<NotificationRanges>(),
  },
  actions: {
    rememberRanges: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readRanges');
      return { ranges: event.output, failure: null };
    }),
    rememberFailure: assign({ failure: ({ event }) => ('error' in event ? failureOf(event.error) : null) }),
  },
}).createMachine({
  id: 'notificationSetting',
  context: { ranges: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The shop reads how many days ahead reminders can be sent.',
      tags: ['busy'],
      meta: { requirements: ['NTF-01'] },
      invoke: {
        id: 'readRanges',
        src: 'readRanges',
        onDone: { target: 'shown', actions: 'rememberRanges' },
        onError: { target: 'unreadable', actions: 'rememberFailure' },
      },
    },
    shown: {
      description: 'You see how many days ahead reminders of your card and of your tickets can be sent.',
      meta: { requirements: ['NTF-01'] },
    },
    unreadable: {
      description: 'The settings could not be fetched; you can try again.',
      meta: { requirements: ['NTF-01', 'API-02'] },
      on: { retry: { target: 'reading' } },
    },
  },
});
