import { assertEvent, assign, setup } from 'xstate';
import type { FamilyBoard } from '#contract/entities/family-board.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import { failureIn, failureOf } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { ticketFareMachine } from '../ticket-fare/ticket-fare.machine.ts';
import {
  addRequest,
  canChoose,
  dialogInput,
  otherRefusals,
  personOf,
  refusalsOf,
  tickable,
  withBoard,
} from './family-board.lines.ts';
import type { AddRequest, FamilyBoardContext, FamilyBoardEvent, FamilyBoardInput } from './family-board.types.ts';

const nobody: FamilyBoard = { people: [], totalCount: 0 };

const boardOf = (event: object): FamilyBoard => ('output' in event ? (event.output as FamilyBoard) : nobody);

/** Puts the next tickets of all people of an account into the cart with one press (FAM-01 … FAM-06, ours). */
export const familyBoardMachine = setup({
  types: {
    context: {} as FamilyBoardContext,
    events: {} as FamilyBoardEvent,
    input: {} as FamilyBoardInput,
    children: {} as { readBoard: 'readBoard'; ticketFare: 'ticketFare'; addTicketFares: 'addTicketFares' },
    tags: {} as 'busy',
  },
  actors: {
    readBoard: providedPromise<FamilyBoard>(),
    /** The ticket dialog. It only chooses a ticket; the board adds the ticket to the cart. */
    ticketFare: ticketFareMachine,
    addTicketFares: providedPromise<Item[], AddRequest>(),
  },
  guards: {
    isNobodyThere: ({ event }) => boardOf(event).people.length === 0,
    isTickable: ({ context, event }) => event.type === 'toggle' && tickable(context).includes(event.customerId),
    isSomethingUnticked: ({ context }) => tickable(context).length > context.ticked.length,
    isSomethingTicked: ({ context }) => context.ticked.length > 0,
    canChoose: ({ context, event }) => {
      const person = event.type === 'change' ? personOf(context, event.customerId) : undefined;
      return person !== undefined && canChoose(person);
    },
    isChanged: ({ context, event }) => event.type === 'undoChange' && context.chosen[event.customerId] !== undefined,
    isTaken: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.ticketFare');
      return event.output !== null;
    },
    isRefusedByLine: ({ context, event }) => 'error' in event && refusalsOf(context, failureOf(event.error)).length > 0,
  },
  actions: {
    rememberBoard: assign(({ context, event }) => withBoard(context, boardOf(event))),
    toggleTick: assign(({ context: { ticked, notRestored }, event }) => {
      assertEvent(event, 'toggle');
      const { customerId } = event;
      return {
        notRestored: notRestored.filter((id) => id !== customerId),
        ticked: ticked.includes(customerId)
          ? ticked.filter((id) => id !== customerId)
          : [...ticked, customerId].toSorted((one, other) => one - other),
      };
    }),
    tickAll: assign(({ context }) => ({ ticked: tickable(context).toSorted((one, other) => one - other) })),
    tickNone: assign({ ticked: [] }),
    rememberChanged: assign(({ event }) => {
      assertEvent(event, 'change');
      return { changedId: event.customerId };
    }),
    forgetChanged: assign({ changedId: null }),
    rememberChoice: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.ticketFare');
      const { changedId, chosen, ticked } = context;
      if (changedId === null || event.output === null) return {};
      return {
        chosen: { ...chosen, [changedId]: event.output },
        ticked: [...new Set([...ticked, changedId])].toSorted((one, other) => one - other),
        refusals: otherRefusals(context, changedId),
        notRestored: context.notRestored.filter((id) => id !== changedId),
        failure: null,
      };
    }),
    forgetChoice: assign(({ context, event }) => {
      assertEvent(event, 'undoChange');
      const { customerId } = event;
      const { [customerId]: _, ...chosen } = context.chosen;
      const possible = tickable({ ...context, chosen });
      return {
        chosen,
        ticked: context.ticked.filter((id) => possible.includes(id)),
        refusals: otherRefusals(context, customerId),
      };
    }),
    rememberRefusals: assign(({ context, event }) => ({
      refusals: 'error' in event ? refusalsOf(context, failureOf(event.error)) : [],
    })),
    rememberFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    forgetFailure: assign({ failure: null }),
    forgetRefusals: assign({ refusals: [], notRestored: [] }),
    announceAdded: providedAction,
    refreshCart: providedAction,
    goToCart: providedAction,
  },
}).createMachine({
  id: 'familyBoard',
  context: ({ input }) => ({
    ...input,
    board: null,
    ticked: [],
    chosen: {},
    notRestored: [],
    changedId: null,
    refusals: [],
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description:
        'The shop fetches the people you buy for, their tickets, and the next ticket of each person. Your ticks and choices stay.',
      tags: ['busy'],
      meta: { requirements: ['FAM-01', 'FAM-02', 'FAM-03'] },
      invoke: {
        id: 'readBoard',
        src: 'readBoard',
        onDone: [
          { guard: 'isNobodyThere', target: 'empty', actions: 'rememberBoard' },
          { target: 'choosing', actions: 'rememberBoard' },
        ],
        onError: { target: 'unread', actions: 'rememberFailure' },
      },
    },
    unread: {
      description: 'The board could not be fetched. You can try again.',
      meta: { requirements: ['FAM-01', 'API-02'] },
      on: { retry: { target: 'reading', actions: 'forgetFailure' } },
    },
    empty: {
      description: 'You do not buy for anybody yet. You see the first steps.',
      meta: { requirements: ['FAM-01'] },
      on: { refresh: { target: 'reading' } },
    },
    choosing: {
      description:
        "You see the tickets of all people as lines over the months, and each person's next ticket with its start, its price and the reasons. Tickets that are due are ticked. You can tick others, and choose another day, ticket or zone.",
      meta: { requirements: ['FAM-01', 'FAM-02', 'FAM-03', 'FAM-04', 'FAM-06'] },
      on: {
        toggle: { guard: 'isTickable', actions: 'toggleTick' },
        tickAll: { guard: 'isSomethingUnticked', actions: 'tickAll' },
        tickNone: { guard: 'isSomethingTicked', actions: 'tickNone' },
        change: { guard: 'canChoose', target: 'changing', actions: 'rememberChanged' },
        undoChange: { guard: 'isChanged', actions: 'forgetChoice' },
        add: { guard: 'isSomethingTicked', target: 'adding', actions: ['forgetFailure', 'forgetRefusals'] },
        refresh: { target: 'reading' },
      },
    },
    changing: {
      description:
        'You choose another first day, ticket or zone for one person, as in the ticket dialog. The ticket is not put into the cart yet.',
      meta: { requirements: ['FAM-04', 'TFR-01'] },
      invoke: {
        id: 'ticketFare',
        src: 'ticketFare',
        input: ({ context }) => dialogInput(context),
        onDone: [
          { guard: 'isTaken', target: 'choosing', actions: ['rememberChoice', 'forgetChanged'] },
          { target: 'choosing', actions: 'forgetChanged' },
        ],
        onError: { target: 'choosing', actions: 'forgetChanged' },
      },
    },
    adding: {
      description: 'All ticked tickets are being put into the cart together. You cannot send anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['FAM-05'] },
      invoke: {
        id: 'addTicketFares',
        src: 'addTicketFares',
        input: ({ context }) => addRequest(context),
        onDone: { target: 'added', actions: ['refreshCart', 'announceAdded', 'goToCart'] },
        onError: [
          { guard: 'isRefusedByLine', target: 'reading', actions: ['rememberRefusals', 'refreshCart'] },
          { target: 'choosing', actions: ['rememberFailure', 'refreshCart'] },
        ],
      },
    },
    added: {
      type: 'final',
      description: 'All tickets are in the cart, which opens.',
      meta: { requirements: ['FAM-05'] },
    },
  },
});
