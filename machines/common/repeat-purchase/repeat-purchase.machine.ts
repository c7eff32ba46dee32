import { assign, setup } from 'xstate';
import type { Item } from '#contract/entities/shopping-cart.ts';
import { isAnnouncedByCall } from '../failure-kinds.ts';
import { failureIn, failureOf } from '../failure.ts';
import { providedAction, providedPromise } from '../provided.ts';
import { repeatTicketFareRequest, repeatTopUpRequest } from './repeat-purchase.request.ts';
import type {
  RepeatPurchaseContext,
  RepeatPurchaseEvent,
  RepeatPurchaseInput,
  RepeatTicketFareRequest,
  RepeatTopUpRequest,
} from './repeat-purchase.types.ts';

/**
 * Offers to buy the customer's last ticket and last top-up again; one press puts one of them into the cart (TFR-03,
 * WAL-02, ours).
 */
export const repeatPurchaseMachine = setup({
  types: {
    context: {} as RepeatPurchaseContext,
    events: {} as RepeatPurchaseEvent,
    input: {} as RepeatPurchaseInput,
    tags: {} as 'busy',
  },
  actors: {
    addTicketFare: providedPromise<Item | null, RepeatTicketFareRequest>(),
    addTopUp: providedPromise<Item | null, RepeatTopUpRequest>(),
  },
  guards: {
    isTicketFareOffered: ({ context }) => context.offers.ticketFare !== null,
    /**
     * The server has answered with a refusal, so the offers on the page may be outdated and are fetched again. Without
     * an answer, this fetch would probably fail as well.
     */
    isRefused: ({ event }) => 'error' in event && !isAnnouncedByCall(failureOf(event.error)),
    isTopUpOffered: ({ context }) => context.offers.topUp !== null,
  },
  actions: {
    rememberOffers: assign(({ event }) => (event.type === 'offersRead' ? { offers: event.offers } : {})),
    rememberFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    forgetFailure: assign({ failure: null }),
    announceTicketFareAdded: providedAction,
    announceTicketFareNotAdded: providedAction,
    announceTopUpAdded: providedAction,
    announceTopUpNotAdded: providedAction,
    refreshCart: providedAction,
    /** The page fetches the balance, the offers and other data that may have changed. */
    refreshAccount: providedAction,
    goToCart: providedAction,
  },
}).createMachine({
  id: 'repeatPurchase',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'ready',
  states: {
    ready: {
      description:
        'If you can buy your last ticket again, you see it with its days and its price. If you can repeat your last top-up, you see it with the new balance. One press puts one of them into your cart.',
      meta: { requirements: ['TFR-03', 'WAL-02'] },
      on: {
        buyAgain: { guard: 'isTicketFareOffered', target: 'addingTicketFare' },
        topUpAgain: { guard: 'isTopUpOffered', target: 'addingTopUp' },
        offersRead: { actions: 'rememberOffers' },
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
        onError: [
          {
            guard: 'isRefused',
            target: 'ready',
            actions: ['rememberFailure', 'announceTicketFareNotAdded', 'refreshCart', 'refreshAccount'],
          },
          { target: 'ready', actions: ['rememberFailure', 'announceTicketFareNotAdded', 'refreshCart'] },
        ],
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
        onError: [
          {
            guard: 'isRefused',
            target: 'ready',
            actions: ['rememberFailure', 'announceTopUpNotAdded', 'refreshCart', 'refreshAccount'],
          },
          { target: 'ready', actions: ['rememberFailure', 'announceTopUpNotAdded', 'refreshCart'] },
        ],
      },
    },
    added: {
      type: 'final',
      description: 'The ticket or top-up is in the cart, which opens.',
      meta: { requirements: ['TFR-03', 'WAL-02'] },
    },
  },
});
