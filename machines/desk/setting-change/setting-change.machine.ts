import { assertEvent, assign, setup } from 'xstate';
import { failureIn } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { enteredOf, readEntered } from './setting-change.form.ts';
import { requestOf } from './setting-change.request.ts';
import type {
  SettingChangeContext,
  SettingChangeEvent,
  SettingChangeInput,
  SettingChangeRequest,
} from './setting-change.types.ts';

const isSound = ({ setting, entered, notation }: SettingChangeContext): boolean =>
  'value' in readEntered(setting, entered, notation);

/** Changes one setting; only the operator's staff can do this (OPD-03, ours). */
export const settingChangeMachine = setup({
  types: {
    context: {} as SettingChangeContext,
    events: {} as SettingChangeEvent,
    input: {} as SettingChangeInput,
    tags: {} as 'busy',
  },
  actors: {
    send: providedPromise<void, SettingChangeRequest>(),
  },
  guards: {
    needsNoQuestion: ({ context }) => !context.setting.money && isSound(context),
    needsQuestion: ({ context }) => context.setting.money && isSound(context),
    differsFromStandard: ({ context: { setting, entered, notation } }) =>
      setting.standard !== null &&
      JSON.stringify(enteredOf(setting, setting.standard, notation)) !== JSON.stringify(entered),
    isOvertaken: ({ event }) => failureIn(event)?.name === 'SETTING_CHANGED',
  },
  actions: {
    rememberEntry: assign(({ context, event }) => {
      assertEvent(event, 'change');
      return { entered: { ...context.entered, [event.field]: event.value } };
    }),
    rememberStandard: assign(({ context: { setting, notation } }) => ({
      entered: enteredOf(setting, setting.standard, notation),
    })),
    demand: assign({ demanded: true }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceChanged: providedAction,
    refreshSettings: providedAction,
  },
}).createMachine({
  id: 'settingChange',
  context: ({ input: { setting, notation } }) => ({
    setting,
    notation,
    entered: enteredOf(setting, setting.value, notation),
    demanded: false,
    failure: null,
  }),
  initial: 'filling',
  states: {
    filling: {
      description: 'You change the value of a setting, or enter its default value.',
      meta: { requirements: ['OPD-03', 'DLG-01', 'API-04'] },
      on: {
        change: { actions: ['rememberEntry', 'forgetFailure'] },
        enterStandard: { guard: 'differsFromStandard', actions: ['rememberStandard', 'forgetFailure'] },
        submit: [
          { guard: 'needsQuestion', target: 'asking', actions: ['demand', 'forgetFailure'] },
          { guard: 'needsNoQuestion', target: 'sending', actions: ['demand', 'forgetFailure'] },
          { actions: ['demand', 'forgetFailure'] },
        ],
        close: { target: 'closed' },
      },
    },
    asking: {
      description: 'The setting is about money: you see the old and the new value, and have to confirm the change.',
      meta: { requirements: ['OPD-03'] },
      on: {
        submit: { target: 'sending' },
        goBack: { target: 'filling' },
        close: { target: 'closed' },
      },
    },
    sending: {
      description: 'The change is being sent. You cannot do anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['OPD-03', 'DLG-01'] },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'changed', actions: ['announceChanged', 'refreshSettings'] },
        onError: [
          { guard: 'isOvertaken', target: 'overtaken', actions: 'refreshSettings' },
          { target: 'filling', actions: 'rememberFailure' },
        ],
      },
    },
    overtaken: {
      description: 'Somebody else has changed the setting since you opened it, so your change was not made.',
      meta: { requirements: ['OPD-03'] },
      on: { close: { target: 'closed' } },
    },
    changed: {
      type: 'final',
      description: 'The setting is changed; the page shows the new value and who changed it.',
      meta: { requirements: ['OPD-03'] },
    },
    closed: {
      type: 'final',
      description: 'You closed the dialog. Nothing was changed.',
      meta: { requirements: ['DLG-01'] },
    },
  },
});
