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
  // Each attempt is like the first one.
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
    'TOK-01: the browser leaves for the gateway that the server has named': {
      input: 'own',
      steps: ['initTokenization=begun'],
      ends: 'leaving',
      refuses: ['retry', 'later'],
      with: ({ target }) => target?.orderId === '5000000001',
    },
    'TOK-01: after no answer the person can try again': {
      input: 'own',
      steps: ['initTokenization=noAnswer', 'retry'],
      ends: 'beginning',
      with: ({ attempts, failure }) => attempts === 0 && failure === null,
    },
    'TOK-01: a refusal cannot be tried again unchanged, only put off': {
      input: 'linked',
      steps: ['initTokenization=CARD_APPLICATION_CLOSED'],
      ends: 'stopped',
      refuses: ['retry'],
      with: ({ failure }) => failure?.name === 'CARD_APPLICATION_CLOSED',
    },
    'TOK-01: who comes back from the gateway begins a new attempt': {
      input: 'own',
      steps: ['initTokenization=begun', 'leaveForGateway=cameBack', 'retry', 'initTokenization=begun'],
      ends: 'leaving',
      with: ({ attempts }) => attempts === 2,
    },
    'TOK-01: a gateway that does not open is not waited for': {
      input: 'own',
      steps: ['initTokenization=begun', 'after patience in leaving', 'later'],
      ends: 'postponed',
    },
    'TOK-01: an address that is not the gateway’s is not opened': {
      input: 'own',
      steps: ['initTokenization=begun', 'leaveForGateway=wrongAddress'],
      ends: 'stopped',
      with: ({ failure }) => failure !== null,
    },
  },
});
