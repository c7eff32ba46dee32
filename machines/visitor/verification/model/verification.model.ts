import * as v from 'valibot';
import { confirmation } from '#contract/endpoints/auth.ts';
import { noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { verificationMachine } from '../verification.machine.ts';

export const verificationModel = defineModel(verificationMachine, {
  inputs: {
    mailed: { token: 'token', needsPress: false },
    mailedToBePressed: { token: 'token', needsPress: true },
    bare: { token: '', needsPress: false },
    bareToBePressed: { token: '', needsPress: true },
  },
  cases: { confirm: { plain: {} }, retry: { plain: {} }, askForMail: { plain: {} }, goToLogin: { plain: {} } },
  environment: {},
  outcomes: {
    confirmToken: {
      verified: { output: undefined },
      ...refusalsOf(confirmation),
      VALIDATION_ERROR: refusal('VALIDATION_ERROR'),
      serverFault: refusal('INTERNAL_ERROR'),
      noAnswer,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 100 },
  home: ['failed', 'verified'],
  leave: { events: ['goToLogin'] },
  contexts: {
    asking: v.object({ token: v.pipe(v.string(), v.nonEmpty()), needsPress: v.literal(true), failure: v.null() }),
    confirming: v.object({ token: v.pipe(v.string(), v.nonEmpty()), failure: v.null() }),
    unanswered: v.object({ failure: v.object({ name: v.picklist(['NO_ANSWER', 'INTERNAL_ERROR']) }) }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'the state "failed" is reached only after a refusal or without a token': ({ context, value }) =>
      value !== 'failed' || context.token === '' || (context.failure !== null && context.failure.status === 400),
  },
  scenarios: {
    'VER-01: the page verifies the account automatically': {
      input: 'mailed',
      steps: [],
      ends: 'confirming',
      refuses: ['retry', 'askForMail'],
    },
    'VER-01: if the operator requires a click, the page asks first': {
      input: 'mailedToBePressed',
      steps: [],
      ends: 'asking',
      refuses: ['confirmToken=verified', 'retry', 'askForMail'],
    },
    'VER-01: a click verifies the account; after a failure the person can try again without another question': {
      input: 'mailedToBePressed',
      steps: ['confirm', 'confirmToken=noAnswer', 'retry', 'confirmToken=verified'],
      ends: 'verified',
      refuses: ['confirm'],
    },
    'VER-01: an address without a token shows no question': { input: 'bareToBePressed', steps: [], ends: 'failed' },
    'VER-01: the log-in page opens after the account is verified': {
      input: 'mailed',
      steps: ['confirmToken=verified'],
      ends: 'verified',
      with: ({ failure }) => failure === null,
    },
    'VER-01: a refused link is reported, and there is no second attempt': {
      input: 'mailed',
      steps: ['confirmToken=INVALID_VERIFICATION_TOKEN'],
      ends: 'failed',
      with: ({ failure }) => failure?.name === 'INVALID_VERIFICATION_TOKEN',
      refuses: ['retry'],
    },
    'VER-01: a new mail can be requested after the link was refused': {
      input: 'mailed',
      steps: ['confirmToken=VALIDATION_ERROR', 'askForMail'],
      ends: 'left',
    },
    'VER-01: an address without a token fails without a call': {
      input: 'bare',
      steps: [],
      ends: 'failed',
      refuses: ['confirmToken=verified', 'retry'],
    },
    'API-02: the verification can be tried again if the server did not answer': {
      input: 'mailed',
      steps: ['confirmToken=noAnswer', 'retry'],
      ends: 'confirming',
      with: ({ failure }) => failure === null,
    },
    'API-02: the verification can be tried again after an internal error of the server': {
      input: 'mailed',
      steps: ['confirmToken=serverFault', 'retry', 'confirmToken=verified'],
      ends: 'verified',
    },
    'VER-01: the person can leave without waiting for the answer': {
      input: 'mailed',
      steps: ['goToLogin'],
      ends: 'left',
    },
    'VER-01: the person can go back to log-in if the server did not answer': {
      input: 'mailed',
      steps: ['confirmToken=noAnswer', 'goToLogin'],
      ends: 'left',
    },
  },
});
