import { noAnswer, refusal } from '../call-outcomes.ts';
import { ticket, topUp } from '../cart/cart.samples.ts';
import { defineModel } from '../flow-model.ts';
import { repeatPurchaseMachine } from './repeat-purchase.machine.ts';
import { noOffers, offers, ticketFareOffer, topUpOffer } from './repeat-purchase.samples.ts';

export const repeatPurchaseModel = defineModel(repeatPurchaseMachine, {
  inputs: { fresh: { flowId: 'flow', customerId: 5 } },
  exceptions: { oneContentPerKey: { addTicketFare: 'the price of the offer is only shown; the server has its own' } },
  cases: { buyAgain: { plain: {} }, topUpAgain: { plain: {} }, refresh: { plain: {} } },
  environment: { refresh: 'outside' },
  outcomes: {
    readOffers: {
      both: { output: offers },
      changed: {
        output: {
          ticketFare: { ...ticketFareOffer, price: 60_000 },
          topUp: { ...topUpOffer, previousBalance: 20_000 },
        },
      },
      ticketFareOnly: { output: { ...offers, topUp: null } },
      topUpOnly: { output: { ...offers, ticketFare: null } },
      nothing: { output: noOffers },
      noAnswer,
    },
    addTicketFare: {
      added: { output: ticket },
      inCart: refusal('TICKET_FARE_ALREADY_IN_CART'),
      past: refusal('VALID_FROM_IN_PAST'),
      noAnswer,
    },
    addTopUp: {
      added: { output: topUp },
      inCart: refusal('E_WALLET_RECHARGE_ALREADY_IN_CART'),
      balanceChanged: refusal('E_WALLET_BALANCE_CHANGED'),
      noAnswer,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 500 },
  home: ['offered', 'notOffered', 'added'],
  pairs: true,
  invariants: {
    'there is an offer of what is being added': ({ value, context: { offers: known } }) =>
      (value !== 'addingTicketFare' || known.ticketFare !== null) && (value !== 'addingTopUp' || known.topUp !== null),
    'something is offered in the state that says so': ({ value, context: { offers: known } }) =>
      value !== 'offered' || known.ticketFare !== null || known.topUp !== null,
    'nothing is offered in the state that says so': ({ value, context: { offers: known } }) =>
      value !== 'notOffered' || (known.ticketFare === null && known.topUp === null),
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
  },
  scenarios: {
    'TFR-03: one press puts the offered ticket into the cart, and a second press is ignored': {
      input: 'fresh',
      steps: ['readOffers=both', 'buyAgain'],
      ends: 'addingTicketFare',
      refuses: ['buyAgain', 'topUpAgain'],
    },
    'TFR-03: nothing can be bought while the offers are being read': {
      input: 'fresh',
      steps: ['readOffers=both', 'refresh'],
      ends: 'readingAgain',
      refuses: ['buyAgain', 'topUpAgain'],
    },
    'TFR-03: a customer without an offer cannot buy': {
      input: 'fresh',
      steps: ['readOffers=nothing'],
      ends: 'notOffered',
      refuses: ['buyAgain', 'topUpAgain'],
    },
    'TFR-03: without the offer of a ticket only the top-up can be bought': {
      input: 'fresh',
      steps: ['readOffers=topUpOnly'],
      ends: 'offered',
      refuses: ['buyAgain'],
    },
    'TFR-03: an offer that could not be read is not shown, and read at the next occasion': {
      input: 'fresh',
      steps: ['readOffers=noAnswer', 'refresh', 'readOffers=both'],
      ends: 'offered',
    },
    'TFR-03: an offer that cannot be read again stays, so that the press can be repeated': {
      input: 'fresh',
      steps: ['readOffers=both', 'buyAgain', 'addTicketFare=noAnswer', 'readOffers=noAnswer', 'buyAgain'],
      ends: 'addingTicketFare',
      with: ({ offers: { ticketFare } }) => ticketFare?.price === ticketFareOffer.price,
    },
    'TFR-03: after a refusal the offer is read again, so that the new price is shown': {
      input: 'fresh',
      steps: ['readOffers=both', 'buyAgain', 'addTicketFare=past', 'readOffers=changed'],
      ends: 'offered',
      with: ({ offers: { ticketFare } }) => ticketFare?.price === 60_000,
    },
    'TFR-03: the failure of the last attempt is forgotten at the next one': {
      input: 'fresh',
      steps: ['readOffers=both', 'buyAgain', 'addTicketFare=noAnswer', 'readOffers=both', 'buyAgain'],
      ends: 'addingTicketFare',
      with: ({ failure }) => failure === null,
    },
    'WAL-02: one press puts the offered top-up into the cart, and a second press is ignored': {
      input: 'fresh',
      steps: ['readOffers=both', 'topUpAgain'],
      ends: 'addingTopUp',
      refuses: ['topUpAgain', 'buyAgain'],
    },
    'WAL-02: without the offer of a top-up only the ticket can be bought': {
      input: 'fresh',
      steps: ['readOffers=ticketFareOnly'],
      ends: 'offered',
      refuses: ['topUpAgain'],
    },
    'WAL-02: a changed balance is told, and the offer read again with the new one': {
      input: 'fresh',
      steps: ['readOffers=both', 'topUpAgain', 'addTopUp=balanceChanged', 'readOffers=changed'],
      ends: 'offered',
      with: ({ offers: { topUp: offered }, failure }) =>
        offered?.previousBalance === 20_000 && failure?.name === 'E_WALLET_BALANCE_CHANGED',
    },
    'WAL-02: an offer that cannot be read again stays': {
      input: 'fresh',
      steps: ['readOffers=topUpOnly', 'topUpAgain', 'addTopUp=noAnswer', 'readOffers=noAnswer'],
      ends: 'offered',
      with: ({ offers: { topUp: offered } }) => offered !== null,
    },
    'WAL-02: a top-up that is not possible any more is not offered any more': {
      input: 'fresh',
      steps: ['readOffers=both', 'topUpAgain', 'addTopUp=inCart', 'readOffers=nothing'],
      ends: 'notOffered',
    },
    'WAL-02: after no answer the same top-up can be sent once more': {
      input: 'fresh',
      steps: ['readOffers=both', 'topUpAgain', 'addTopUp=noAnswer', 'readOffers=both', 'topUpAgain'],
      ends: 'addingTopUp',
      with: ({ failure }) => failure === null,
    },
  },
});
