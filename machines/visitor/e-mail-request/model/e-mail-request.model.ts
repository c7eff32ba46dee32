import * as v from 'valibot';
import { resendVerification, resetPassword } from '#contract/endpoints/auth.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { eMailProblem } from '#machines/common/e-mail-problem.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { eMailRequestMachine } from '../e-mail-request.machine.ts';
import { eMailRequestScenarios } from './e-mail-request.scenarios.ts';

export const eMailRequestModel = defineModel(eMailRequestMachine, {
  inputs: {
    passwordReset: { mail: 'passwordReset', eMail: '' },
    passwordResetFromLogin: { mail: 'passwordReset', eMail: 'jana@linka.example' },
    verification: { mail: 'verification', eMail: '' },
    verificationFromLogin: { mail: 'verification', eMail: 'jana@linka.example' },
  },
  variantOf: ({ mail }) => mail,
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
    requestMail: {
      mailed: { output: undefined },
      ...refusalsOf(resetPassword, { TOO_MANY_ATTEMPTS: { retryAfter: 61 } }),
      ...refusalsOf(resendVerification, { TOO_MANY_ATTEMPTS: { retryAfter: 61 } }),
      invalid: refusal('VALIDATION_ERROR'),
      noAnswer,
      garbage,
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
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'only a valid address is sent': ({ context, value }) =>
      value !== 'submitting' || eMailProblem(context.eMail) === null,
    'a failure is shown only after a submit': ({ context }) => context.demanded || context.failure === null,
  },
  scenarios: eMailRequestScenarios,
});
