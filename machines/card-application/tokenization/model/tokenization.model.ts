import * as v from 'valibot';
import { initTokenization } from '#contract/endpoints/tokenizations.ts';
import { broken, garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { tokenizationMachine } from '../tokenization.machine.ts';
import { sampleRedirect } from './tokenization.samples.ts';

export const tokenizationModel = defineModel(tokenizationMachine, {
  inputs: {
    own: { flowId: 'flow', applicationId: 5, linkedCustomerId: null },
    linked: { flowId: 'otherFlow', applicationId: 5, linkedCustomerId: 7 },
  },
  cases: { retry: { plain: {} }, later: { plain: {} } },
  environment: {},
  outcomes: {
    initTokenization: {
      begun: { output: sampleRedirect },
      ...refusalsOf(initTokenization),
      unknown: refusal('NOT_FOUND'),
      noAnswer,
      garbage,
    },
    leaveForGateway: { cameBack: { output: undefined }, wrongAddress: broken },
  },
  timeLimit: 'actors',
  pairs: true,
  bounds: { limit: 500 },
  // All attempts behave like the first attempt.
  abstract: ({ attempts, failure, ...context }) => ({
    ...context,
    isAgain: attempts > 0,
    failure: failure?.name ?? null,
  }),
  home: ['stopped', 'postponed'],
  contexts: {
    leaving: v.object({ target: v.object({ orderId: v.string() }), failure: v.null() }),
  },
  invariants: {
    'the flow is busy exactly in the states that wait for an answer': (snapshot) =>
      snapshot.hasTag('busy') === (snapshot.matches('beginning') || snapshot.matches('leaving')),
  },
  scenarios: {
    'TOK-01: the browser opens the gateway at the address from the server': {
      input: 'own',
      steps: ['initTokenization=begun'],
      ends: 'leaving',
      refuses: ['retry', 'later'],
      with: ({ target }) => target?.orderId === '5000000001',
    },
    'TOK-01: if no answer arrives, the person can try again': {
      input: 'own',
      steps: ['initTokenization=noAnswer', 'retry'],
      ends: 'beginning',
      with: ({ attempts, failure }) => attempts === 0 && failure === null,
    },
    'TOK-01: after a refusal there is no second attempt, the registration can only be postponed': {
      input: 'linked',
      steps: ['initTokenization=CARD_APPLICATION_CLOSED'],
      ends: 'stopped',
      refuses: ['retry'],
      with: ({ failure }) => failure?.name === 'CARD_APPLICATION_CLOSED',
    },
    'TOK-01: a person who returns from the gateway starts a new attempt': {
      input: 'own',
      steps: ['initTokenization=begun', 'leaveForGateway=cameBack', 'retry', 'initTokenization=begun'],
      ends: 'leaving',
      with: ({ attempts }) => attempts === 2,
    },
    'TOK-01: the registration can be postponed if the gateway does not open in time': {
      input: 'own',
      steps: ['initTokenization=begun', 'after patience in leaving', 'later'],
      ends: 'postponed',
    },
    'TOK-01: an address that does not belong to the gateway is not opened': {
      input: 'own',
      steps: ['initTokenization=begun', 'leaveForGateway=wrongAddress'],
      ends: 'stopped',
      with: ({ failure }) => failure !== null,
    },
  },
});
