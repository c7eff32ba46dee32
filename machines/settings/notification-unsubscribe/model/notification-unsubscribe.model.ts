import * as v from 'valibot';
import { unsubscribeNotifications } from '#contract/endpoints/customer-account-notifications.ts';
import { noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { notificationUnsubscribeMachine } from '../notification-unsubscribe.machine.ts';

export const notificationUnsubscribeModel = defineModel(notificationUnsubscribeMachine, {
  inputs: { mailed: { token: '1.CARD_EXPIRATION.signature' }, broken: { token: '1.CARD' }, bare: { token: '' } },
  cases: { switchOff: { plain: {} }, goToSettings: { plain: {} } },
  environment: {},
  outcomes: {
    sendUnsubscribe: {
      switchedOff: { output: 'CARD_EXPIRATION' },
      ...refusalsOf(unsubscribeNotifications),
      serverFault: refusal('INTERNAL_ERROR'),
      noAnswer,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 100 },
  home: ['switchedOff', 'refused'],
  leave: { events: ['goToSettings'] },
  contexts: {
    asking: v.object({ type: v.string(), failure: v.null() }),
    switchingOff: v.object({ type: v.string(), failure: v.null() }),
    switchedOff: v.object({ type: v.string(), failure: v.null() }),
    unanswered: v.object({ failure: v.object({ name: v.picklist(['NO_ANSWER', 'INTERNAL_ERROR']) }) }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'the state "refused" is reached only after a refusal, or if the link has no valid token': ({ context, value }) =>
      value !== 'refused' || context.type === null || context.failure?.status === 400,
  },
  scenarios: {
    'NTF-02: opening the link changes nothing': {
      input: 'mailed',
      steps: [],
      ends: 'asking',
      refuses: ['sendUnsubscribe=switchedOff'],
    },
    'NTF-02: one click switches the reminders off': {
      input: 'mailed',
      steps: ['switchOff', 'sendUnsubscribe=switchedOff'],
      ends: 'switchedOff',
      with: ({ type }) => type === 'CARD_EXPIRATION',
      refuses: ['switchOff'],
    },
    'NTF-02: the reason for a refusal is shown, and there is no second attempt': {
      input: 'mailed',
      steps: ['switchOff', 'sendUnsubscribe=INVALID_UNSUBSCRIBE_TOKEN'],
      ends: 'refused',
      with: ({ failure }) => failure?.name === 'INVALID_UNSUBSCRIBE_TOKEN',
      refuses: ['switchOff'],
    },
    'NTF-02: a broken link is refused without a call': {
      input: 'broken',
      steps: [],
      ends: 'refused',
      refuses: ['switchOff'],
    },
    'NTF-02: an address without a token is refused without a call': {
      input: 'bare',
      steps: ['goToSettings'],
      ends: 'left',
    },
    'API-02: switching off can be tried again if the server did not answer': {
      input: 'mailed',
      steps: ['switchOff', 'sendUnsubscribe=noAnswer', 'switchOff', 'sendUnsubscribe=switchedOff'],
      ends: 'switchedOff',
      with: ({ failure }) => failure === null,
    },
    'NTF-02: the person can open the settings': {
      input: 'mailed',
      steps: ['switchOff', 'sendUnsubscribe=switchedOff', 'goToSettings'],
      ends: 'left',
      effects: ['goToSettings'],
    },
  },
});
