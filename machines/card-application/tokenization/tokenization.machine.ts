import { assertEvent, assign, setup } from 'xstate';
import type { TokenizationRedirect } from '#contract/entities/tokenization.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { failureIn } from '../../common/failure.ts';
import { idempotencyKey } from '../../common/idempotency-key.ts';
import { providedPromise } from '../../common/provided.ts';
import type {
  InitTokenizationInput,
  TokenizationContext,
  TokenizationEvent,
  TokenizationInput,
} from './tokenization.types.ts';

/** Sends the browser to the gateway that registers a new bank card (TOK-01). */
export const tokenizationMachine = setup({
  types: {
    context: {} as TokenizationContext,
    events: {} as TokenizationEvent,
    input: {} as TokenizationInput,
    tags: {} as 'busy',
  },
  actors: {
    initTokenization: providedPromise<TokenizationRedirect, InitTokenizationInput>(),
    /**
     * Opens the gateway. Ends only if the person returns to this same page, for example with the browser's back button.
     */
    leaveForGateway: providedPromise<void, { target: TokenizationRedirect | null }>(),
  },
  guards: {
    isWorthRetrying: ({ context: { failure } }) => failure === null || isPassing(failure),
  },
  actions: {
    rememberTarget: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.initTokenization');
      return { target: event.output, attempts: context.attempts + 1 };
    }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
  },
  delays: {
    /**
     * How long the page of the gateway may take to open. After this time, something has prevented the browser from
     * opening the page.
     */
    patience: 20_000,
  },
}).createMachine({
  id: 'tokenization',
  context: ({ input }) => ({ ...input, attempts: 0, target: null, failure: null }),
  initial: 'beginning',
  states: {
    beginning: {
      description:
        'Your application is filed. The shop asks for the address of the gateway that registers your bank card.',
      tags: ['busy'],
      meta: { requirements: ['TOK-01'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'initTokenization',
        src: 'initTokenization',
        input: ({ context: { flowId, applicationId, linkedCustomerId, attempts } }) => ({
          applicationId,
          linkedCustomerId,
          idempotencyKey: idempotencyKey(flowId, 'tokenization', applicationId, attempts),
        }),
        onDone: { target: 'leaving', actions: 'rememberTarget' },
        onError: { target: 'stopped', actions: 'rememberFailure' },
      },
    },
    leaving: {
      description: 'The page on which you register your bank card is opening.',
      tags: ['busy'],
      meta: { requirements: ['TOK-01'] },
      invoke: {
        id: 'leaveForGateway',
        src: 'leaveForGateway',
        input: ({ context: { target } }) => ({ target }),
        onDone: { target: 'stopped' },
        onError: { target: 'stopped', actions: 'rememberFailure' },
      },
      after: { patience: { target: 'stopped' } },
    },
    stopped: {
      description:
        'Your bank card is not registered yet, and your application stays filed. You can continue now, or later from the page of the application.',
      meta: { requirements: ['TOK-01', 'API-02'] },
      on: {
        retry: { guard: 'isWorthRetrying', target: 'beginning' },
        later: { target: 'postponed' },
      },
    },
    postponed: {
      type: 'final',
      description: 'You have postponed the registration of your bank card.',
      meta: { requirements: ['TOK-01'] },
    },
  },
});
