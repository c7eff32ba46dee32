import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import { ticket, topUp } from '#machines/purchase/cart/model/cart.samples.ts';
import { noAnswer, refusal } from '../../call-outcomes.ts';
import { defineModel } from '../../flow-model.ts';
import { repeatPurchaseMachine } from '../repeat-purchase.machine.ts';
import { noOffers, offers, ticketFareOffer, topUpOffer } from './repeat-purchase.samples.ts';

const changed: RepeatPurchase = {
  ticketFare: { ...ticketFareOffer, price: 60_000 },
  topUp: { ...topUpOffer, previousBalance: 20_000 },
};

export const repeatPurchaseModel = defineModel(repeatPurchaseMachine, {
  inputs: {
    both: { flowId: 'flow', offers },
    ticketFareOnly: { flowId: 'flow', offers: { ...offers, topUp: null } },
    topUpOnly: { flowId: 'flow', offers: { ...offers, ticketFare: null } },
    nothing: { flowId: 'flow', offers: noOffers },
  },
  exceptions: { oneContentPerKey: { addTicketFare: 'the offered price is only shown; the server computes the price' } },
  cases: {
    buyAgain: { plain: {} },
    topUpAgain: { plain: {} },
    offersRead: { both: { offers }, changed: { offers: changed }, nothing: { offers: noOffers } },
  },
  environment: { offersRead: 'outside' },
  outcomes: {
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
  home: ['ready', 'added'],
  pairs: true,
  invariants: {
    'only an offered ticket or top-up is added to the cart': ({ value, context: { offers: known } }) =>
      (value !== 'addingTicketFare' || known.ticketFare !== null) && (value !== 'addingTopUp' || known.topUp !== null),
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
  },
  scenarios: {
    'TFR-03: one press puts the offered ticket into the cart, and a second press is ignored': {
      input: 'both',
      steps: ['buyAgain'],
      ends: 'addingTicketFare',
      refuses: ['buyAgain', 'topUpAgain'],
    },
    'TFR-03: without an offer nothing can be bought': {
      input: 'nothing',
      steps: [],
      ends: 'ready',
      refuses: ['buyAgain', 'topUpAgain'],
    },
    'TFR-03: without the offer of a ticket only the top-up can be bought': {
      input: 'topUpOnly',
      steps: [],
      ends: 'ready',
      refuses: ['buyAgain'],
    },
    'TFR-03: an offer that the page fetches later can be bought': {
      input: 'nothing',
      steps: ['offersRead/both', 'buyAgain'],
      ends: 'addingTicketFare',
    },
    'TFR-03: the offer does not change after the press until the server has answered': {
      input: 'both',
      steps: ['buyAgain'],
      ends: 'addingTicketFare',
      refuses: ['offersRead/nothing'],
    },
    'TFR-03: after a refusal the offer is fetched again, so that the new price is shown': {
      input: 'both',
      steps: ['buyAgain', 'addTicketFare=past', 'offersRead/changed'],
      ends: 'ready',
      with: ({ offers: { ticketFare } }) => ticketFare?.price === 60_000,
    },
    'TFR-03: if the server did not answer, the offer stays, and the press can be repeated': {
      input: 'both',
      steps: ['buyAgain', 'addTicketFare=noAnswer', 'buyAgain'],
      ends: 'addingTicketFare',
      with: ({ failure }) => failure === null,
    },
    'WAL-02: one press puts the offered top-up into the cart, and a second press is ignored': {
      input: 'both',
      steps: ['topUpAgain'],
      ends: 'addingTopUp',
      refuses: ['topUpAgain', 'buyAgain'],
    },
    'WAL-02: without the offer of a top-up only the ticket can be bought': {
      input: 'ticketFareOnly',
      steps: [],
      ends: 'ready',
      refuses: ['topUpAgain'],
    },
    'WAL-02: if the balance has changed, the failure is shown and the offer is fetched again': {
      input: 'both',
      steps: ['topUpAgain', 'addTopUp=balanceChanged', 'offersRead/changed'],
      ends: 'ready',
      with: ({ offers: { topUp: offered }, failure }) =>
        offered?.previousBalance === 20_000 && failure?.name === 'E_WALLET_BALANCE_CHANGED',
    },
    'WAL-02: a top-up that has become impossible is not offered any more': {
      input: 'topUpOnly',
      steps: ['topUpAgain', 'addTopUp=inCart', 'offersRead/nothing'],
      ends: 'ready',
      refuses: ['topUpAgain'],
    },
    'WAL-02: if the server did not answer, the same top-up can be sent again': {
      input: 'topUpOnly',
      steps: ['topUpAgain', 'addTopUp=noAnswer', 'topUpAgain'],
      ends: 'addingTopUp',
      with: ({ failure }) => failure === null,
    },
  },
});
