import { assign, setup } from 'xstate';
import { isPassing } from '../../common/failure-kinds.ts';
import { failureIn } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { required } from '../../common/required.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import type { FileRequest, OrderContext, OrderEvent, OrderInput, TypeChange } from './order.types.ts';

/** The actions on one order: pay, change the payment type, cancel, send the confirmation again, download (ORD-02). */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    input: {} as OrderInput,
    tags: {} as 'busy',
    children: {} as {
      payment: 'payment';
      cancelOrder: 'cancelOrder';
      changePaymentType: 'changePaymentType';
      sendEmail: 'sendEmail';
      download: 'download';
    },
  },
  actors: {
    payment: paymentMachine,
    cancelOrder: providedPromise<void, { orderId: number }>(),
    changePaymentType: providedPromise<void, TypeChange>(),
    sendEmail: providedPromise<void, { orderId: number }>(),
    /** Fetches a file and lets the browser save it. */
    download: providedPromise<void, FileRequest>(),
  },
  guards: {
    wasInterrupted: ({ context }) => context.interrupted !== null,
    isByCardNow: ({ context }) => context.paymentType === 'BANK_CARD',
    isWorthRetrying: ({ context }) => context.failure !== null && isPassing(context.failure),
  },
  actions: {
    rememberOrder: assign(({ context, event }) => ({
      orderId: 'orderId' in event ? event.orderId : context.orderId,
      flowId: 'flowId' in event ? event.flowId : context.flowId,
      file: 'file' in event ? event.file : context.file,
    })),
    chooseCard: assign({ paymentType: 'BANK_CARD' }),
    chooseInvoice: assign({ paymentType: 'INVOICE' }),
    forgetOrder: assign({
      orderId: null,
      flowId: '',
      paymentType: 'BANK_CARD',
      file: 'invoice',
      interrupted: null,
      failure: null,
    }),
    rememberFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    announceCancelled: providedAction,
    announceInvoiced: providedAction,
    announceSent: providedAction,
    announceOrdersChanged: providedAction,
  },
}).createMachine({
  id: 'order',
  context: ({ input: { interrupted } }) => ({
    orderId: interrupted?.orderId ?? null,
    flowId: interrupted?.flowId ?? '',
    paymentType: 'BANK_CARD',
    file: 'invoice',
    interrupted,
    failure: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The shop checks whether a reload interrupted the payment of an order.',
      meta: { requirements: ['ORD-02'] },
      always: [{ guard: 'wasInterrupted', target: 'paying' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'You see your orders. Each order has buttons for its actions.',
      meta: { requirements: ['ORD-01', 'ORD-02'] },
      on: {
        payAgain: { target: 'paying', actions: 'rememberOrder' },
        payByCard: { target: 'turning', actions: ['rememberOrder', 'chooseCard'] },
        payByInvoice: { target: 'confirmingInvoice', actions: ['rememberOrder', 'chooseInvoice'] },
        cancelOrder: { target: 'confirmingCancel', actions: 'rememberOrder' },
        sendEmail: { target: 'sending', actions: 'rememberOrder' },
        download: { target: 'downloading', actions: 'rememberOrder' },
      },
    },
    paying: {
      description:
        'You are paying the order: you are being sent to the gateway, or the page shows why you cannot be sent there.',
      meta: { requirements: ['ORD-02', 'PAY-01'] },
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context: { orderId, flowId, interrupted } }) => ({
          flowId,
          mode: { type: 'payAgain', orderId: required(orderId, 'an order') },
          resumed: interrupted,
        }),
        onDone: { target: 'choosing', actions: ['forgetOrder', 'announceOrdersChanged'] },
        onError: { target: 'choosing', actions: ['forgetOrder', 'announceOrdersChanged'] },
      },
    },
    confirmingInvoice: {
      description:
        'A dialog asks whether to pay the order by invoice. The order is delivered when your bank transfer arrives.',
      meta: { requirements: ['ORD-04', 'CRT-06'] },
      on: {
        confirm: { target: 'turning' },
        dismiss: { target: 'choosing', actions: 'forgetOrder' },
      },
    },
    turning: {
      description: 'The payment type of the order is being changed.',
      tags: ['busy'],
      meta: { requirements: ['ORD-04', 'CRT-06'] },
      invoke: {
        id: 'changePaymentType',
        src: 'changePaymentType',
        input: ({ context: { orderId, paymentType } }) => ({ orderId: required(orderId, 'an order'), paymentType }),
        onDone: [
          { guard: 'isByCardNow', target: 'paying', actions: 'announceOrdersChanged' },
          { target: 'choosing', actions: ['forgetOrder', 'announceInvoiced', 'announceOrdersChanged'] },
        ],
        onError: { target: 'notTurned', actions: ['rememberFailure', 'announceOrdersChanged'] },
      },
    },
    notTurned: {
      description:
        'The payment type of the order was not changed, and the page shows why. You can go back or try again.',
      meta: { requirements: ['ORD-04', 'CRT-06', 'API-02'] },
      on: {
        retry: { guard: 'isWorthRetrying', target: 'turning' },
        dismiss: { target: 'choosing', actions: 'forgetOrder' },
      },
    },
    confirmingCancel: {
      description: 'A dialog asks whether to cancel the order.',
      meta: { requirements: ['ORD-02'] },
      on: {
        confirm: { target: 'cancelling' },
        dismiss: { target: 'choosing', actions: 'forgetOrder' },
      },
    },
    cancelling: {
      description: 'The order is being cancelled.',
      tags: ['busy'],
      meta: { requirements: ['ORD-02'] },
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context }) => ({ orderId: required(context.orderId, 'an order') }),
        onDone: { target: 'choosing', actions: ['forgetOrder', 'announceCancelled', 'announceOrdersChanged'] },
        onError: { target: 'notCancelled', actions: ['rememberFailure', 'announceOrdersChanged'] },
      },
    },
    notCancelled: {
      description: 'The order could not be cancelled, and the page shows why. You can go back or try again.',
      meta: { requirements: ['ORD-02', 'API-02'] },
      on: {
        retry: { guard: 'isWorthRetrying', target: 'cancelling' },
        dismiss: { target: 'choosing', actions: 'forgetOrder' },
      },
    },
    sending: {
      description: 'The confirmation is being sent to you again.',
      tags: ['busy'],
      meta: { requirements: ['ORD-02'] },
      invoke: {
        id: 'sendEmail',
        src: 'sendEmail',
        input: ({ context }) => ({ orderId: required(context.orderId, 'an order') }),
        onDone: { target: 'choosing', actions: ['forgetOrder', 'announceSent', 'announceOrdersChanged'] },
        onError: { target: 'notSent', actions: ['rememberFailure', 'announceOrdersChanged'] },
      },
    },
    notSent: {
      description: 'The confirmation was not sent, and the page shows why. You can go back or try again.',
      meta: { requirements: ['ORD-02', 'API-02'] },
      on: {
        retry: { guard: 'isWorthRetrying', target: 'sending' },
        dismiss: { target: 'choosing', actions: 'forgetOrder' },
      },
    },
    downloading: {
      description:
        'A file of the order is being fetched: its invoice, or a calendar file with the last days of its tickets.',
      tags: ['busy'],
      meta: { requirements: ['ORD-05', 'INV-02'] },
      invoke: {
        id: 'download',
        src: 'download',
        input: ({ context: { orderId, file } }) => ({ orderId: required(orderId, 'an order'), file }),
        onDone: { target: 'choosing', actions: 'forgetOrder' },
        onError: { target: 'notDownloaded', actions: 'rememberFailure' },
      },
    },
    notDownloaded: {
      description: 'The file could not be fetched. You can go back, or try again.',
      meta: { requirements: ['ORD-05', 'INV-02', 'API-02'] },
      on: {
        retry: { guard: 'isWorthRetrying', target: 'downloading' },
        dismiss: { target: 'choosing', actions: 'forgetOrder' },
      },
    },
  },
});
