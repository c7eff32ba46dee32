import { noAnswer } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { notificationSettingMachine } from '../notification-setting.machine.ts';
import type { RangedSetting } from '../notification-setting.types.ts';

const settings: readonly RangedSetting[] = [
  {
    setting: { id: 1, type: 'CARD_EXPIRATION', daysInAdvance: 30, email: true, sms: false },
    range: { min: 30, max: 90 },
  },
  {
    setting: { id: 2, type: 'TICKET_EXPIRATION', daysInAdvance: 0, email: false, sms: false },
    range: { min: 1, max: 10 },
  },
];

export const notificationSettingModel = defineModel(notificationSettingMachine, {
  inputs: { fresh: undefined },
  cases: { retry: { plain: {} } },
  environment: {},
  outcomes: {
    readSettings: { read: { output: settings }, noAnswer },
  },
  timeLimit: 'actors',
  bounds: { limit: 100 },
  home: ['shown'],
  exceptions: { noDeadlock: { shown: 'the flow ends when another page opens; each setting has its own flow' } },
  invariants: {
    'the settings are known when they are shown': ({ context, value }) =>
      value !== 'shown' || context.settings !== null,
    'a failure is stored when the settings could not be read': ({ context, value }) =>
      value !== 'unreadable' || context.failure !== null,
  },
  scenarios: {
    'NTF-01: a setting for each type is shown with its range': {
      input: 'fresh',
      steps: ['readSettings=read'],
      ends: 'shown',
      with: ({ settings: shown }) => shown?.length === 2 && shown[0]?.range.max === 90,
      refuses: ['retry'],
    },
    'API-02: the settings can be read again if the server did not answer': {
      input: 'fresh',
      steps: ['readSettings=noAnswer', 'retry', 'readSettings=read'],
      ends: 'shown',
      with: ({ failure }) => failure === null,
    },
  },
});
