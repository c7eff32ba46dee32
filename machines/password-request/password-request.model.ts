import * as v from 'valibot';
import type { ErrorOf } from '../../contract/endpoint.ts';
import type { resetPassword } from '../../contract/endpoints/auth.ts';
import { eMailProblem } from '../e-mail-problem.ts';
import { defineModel } from '../flow-model.ts';
import { passwordRequestMachine } from './password-request.machine.ts';

const failed = (name: string, status: number, metadata: Record<string, number> = {}) => ({
  error: { name, status, metadata },
});

/** Every refusal of the contract: a new one there does not compile here. */
const refusals = {
  INVALID_EMAIL: failed('INVALID_EMAIL', 400),
  TOO_MANY_ATTEMPTS: failed('TOO_MANY_ATTEMPTS', 429, { retryAfter: 61 }),
} satisfies Record<ErrorOf<typeof resetPassword>, unknown>;

const sent = ['changeEMail/address', 'submit'];

export const passwordRequestModel = defineModel(passwordRequestMachine, {
  inputs: { fresh: { eMail: '' }, carried: { eMail: 'jana@linka.example' } },
  cases: {
    changeEMail: {
      address: { value: 'jana@linka.example' },
      'no address': { value: 'jana@linka' },
    },
    submit: { plain: {} },
    correct: { plain: {} },
  },
  environment: {},
  outcomes: {
    resetPassword: {
      mailed: { output: undefined },
      ...refusals,
      invalid: failed('VALIDATION_ERROR', 400),
      noAnswer: failed('NO_ANSWER', 0),
      garbage: failed('UNREADABLE_ANSWER', 200),
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 100 },
  abstract: ({ failure, ...context }) => ({ ...context, failed: failure !== null }),
  home: ['editing', 'sent'],
  contexts: {
    submitting: v.object({ failure: v.null() }),
    sent: v.object({ failure: v.null(), demanded: v.literal(false) }),
  },
  invariants: {
    'busy exactly while an answer is awaited': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'only an address is sent': ({ context, value }) => value !== 'submitting' || eMailProblem(context.eMail) === null,
    'what is told was asked for': ({ context }) => context.demanded || context.failure === null,
  },
  scenarios: {
    'PWD-01: the mail is on its way': {
      input: 'fresh',
      steps: [...sent, 'resetPassword=mailed'],
      ends: 'sent',
      with: ({ eMail }) => eMail === 'jana@linka.example',
    },
    'PWD-01: a wrong address can be corrected': {
      input: 'fresh',
      steps: [...sent, 'resetPassword=mailed', 'correct'],
      ends: 'editing',
      with: ({ eMail, demanded }) => eMail === 'jana@linka.example' && !demanded,
    },
    'PWD-01: the e-mail of log-in is there already': { input: 'carried', steps: ['submit'], ends: 'submitting' },
    'PWD-01: nothing is marked before the first submit': {
      input: 'fresh',
      steps: ['changeEMail/no address'],
      ends: 'editing',
      with: ({ demanded }) => !demanded,
    },
    'PWD-01: an address is required': {
      input: 'fresh',
      steps: ['submit'],
      ends: 'editing',
      with: (context) => context.demanded && eMailProblem(context.eMail) === 'EMPTY_USERNAME',
    },
    'PWD-01: an address without a top level is none': {
      input: 'fresh',
      steps: ['changeEMail/no address', 'submit'],
      ends: 'editing',
      with: (context) => context.demanded && eMailProblem(context.eMail) === 'INVALID_EMAIL',
    },
    'PWD-01: no second request while one is under way': {
      input: 'fresh',
      steps: sent,
      ends: 'submitting',
      refuses: ['submit', 'changeEMail/no address', 'correct'],
    },
    'PWD-01: an address that the server refuses is told and stays': {
      input: 'fresh',
      steps: [...sent, 'resetPassword=INVALID_EMAIL'],
      ends: 'editing',
      with: ({ eMail, failure }) => eMail === 'jana@linka.example' && failure?.name === 'INVALID_EMAIL',
    },
    'PWD-01: it is not told any more of another address': {
      input: 'fresh',
      steps: [...sent, 'resetPassword=INVALID_EMAIL', 'changeEMail/no address'],
      ends: 'editing',
      with: ({ demanded, failure }) => demanded && failure === null,
    },
    'PWD-01: without an answer the same may be sent again': {
      input: 'fresh',
      steps: [...sent, 'resetPassword=noAnswer', 'submit', 'resetPassword=mailed'],
      ends: 'sent',
    },
  },
});
