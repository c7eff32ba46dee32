import * as v from 'valibot';
import { updatePassword } from '#contract/endpoints/auth.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { confirmationProblem, isSound, passwordProblem } from '#machines/common/new-password.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { passwordUpdateMachine } from '../password-update.machine.ts';

const strong = 'Linka-2026';
const typed = ['changePassword/strong', 'changeConfirmation/same'];

export const passwordUpdateModel = defineModel(passwordUpdateMachine, {
  inputs: { fresh: undefined },
  cases: {
    changePassword: { strong: { value: strong }, weak: { value: 'linka' }, empty: { value: '' } },
    changeConfirmation: { same: { value: strong }, other: { value: 'Linka-2027' }, empty: { value: '' } },
    submit: { plain: {} },
    close: { plain: {} },
  },
  environment: {},
  outcomes: {
    sendPassword: {
      updated: { output: undefined },
      ...refusalsOf(updatePassword),
      VALIDATION_ERROR: refusal('VALIDATION_ERROR'),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 500 },
  abstract: ({ failure, ...context }) => ({ ...context, failed: failure !== null }),
  home: ['editing'],
  leave: { events: ['close'] },
  exceptions: {
    leavable: { saving: 'the password may already be changed, so the flow waits until the call ends' },
  },
  contexts: {
    saving: v.object({ failure: v.null(), demanded: v.literal(true) }),
    updated: v.object({ password: v.literal(''), confirmation: v.literal(''), failure: v.null() }),
    closed: v.object({ password: v.literal(''), confirmation: v.literal('') }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'a password is sent only if it is strong and the confirmation is equal': ({ context, value }) =>
      value !== 'saving' || isSound(context),
    'a failure is shown only after a submit': ({ context }) => context.demanded || context.failure === null,
  },
  scenarios: {
    'PWD-03: a strong password that is typed twice is saved': {
      input: 'fresh',
      steps: [...typed, 'submit', 'sendPassword=updated'],
      ends: 'updated',
    },
    'PWD-03: nothing is marked before the first submit': {
      input: 'fresh',
      steps: ['changePassword/weak', 'changeConfirmation/other'],
      ends: 'editing',
      with: ({ demanded }) => !demanded,
    },
    'PWD-03: two empty fields are marked and not sent': {
      input: 'fresh',
      steps: ['submit'],
      ends: 'editing',
      with: (context) =>
        context.demanded && passwordProblem(context) === 'EMPTY' && confirmationProblem(context) === 'EMPTY',
    },
    'PWD-03: a weak password is not sent': {
      input: 'fresh',
      steps: ['changePassword/weak', 'changeConfirmation/same', 'submit'],
      ends: 'editing',
      with: (context) => context.demanded && passwordProblem(context) === 'WEAK',
    },
    'PWD-03: two different passwords are not sent': {
      input: 'fresh',
      steps: ['changePassword/strong', 'changeConfirmation/other', 'submit'],
      ends: 'editing',
      with: (context) => context.demanded && confirmationProblem(context) === 'DIFFERENT',
    },
    'PWD-03: the form can be sent when the marked fields are corrected': {
      input: 'fresh',
      steps: ['changePassword/strong', 'submit', 'changeConfirmation/same', 'submit'],
      ends: 'saving',
    },
    'DLG-01: nothing can be typed, sent or closed while saving': {
      input: 'fresh',
      steps: [...typed, 'submit'],
      ends: 'saving',
      refuses: ['submit', 'close', 'changePassword/weak', 'changeConfirmation/other'],
    },
    'DLG-01: after a failure the typed passwords are kept, and can be sent again': {
      input: 'fresh',
      steps: [...typed, 'submit', 'sendPassword=noAnswer', 'submit'],
      ends: 'saving',
      with: ({ password, confirmation, failure }) => password === strong && confirmation === strong && failure === null,
    },
    'API-04: the reason for a refusal is shown': {
      input: 'fresh',
      steps: [...typed, 'submit', 'sendPassword=VALIDATION_ERROR'],
      ends: 'editing',
      with: ({ failure }) => failure?.name === 'VALIDATION_ERROR',
    },
    'API-04: the reason for a refusal disappears when the password is changed': {
      input: 'fresh',
      steps: [...typed, 'submit', 'sendPassword=VALIDATION_ERROR', 'changePassword/weak'],
      ends: 'editing',
      with: ({ failure }) => failure === null,
    },
    'API-04: the reason for a refusal disappears when the confirmation is changed': {
      input: 'fresh',
      steps: [...typed, 'submit', 'sendPassword=VALIDATION_ERROR', 'changeConfirmation/other'],
      ends: 'editing',
      with: ({ failure }) => failure === null,
    },
    'DLG-01: closing the dialog clears the typed passwords': {
      input: 'fresh',
      steps: [...typed, 'close'],
      ends: 'closed',
    },
  },
});
