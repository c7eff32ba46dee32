import { assign, setup } from 'xstate';
import type { Item } from '../../contract/entities/shopping-cart.ts';
import { failureOf } from '../failure.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { providedAction, providedPromise } from '../provided.ts';
import type {
  ApplicationFeeContext,
  ApplicationFeeEvent,
  ApplicationFeeInput,
  FeeRequest,
} from './application-fee.types.ts';

const failureIn = (event: object) => ('error' in event ? failureOf(event.error) : null);

/** Puts the unpaid fee of a card application into the cart again (APL-03, ours). */
export const applicationFeeMachine = setup({
  types: {
    context: {} as ApplicationFeeContext,
    events: {} as ApplicationFeeEvent,
    input: {} as ApplicationFeeInput,
    tags: {} as 'busy',
  },
  actors: {
    addFee: providedPromise<Item, FeeRequest>(),
  },
  guards: {
    isInCart: ({ event }) => failureIn(event)?.name === 'FEE_ALREADY_IN_CART',
  },
  actions: {
    rememberFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    forgetFailure: assign({ failure: null }),
    refreshCart: providedAction,
    refreshApplication: providedAction,
    goToCart: providedAction,
  },
}).createMachine({
  id: 'applicationFee',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'offered',
  states: {
    offered: {
      description:
        'The fee of your application is neither in your cart nor in an order. One press puts it into the cart.',
      meta: { requirements: ['APL-03'] },
      on: { add: { target: 'adding' } },
    },
    adding: {
      description: 'The fee is being put into the cart. You cannot send anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['APL-03', 'CRT-13'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'addFee',
        src: 'addFee',
        input: ({ context: { flowId, applicationId, feeId } }) => ({
          idempotencyKey: idempotencyKey(flowId, applicationId, feeId),
          applicationId,
          feeId,
        }),
        onDone: { target: 'added', actions: ['refreshCart', 'goToCart'] },
        onError: [
          { guard: 'isInCart', target: 'added', actions: ['refreshCart', 'goToCart'] },
          { target: 'offered', actions: ['rememberFailure', 'refreshCart', 'refreshApplication'] },
        ],
      },
    },
    added: {
      type: 'final',
      description: 'The fee is in your cart, which opens.',
      meta: { requirements: ['APL-03'] },
    },
  },
});
