import { assign, setup } from 'xstate';
import type { RepeatPurchase } from '../../contract/entities/repeat-purchase.ts';
import type { Item } from '../../contract/entities/shopping-cart.ts';
import { failureOf } from '../failure.ts';
import { providedAction, providedPromise } from '../provided.ts';
import { repeatTicketFareRequest, repeatTopUpRequest } from './repeat-purchase.request.ts';
import type {
  RepeatPurchaseContext,
  RepeatPurchaseEvent,
  RepeatPurchaseInput,
  RepeatTicketFareRequest,
  RepeatTopUpRequest,
} from './repeat-purchase.types.ts';

const nothing: RepeatPurchase = { ticketFare: null, topUp: null };

const offersOf = (event: object): RepeatPurchase => ('output' in event ? (event.output as RepeatPurchase) : nothing);

/** Offers the customer's last ticket and last top-up once more; one press puts either into the cart (TFR-03, WAL-02, ours). */
export const repeatPurchaseMachine = setup({
  types: {
    context: {} as RepeatPurchaseContext,
    events: {} as RepeatPurchaseEvent,
    input: {} as RepeatPurchaseInput,
    tags: {} as 'busy',
  },
  actors: {
    readOffers: providedPromise<RepeatPurchase, { customerId: number }>(),
    addTicketFare: providedPromise<Item, RepeatTicketFareRequest>(),
    addTopUp: providedPromise<Item, RepeatTopUpRequest>(),
  },
  guards: {
    isAnythingOffered: ({ event }) => {
      const { ticketFare, topUp } = offersOf(event);
      return ticketFare !== null || topUp !== null;
    },
    isTicketFareOffered: ({ context }) => context.offers.ticketFare !== null,
    isTopUpOffered: ({ context }) => context.offers.topUp !== null,
  },
  actions: {
    rememberOffers: assign(({ event }) => ({ offers: offersOf(event) })),
    forgetOffers: assign({ offers: nothing }),
    rememberFailure: assign(({ event }) => ({ failure: 'error' in event ? failureOf(event.error) : null })),
    forgetFailure: assign({ failure: null }),
    announceTicketFareAdded: providedAction,
    announceTicketFareNotAdded: providedAction,
    announceTopUpAdded: providedAction,
    announceTopUpNotAdded: providedAction,
    refreshCart: providedAction,
    /** The page shows the balance and what else may have changed. */
    refreshAccount: providedAction,
    goToCart: providedAction,
  },
}).createMachine({
  id: 'repeatPurchase',
  context: ({ input }) => ({ ...input, offers: nothing, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      description:
        'The shop reads whether your last ticket and your last top-up can be bought once more, from which day and for how much.',
      tags: ['busy'],
      meta: { requirements: ['TFR-03', 'WAL-02'] },
      invoke: {
        id: 'readOffers',
        src: 'readOffers',
        input: ({ context }) => ({ customerId: context.customerId }),
        onDone: [
          { guard: 'isAnythingOffered', target: 'offered', actions: 'rememberOffers' },
          { target: 'notOffered' },
        ],
        onError: { target: 'notOffered' },
      },
      on: { refresh: { target: 'reading', reenter: true } },
    },
    readingAgain: {
      description:
        'The shop reads once more what is offered. If it gets no answer, the offer stays: it is checked when you buy it.',
      tags: ['busy'],
      meta: { requirements: ['TFR-03', 'WAL-02'] },
      invoke: {
        id: 'readOffers',
        src: 'readOffers',
        input: ({ context }) => ({ customerId: context.customerId }),
        onDone: [
          { guard: 'isAnythingOffered', target: 'offered', actions: 'rememberOffers' },
          { target: 'notOffered', actions: 'forgetOffers' },
        ],
        onError: { target: 'offered' },
      },
      on: { refresh: { target: 'readingAgain', reenter: true } },
    },
    notOffered: {
      description: 'Neither can be bought once more, or there was none. You can choose a ticket or an amount yourself.',
      meta: { requirements: ['TFR-03', 'WAL-02'] },
      on: { refresh: { target: 'reading' } },
    },
    offered: {
      description:
        'You see the ticket with its days and its price, or the top-up with the balance that follows. One press puts it into your cart.',
      meta: { requirements: ['TFR-03', 'WAL-02'] },
      on: {
        buyAgain: { guard: 'isTicketFareOffered', target: 'addingTicketFare' },
        topUpAgain: { guard: 'isTopUpOffered', target: 'addingTopUp' },
        refresh: { target: 'readingAgain' },
      },
    },
    addingTicketFare: {
      description: 'The ticket is being added to the cart. You cannot send anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['TFR-03', 'TFR-01'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'addTicketFare',
        src: 'addTicketFare',
        input: ({ context }) => repeatTicketFareRequest(context),
        onDone: { target: 'added', actions: ['refreshCart', 'announceTicketFareAdded', 'goToCart'] },
        onError: { target: 'readingAgain', actions: ['rememberFailure', 'announceTicketFareNotAdded', 'refreshCart'] },
      },
    },
    addingTopUp: {
      description: 'The top-up is being added to the cart. You cannot send anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['WAL-02', 'WAL-01'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'addTopUp',
        src: 'addTopUp',
        input: ({ context }) => repeatTopUpRequest(context),
        onDone: { target: 'added', actions: ['refreshCart', 'announceTopUpAdded', 'goToCart'] },
        onError: {
          target: 'readingAgain',
          actions: ['rememberFailure', 'announceTopUpNotAdded', 'refreshCart', 'refreshAccount'],
        },
      },
    },
    added: {
      type: 'final',
      description: 'What you chose is in the cart, which opens.',
      meta: { requirements: ['TFR-03', 'WAL-02'] },
    },
  },
});
