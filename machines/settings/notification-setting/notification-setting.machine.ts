import { assertEvent, assign, setup } from 'xstate';
import { failureIn } from '../../common/failure.ts';
import { providedPromise } from '../../common/provided.ts';
import type {
  NotificationSettingContext,
  NotificationSettingEvent,
  RangedSetting,
} from './notification-setting.types.ts';

/** Reads the notification settings of the account. For each setting, another machine saves the changes (NTF-01). */
export const notificationSettingMachine = setup({
  types: {
    context: {} as NotificationSettingContext,
    events: {} as NotificationSettingEvent,
    tags: {} as 'busy',
  },
  actors: {
    readSettings: providedPromise<readonly RangedSetting[]>(),
  },
  actions: {
    rememberSettings: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readSettings');
      return { settings: event.output, failure: null };
    }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
  },
}).createMachine({
  id: 'notificationSetting',
  context: { settings: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The shop reads your notification settings and how many days ahead reminders can be sent.',
      tags: ['busy'],
      meta: { requirements: ['NTF-01'] },
      invoke: {
        id: 'readSettings',
        src: 'readSettings',
        onDone: { target: 'shown', actions: 'rememberSettings' },
        onError: { target: 'unreadable', actions: 'rememberFailure' },
      },
    },
    shown: {
      description: 'You see which reminders you get and how many days ahead, and can change these settings.',
      meta: { requirements: ['NTF-01'] },
    },
    unreadable: {
      description: 'The settings could not be fetched; you can try again.',
      meta: { requirements: ['NTF-01', 'API-02'] },
      on: { retry: { target: 'reading' } },
    },
  },
});
