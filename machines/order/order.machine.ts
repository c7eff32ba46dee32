import { assign, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { isPassing } from '../failure-kinds.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import { providedAction, providedPromise } from '../provided.ts';
import type { OrderContext, OrderEvent, OrderInput } from './order.types.ts';

/** What can be done with one order of the list: pay again, cancel (first specification, 4 'Order'; ORD-02). */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    input: {} as OrderInput,
    children: {} as { payment: 'payment'; cancelOrder: 'cancelOrder' },
  },
  actors: {
    payment: paymentMachine,
    cancelOrder: providedPromise<void, { orderId: number }>(),
  },
  guards: {
    wasInterrupted: ({ context }) => context.interrupted !== null,
    isWorthRetrying: ({ context }) => context.failure !== null && isPassing(context.failure),
  },
  actions: {
    rememberOrder: assign(({ context, event }) => ({
      orderId: 'orderId' in event ? event.orderId : context.orderId,
      flowId: event.type === 'payAgain' ? event.flowId : context.flowId,
    })),
    forgetOrder: assign({ orderId: null, flowId: '', interrupted: null, failure: null }),
    rememberFailure: assign(({ event }) => ({ failure: 'error' in event ? failureOf(event.error) : null })),
    announceCancelled: providedAction,
    announceOrdersChanged: providedAction,
  },
}).createMachine({
  id: 'order',
  context: ({ input: { interrupted } }) => ({
    orderId: interrupted?.orderId ?? null,
    flowId: interrupted?.flowId ?? '',
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
      description: 'You look through your orders; one that waits to be paid can be paid by card or cancelled.',
      meta: { requirements: ['ORD-01', 'ORD-02'] },
      on: {
        payAgain: { target: 'paying', actions: 'rememberOrder' },
        cancelOrder: { target: 'confirmingCancel', actions: 'rememberOrder' },
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
  },
});
