import * as v from 'valibot';
import { changeSystemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { readEntered } from '../setting-change.form.ts';
import { settingChangeMachine } from '../setting-change.machine.ts';
import { daysSetting, moneySetting } from './setting-change.samples.ts';

const notation = { language: 'cs', currency: 'CZK' };
const range = { name: daysSetting.name, least: 0, most: 60 };

export const settingChangeModel = defineModel(settingChangeMachine, {
  inputs: {
    days: { setting: daysSetting, notation },
    money: { setting: moneySetting, notation },
  },
  variantOf: ({ setting }) => setting.kind,
  cases: {
    change: {
      higher: { field: 'value', value: '45' },
      'too high': { field: 'value', value: '99999999' },
      nothing: { field: 'value', value: '' },
    },
    enterStandard: { plain: {} },
    submit: { plain: {} },
    goBack: { plain: {} },
    close: { plain: {} },
  },
  environment: {},
  outcomes: {
    send: {
      sent: { output: undefined },
      ...refusalsOf(changeSystemConfigurations, { SETTING_OUT_OF_RANGE: range }),
      FORBIDDEN: refusal('FORBIDDEN'),
      VALIDATION_ERROR: refusal('VALIDATION_ERROR'),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 1000 },
  abstract: ({ failure, ...context }) => ({ ...context, failed: failure !== null }),
  home: ['filling'],
  leave: { events: ['close'] },
  exceptions: {
    leavable: { sending: 'the change may already be made, so the flow waits until the call ends' },
  },
  contexts: { sending: v.object({ failure: v.null(), demanded: v.literal(true) }) },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'only a value without an error is confirmed or sent': ({ context, value }) =>
      (value !== 'sending' && value !== 'asking') ||
      'value' in readEntered(context.setting, context.entered, context.notation),
    'a failure is shown only after a submit': ({ context }) => context.demanded || context.failure === null,
  },
  scenarios: {
    'OPD-03: a setting can be changed': {
      input: 'days',
      steps: ['change/higher', 'submit', 'send=sent'],
      ends: 'changed',
      effects: ['announceChanged', 'refreshSettings'],
    },
    'OPD-03: a setting about money needs a confirmation': {
      input: 'money',
      steps: ['change/higher', 'submit'],
      ends: 'asking',
      refuses: ['change/higher', 'enterStandard'],
    },
    'OPD-03: the clerk can go back from the confirmation and change the amount': {
      input: 'money',
      steps: ['change/higher', 'submit', 'goBack'],
      ends: 'filling',
      with: ({ entered }) => entered['value'] === '45',
    },
    'OPD-03: a value outside the range is not sent': {
      input: 'days',
      steps: ['change/too high', 'submit'],
      ends: 'filling',
      with: ({ demanded }) => demanded,
    },
    'OPD-03: the default value can be entered again': {
      input: 'days',
      steps: ['change/higher', 'enterStandard'],
      ends: 'filling',
      with: ({ entered }) => entered['value'] === '60',
    },
    'OPD-03: a setting that somebody else has changed meanwhile is not changed': {
      input: 'days',
      steps: ['change/higher', 'submit', 'send=SETTING_CHANGED'],
      ends: 'overtaken',
      effects: ['refreshSettings'],
      refuses: ['submit', 'change/higher'],
    },
    'DLG-01: the input stays after a failure, and can be sent again': {
      input: 'days',
      steps: ['change/higher', 'submit', 'send=noAnswer', 'submit'],
      ends: 'sending',
      with: ({ entered, failure }) => entered['value'] === '45' && failure === null,
    },
    'DLG-01: nothing can be changed, sent or closed while the change is being sent': {
      input: 'days',
      steps: ['change/higher', 'submit'],
      ends: 'sending',
      refuses: ['submit', 'close', 'change/nothing', 'enterStandard'],
    },
  },
});
