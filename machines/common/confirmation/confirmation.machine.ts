import { assign, setup } from 'xstate';
import { isPassing } from '../failure-kinds.ts';
import { failureIn } from '../failure.ts';
import { providedAction, providedPromise } from '../provided.ts';
import type {
  ConfirmationContext,
  ConfirmationEvent,
  ConfirmationInput,
  ConfirmationOutput,
} from './confirmation.types.ts';

/**
 * The reusable confirmation dialog (CNF-01). Each use provides `perform`, which carries out the action and must be
 * idempotent.
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
    rememberFailure: assign(({ event }) => ({ failure: failureIn(event) })),
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
      description: 'A dialog asks for your confirmation and says what will happen.',
      meta: { requirements: ['CNF-01'] },
      on: {
        confirm: { target: 'working' },
        decline: { target: 'declined' },
      },
    },
    working: {
      description:
        'The action that you have confirmed is being carried out. You cannot start it twice or leave the dialog meanwhile.',
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
      description:
        'The action failed, and the dialog says why. You can close it. If another attempt can help, you can try again.',
      meta: { requirements: ['CNF-01', 'API-04'] },
      on: {
        confirm: { guard: 'isWorthRetrying', target: 'working', actions: 'forgetFailure' },
        decline: { target: 'undecided' },
      },
    },
    confirmed: {
      type: 'final',
      description: 'The action is done, and a message says so.',
      meta: { requirements: ['CNF-01'] },
      output: 'confirmed',
    },
    declined: {
      type: 'final',
      description: 'You have declined. Nothing was done.',
      meta: { requirements: ['CNF-01'] },
      output: 'declined',
    },
    undecided: {
      type: 'final',
      description: 'You closed the dialog after a failure. The page shows the current state.',
      meta: { requirements: ['CNF-01'] },
      output: 'undecided',
    },
  },
});
