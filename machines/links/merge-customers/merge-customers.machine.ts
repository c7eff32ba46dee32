import { assertEvent, assign, setup } from 'xstate';
import { failureOf } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import type {
  MergeCustomersContext,
  MergeCustomersEvent,
  MergeCustomersInput,
  OriginCandidate,
} from './merge-customers.types.ts';

/** Merges a customer without a name into the person whom they stand for (LNK-03). */
export const mergeCustomersMachine = setup({
  types: {
    context: {} as MergeCustomersContext,
    events: {} as MergeCustomersEvent,
    input: {} as MergeCustomersInput,
    tags: {} as 'busy',
  },
  actors: {
    readCandidates: providedPromise<readonly OriginCandidate[], { customerId: number }>(),
    merge: providedPromise<void, { customerId: number; originId: number | null }>(),
  },
  guards: {
    hasCandidates: ({ context }) => context.candidates.length > 0,
    isCandidate: ({ context, event }) => {
      assertEvent(event, 'choose');
      return context.candidates.some(({ id }) => id === event.customerId);
    },
    isChosen: ({ context }) => context.originId !== null,
  },
  actions: {
    /** Who was chosen before the session ended is chosen again, if they are still one of the account. */
    rememberCandidates: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'xstate.done.actor.readCandidates');
      const candidates = event.output;
      return { candidates, originId: candidates.find(({ id }) => id === draft?.originId)?.id ?? null };
    }),
    rememberOrigin: assign(({ event }) => {
      assertEvent(event, 'choose');
      return { originId: event.customerId };
    }),
    demand: assign({ demanded: true }),
    rememberFailure: assign({ failure: ({ event }) => ('error' in event ? failureOf(event.error) : null) }),
    forgetFailure: assign({ failure: null }),
    announceMerged: providedAction,
  },
}).createMachine({
  id: 'mergeCustomers',
  context: ({ input }) => ({
    ...input,
    candidates: [],
    originId: null,
    demanded: false,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The dialog reads the people of your account, so that you can say who this is.',
      tags: ['busy'],
      meta: { requirements: ['LNK-03'] },
      invoke: {
        id: 'readCandidates',
        src: 'readCandidates',
        input: ({ context: { customerId } }) => ({ customerId }),
        onDone: { target: 'deciding', actions: 'rememberCandidates' },
        onError: { target: 'unreadable', actions: 'rememberFailure' },
      },
      on: {
        close: { target: 'closed' },
      },
    },
    deciding: {
      description: 'Whether your account has anybody else decides what the dialog shows.',
      meta: { requirements: ['LNK-03'] },
      always: [{ guard: 'hasCandidates', target: 'choosing' }, { target: 'alone' }],
    },
    unreadable: {
      description: 'Your people could not be read. You can try again.',
      meta: { requirements: ['LNK-03', 'API-04'] },
      on: {
        retry: { target: 'reading', actions: 'forgetFailure' },
        close: { target: 'closed' },
      },
    },
    alone: {
      description: 'Your account has nobody else with whom the record could be merged.',
      meta: { requirements: ['LNK-03'] },
      on: {
        close: { target: 'closed' },
      },
    },
    choosing: {
      description: 'You choose the person of your account whose cards and tickets these are.',
      meta: { requirements: ['LNK-03', 'API-04', 'DLG-01'] },
      on: {
        choose: { guard: 'isCandidate', actions: ['rememberOrigin', 'forgetFailure'] },
        submit: [{ guard: 'isChosen', target: 'merging', actions: ['demand', 'forgetFailure'] }, { actions: 'demand' }],
        close: { target: 'closed' },
      },
    },
    merging: {
      description: 'The cards and tickets are moving to the person whom you have chosen. You cannot stop it meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['LNK-03', 'DLG-01'] },
      invoke: {
        id: 'merge',
        src: 'merge',
        input: ({ context: { customerId, originId } }) => ({ customerId, originId }),
        onDone: { target: 'merged', actions: 'announceMerged' },
        onError: { target: 'choosing', actions: 'rememberFailure' },
      },
    },
    merged: {
      type: 'final',
      description: 'The cards and tickets belong to the person whom you have chosen, and a message says so.',
      meta: { requirements: ['LNK-03'] },
    },
    closed: {
      type: 'final',
      description: 'You closed the dialog. Nothing was merged, unless an answer was lost.',
      meta: { requirements: ['DLG-01'] },
    },
  },
});
