import * as v from 'valibot';
import { noAnswer, refusal } from '../../call-outcomes.ts';
import { defineModel } from '../../flow-model.ts';
import { confirmationMachine } from '../confirmation.machine.ts';
import type { Question } from '../confirmation.types.ts';

const question: Question = {
  title: { id: 'orders.question.title' },
  text: { id: 'orders.question.text' },
  confirmLabel: 'orders.question.confirm',
  declineLabel: 'orders.question.keep',
  tone: 'warning',
  success: { id: 'orders.cancelled' },
  area: 'orders',
};

export const confirmationModel = defineModel(confirmationMachine, {
  inputs: { fresh: { question } },
  cases: { confirm: { plain: {} }, decline: { plain: {} } },
  environment: {},
  outcomes: {
    perform: {
      done: { output: undefined },
      noAnswer,
      refused: refusal('ORDER_NOT_PENDING'),
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 50 },
  home: ['asking'],
  contexts: {
    asking: v.object({ failure: v.null() }),
    working: v.object({ failure: v.null() }),
    failed: v.object({ failure: v.object({ name: v.string() }) }),
    confirmed: v.object({ failure: v.null() }),
  },
  invariants: {
    'the flow is busy exactly while the action is carried out': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'the output is the name of the final state': ({ status, output, value }) => status === 'active' || output === value,
  },
  scenarios: {
    'CNF-01: confirming carries out the action': {
      input: 'fresh',
      steps: ['confirm', 'perform=done'],
      ends: 'confirmed',
    },
    'CNF-01: declining does not carry out the action': { input: 'fresh', steps: ['decline'], ends: 'declined' },
    'CNF-01: a double click carries out the action only one time, and the dialog cannot be closed meanwhile': {
      input: 'fresh',
      steps: ['confirm'],
      ends: 'working',
      refuses: ['confirm', 'decline'],
    },
    'CNF-01: the action can be tried again if the server did not answer': {
      input: 'fresh',
      steps: ['confirm', 'perform=noAnswer', 'confirm', 'perform=done'],
      ends: 'confirmed',
    },
    'API-04: the reason of a refusal is shown, and the action cannot be tried again': {
      input: 'fresh',
      steps: ['confirm', 'perform=refused'],
      ends: 'failed',
      with: ({ failure }) => failure?.name === 'ORDER_NOT_PENDING',
      refuses: ['confirm'],
    },
    'CNF-01: the dialog can be closed after a failure': {
      input: 'fresh',
      steps: ['confirm', 'perform=noAnswer', 'decline'],
      ends: 'undecided',
    },
  },
});
