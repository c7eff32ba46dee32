import { assign, setup } from 'xstate';
import type { Order } from '#contract/entities/order.ts';
import type { InitPayment } from '#contract/entities/payment.ts';
import { unknownName } from '#contract/values.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { failureIn } from '../../common/failure.ts';
import { idempotencyKey } from '../../common/idempotency-key.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { required } from '../../common/required.ts';
import { paymentName } from './payment-name.ts';
import type {
  CreateOrderInput,
  InitPaymentInput,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
} from './payment.types.ts';
import type { ToldResult } from './told-result.ts';

const startOf = ({ flowId, mode, resumed }: PaymentInput): PaymentContext => ({
  ...(resumed ?? {
    flowId,
    mode,
    paymentType: 'BANK_CARD',
    content: '',
    orderId: mode.type === 'payAgain' ? mode.orderId : null,
    away: null,
  }),
  resuming: resumed !== null,
  target: null,
  result: null,
  failure: null,
  asked: 0,
});

const orderKey = ({ flowId, paymentType, content }: PaymentContext): string =>
  idempotencyKey(flowId, 'order', paymentType, content);

/** A person who goes to the gateway again starts a new attempt, which needs a new key. */
const paymentKey = ({ flowId, mode, away }: PaymentContext, orderId: number): string =>
  idempotencyKey(flowId, mode.type === 'cart' ? 'init' : 'again', orderId, ...(away === null ? [] : [away]));

const paymentOf = (context: PaymentContext): InitPaymentInput => {
  const orderId = required(context.orderId, 'an order');
  return { orderId, again: context.mode.type === 'payAgain', idempotencyKey: paymentKey(context, orderId) };
};

const resultIn = (event: object): ToldResult | null => ('output' in event ? (event.output as ToldResult) : null);

const openingIn = (event: object): string => ('output' in event ? (event.output as InitPayment).paymentStatus : '');

const isFree = (event: object): boolean => 'output' in event && (event.output as Order).price === 0;

/** How often the shop asks automatically while the gateway has not decided. */
const patience = 4;

/** Creates the order for the cart if necessary, and sends the person to the gateway (PAY-01). */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
  },
  actors: {
    createOrder: providedPromise<Order, CreateOrderInput>(),
    initPayment: providedPromise<InitPayment, InitPaymentInput>(),
    /**
     * Opens the gateway. Ends only if the person returns to this same page, for example with the browser's back button.
     */
    leaveForGateway: providedPromise<void, { target: InitPayment | null }>(),
    /** Asks for the result of the payment for which the person was sent to the gateway. */
    askOutcome: providedPromise<ToldResult, { paymentName: string }>(),
    cancelOrder: providedPromise<void, { orderId: number }>(),
  },
  guards: {
    wasAway: ({ context }) => context.away !== null,
    hasOrder: ({ context }) => context.orderId !== null,
    wasOrdering: ({ context }) => context.orderId === null && context.resuming,
    /** The order costs nothing: it is paid as soon as it is created. */
    isFree: ({ event }) => isFree(event),
    /** The payment can be made at the gateway now. */
    isOpened: ({ event }) => openingIn(event) === 'PENDING',
    isRejected: ({ event }) => openingIn(event) === 'REJECTED',
    isByInvoice: ({ context, event }) => context.paymentType === 'INVOICE' && !isFree(event),
    /** The cart was read again and shows the changes. The next click pays the changed cart. */
    isCartChanged: ({ event }) => failureIn(event)?.name === 'CART_CHANGED',
    isWorthRetrying: ({ context }) => context.failure === null || isPassing(context.failure),
    isWorthWaiting: ({ context, event }) => resultIn(event)?.next === 'WAIT' && context.asked < patience,
    isLongUndecided: ({ context, event }) => resultIn(event)?.next === 'WAIT' && context.asked >= patience,
    /** The back end has answered with a next step that the shop does not know. */
    isUnclear: ({ event }) => resultIn(event)?.next === unknownName,
    isFromCart: ({ context }) => context.mode.type === 'cart',
    /** The gateway allows the person to continue the same attempt. */
    isResumable: ({ context: { result } }) => result?.resumable === true && result.next !== unknownName,
    isPayable: ({ event }) => ['CONTINUE', 'PAY_AGAIN'].includes(resultIn(event)?.next ?? ''),
  },
  actions: {
    chooseType: assign(({ context, event }) => ({
      paymentType: event.type === 'payByInvoice' ? 'INVOICE' : 'BANK_CARD',
      content: 'content' in event ? event.content : context.content,
    })),
    rememberOrder: assign(({ event }) => ({ orderId: 'output' in event ? (event.output as Order).id : null })),
    rememberTarget: assign(({ event }) => {
      const target = 'output' in event ? (event.output as InitPayment) : null;
      return { target, away: target === null ? null : paymentName(target) };
    }),
    rememberResult: assign(({ event }) => ({ result: resultIn(event), failure: null })),
    startAsking: assign({ asked: 0, target: null, result: null, failure: null }),
    countAsking: assign(({ context }) => ({ asked: context.asked + 1 })),
    rememberFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    rememberRejection: assign({ failure: { name: 'PAYMENT_REJECTED', status: 409, metadata: {} } }),
    forgetFailure: assign({ failure: null }),
    /** The next payment of the cart creates another order. */
    forgetOrder: assign({ orderId: null, away: null, target: null, result: null }),
    keepAttempt: providedAction,
    dropAttempt: providedAction,
    announceCartChanged: providedAction,
    announceOrdersChanged: providedAction,
    announceOrdered: providedAction,
    announceFree: providedAction,
    announceFailed: providedAction,
    announceCancelled: providedAction,
    goToOrders: providedAction,
  },
  delays: {
    /**
     * How long the page of the gateway may take to open. After this time, something has prevented the browser from
     * opening the page.
     */
    patience: 20_000,
    pause: 3000,
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => startOf(input),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The shop checks whether a payment was interrupted, and continues it.',
      meta: { requirements: ['PAY-01', 'ORD-02'] },
      always: [
        { guard: 'wasAway', target: 'asking' },
        { guard: 'hasOrder', target: 'initialising' },
        { guard: 'wasOrdering', target: 'ordering' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'You choose how to pay your cart.',
      meta: { requirements: ['CRT-06', 'CRT-07'] },
      on: {
        payByCard: { target: 'ordering', actions: 'chooseType' },
        payByInvoice: { target: 'confirmingInvoice', actions: 'chooseType' },
      },
    },
    confirmingInvoice: {
      description: 'The page shows how an invoice is paid and when it is due, and asks whether to order.',
      meta: { requirements: ['CRT-06', 'PAY-01'] },
      on: {
        confirm: { target: 'ordering' },
        dismiss: { target: 'choosing' },
      },
    },
    ordering: {
      description: 'Your order is being created. Another click does not create a second order.',
      tags: ['busy'],
      meta: { requirements: ['PAY-01', 'CRT-07', 'PAY-10'] },
      entry: ['forgetFailure', 'keepAttempt'],
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context }) => ({ paymentType: context.paymentType, idempotencyKey: orderKey(context) }),
        onDone: [
          { guard: 'isFree', target: 'ordered', actions: ['rememberOrder', 'announceFree'] },
          { guard: 'isByInvoice', target: 'ordered', actions: ['rememberOrder', 'announceOrdered'] },
          { target: 'initialising', actions: 'rememberOrder' },
        ],
        onError: [
          { guard: 'isCartChanged', target: 'choosing', actions: ['dropAttempt', 'announceCartChanged'] },
          { target: 'notOrdered', actions: 'rememberFailure' },
        ],
      },
    },
    notOrdered: {
      description:
        'Nothing was charged. The order was not created, or the shop could not find out whether it was. You can try again or go back.',
      meta: { requirements: ['PAY-01', 'API-02'] },
      entry: ['dropAttempt', 'announceCartChanged'],
      on: {
        retry: { guard: 'isWorthRetrying', target: 'ordering' },
        dismiss: { target: 'choosing', actions: 'forgetFailure' },
        goToOrders: { target: 'gone' },
      },
    },
    initialising: {
      description: 'Your order is created. The shop asks the card gateway for its payment page.',
      tags: ['busy'],
      meta: { requirements: ['PAY-01', 'ORD-02'] },
      entry: ['forgetFailure', 'keepAttempt'],
      invoke: {
        id: 'initPayment',
        src: 'initPayment',
        input: ({ context }) => paymentOf(context),
        onDone: [
          { guard: 'isOpened', target: 'leaving', actions: 'rememberTarget' },
          { guard: 'isRejected', target: 'notBegun', actions: 'rememberRejection' },
          { target: 'gone', actions: ['announceFailed', 'announceOrdersChanged'] },
        ],
        onError: { target: 'notBegun', actions: 'rememberFailure' },
      },
    },
    notBegun: {
      description:
        'This attempt charged nothing, because you were not sent to the gateway. The page shows why. You can try again or go to your orders.',
      meta: { requirements: ['PAY-01', 'ORD-02', 'API-02'] },
      entry: ['dropAttempt', 'announceCartChanged', 'announceOrdersChanged'],
      on: {
        retry: { guard: 'isWorthRetrying', target: 'initialising' },
        goToOrders: { target: 'gone' },
      },
    },
    leaving: {
      description: 'The page of the card gateway is opening.',
      tags: ['busy'],
      meta: { requirements: ['PAY-01'] },
      entry: 'keepAttempt',
      invoke: {
        id: 'leaveForGateway',
        src: 'leaveForGateway',
        input: ({ context }) => ({ target: context.target }),
        onDone: { target: 'asking', actions: 'startAsking' },
        onError: { target: 'notBegun', actions: 'rememberFailure' },
      },
      after: { patience: { target: 'asking', actions: 'startAsking' } },
    },
    asking: {
      description: 'You were sent to the gateway and have come back. The shop asks for the state of your payment.',
      tags: ['busy'],
      meta: { requirements: ['PAY-02', 'PAY-04', 'PAY-09'] },
      entry: 'countAsking',
      invoke: {
        id: 'askOutcome',
        src: 'askOutcome',
        input: ({ context }) => ({ paymentName: required(context.away, 'a payment at the gateway') }),
        onDone: [
          { guard: 'isPayable', target: 'unpaid', actions: ['rememberResult', 'announceOrdersChanged'] },
          { guard: 'isWorthWaiting', target: 'waiting', actions: 'rememberResult' },
          { guard: 'isLongUndecided', target: 'unanswered', actions: 'rememberResult' },
          { guard: 'isUnclear', target: 'unanswered', actions: 'rememberResult' },
          { target: 'decided', actions: ['rememberResult', 'announceOrdersChanged'] },
        ],
        onError: { target: 'unanswered', actions: 'rememberFailure' },
      },
    },
    waiting: {
      description:
        'It is not known yet whether you were charged. The shop asks again in a moment. You do not have to wait.',
      meta: { requirements: ['PAY-02', 'PAY-04', 'PAY-09'] },
      after: { pause: { target: 'asking' } },
      on: {
        payOn: { guard: 'isResumable', target: 'initialising' },
        cancelOrder: { target: 'cancelling' },
        goToOrders: { target: 'gone' },
      },
    },
    unanswered: {
      description:
        'The shop could not find out whether you were charged. The payment is processed without you. You can ask again or continue.',
      meta: { requirements: ['PAY-02', 'PAY-04', 'API-02', 'PAY-09'] },
      on: {
        retry: { target: 'asking', actions: 'startAsking' },
        payOn: { guard: 'isResumable', target: 'initialising' },
        cancelOrder: { target: 'cancelling' },
        goToOrders: { target: 'gone' },
      },
    },
    unpaid: {
      description: 'Nothing was charged, and your order is unpaid. You can pay it now or later, or cancel it.',
      meta: { requirements: ['PAY-01', 'PAY-02', 'ORD-02', 'PAY-09'] },
      entry: ['keepAttempt', 'announceCartChanged'],
      on: {
        payOn: { target: 'initialising' },
        cancelOrder: { target: 'cancelling' },
        dismiss: { guard: 'isFromCart', target: 'choosing', actions: ['forgetOrder', 'dropAttempt'] },
        goToOrders: { target: 'gone' },
      },
    },
    cancelling: {
      description: 'Your order is being cancelled.',
      tags: ['busy'],
      meta: { requirements: ['ORD-02'] },
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context }) => ({ orderId: required(context.orderId, 'an order') }),
        onDone: { target: 'gone', actions: ['announceCancelled', 'announceOrdersChanged'] },
        onError: { target: 'asking', actions: 'startAsking' },
      },
    },
    decided: {
      description:
        'Your payment has ended: it is paid, refunded or no longer needed. The page shows the result, and you can go to your orders.',
      meta: { requirements: ['PAY-02', 'ORD-01', 'PAY-09'] },
      entry: ['dropAttempt', 'announceCartChanged'],
      on: {
        dismiss: { guard: 'isFromCart', target: 'choosing', actions: 'forgetOrder' },
        goToOrders: { target: 'gone' },
      },
    },
    ordered: {
      type: 'final',
      description: 'Your order is created. It is paid by invoice or costs nothing. Your orders open.',
      meta: { requirements: ['CRT-06', 'CRT-11', 'PAY-01'] },
      entry: ['dropAttempt', 'announceCartChanged', 'goToOrders'],
    },
    gone: {
      type: 'final',
      description: 'Your orders open.',
      meta: { requirements: ['ORD-01'] },
      entry: ['dropAttempt', 'goToOrders'],
    },
  },
});
