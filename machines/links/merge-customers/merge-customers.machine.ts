import { assertEvent, assign, setup } from 'xstate';
import { failureIn } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { required } from '../../common/required.ts';
import type {
  MergeCustomersContext,
  MergeCustomersEvent,
  MergeCustomersInput,
  OriginCandidate,
} from './merge-customers.types.ts';

/** Merges a placeholder (a customer without a name) into the customer who is the same person (LNK-03). */
export const mergeCustomersMachine = setup({
  types: {
    context: {} as MergeCustomersContext,
    events: {} as MergeCustomersEvent,
    input: {} as MergeCustomersInput,
    tags: {} as 'busy',
  },
  actors: {
    readCandidates: providedPromise<readonly OriginCandidate[], { customerId: number }>(),
    merge: providedPromise<void, { customerId: number; originId: number }>(),
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
    /**
     * The customer who was chosen before the session expired is chosen again, if the account still has this customer.
     */
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
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
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
      description: 'The dialog fetches the people of your account, so that you can choose the same person.',
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
      description: 'The dialog checks whether your account has other people.',
      meta: { requirements: ['LNK-03'] },
      always: [{ guard: 'hasCandidates', target: 'choosing' }, { target: 'alone' }],
    },
    unreadable: {
      description: 'The people of your account could not be fetched. You can try again.',
      meta: { requirements: ['LNK-03', 'API-04'] },
      on: {
        retry: { target: 'reading', actions: 'forgetFailure' },
        close: { target: 'closed' },
      },
    },
    alone: {
      description: 'Your account has no other person with whom the record could be merged.',
      meta: { requirements: ['LNK-03'] },
      on: {
        close: { target: 'closed' },
      },
    },
    choosing: {
      description: 'You choose the person of your account to whom these cards and tickets belong.',
      meta: { requirements: ['LNK-03', 'API-04', 'DLG-01'] },
      on: {
        choose: { guard: 'isCandidate', actions: ['rememberOrigin', 'forgetFailure'] },
        submit: [{ guard: 'isChosen', target: 'merging', actions: ['demand', 'forgetFailure'] }, { actions: 'demand' }],
        close: { target: 'closed' },
      },
    },
    merging: {
      description: 'The cards and tickets are being moved to the chosen person, and you cannot stop the move.',
      tags: ['busy'],
      meta: { requirements: ['LNK-03', 'DLG-01'] },
      invoke: {
        id: 'merge',
        src: 'merge',
        input: ({ context: { customerId, originId } }) => ({ customerId, originId: required(originId, 'an origin') }),
        onDone: { target: 'merged', actions: 'announceMerged' },
        onError: { target: 'choosing', actions: 'rememberFailure' },
      },
    },
    merged: {
      type: 'final',
      description: 'The cards and tickets belong to the chosen person, and a message says so.',
      meta: { requirements: ['LNK-03'] },
    },
    closed: {
      type: 'final',
      description: 'You closed the dialog. No customer was merged, unless an answer of the server was lost.',
      meta: { requirements: ['DLG-01'] },
    },
  },
});
