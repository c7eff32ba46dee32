import { assign, setup } from 'xstate';
import type { RepeatPurchase } from '../../contract/entities/repeat-purchase.ts';
import type { Item } from '../../contract/entities/shopping-cart.ts';
import { failureOf } from '../failure.ts';
import { providedAction, providedPromise } from '../provided.ts';
import { repeatPurchaseRequest } from './repeat-purchase.request.ts';
import type {
  RepeatPurchaseContext,
  RepeatPurchaseEvent,
  RepeatPurchaseInput,
  RepeatPurchaseRequest,
} from './repeat-purchase.types.ts';

const offerOf = (event: object): RepeatPurchase | null =>
  'output' in event ? (event.output as RepeatPurchase | null) : null;

/** Offers the customer's last ticket once more and puts it into the cart with one press (TFR-03, ours). */
export const repeatPurchaseMachine = setup({
  types: {
    context: {} as RepeatPurchaseContext,
    events: {} as RepeatPurchaseEvent,
    input: {} as RepeatPurchaseInput,
    tags: {} as 'busy',
  },
  actors: {
    readOffer: providedPromise<RepeatPurchase | null, { customerId: number }>(),
    addTicketFare: providedPromise<Item, RepeatPurchaseRequest>(),
  },
  guards: {
    isOffer: ({ event }) => offerOf(event) !== null,
  },
  actions: {
    rememberOffer: assign(({ event }) => ({ offer: offerOf(event) })),
    forgetOffer: assign({ offer: null }),
    rememberFailure: assign(({ event }) => ({ failure: 'error' in event ? failureOf(event.error) : null })),
    forgetFailure: assign({ failure: null }),
    announceAdded: providedAction,
    announceNotAdded: providedAction,
    refreshCart: providedAction,
    goToCart: providedAction,
  },
}).createMachine({
  id: 'repeatPurchase',
  context: ({ input }) => ({ ...input, offer: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The shop reads whether your last ticket can be bought once more, from which day and for how much.',
      tags: ['busy'],
      meta: { requirements: ['TFR-03'] },
      invoke: {
        id: 'readOffer',
        src: 'readOffer',
        input: ({ context }) => ({ customerId: context.customerId }),
        onDone: [
          { guard: 'isOffer', target: 'offered', actions: 'rememberOffer' },
          { target: 'notOffered', actions: 'forgetOffer' },
        ],
        onError: { target: 'notOffered', actions: 'forgetOffer' },
      },
      on: { refresh: { target: 'reading', reenter: true } },
    },
    notOffered: {
      description: 'Your last ticket cannot be bought once more, or there was none. You can choose a ticket yourself.',
      meta: { requirements: ['TFR-03'] },
      on: { refresh: { target: 'reading' } },
    },
    offered: {
      description: 'You see the ticket with its days and its price. One press puts it into your cart.',
      meta: { requirements: ['TFR-03'] },
      on: {
        buyAgain: { target: 'adding' },
        refresh: { target: 'reading' },
      },
    },
    adding: {
      description: 'The ticket is being added to the cart. You cannot send anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['TFR-03', 'TFR-01'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'addTicketFare',
        src: 'addTicketFare',
        input: ({ context }) => repeatPurchaseRequest(context),
        onDone: { target: 'added', actions: ['refreshCart', 'announceAdded', 'goToCart'] },
        onError: { target: 'reading', actions: ['rememberFailure', 'announceNotAdded', 'refreshCart'] },
      },
    },
    added: {
      type: 'final',
      description: 'The ticket is in the cart, which opens.',
      meta: { requirements: ['TFR-03'] },
    },
  },
});
