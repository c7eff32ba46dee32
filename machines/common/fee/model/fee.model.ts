import { addFee, addReclamationFee } from '#contract/endpoints/shopping-cart.ts';
import { ticket } from '#machines/purchase/cart/model/cart.samples.ts';
import { noAnswer, refusal } from '../../call-outcomes.ts';
import { defineModel } from '../../flow-model.ts';
import { refusalsOf } from '../../refusals-of.ts';
import { feeMachine } from '../fee.machine.ts';

export const feeModel = defineModel(feeMachine, {
  inputs: {
    application: { flowId: 'flow', subject: 'application', subjectId: '3' },
    reclamation: { flowId: 'flow', subject: 'reclamation', subjectId: 'R-260001' },
  },
  variantOf: ({ subject }) => subject,
  cases: { add: { plain: {} } },
  environment: {},
  outcomes: {
    addFee: {
      added: { output: { ...ticket, type: 'FEE' } },
      ...refusalsOf(addFee),
      ...refusalsOf(addReclamationFee),
      NOT_FOUND: refusal('NOT_FOUND'),
      noAnswer,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 100 },
  home: ['offered', 'added'],
  pairs: true,
  invariants: {
    'a failure is shown only while the fee can be added again': (snapshot) =>
      snapshot.matches('offered') || snapshot.context.failure === null,
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
  },
  scenarios: {
    'APL-03: one press puts the fee into the cart, and a second press is ignored': {
      input: 'application',
      steps: ['add'],
      ends: 'adding',
      refuses: ['add'],
    },
    'REC-05: the fee of a reclamation is put into the cart, which opens': {
      input: 'reclamation',
      steps: ['add', 'addFee=added'],
      ends: 'added',
      effects: ['refreshCart', 'goToCart'],
    },
    'APL-03: the cart also opens if another tab has already put the fee into it': {
      input: 'application',
      steps: ['add', 'addFee=FEE_ALREADY_IN_CART'],
      ends: 'added',
    },
    'APL-03: after a failure the fee can be put into the cart again': {
      input: 'application',
      steps: ['add', 'addFee=noAnswer', 'add', 'addFee=added'],
      ends: 'added',
      with: ({ failure }) => failure === null,
    },
    'REC-05: if an order already contains the fee, the failure says so': {
      input: 'reclamation',
      steps: ['add', 'addFee=FEE_ALREADY_ORDERED'],
      ends: 'offered',
      effects: ['refreshCart', 'refreshSubject'],
      with: ({ failure }) => failure?.name === 'FEE_ALREADY_ORDERED',
    },
  },
});
