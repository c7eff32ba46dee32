import { assign, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { isPassing } from '../failure-kinds.ts';
import { providedAction, providedPromise } from '../provided.ts';
import type {
  ConfirmationContext,
  ConfirmationEvent,
  ConfirmationInput,
  ConfirmationOutput,
} from './confirmation.types.ts';

/**
 * The reusable question with two answers (first specification, 2 'Shared'; CNF-01). Each use provides `perform`, which
 * does what was asked about and must be safe to do again.
 */
export const confirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    input: {} as ConfirmationInput,
    output: {} as ConfirmationOutput,
    tags: {} as 'busy',
  },
  actors: {
    perform: providedPromise<void>(),
  },
  guards: {
    isWorthRetrying: ({ context }) => context.failure !== null && isPassing(context.failure),
  },
  actions: {
    rememberFailure: assign(({ event }) => ({ failure: 'error' in event ? failureOf(event.error) : null })),
    forgetFailure: assign({ failure: null }),
    announceSuccess: providedAction,
  },
}).createMachine({
  id: 'confirmation',
  context: ({ input: { question } }) => ({ question, failure: null }),
  output: ({ event }) => ('output' in event ? (event.output as ConfirmationOutput) : 'declined'),
  initial: 'asking',
  states: {
    asking: {
      description: 'You are asked whether you mean it, and told what would happen.',
      meta: { requirements: ['CNF-01'] },
      on: {
        confirm: { target: 'working' },
        decline: { target: 'declined' },
      },
    },
    working: {
      description: 'What you have confirmed is being done; it can neither be asked for twice nor left meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['CNF-01'] },
      invoke: {
        id: 'perform',
        src: 'perform',
        onDone: { target: 'confirmed', actions: 'announceSuccess' },
        onError: { target: 'failed', actions: 'rememberFailure' },
      },
    },
    failed: {
      description: 'It could not be done. You are told why; where it may help you can try again, and you can leave it.',
      meta: { requirements: ['CNF-01', 'API-04'] },
      on: {
        confirm: { guard: 'isWorthRetrying', target: 'working', actions: 'forgetFailure' },
        decline: { target: 'undecided' },
      },
    },
    confirmed: {
      type: 'final',
      description: 'It is done, and you are told so.',
      meta: { requirements: ['CNF-01'] },
      output: 'confirmed',
    },
    declined: {
      type: 'final',
      description: 'You have said no; nothing was done.',
      meta: { requirements: ['CNF-01'] },
      output: 'declined',
    },
    undecided: {
      type: 'final',
      description: 'You have left it after it could not be done; the page shows how things stand.',
      meta: { requirements: ['CNF-01'] },
      output: 'undecided',
    },
  },
});
