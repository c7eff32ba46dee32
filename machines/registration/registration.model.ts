import * as v from 'valibot';
import type { ErrorOf } from '../../contract/endpoint.ts';
import type { register } from '../../contract/endpoints/auth.ts';
import { errorStatus } from '../../contract/error-names.ts';
import { eMailProblem } from '../e-mail-problem.ts';
import { defineModel } from '../flow-model.ts';
import { registrationMachine } from './registration.machine.ts';
import { isAllAgreed, isSound, refusedField } from './registration.problems.ts';
import { registrationScenarios } from './registration.scenarios.ts';

const failed = (name: string, status: number, errors?: readonly string[]) => ({
  error: { name, status, metadata: {}, ...(errors === undefined ? {} : { errors }) },
});
const refusal = (name: ErrorOf<typeof register>) => failed(name, errorStatus[name]);

/** Every refusal of the contract: a new one there does not compile here. */
const refusals = {
  INVALID_EMAIL: refusal('INVALID_EMAIL'),
  EMPTY_USERNAME: refusal('EMPTY_USERNAME'),
  EMPTY_PASSWORD: refusal('EMPTY_PASSWORD'),
  CUSTOMER_EMAIL_NOT_UNIQUE: refusal('CUSTOMER_EMAIL_NOT_UNIQUE'),
  TOO_MANY_ATTEMPTS: { error: { name: 'TOO_MANY_ATTEMPTS', status: 429, metadata: { retryAfter: 61 } } },
} satisfies Record<ErrorOf<typeof register>, unknown>;

const invalid = (...errors: readonly string[]) => failed('VALIDATION_ERROR', 400, errors);

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
      ...refusals,
      'invalid username': invalid('username: Invalid length'),
      'invalid password': invalid('password: is not strong'),
      'invalid both': invalid('username: Invalid length', 'password: is not strong'),
      'invalid consent': invalid('termsAndConditionsAgreed: must be true'),
      noAnswer: failed('NO_ANSWER', 0),
      garbage: failed('UNREADABLE_ANSWER', 200),
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
    'busy exactly while an answer is awaited': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'only a sound account is sent': ({ context, value }) => value !== 'submitting' || isSound(context),
    'nothing is sent before all three are agreed to': ({ context, value }) =>
      value !== 'submitting' || isAllAgreed(context),
    'what is told was asked for': ({ context }) => context.demanded || context.failure === null,
  },
  scenarios: registrationScenarios,
});
