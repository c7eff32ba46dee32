import { assertEvent, assign, setup } from 'xstate';
import type { TokenizationResult } from '#contract/entities/tokenization.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { failureIn, failureOf } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import type {
  TokenizationReturnContext,
  TokenizationReturnEvent,
  TokenizationReturnInput,
} from './tokenization-return.types.ts';

/** How many times the shop asks for the outcome while the gateway has not decided. */
const patience = 4;

/**
 * Handles the person's return from the gateway that registers bank cards (ACC-04, TOK-01). A repeated request does not
 * register a card twice.
 */
export const tokenizationReturnMachine = setup({
  types: {
    context: {} as TokenizationReturnContext,
    events: {} as TokenizationReturnEvent,
    input: {} as TokenizationReturnInput,
    tags: {} as 'busy',
  },
  actors: {
    finishTokenization: providedPromise<TokenizationResult, TokenizationReturnInput>(),
  },
  guards: {
    isWorthWaiting: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.finishTokenization');
      return event.output.outcome === 'PENDING' && context.asked < patience;
    },
    isPassingFailure: ({ event }) => 'error' in event && isPassing(failureOf(event.error)),
    /** The gateway has not signed these fields. Without the fields, the gateway itself can still be asked. */
    isForged: ({ context, event }) =>
      failureIn(event)?.name === 'INVALID_TOKENIZATION_SIGNATURE' && !context.distrusted,
  },
  actions: {
    countAsking: assign(({ context }) => ({ asked: context.asked + 1 })),
    startCounting: assign({ asked: 0, failure: null }),
    rememberResult: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.finishTokenization');
      return { result: event.output, failure: null };
    }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    distrust: assign(({ context }) => ({ fields: { orderId: context.fields.orderId }, distrusted: true })),
    announceOutcome: providedAction,
    announceDistrusted: providedAction,
    announceUnknown: providedAction,
    /** The account page fetches its data again, because the account has another card now. */
    announceChanged: providedAction,
    /** Removes the fields that the gateway has added to the query, and selects the tab of the chip cards. */
    showCards: providedAction,
  },
  delays: {
    askAgain: 3000,
  },
}).createMachine({
  id: 'tokenizationReturn',
  context: ({ input }) => ({ ...input, distrusted: false, result: null, failure: null, asked: 0 }),
  initial: 'finishing',
  states: {
    finishing: {
      description: 'You are back from the gateway. The shop asks whether your bank card is registered.',
      tags: ['busy'],
      meta: { requirements: ['ACC-04', 'TOK-01'] },
      entry: 'countAsking',
      invoke: {
        id: 'finishTokenization',
        src: 'finishTokenization',
        input: ({ context: { fields } }) => ({ fields }),
        onDone: [
          { guard: 'isWorthWaiting', target: 'waiting', actions: 'rememberResult' },
          { target: 'settled', actions: ['rememberResult', 'announceOutcome'] },
        ],
        onError: [
          { guard: 'isPassingFailure', target: 'unanswered', actions: 'rememberFailure' },
          {
            guard: 'isForged',
            target: 'finishing',
            reenter: true,
            description: 'The fields of the return cannot be trusted, so the gateway itself is asked.',
            actions: ['distrust', 'startCounting', 'announceDistrusted'],
          },
          { target: 'settled', actions: ['rememberFailure', 'announceUnknown'] },
        ],
      },
    },
    waiting: {
      description: 'The gateway has not decided yet. The shop asks again in a moment. You do not have to wait.',
      meta: { requirements: ['ACC-04', 'TOK-01'] },
      after: { askAgain: { target: 'finishing' } },
      on: { goOn: { target: 'settled', actions: 'announceOutcome' } },
    },
    unanswered: {
      description:
        'The shop could not find out whether your bank card is registered. The server continues to check this without you. You can ask again or continue.',
      meta: { requirements: ['ACC-04', 'TOK-01', 'API-02'] },
      on: {
        retry: { target: 'finishing', actions: 'startCounting' },
        goOn: { target: 'settled' },
      },
    },
    settled: {
      type: 'final',
      description: 'The page shows the outcome of the registration of your bank card, and your cards.',
      meta: { requirements: ['ACC-04', 'TOK-01'] },
      entry: ['announceChanged', 'showCards'],
    },
  },
});
