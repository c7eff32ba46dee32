import { assign, setup } from 'xstate';
import type { Order } from '../../contract/entities/order.ts';
import type { InitPayment } from '../../contract/entities/payment.ts';
import { isPassing } from '../failure-kinds.ts';
import { failureOf } from '../failure.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { providedAction, providedPromise } from '../provided.ts';
import type {
  CreateOrderInput,
  InitPaymentInput,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
} from './payment.types.ts';

const startOf = ({ flowId, mode, resumed }: PaymentInput): PaymentContext => ({
  ...(resumed ?? {
    flowId,
    mode,
    paymentType: 'BANK_CARD',
    content: '',
    orderId: mode.type === 'payAgain' ? mode.orderId : null,
  }),
  resuming: resumed !== null,
  target: null,
  failure: null,
});

const orderKey = ({ flowId, paymentType, content }: PaymentContext): string =>
  idempotencyKey(flowId, 'order', paymentType, content);

const paymentKey = ({ flowId, mode, orderId }: PaymentContext): string =>
  idempotencyKey(flowId, mode.type === 'cart' ? 'init' : 'again', orderId ?? 0);

/** From the cart or an unpaid order to the gateway's door (first specification, 4 'Payment return'; PAY-01). */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
  },
  actors: {
    createOrder: providedPromise<Order, CreateOrderInput>(),
    initPayment: providedPromise<InitPayment, InitPaymentInput>(),
    /** Leaves for the gateway; ends only when the person comes back to this very page. */
    leaveForGateway: providedPromise<void, { target: InitPayment | null }>(),
  },
  guards: {
    hasOrder: ({ context }) => context.orderId !== null,
    wasOrdering: ({ context }) => context.orderId === null && context.resuming,
    isByInvoice: ({ context }) => context.paymentType === 'INVOICE',
    isWorthRetrying: ({ context }) => context.failure === null || isPassing(context.failure),
  },
  actions: {
    chooseType: assign(({ context, event }) => ({
      paymentType: event.type === 'payByInvoice' ? 'INVOICE' : 'BANK_CARD',
      content: 'content' in event ? event.content : context.content,
    })),
    rememberOrder: assign(({ event }) => ({ orderId: 'output' in event ? (event.output as Order).id : null })),
    rememberTarget: assign(({ event }) => ({ target: 'output' in event ? (event.output as InitPayment) : null })),
    rememberFailure: assign(({ event }) => ({ failure: 'error' in event ? failureOf(event.error) : null })),
    forgetFailure: assign({ failure: null }),
    keepAttempt: providedAction,
    dropAttempt: providedAction,
    announceCartChanged: providedAction,
    announceOrdersChanged: providedAction,
    announceOrdered: providedAction,
    goToOrders: providedAction,
  },
  delays: {
    /** By then the gateway's page is there, or something holds the browser back. */
    patience: 20_000,
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => startOf(input),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The shop sees whether a payment was interrupted by a reload, and goes on with it.',
      meta: { requirements: ['PAY-01', 'ORD-02'] },
      always: [
        { guard: 'hasOrder', target: 'initialising' },
        { guard: 'wasOrdering', target: 'ordering' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'You choose how to pay what is in your cart.',
      meta: { requirements: ['CRT-06', 'CRT-07'] },
      on: {
        payByCard: { target: 'ordering', actions: 'chooseType' },
        payByInvoice: { target: 'ordering', actions: 'chooseType' },
      },
    },
    ordering: {
      description: 'Your order is being made; pressing again does not make another.',
      tags: ['busy'],
      meta: { requirements: ['PAY-01', 'CRT-07'] },
      entry: ['forgetFailure', 'keepAttempt'],
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context }) => ({ paymentType: context.paymentType, idempotencyKey: orderKey(context) }),
        onDone: [
          { guard: 'isByInvoice', target: 'ordered', actions: 'rememberOrder' },
          { target: 'initialising', actions: 'rememberOrder' },
        ],
        onError: { target: 'notOrdered', actions: 'rememberFailure' },
      },
    },
    notOrdered: {
      description: 'Nothing was charged. The order could not be made, or nobody knows; you can try again or go back.',
      meta: { requirements: ['PAY-01', 'API-02'] },
      entry: ['dropAttempt', 'announceCartChanged'],
      on: {
        retry: { guard: 'isWorthRetrying', target: 'ordering' },
        dismiss: { target: 'choosing', actions: 'forgetFailure' },
        goToOrders: { target: 'gone' },
      },
    },
    initialising: {
      description: 'Your order stands. The card gateway is being asked for its payment page.',
      tags: ['busy'],
      meta: { requirements: ['PAY-01', 'ORD-02'] },
      entry: ['forgetFailure', 'keepAttempt'],
      invoke: {
        id: 'initPayment',
        src: 'initPayment',
        input: ({ context }) => ({
          orderId: context.orderId ?? 0,
          again: context.mode.type === 'payAgain',
          idempotencyKey: paymentKey(context),
        }),
        onDone: { target: 'leaving', actions: 'rememberTarget' },
        onError: { target: 'unpaid', actions: ['rememberFailure', 'announceOrdersChanged'] },
      },
    },
    leaving: {
      description: "You are being taken to the card gateway's page.",
      tags: ['busy'],
      meta: { requirements: ['PAY-01'] },
      entry: 'dropAttempt',
      invoke: {
        id: 'leaveForGateway',
        src: 'leaveForGateway',
        input: ({ context }) => ({ target: context.target }),
        onDone: { target: 'unpaid' },
        onError: { target: 'unpaid', actions: 'rememberFailure' },
      },
      after: { patience: { target: 'unpaid' } },
    },
    unpaid: {
      description: 'Nothing was charged. Your order waits to be paid; you can try again or pay later from your orders.',
      meta: { requirements: ['PAY-01', 'ORD-02', 'API-02'] },
      entry: ['dropAttempt', 'announceCartChanged'],
      on: {
        retry: { guard: 'isWorthRetrying', target: 'initialising' },
        goToOrders: { target: 'gone' },
      },
    },
    ordered: {
      type: 'final',
      description: 'Your order is made and will be paid by invoice; you are taken to your orders.',
      meta: { requirements: ['CRT-06', 'PAY-01'] },
      entry: ['dropAttempt', 'announceCartChanged', 'announceOrdered', 'goToOrders'],
    },
    gone: {
      type: 'final',
      description: 'You have gone on to your orders.',
      meta: { requirements: ['ORD-01'] },
      entry: 'goToOrders',
    },
  },
});
