import * as v from 'valibot';
import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { accountDeletionMachine } from '../account-deletion.machine.ts';
import { passwordError } from '../account-deletion.problems.ts';

const sent = ['changePassword/typed', 'submit'];

export const accountDeletionModel = defineModel(accountDeletionMachine, {
  inputs: { fresh: undefined },
  cases: {
    changePassword: { typed: { value: 'Linka-2026' }, other: { value: 'Linka-2027' }, empty: { value: '' } },
    submit: { plain: {} },
    close: { plain: {} },
  },
  environment: {},
  outcomes: {
    deleteAccount: {
      deleted: { output: undefined },
      ...refusalsOf(deleteCustomerAccount, { TOO_MANY_ATTEMPTS: { retryAfter: 900 } }),
      VALIDATION_ERROR: refusal('VALIDATION_ERROR'),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 500 },
  home: ['asking'],
  leave: { events: ['close'] },
  exceptions: {
    leavable: { deleting: 'the account may already be deleted, so the flow waits until the call ends' },
  },
  contexts: {
    deleting: v.object({ failure: v.null(), demanded: v.literal(true), password: v.pipe(v.string(), v.minLength(1)) }),
    deleted: v.object({ password: v.literal(''), failure: v.null() }),
    closed: v.object({ password: v.literal('') }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'a failure is shown only after a submit': ({ context }) => context.demanded || context.failure === null,
  },
  scenarios: {
    'SET-02: with the password the account is deleted, and the person is logged out': {
      input: 'fresh',
      steps: [...sent, 'deleteAccount=deleted'],
      ends: 'deleted',
      effects: ['announceDeleted'],
    },
    'SET-02: without the password nothing is sent, and the field is marked': {
      input: 'fresh',
      steps: ['submit'],
      ends: 'asking',
      with: (context) => passwordError(context) === 'EMPTY_PASSWORD',
    },
    'SET-02: nothing is marked before the first submit': {
      input: 'fresh',
      steps: ['changePassword/typed', 'changePassword/empty'],
      ends: 'asking',
      with: (context) => passwordError(context) === null,
    },
    'SET-02: a wrong password is shown as an error of the field, until the password is changed': {
      input: 'fresh',
      steps: [...sent, 'deleteAccount=INVALID_PASSWORD', 'changePassword/other'],
      ends: 'asking',
      with: (context) => passwordError(context) === null && context.password === 'Linka-2027',
    },
    'SET-02: a wrong password is shown only beside the field': {
      input: 'fresh',
      steps: [...sent, 'deleteAccount=INVALID_PASSWORD'],
      ends: 'asking',
      with: (context) => passwordError(context) === 'INVALID_PASSWORD',
      effects: [],
    },
    'SET-02: another failure is shown, and the tickets and customers are read again': {
      input: 'fresh',
      steps: [...sent, 'deleteAccount=ACCOUNT_HAS_ACTIVE_TICKETS'],
      ends: 'asking',
      with: ({ failure }) => failure?.name === 'ACCOUNT_HAS_ACTIVE_TICKETS',
      effects: ['announceFailed', 'reloadFacts'],
    },
    'DLG-01: no button works while the account is being deleted': {
      input: 'fresh',
      steps: sent,
      ends: 'deleting',
      refuses: ['submit', 'close', 'changePassword/other'],
    },
    'DLG-01: after a failure the password is kept, and can be sent again': {
      input: 'fresh',
      steps: [...sent, 'deleteAccount=noAnswer', 'submit'],
      ends: 'deleting',
      with: ({ password, failure }) => password === 'Linka-2026' && failure === null,
    },
    'DLG-01: closing the dialog clears the password': {
      input: 'fresh',
      steps: ['changePassword/typed', 'close'],
      ends: 'closed',
    },
  },
});
