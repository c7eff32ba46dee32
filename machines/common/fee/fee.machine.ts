import { assign, setup } from 'xstate';
import type { Item } from '#contract/entities/shopping-cart.ts';
import { failureIn } from '../failure.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { providedAction, providedPromise } from '../provided.ts';
import type { FeeContext, FeeEvent, FeeInput, FeeRequest } from './fee.types.ts';

/** Puts the unpaid fee of a card application or of a reclamation into the cart (APL-03, REC-05, ours). */
export const feeMachine = setup({
  types: {
    context: {} as FeeContext,
    events: {} as FeeEvent,
    input: {} as FeeInput,
    tags: {} as 'busy',
  },
  actors: {
    addFee: providedPromise<Item | null, FeeRequest>(),
  },
  guards: {
    isInCart: ({ event }) => failureIn(event)?.name === 'FEE_ALREADY_IN_CART',
  },
  actions: {
    rememberFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    forgetFailure: assign({ failure: null }),
    refreshCart: providedAction,
    /** Fetches the application or reclamation again, because it may have changed. */
    refreshSubject: providedAction,
    goToCart: providedAction,
  },
}).createMachine({
  id: 'fee',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'offered',
  states: {
    offered: {
      description:
        'The fee of your card application or of your reclamation is neither in your cart nor in an order. One press puts it into the cart.',
      meta: { requirements: ['APL-03', 'REC-05'] },
      on: { add: { target: 'adding' } },
    },
    adding: {
      description: 'The fee is being put into the cart. You cannot send anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['APL-03', 'REC-05', 'CRT-13'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'addFee',
        src: 'addFee',
        input: ({ context: { flowId, subject, subjectId } }) => ({
          idempotencyKey: idempotencyKey(flowId, subject, subjectId),
        }),
        onDone: { target: 'added', actions: ['refreshCart', 'goToCart'] },
        onError: [
          { guard: 'isInCart', target: 'added', actions: ['refreshCart', 'goToCart'] },
          { target: 'offered', actions: ['rememberFailure', 'refreshCart', 'refreshSubject'] },
        ],
      },
    },
    added: {
      type: 'final',
      description: 'The fee is in your cart, which opens.',
      meta: { requirements: ['APL-03', 'REC-05'] },
    },
  },
});
