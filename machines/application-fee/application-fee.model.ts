import { noAnswer, refusal } from '../call-outcomes.ts';
import { ticket } from '../cart/cart.samples.ts';
import { defineModel } from '../flow-model.ts';
import { applicationFeeMachine } from './application-fee.machine.ts';

export const applicationFeeModel = defineModel(applicationFeeMachine, {
  inputs: { fresh: { flowId: 'flow', applicationId: 3, feeId: 1 } },
  cases: { add: { plain: {} } },
  environment: {},
  outcomes: {
    addFee: {
      added: { output: { ...ticket, type: 'FEE' } },
      FEE_ALREADY_IN_CART: refusal('FEE_ALREADY_IN_CART'),
      FEE_ALREADY_ORDERED: refusal('FEE_ALREADY_ORDERED'),
      CARD_APPLICATION_CLOSED: refusal('CARD_APPLICATION_CLOSED'),
      CART_FULL: refusal('CART_FULL'),
      noAnswer,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 100 },
  home: ['offered', 'added'],
  pairs: true,
  invariants: {
    'a failure is told only while the fee is offered again': (snapshot) =>
      snapshot.matches('offered') || snapshot.context.failure === null,
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
  },
  scenarios: {
    'APL-03: one press puts the fee into the cart, and a second press is ignored': {
      input: 'fresh',
      steps: ['add'],
      ends: 'adding',
      refuses: ['add'],
    },
    'APL-03: a fee that another tab has put into the cart opens the cart as well': {
      input: 'fresh',
      steps: ['add', 'addFee=FEE_ALREADY_IN_CART'],
      ends: 'added',
    },
    'APL-03: after a failure the fee can be put into the cart again': {
      input: 'fresh',
      steps: ['add', 'addFee=noAnswer', 'add', 'addFee=added'],
      ends: 'added',
      with: ({ failure }) => failure === null,
    },
    'APL-03: an order that has the fee is told': {
      input: 'fresh',
      steps: ['add', 'addFee=FEE_ALREADY_ORDERED'],
      ends: 'offered',
      with: ({ failure }) => failure?.name === 'FEE_ALREADY_ORDERED',
    },
  },
});
