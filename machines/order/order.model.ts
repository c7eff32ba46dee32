import { defineModel } from '../flow-model.ts';
import { orderMachine } from './order.machine.ts';

const failed = (name: string, status: number) => ({ error: { name, status, metadata: {} } });

export const orderModel = defineModel(orderMachine, {
  inputs: {
    fresh: { interrupted: null },
    reloadedWhilePaying: {
      interrupted: {
        flowId: 'kept',
        mode: { type: 'payAgain', orderId: 11 },
        paymentType: 'BANK_CARD',
        content: '',
        orderId: 11,
      },
    },
  },
  cases: {
    payAgain: { plain: { orderId: 11, flowId: 'flow' } },
    cancelOrder: { plain: { orderId: 11 } },
    confirm: { plain: {} },
    dismiss: { plain: {} },
    retry: { plain: {} },
  },
  environment: {},
  outcomes: {
    payment: { gone: { output: undefined }, broken: failed('UNREADABLE_ANSWER', 0) },
    cancelOrder: {
      cancelled: { output: undefined },
      notPending: failed('ORDER_NOT_PENDING', 409),
      inProgress: failed('PAYMENT_IN_PROGRESS', 409),
      noAnswer: failed('NO_ANSWER', 0),
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 2000 },
  home: ['choosing', 'paying'],
  invariants: {
    'what is paid or cancelled is known': ({ context, value }) => value === 'choosing' || context.orderId !== null,
    'who waits is told so': (snapshot) => snapshot.hasTag('busy') === snapshot.matches('cancelling'),
    'nothing is kept of what is over': ({ context, value }) =>
      value !== 'choosing' || (context.orderId === null && context.failure === null),
  },
  scenarios: {
    'ORD-02: cancelling asks first': {
      input: 'fresh',
      steps: ['cancelOrder', 'confirm', 'cancelOrder=cancelled'],
      ends: 'choosing',
      with: ({ orderId }) => orderId === null,
    },
    'ORD-02: an order that is paid meanwhile is not cancelled': {
      input: 'fresh',
      steps: ['cancelOrder', 'confirm', 'cancelOrder=notPending'],
      ends: 'notCancelled',
      refuses: ['retry', 'confirm'],
    },
    'ORD-02: a second order is not paid meanwhile': {
      input: 'fresh',
      steps: ['payAgain'],
      ends: 'paying',
      refuses: ['payAgain', 'cancelOrder'],
    },
    'ORD-02: the question can be answered no': {
      input: 'fresh',
      steps: ['cancelOrder', 'dismiss', 'payAgain'],
      ends: 'paying',
    },
    'ORD-02: a cancellation that nobody answered can be tried again': {
      input: 'fresh',
      steps: ['cancelOrder', 'confirm', 'cancelOrder=noAnswer', 'retry'],
      ends: 'cancelling',
    },
    'ORD-02: a failed cancellation can be left': {
      input: 'fresh',
      steps: ['cancelOrder', 'confirm', 'cancelOrder=inProgress', 'dismiss'],
      ends: 'choosing',
    },
    'PAY-01: a reload goes on paying': {
      input: 'reloadedWhilePaying',
      steps: [],
      ends: 'paying',
      with: ({ flowId }) => flowId === 'kept',
    },
  },
});
