import { assertEvent, assign, setup } from 'xstate';
import type { Item } from '../../contract/entities/shopping-cart.ts';
import type { TicketCombination } from '../../contract/entities/tariff.ts';
import { proposeTicketStart } from '../../rules/ticket-start-proposal.ts';
import type { StartLimits } from '../../rules/ticket-start.ts';
import { failureOf } from '../failure.ts';
import { providedAction, providedPromise } from '../provided.ts';
import {
  isDay,
  isOffered,
  isStartFixed,
  movesStart,
  named,
  nothingChosen,
  withOffer,
  withoutCombination,
  zoneAmong,
} from './ticket-fare.choice.ts';
import { chosenCombination, hasIsicPrice, isComplete, ticketFareProblems } from './ticket-fare.problems.ts';
import { isicPriceRequest, ticketFareRequest } from './ticket-fare.requests.ts';
import type {
  HeldTickets,
  IsicPriceRequest,
  TicketFareContext,
  TicketFareEvent,
  TicketFareInput,
  TicketFareRequest,
  TicketOffer,
} from './ticket-fare.types.ts';

/** A new ticket fare for a card, put into the cart (second specification, 4.2 and 5.10). */
export const ticketFareMachine = setup({
  types: {
    context: {} as TicketFareContext,
    events: {} as TicketFareEvent,
    input: {} as TicketFareInput,
    tags: {} as 'busy',
  },
  actors: {
    readLimits: providedPromise<StartLimits>(),
    readTickets: providedPromise<HeldTickets, { customerId: number }>(),
    /** Answers the combinations that are sold to holders of these profiles on a day. */
    readCombinations: providedPromise<
      readonly TicketCombination[],
      { day: string; profiles: readonly { readonly id: number; readonly reduced: boolean }[] }
    >(),
    readOffer: providedPromise<TicketOffer, { day: string; tariffProfileId: number; priceListId: number }>(),
    readIsicPrice: providedPromise<number, IsicPriceRequest>(),
    addTicketFare: providedPromise<Item, TicketFareRequest>(),
  },
  guards: {
    isDraftWithDay: ({ context: { draft } }) => draft !== null && isDay(draft.start),
    isDraftWithoutDay: ({ context: { draft } }) => draft !== null && !isDay(draft.start),
    isNewDay: ({ context, event }) => event.type === 'changeValidFrom' && !isStartFixed(context) && isDay(event.day),
    isNoDay: ({ context, event }) => event.type === 'changeValidFrom' && !isStartFixed(context) && !isDay(event.day),
    isStillOffered: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readCombinations');
      const combination = named(event.output, context.combinationId);
      return combination !== undefined && !movesStart(combination, context);
    },
    isOfferedForToday: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readCombinations');
      return movesStart(named(event.output, context.combinationId), context);
    },
    isForDay: ({ context, event }) => {
      assertEvent(event, 'chooseCombination');
      const combination = named(context.combinations, event.id);
      return combination !== undefined && !movesStart(combination, context);
    },
    isForToday: ({ context, event }) => {
      assertEvent(event, 'chooseCombination');
      return movesStart(named(context.combinations, event.id), context);
    },
    isOfferWithIsicPrice: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readOffer');
      return hasIsicPrice(context) && zoneAmong(event.output, context.zoneName) !== null;
    },
    isZoneWithIsicPrice: ({ context, event }) =>
      event.type === 'chooseZone' && isOffered(context, event.name) && hasIsicPrice(context),
    isZoneWithListPrice: ({ context, event }) =>
      event.type === 'chooseZone' && isOffered(context, event.name) && !hasIsicPrice(context),
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
      return { start: event.day, typedStart: event.text };
    }),
    startToday: assign(({ context }) => ({ start: context.today, typedStart: '' })),
    rememberCombinations: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readCombinations');
      return { combinations: event.output };
    }),
    takeBackCombination: assign(({ context }) => withoutCombination(context)),
    rememberCombination: assign(({ event }) => {
      assertEvent(event, 'chooseCombination');
      return { combinationId: event.id };
    }),
    rememberOffer: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readOffer');
      return withOffer(context, event.output);
    }),
    rememberZone: assign(({ event }) => {
      assertEvent(event, 'chooseZone');
      return { zoneName: event.name, isicPrice: null };
    }),
    rememberIsicPrice: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readIsicPrice');
      return { isicPrice: event.output };
    }),
    forgetChoice: assign({ ...nothingChosen, draft: null }),
    forgetMessages: assign({ failure: null, lostChoice: null, demanded: false }),
    demand: assign({ demanded: true }),
    rememberDestination: assign(({ event }) => ({ wantsCart: event.type === 'addAndGoToCart' })),
    rememberFailure: assign(({ event }) => ({
      failure: 'error' in event ? failureOf(event.error) : null,
      wantsCart: false,
    })),
    announceLimitsFailed: providedAction,
    announceTicketsFailed: providedAction,
    announceOfferFailed: providedAction,
    announceIsicPriceFailed: providedAction,
    announceCombinationsFailed: providedAction,
    announceAdded: providedAction,
    refreshCart: providedAction,
    goToCart: providedAction,
  },
}).createMachine({
  id: 'ticketFare',
  context: ({ input }) => ({ ...input, ...nothingChosen }),
  initial: 'opening',
  states: {
    opening: {
      type: 'parallel',
      description: 'The shop reads when a ticket can start and which tickets you have.',
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
              description: "The operator's limits for the first day of a ticket are being read.",
              invoke: {
                id: 'readLimits',
                src: 'readLimits',
                onDone: { target: 'read', actions: 'rememberLimits' },
                onError: { target: '#ticketFare.unopened', actions: ['rememberFailure', 'announceLimitsFailed'] },
              },
            },
            read: { type: 'final', description: 'It is known from when to when a ticket may start.' },
          },
        },
        tickets: {
          initial: 'reading',
          description: 'Which tickets you have.',
          states: {
            reading: {
              description: 'Your tickets are being read.',
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
      initial: 'readingCombinations',
      description:
        'You choose the first day, the ticket and the zone. Your last ticket and zone are proposed, or what you had chosen when your session expired is there again.',
      meta: { requirements: ['TFR-01', 'FMT-03'] },
      on: {
        changeValidFrom: [
          {
            guard: 'isNewDay',
            target: '.readingCombinations',
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
            'The field does not contain a day on which a ticket can start. You can make the other choices when it does.',
          on: {
            addToCart: { actions: 'demand' },
            addAndGoToCart: { actions: 'demand' },
          },
        },
        readingCombinations: {
          description: 'The tickets that are sold for the chosen day are being fetched.',
          tags: ['busy'],
          invoke: {
            id: 'readCombinations',
            src: 'readCombinations',
            input: ({ context }) => ({
              day: context.start ?? context.today,
              profiles: [context.card.profileOne, context.card.profileTwo].flatMap((held) =>
                held === null ? [] : [{ id: held.profile.id, reduced: held.profile.reduced }],
              ),
            }),
            onDone: [
              { guard: 'isStillOffered', target: 'listed.readingOffer', actions: 'rememberCombinations' },
              {
                guard: 'isOfferedForToday',
                target: 'readingCombinations',
                reenter: true,
                actions: ['rememberCombinations', 'startToday'],
              },
              { target: 'listed.undecided', actions: ['takeBackCombination', 'rememberCombinations'] },
            ],
            onError: { target: 'combinationsFailed', actions: ['rememberFailure', 'announceCombinationsFailed'] },
          },
        },
        combinationsFailed: {
          description: 'The tickets for the chosen day could not be fetched; you can try again or choose another day.',
          meta: { requirements: ['API-02'] },
          on: { retry: { target: 'readingCombinations', actions: 'forgetMessages' } },
        },
        listed: {
          initial: 'undecided',
          description: 'You see the tickets that are sold for the chosen day.',
          on: {
            chooseCombination: [
              {
                guard: 'isForDay',
                target: '.readingOffer',
                reenter: true,
                actions: ['rememberCombination', 'forgetMessages'],
              },
              {
                guard: 'isForToday',
                target: 'readingCombinations',
                actions: ['rememberCombination', 'forgetMessages', 'startToday'],
              },
            ],
          },
          states: {
            undecided: {
              description: 'No ticket is chosen yet, or none is sold for the chosen day.',
              on: {
                addToCart: { guard: 'lacksSomething', actions: 'demand' },
                addAndGoToCart: { guard: 'lacksSomething', actions: 'demand' },
              },
            },
            readingOffer: {
              description: 'The validity, the zones and the prices of the chosen ticket are being fetched.',
              tags: ['busy'],
              invoke: {
                id: 'readOffer',
                src: 'readOffer',
                input: ({ context }) => ({
                  day: context.start ?? context.today,
                  tariffProfileId: chosenCombination(context)?.tariffProfile.id ?? 0,
                  priceListId: chosenCombination(context)?.priceList.id ?? 0,
                }),
                onDone: [
                  { guard: 'isOfferWithIsicPrice', target: 'readingIsicPrice', actions: 'rememberOffer' },
                  { target: 'ready', actions: 'rememberOffer' },
                ],
                onError: { target: 'offerFailed', actions: ['rememberFailure', 'announceOfferFailed'] },
              },
            },
            offerFailed: {
              description: 'The price could not be fetched; you can try again or choose another ticket.',
              meta: { requirements: ['API-02'] },
              on: { retry: { target: 'readingOffer', actions: 'forgetMessages' } },
            },
            readingIsicPrice: {
              description: 'You have an ISIC: the price of the chosen ticket for you is being fetched.',
              tags: ['busy'],
              meta: { requirements: ['ISI-02'] },
              invoke: {
                id: 'readIsicPrice',
                src: 'readIsicPrice',
                input: ({ context }) => isicPriceRequest(context),
                onDone: { target: 'ready', actions: 'rememberIsicPrice' },
                onError: { target: 'isicPriceFailed', actions: ['rememberFailure', 'announceIsicPriceFailed'] },
              },
              on: {
                chooseZone: {
                  guard: 'isZoneWithIsicPrice',
                  target: 'readingIsicPrice',
                  reenter: true,
                  actions: ['rememberZone', 'forgetMessages'],
                },
              },
            },
            isicPriceFailed: {
              description:
                'The price with an ISIC could not be fetched; you can try again, or choose another zone or another ticket.',
              meta: { requirements: ['ISI-02', 'API-02'] },
              on: {
                retry: { target: 'readingIsicPrice', actions: 'forgetMessages' },
                chooseZone: {
                  guard: 'isZoneWithIsicPrice',
                  target: 'readingIsicPrice',
                  actions: ['rememberZone', 'forgetMessages'],
                },
              },
            },
            ready: {
              description:
                'You see from when to when the ticket is valid and what it costs, or why it cannot be bought.',
              meta: { requirements: ['TFR-01', 'ISI-02', 'FMT-02', 'API-04'] },
              on: {
                chooseZone: [
                  {
                    guard: 'isZoneWithIsicPrice',
                    target: 'readingIsicPrice',
                    actions: ['rememberZone', 'forgetMessages'],
                  },
                  { guard: 'isZoneWithListPrice', actions: ['rememberZone', 'forgetMessages'] },
                ],
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
