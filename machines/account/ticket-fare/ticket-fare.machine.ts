import { assertEvent, assign, setup } from 'xstate';
import type { Item } from '#contract/entities/shopping-cart.ts';
import type { TicketFareOffer } from '#contract/entities/ticket-fare-offer.ts';
import { proposeTicketStart } from '#rules/ticket-start-proposal.ts';
import type { StartLimits } from '#rules/ticket-start.ts';
import { failureIn } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { answered, betterTicketFor, leavingTicket } from './ticket-fare.better.ts';
import { nothingChanged } from './ticket-fare.changes.ts';
import {
  isDay,
  isOffered,
  isStartFixed,
  movesStart,
  nothingChosen,
  restoresEarlierDay,
  startingToday,
  withCombination,
  withOffers,
  withoutCombination,
} from './ticket-fare.choice.ts';
import { chosenTicket } from './ticket-fare.chosen.ts';
import { chosenAmong, isComplete, named, ticketFareProblems } from './ticket-fare.problems.ts';
import { ticketFareRequest } from './ticket-fare.requests.ts';
import type {
  ChosenTicket,
  HeldTickets,
  OffersRequest,
  TicketFareContext,
  TicketFareEvent,
  TicketFareInput,
  TicketFareRequest,
} from './ticket-fare.types.ts';

/** Puts a new ticket fare for a card into the cart (TFR-01). */
export const ticketFareMachine = setup({
  types: {
    context: {} as TicketFareContext,
    events: {} as TicketFareEvent,
    input: {} as TicketFareInput,
    output: {} as ChosenTicket | null,
    tags: {} as 'busy',
  },
  actors: {
    readLimits: providedPromise<StartLimits>(),
    readTickets: providedPromise<HeldTickets, { customerId: number }>(),
    /** Fetches all tickets that can be bought for the card for a given first day, in the order of the operator. */
    readOffers: providedPromise<readonly TicketFareOffer[], OffersRequest>(),
    /** The output is null if the dialog only chooses the ticket, and its parent machine adds the ticket. */
    addTicketFare: providedPromise<Item | null, TicketFareRequest>(),
  },
  guards: {
    isDraftWithDay: ({ context: { draft } }) => draft !== null && isDay(draft.start),
    isDraftWithoutDay: ({ context: { draft } }) => draft !== null && !isDay(draft.start),
    isNewDay: ({ context, event }) => event.type === 'changeValidFrom' && !isStartFixed(context) && isDay(event.day),
    isNoDay: ({ context, event }) => event.type === 'changeValidFrom' && !isStartFixed(context) && !isDay(event.day),
    isStillOffered: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readOffers');
      const offer = chosenAmong(event.output, context);
      return offer !== undefined && !movesStart(offer, context);
    },
    isMovedFromTypedDay: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readOffers');
      return movesStart(chosenAmong(event.output, context), context) && context.typedStart !== '';
    },
    isProposedForToday: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readOffers');
      return movesStart(chosenAmong(event.output, context), context) && context.typedStart === '';
    },
    isForDay: ({ context, event }) => {
      assertEvent(event, 'chooseCombination');
      const offer = named(context.offers, event.id);
      return offer !== undefined && !movesStart(offer, context) && !restoresEarlierDay(offer, context);
    },
    isForToday: ({ context, event }) => {
      assertEvent(event, 'chooseCombination');
      return movesStart(named(context.offers, event.id), context);
    },
    isForDayBefore: ({ context, event }) => {
      assertEvent(event, 'chooseCombination');
      return restoresEarlierDay(named(context.offers, event.id), context);
    },
    isOtherZone: ({ context, event }) =>
      event.type === 'chooseZone' && event.name !== context.zoneName && isOffered(context, event.name),
    hasBetterTicket: ({ context }) => betterTicketFor(context) !== null,
    canAdd: ({ context }) => isComplete(context) && ticketFareProblems(context).length === 0,
    lacksSomething: ({ context }) => !isComplete(context) && ticketFareProblems(context).length === 0,
    wantsCart: ({ context }) => context.wantsCart,
  },
  actions: {
    rememberLimits: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readLimits');
      return { limits: event.output };
    }),
    rememberTickets: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readTickets');
      return { tickets: event.output };
    }),
    restoreChoice: assign(({ context: { draft } }) => draft ?? {}),
    proposeChoice: assign(({ context: { today, limits, tickets } }) => ({
      start: limits === null ? today : proposeTicketStart(today, limits, tickets.last?.validTo ?? null),
      combinationId: tickets.last?.ticketCombinationId ?? null,
      zoneName: tickets.last?.zones[0]?.name ?? null,
    })),
    rememberDay: assign(({ event }) => {
      assertEvent(event, 'changeValidFrom');
      return { start: event.day, typedStart: event.text, dayBefore: null };
    }),
    startToday: assign(({ context }) => startingToday(context)),
    startOnDayBefore: assign(({ context }) => ({ start: context.dayBefore, dayBefore: null })),
    tellMovedStart: assign(({ context: { changes, dayBefore } }) => ({
      changes: { ...changes, start: dayBefore === null ? null : { kind: 'MOVED_TO_TODAY', day: dayBefore } },
    })),
    tellReturnedStart: assign(({ context: { changes, start } }) => ({
      changes: { ...changes, start: start === null ? null : { kind: 'RETURNED', day: start } },
    })),
    rememberOffers: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readOffers');
      return withOffers(context, event.output);
    }),
    rememberOtherOffers: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readOffers');
      return withoutCombination(context, event.output);
    }),
    rememberCombination: assign(({ context, event }) => {
      assertEvent(event, 'chooseCombination');
      return { ...withCombination(context, event.id), ...leavingTicket(context, event.id) };
    }),
    takeBetterTicket: assign(({ context }) => ({
      combinationId: betterTicketFor(context)?.offer.combination.id ?? context.combinationId,
      dayBefore: null,
      ...answered,
    })),
    declineBetterTicket: assign(answered),
    rememberZone: assign(({ context: { changes }, event }) => {
      assertEvent(event, 'chooseZone');
      const remaining = { ...changes, lostZone: null, price: null };
      return { zoneName: event.name, changes: remaining, failure: null, demanded: false };
    }),
    forgetChoice: assign({ ...nothingChosen, draft: null }),
    forgetMessages: assign({ failure: null, changes: nothingChanged, demanded: false }),
    forgetFailure: assign({ failure: null }),
    demand: assign({ demanded: true }),
    rememberDestination: assign(({ event }) => ({ wantsCart: event.type === 'addAndGoToCart' })),
    rememberFailure: assign(({ event }) => ({
      failure: failureIn(event),
      wantsCart: false,
    })),
    announceLimitsFailed: providedAction,
    announceTicketsFailed: providedAction,
    announceOffersFailed: providedAction,
    announceAdded: providedAction,
    refreshCart: providedAction,
    goToCart: providedAction,
  },
}).createMachine({
  id: 'ticketFare',
  context: ({ input }) => ({ ...input, ...nothingChosen }),
  initial: 'opening',
  output: ({ context }) => chosenTicket(context),
  states: {
    opening: {
      type: 'parallel',
      description: 'The shop fetches the days on which a ticket can start, and your tickets.',
      tags: ['busy'],
      meta: { requirements: ['TFR-01'] },
      on: { close: { target: 'closed' } },
      onDone: [
        { guard: 'isDraftWithoutDay', target: 'choosing.dayMissing', actions: 'restoreChoice' },
        { guard: 'isDraftWithDay', target: 'choosing', actions: 'restoreChoice' },
        { target: 'choosing', actions: 'proposeChoice' },
      ],
      states: {
        limits: {
          initial: 'reading',
          description: 'The first and the last day on which a ticket can start.',
          states: {
            reading: {
              description: "The operator's limits for the first day of a ticket are being fetched.",
              invoke: {
                id: 'readLimits',
                src: 'readLimits',
                onDone: { target: 'read', actions: 'rememberLimits' },
                onError: { target: '#ticketFare.unopened', actions: ['rememberFailure', 'announceLimitsFailed'] },
              },
            },
            read: { type: 'final', description: 'The first and the last possible start of a ticket are known.' },
          },
        },
        tickets: {
          initial: 'reading',
          description: 'The tickets that you have.',
          states: {
            reading: {
              description: 'Your tickets are being fetched.',
              invoke: {
                id: 'readTickets',
                src: 'readTickets',
                input: ({ context }) => ({ customerId: context.card.customer.id }),
                onDone: { target: 'read', actions: 'rememberTickets' },
                onError: { target: '#ticketFare.unopened', actions: ['rememberFailure', 'announceTicketsFailed'] },
              },
            },
            read: { type: 'final', description: 'Your tickets are known.' },
          },
        },
      },
    },
    unopened: {
      description: 'The data needed to choose a ticket could not be fetched. You can try again.',
      meta: { requirements: ['TFR-01', 'API-02'] },
      on: {
        retry: { target: 'opening' },
        close: { target: 'closed' },
      },
    },
    choosing: {
      initial: 'readingOffers',
      description:
        'You choose the first day, the ticket and the zone. Your last ticket and zone are proposed. If your session had expired, your earlier choices are restored.',
      meta: { requirements: ['TFR-01', 'FMT-03'] },
      on: {
        changeValidFrom: [
          {
            guard: 'isNewDay',
            target: '.readingOffers',
            reenter: true,
            actions: ['rememberDay', 'forgetMessages'],
          },
          { guard: 'isNoDay', target: '.dayMissing', actions: ['rememberDay', 'forgetMessages'] },
        ],
        close: { target: 'closed' },
      },
      states: {
        dayMissing: {
          description:
            'The field does not contain a day on which a ticket can start. This error is shown when you leave the field. You can make the other choices after you have entered a possible day.',
          meta: { requirements: ['TFR-01', 'FRM-01'] },
          on: {
            leaveValidFrom: { actions: 'demand' },
            addToCart: { actions: 'demand' },
            addAndGoToCart: { actions: 'demand' },
          },
        },
        readingOffers: {
          description: 'The tickets for the chosen day are being fetched, with their validity, zones and prices.',
          tags: ['busy'],
          meta: { requirements: ['TFR-01', 'ISI-02'] },
          invoke: {
            id: 'readOffers',
            src: 'readOffers',
            input: ({ context }) => ({ cardId: context.card.id, day: context.start ?? context.today }),
            onDone: [
              { guard: 'isStillOffered', target: 'listed.ready', actions: 'rememberOffers' },
              {
                guard: 'isMovedFromTypedDay',
                target: 'readingOffers',
                reenter: true,
                actions: ['startToday', 'tellMovedStart'],
              },
              { guard: 'isProposedForToday', target: 'readingOffers', reenter: true, actions: 'startToday' },
              { target: 'listed.undecided', actions: 'rememberOtherOffers' },
            ],
            onError: { target: 'offersFailed', actions: ['rememberFailure', 'announceOffersFailed'] },
          },
        },
        offersFailed: {
          description: 'The tickets for the chosen day could not be fetched. You can try again or choose another day.',
          meta: { requirements: ['API-02'] },
          on: { retry: { target: 'readingOffers', actions: 'forgetFailure' } },
        },
        listed: {
          initial: 'undecided',
          description: 'You see the tickets that are sold for the chosen day, each with its last day and its price.',
          meta: { requirements: ['TFR-01', 'TFR-04', 'ISI-02'] },
          on: {
            chooseCombination: [
              { guard: 'isForDay', target: '.ready', actions: 'rememberCombination' },
              {
                guard: 'isForToday',
                target: 'readingOffers',
                actions: ['rememberCombination', 'startToday', 'tellMovedStart'],
              },
              {
                guard: 'isForDayBefore',
                target: 'readingOffers',
                actions: ['rememberCombination', 'startOnDayBefore', 'tellReturnedStart'],
              },
            ],
          },
          states: {
            undecided: {
              description: 'No ticket is chosen yet, or the ticket that you had chosen is not sold for the chosen day.',
              meta: { requirements: ['TFR-06'] },
              on: {
                addToCart: { guard: 'lacksSomething', actions: 'demand' },
                addAndGoToCart: { guard: 'lacksSomething', actions: 'demand' },
              },
            },
            ready: {
              description:
                'You see the validity of the ticket and how its price is computed, or why the ticket cannot be bought. If a change of the day has changed your choice, a message says so. A better ticket for the same days is offered only one time.',
              meta: {
                requirements: ['TFR-01', 'TFR-06', 'TFR-07', 'TFR-08', 'ISI-02', 'FMT-02', 'API-04'],
              },
              on: {
                takeBetterTicket: { guard: 'hasBetterTicket', actions: ['takeBetterTicket', 'forgetMessages'] },
                declineBetterTicket: { guard: 'hasBetterTicket', actions: 'declineBetterTicket' },
                chooseZone: { guard: 'isOtherZone', actions: 'rememberZone' },
                addToCart: [
                  { guard: 'canAdd', target: '#ticketFare.saving', actions: ['rememberDestination', 'forgetMessages'] },
                  { guard: 'lacksSomething', actions: 'demand' },
                ],
                addAndGoToCart: [
                  { guard: 'canAdd', target: '#ticketFare.saving', actions: ['rememberDestination', 'forgetMessages'] },
                  { guard: 'lacksSomething', actions: 'demand' },
                ],
              },
            },
          },
        },
      },
    },
    saving: {
      description: 'The ticket is being added to the cart. You cannot send anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['TFR-01', 'DLG-01'] },
      invoke: {
        id: 'addTicketFare',
        src: 'addTicketFare',
        input: ({ context }) => ticketFareRequest(context),
        onDone: [
          { guard: 'wantsCart', target: 'added', actions: ['refreshCart', 'announceAdded', 'goToCart'] },
          { target: 'added', actions: ['refreshCart', 'announceAdded'] },
        ],
        onError: { target: 'choosing.listed.ready', actions: 'rememberFailure' },
      },
    },
    added: {
      type: 'final',
      description: 'The ticket is in the cart.',
      meta: { requirements: ['TFR-01'] },
    },
    closed: {
      type: 'final',
      entry: 'forgetChoice',
      description: 'You closed the dialog. Your choices are discarded.',
      meta: { requirements: ['DLG-01'] },
    },
  },
});
