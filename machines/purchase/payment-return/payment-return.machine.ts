import { assign, setup } from 'xstate';
import { isPassing } from '../../common/failure-kinds.ts';
import { failureIn, failureOf } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import type { ToldResult } from '../payment/told-result.ts';
import type { PaymentReturnContext, PaymentReturnEvent, PaymentReturnInput } from './payment-return.types.ts';

/** How often the shop asks for the outcome while the gateway has not decided. */
const patience = 4;

const isUndecided = (event: object): boolean => 'output' in event && (event.output as ToldResult).next === 'WAIT';

/** The return of the person from the gateway (PAY-02). Asking for the outcome does not change it. */
export const paymentReturnMachine = setup({
  types: {
    context: {} as PaymentReturnContext,
    events: {} as PaymentReturnEvent,
    input: {} as PaymentReturnInput,
  },
  actors: {
    checkPayment: providedPromise<ToldResult, PaymentReturnInput>(),
  },
  guards: {
    isWorthWaiting: ({ context, event }) => isUndecided(event) && context.asked < patience,
    isPassingFailure: ({ event }) => 'error' in event && isPassing(failureOf(event.error)),
    /**
     * The fields of the return are not signed by the gateway. The shop can still ask without them; then the server asks
     * the gateway.
     */
    isForged: ({ context, event }) => failureIn(event)?.name === 'INVALID_PAYMENT_SIGNATURE' && !context.distrusted,
  },
  actions: {
    countAsking: assign(({ context }) => ({ asked: context.asked + 1 })),
    startCounting: assign({ asked: 0 }),
    rememberResult: assign(({ event }) => ({
      result: 'output' in event ? (event.output as ToldResult) : null,
      failure: null,
    })),
    rememberFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    distrust: assign({ fields: {}, distrusted: true }),
    announceOutcome: providedAction,
    announceDistrusted: providedAction,
    announceUnknown: providedAction,
    /** Deletes the payment from the browser's storage. */
    dropAttempt: providedAction,
    announceChanged: providedAction,
    goToOrders: providedAction,
  },
  delays: {
    askAgain: 3000,
  },
}).createMachine({
  id: 'paymentReturn',
  context: ({ input }) => ({ ...input, distrusted: false, result: null, failure: null, asked: 0 }),
  initial: 'checking',
  states: {
    checking: {
      description: 'You are back from the gateway. The shop asks for the result of your payment.',
      tags: ['busy'],
      meta: { requirements: ['PAY-02', 'PAY-03', 'PAY-09'] },
      entry: 'countAsking',
      invoke: {
        id: 'checkPayment',
        src: 'checkPayment',
        input: ({ context: { gateway, paymentId, fields } }) => ({ gateway, paymentId, fields }),
        onDone: [
          { guard: 'isWorthWaiting', target: 'waiting', actions: 'rememberResult' },
          { target: 'settled', actions: ['rememberResult', 'announceOutcome'] },
        ],
        onError: [
          { guard: 'isPassingFailure', target: 'unanswered', actions: 'rememberFailure' },
          {
            guard: 'isForged',
            target: 'checking',
            reenter: true,
            description: 'The fields in the return address cannot be trusted, so the gateway itself is asked.',
            actions: ['distrust', 'startCounting', 'announceDistrusted'],
          },
          { target: 'settled', actions: ['rememberFailure', 'announceUnknown'] },
        ],
      },
    },
    waiting: {
      description:
        'The gateway is still processing your payment. The shop asks again in a moment. You do not have to wait.',
      meta: { requirements: ['PAY-02', 'PAY-04', 'PAY-09'] },
      after: { askAgain: { target: 'checking' } },
      on: { goToOrders: { target: 'settled', actions: 'announceOutcome' } },
    },
    unanswered: {
      description:
        'The shop could not find out the result of your payment. The payment is processed without you. You can ask again or continue.',
      meta: { requirements: ['PAY-02', 'PAY-04', 'API-02', 'PAY-09'] },
      on: {
        retry: { target: 'checking', actions: 'startCounting' },
        goToOrders: { target: 'settled' },
      },
    },
    settled: {
      type: 'final',
      description: 'The page shows the result of your payment, and your orders open.',
      meta: { requirements: ['PAY-02', 'ORD-01'] },
      entry: ['dropAttempt', 'announceChanged', 'goToOrders'],
    },
  },
});
