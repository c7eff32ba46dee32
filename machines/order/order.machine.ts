import { assign, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { isPassing } from '../failure-kinds.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import { providedAction, providedPromise } from '../provided.ts';
import type { FileRequest, OrderContext, OrderEvent, OrderInput, TypeChange } from './order.types.ts';

/** What can be done with one order: pay, pay otherwise, cancel, re-send, take along (first specification, 4; ORD-02). */
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
    /** Fetches a file and hands it to the browser. */
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
    rememberFailure: assign(({ event }) => ({ failure: 'error' in event ? failureOf(event.error) : null })),
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
      description: 'The shop sees whether a payment of an order was interrupted by a reload.',
      meta: { requirements: ['ORD-02'] },
      always: [{ guard: 'wasInterrupted', target: 'paying' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'You look at your orders; what can be done with one is offered beside it.',
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
      description: 'You are paying the order: on the way to the gateway, or told why not.',
      meta: { requirements: ['ORD-02', 'PAY-01'] },
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context: { orderId, flowId, interrupted } }) => ({
          flowId,
          mode: { type: 'payAgain', orderId: orderId ?? 0 },
          resumed: interrupted,
        }),
        onDone: { target: 'choosing', actions: ['forgetOrder', 'announceOrdersChanged'] },
        onError: { target: 'choosing', actions: ['forgetOrder', 'announceOrdersChanged'] },
      },
    },
    confirmingInvoice: {
      description: 'You are asked whether to pay the order by invoice: it is delivered once your transfer has come.',
      meta: { requirements: ['ORD-04', 'CRT-06'] },
      on: {
        confirm: { target: 'turning' },
        dismiss: { target: 'choosing', actions: 'forgetOrder' },
      },
    },
    turning: {
      description: 'The order is being turned to the other way of paying.',
      tags: ['busy'],
      meta: { requirements: ['ORD-04', 'CRT-06'] },
      invoke: {
        id: 'changePaymentType',
        src: 'changePaymentType',
        input: ({ context: { orderId, paymentType } }) => ({ orderId: orderId ?? 0, paymentType }),
        onDone: [
          { guard: 'isByCardNow', target: 'paying', actions: 'announceOrdersChanged' },
          { target: 'choosing', actions: ['forgetOrder', 'announceInvoiced', 'announceOrdersChanged'] },
        ],
        onError: { target: 'notTurned', actions: ['rememberFailure', 'announceOrdersChanged'] },
      },
    },
    notTurned: {
      description: 'The order is still to be paid as before. You are told why and can go back, or try again.',
      meta: { requirements: ['ORD-04', 'CRT-06', 'API-02'] },
      on: {
        retry: { guard: 'isWorthRetrying', target: 'turning' },
        dismiss: { target: 'choosing', actions: 'forgetOrder' },
      },
    },
    confirmingCancel: {
      description: 'You are asked whether to cancel the order.',
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
        input: ({ context }) => ({ orderId: context.orderId ?? 0 }),
        onDone: { target: 'choosing', actions: ['forgetOrder', 'announceCancelled', 'announceOrdersChanged'] },
        onError: { target: 'notCancelled', actions: ['rememberFailure', 'announceOrdersChanged'] },
      },
    },
    notCancelled: {
      description: 'The order could not be cancelled. You are told why and can go back, or try again.',
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
        input: ({ context }) => ({ orderId: context.orderId ?? 0 }),
        onDone: { target: 'choosing', actions: ['forgetOrder', 'announceSent', 'announceOrdersChanged'] },
        onError: { target: 'notSent', actions: ['rememberFailure', 'announceOrdersChanged'] },
      },
    },
    notSent: {
      description: 'The confirmation was not sent. You are told why and can go back, or try again.',
      meta: { requirements: ['ORD-02', 'API-02'] },
      on: {
        retry: { guard: 'isWorthRetrying', target: 'sending' },
        dismiss: { target: 'choosing', actions: 'forgetOrder' },
      },
    },
    downloading: {
      description: 'A file of the order is being fetched: its invoice, or a calendar with the ends of its tickets.',
      tags: ['busy'],
      meta: { requirements: ['ORD-05', 'INV-02'] },
      invoke: {
        id: 'download',
        src: 'download',
        input: ({ context: { orderId, file } }) => ({ orderId: orderId ?? 0, file }),
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
