import * as v from 'valibot';
import { register } from '#contract/endpoints/auth.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { eMailProblem } from '#machines/common/e-mail-problem.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { registrationMachine } from '../registration.machine.ts';
import { isAllAgreed, isSound, refusedField } from '../registration.problems.ts';
import { registrationScenarios } from './registration.scenarios.ts';

const invalidFields = (...errors: readonly string[]) => refusal('VALIDATION_ERROR', { errors });

export const registrationModel = defineModel(registrationMachine, {
  inputs: { fresh: { username: '' }, carried: { username: 'jana@linka.example' } },
  cases: {
    changeUsername: {
      address: { value: 'jana@linka.example' },
      'no address': { value: 'jana@linka' },
    },
    changePassword: { strong: { value: 'Linka-2026' }, weak: { value: 'linka-2026' } },
    changeRepeatedPassword: { strong: { value: 'Linka-2026' }, weak: { value: 'linka-2026' } },
    toggleConsent: { age: { consent: 'age' }, terms: { consent: 'terms' }, gdpr: { consent: 'gdpr' } },
    submit: { plain: {} },
    correct: { plain: {} },
  },
  environment: {},
  outcomes: {
    register: {
      made: { output: undefined },
      ...refusalsOf(register, { TOO_MANY_ATTEMPTS: { retryAfter: 61 } }),
      'invalid username': invalidFields('username: Invalid length'),
      'invalid password': invalidFields('password: is not strong'),
      'invalid both': invalidFields('username: Invalid length', 'password: is not strong'),
      'invalid consent': invalidFields('termsAndConditionsAgreed: must be true'),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 4000 },
  abstract: ({ username, failure, ...context }) => ({
    ...context,
    isAddress: eMailProblem(username) === null,
    failed: failure === null ? null : (refusedField(failure) ?? 'elsewhere'),
  }),
  home: ['editing', 'registered'],
  contexts: {
    submitting: v.object({ failure: v.null(), demanded: v.literal(true) }),
    registered: v.object({ password: v.literal(''), repeatedPassword: v.literal(''), failure: v.null() }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'only valid fields are sent': ({ context, value }) => value !== 'submitting' || isSound(context),
    'nothing is sent without all three consents': ({ context, value }) =>
      value !== 'submitting' || isAllAgreed(context),
    'a failure is shown only after a submit': ({ context }) => context.demanded || context.failure === null,
  },
  scenarios: registrationScenarios,
});
