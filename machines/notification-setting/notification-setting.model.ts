import { noAnswer } from '../call-outcomes.ts';
import { defineModel } from '../flow-model.ts';
import { notificationSettingMachine } from './notification-setting.machine.ts';

const ranges = { card: { min: 30, max: 90 }, ticket: { min: 1, max: 10 } };

export const notificationSettingModel = defineModel(notificationSettingMachine, {
  inputs: { fresh: undefined },
  cases: { retry: { plain: {} } },
  environment: {},
  outcomes: {
    readRanges: { read: { output: ranges }, noAnswer },
  },
  timeLimit: 'actors',
  bounds: { limit: 100 },
  home: ['shown'],
  exceptions: { noDeadlock: { shown: 'there is something to read and nothing to do; another page ends it' } },
  invariants: {
    'the ranges are known when they are shown': ({ context, value }) => value !== 'shown' || context.ranges !== null,
    'a failure is kept when the ranges could not be read': ({ context, value }) =>
      value !== 'unreadable' || context.failure !== null,
  },
  scenarios: {
    'NTF-01: the ranges are shown': {
      input: 'fresh',
      steps: ['readRanges=read'],
      ends: 'shown',
      with: ({ ranges: shown }) => shown?.card.max === 90 && shown.ticket.min === 1,
      refuses: ['retry'],
    },
    'API-02: the ranges can be read again after no answer': {
      input: 'fresh',
      steps: ['readRanges=noAnswer', 'retry', 'readRanges=read'],
      ends: 'shown',
      with: ({ failure }) => failure === null,
    },
  },
});
