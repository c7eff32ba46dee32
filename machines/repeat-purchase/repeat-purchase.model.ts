import { noAnswer, refusal } from '../call-outcomes.ts';
import { ticket } from '../cart/cart.samples.ts';
import { defineModel } from '../flow-model.ts';
import { repeatPurchaseMachine } from './repeat-purchase.machine.ts';
import { offer } from './repeat-purchase.samples.ts';

export const repeatPurchaseModel = defineModel(repeatPurchaseMachine, {
  inputs: { fresh: { flowId: 'flow', customerId: 5 } },
  cases: { buyAgain: { plain: {} }, refresh: { plain: {} } },
  environment: { refresh: 'outside' },
  outcomes: {
    readOffer: {
      offer: { output: offer },
      dearer: { output: { ...offer, price: 60_000 } },
      nothing: { output: null },
      noAnswer,
    },
    addTicketFare: {
      added: { output: ticket },
      inCart: refusal('TICKET_FARE_ALREADY_IN_CART'),
      past: refusal('VALID_FROM_IN_PAST'),
      noAnswer,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 500 },
  home: ['offered', 'notOffered', 'added'],
  pairs: true,
  invariants: {
    'there is an offer in the states that show or buy one': (snapshot) =>
      !(['offered', 'adding', 'added'] as const).some((state) => snapshot.matches(state)) ||
      snapshot.context.offer !== null,
    'nothing is offered in the state that says so': (snapshot) =>
      !snapshot.matches('notOffered') || snapshot.context.offer === null,
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
  },
  scenarios: {
    'TFR-03: one press puts the offered ticket into the cart, and a second press is ignored': {
      input: 'fresh',
      steps: ['readOffer=offer', 'buyAgain'],
      ends: 'adding',
      refuses: ['buyAgain'],
    },
    'TFR-03: nothing can be bought while the offer is being read': {
      input: 'fresh',
      steps: ['readOffer=offer', 'refresh'],
      ends: 'reading',
      refuses: ['buyAgain'],
    },
    'TFR-03: a customer without an offer cannot buy': {
      input: 'fresh',
      steps: ['readOffer=nothing'],
      ends: 'notOffered',
      refuses: ['buyAgain'],
    },
    'TFR-03: an offer that could not be read is not shown, and read at the next occasion': {
      input: 'fresh',
      steps: ['readOffer=noAnswer', 'refresh', 'readOffer=offer'],
      ends: 'offered',
    },
    'TFR-03: after a refusal the offer is read again, so that the new price is shown': {
      input: 'fresh',
      steps: ['readOffer=offer', 'buyAgain', 'addTicketFare=past', 'readOffer=dearer'],
      ends: 'offered',
      with: ({ offer: shown }) => shown?.price === 60_000,
    },
    'TFR-03: the failure of the last attempt is forgotten at the next one': {
      input: 'fresh',
      steps: ['readOffer=offer', 'buyAgain', 'addTicketFare=noAnswer', 'readOffer=offer', 'buyAgain'],
      ends: 'adding',
      with: ({ failure }) => failure === null,
    },
  },
});
