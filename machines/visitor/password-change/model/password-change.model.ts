import * as v from 'valibot';
import { changePassword } from '#contract/endpoints/auth.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { confirmationProblem, isSound, passwordProblem } from '#machines/common/new-password.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { passwordChangeMachine } from '../password-change.machine.ts';

const strong = 'Linka-2026';
const typed = ['changePassword/strong', 'changeConfirmation/same'];

export const passwordChangeModel = defineModel(passwordChangeMachine, {
  inputs: { mailed: { token: 'token' }, bare: { token: '' } },
  cases: {
    changePassword: { strong: { value: strong }, weak: { value: 'linka' }, empty: { value: '' } },
    changeConfirmation: { same: { value: strong }, other: { value: 'Linka-2027' }, empty: { value: '' } },
    submit: { plain: {} },
    askForMail: { plain: {} },
    goToLogin: { plain: {} },
  },
  environment: {},
  outcomes: {
    sendPassword: {
      changed: { output: undefined },
      ...refusalsOf(changePassword, { TOO_MANY_ATTEMPTS: { retryAfter: 61 } }),
      VALIDATION_ERROR: refusal('VALIDATION_ERROR'),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 500 },
  abstract: ({ failure, ...context }) => ({ ...context, failed: failure !== null }),
  home: ['editing'],
  leave: { events: ['goToLogin'] },
  contexts: {
    editing: v.object({ token: v.pipe(v.string(), v.nonEmpty()) }),
    saving: v.object({ token: v.pipe(v.string(), v.nonEmpty()), failure: v.null(), demanded: v.literal(true) }),
    linkMissing: v.object({ token: v.literal(''), failure: v.null() }),
    linkRefused: v.object({ failure: v.object({ name: v.literal('INVALID_VERIFICATION_TOKEN') }) }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'a password is sent only if it is strong and the confirmation is equal': ({ context, value }) =>
      value !== 'saving' || isSound(context),
    'no password is kept in a state without a form': ({ context, value }) =>
      value === 'editing' || value === 'saving' || context.token + context.password + context.confirmation === '',
  },
  scenarios: {
    'PWD-02: a strong password that is typed twice is saved': {
      input: 'mailed',
      steps: [...typed, 'submit', 'sendPassword=changed'],
      ends: 'changed',
      with: ({ token, password, confirmation }) => token === '' && password === '' && confirmation === '',
    },
    'PWD-02: nothing is marked before the first submit': {
      input: 'mailed',
      steps: ['changePassword/weak', 'changeConfirmation/other'],
      ends: 'editing',
      with: ({ demanded }) => !demanded,
    },
    'PWD-02: an empty form is not sent': {
      input: 'mailed',
      steps: ['submit'],
      ends: 'editing',
      with: (context) =>
        context.demanded && passwordProblem(context) === 'EMPTY' && confirmationProblem(context) === 'EMPTY',
    },
    'PWD-02: a weak password is not sent': {
      input: 'mailed',
      steps: ['changePassword/weak', 'changeConfirmation/same', 'submit'],
      ends: 'editing',
      with: (context) => context.demanded && passwordProblem(context) === 'WEAK',
    },
    'PWD-02: two different passwords are not sent': {
      input: 'mailed',
      steps: ['changePassword/strong', 'changeConfirmation/other', 'submit'],
      ends: 'editing',
      with: (context) => context.demanded && confirmationProblem(context) === 'DIFFERENT',
    },
    'PWD-02: a marked field stays marked until it is corrected; then the form can be sent': {
      input: 'mailed',
      steps: ['changePassword/strong', 'submit', 'changeConfirmation/same', 'submit'],
      ends: 'saving',
      with: ({ demanded, failure }) => demanded && failure === null,
    },
    'PWD-02: nothing can be typed or sent while saving': {
      input: 'mailed',
      steps: [...typed, 'submit'],
      ends: 'saving',
      refuses: ['submit', 'changePassword/weak', 'changeConfirmation/other', 'askForMail'],
    },
    'PWD-02: a link that was used or has expired is reported, and the typed password is cleared': {
      input: 'mailed',
      steps: [...typed, 'submit', 'sendPassword=INVALID_VERIFICATION_TOKEN'],
      ends: 'linkRefused',
      with: ({ failure, token, password }) =>
        failure?.name === 'INVALID_VERIFICATION_TOKEN' && token === '' && password === '',
      refuses: ['submit', 'changePassword/strong'],
    },
    'PWD-02: a new mail can be requested after the link was refused': {
      input: 'mailed',
      steps: [...typed, 'submit', 'sendPassword=INVALID_VERIFICATION_TOKEN', 'askForMail'],
      ends: 'left',
    },
    'PWD-02: an address without a token is reported at once': {
      input: 'bare',
      steps: [],
      ends: 'linkMissing',
      refuses: ['submit', 'changePassword/strong'],
    },
    'PWD-02: a new mail can be requested when the token is missing': {
      input: 'bare',
      steps: ['askForMail'],
      ends: 'left',
    },
    'PWD-02: an e-mail that is not unique is reported, and the typed password is kept': {
      input: 'mailed',
      steps: [...typed, 'submit', 'sendPassword=CUSTOMER_EMAIL_NOT_UNIQUE'],
      ends: 'editing',
      with: ({ failure, password, confirmation, token }) =>
        failure?.name === 'CUSTOMER_EMAIL_NOT_UNIQUE' &&
        password === strong &&
        confirmation === strong &&
        token === 'token',
    },
    'API-02: the same password can be sent again if the server did not answer': {
      input: 'mailed',
      steps: [...typed, 'submit', 'sendPassword=noAnswer', 'submit'],
      ends: 'saving',
      with: ({ failure }) => failure === null,
    },
    'API-04: the reason for a refusal is shown until the password is changed': {
      input: 'mailed',
      steps: [...typed, 'submit', 'sendPassword=TOO_MANY_ATTEMPTS', 'changePassword/weak'],
      ends: 'editing',
      with: ({ failure }) => failure === null,
    },
    'API-04: the reason for a refusal is shown until the confirmation is changed': {
      input: 'mailed',
      steps: [...typed, 'submit', 'sendPassword=VALIDATION_ERROR', 'changeConfirmation/other'],
      ends: 'editing',
      with: ({ failure, confirmation }) => failure === null && confirmation === 'Linka-2027',
    },
    'PWD-02: the typed password is cleared when the person goes back to log-in': {
      input: 'mailed',
      steps: [...typed, 'goToLogin'],
      ends: 'left',
      with: ({ token, password, confirmation }) => token === '' && password === '' && confirmation === '',
    },
  },
});
