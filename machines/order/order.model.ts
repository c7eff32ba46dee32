import { broken, noAnswer, refusal } from '../call-outcomes.ts';
import { defineModel } from '../flow-model.ts';
import { orderMachine } from './order.machine.ts';

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
        away: null,
      },
    },
  },
  cases: {
    payAgain: { plain: { orderId: 11, flowId: 'flow' } },
    payByCard: { plain: { orderId: 12, flowId: 'flow' } },
    payByInvoice: { plain: { orderId: 11 } },
    cancelOrder: { plain: { orderId: 11 } },
    sendEmail: { plain: { orderId: 13 } },
    download: { invoice: { orderId: 13, file: 'invoice' }, calendar: { orderId: 13, file: 'calendar' } },
    confirm: { plain: {} },
    dismiss: { plain: {} },
    retry: { plain: {} },
  },
  environment: {},
  outcomes: {
    payment: { gone: { output: undefined }, broken },
    cancelOrder: {
      cancelled: { output: undefined },
      notPending: refusal('ORDER_NOT_PENDING'),
      inProgress: refusal('PAYMENT_IN_PROGRESS'),
      noAnswer,
    },
    changePaymentType: {
      turned: { output: undefined },
      inProgress: refusal('PAYMENT_IN_PROGRESS'),
      tooSoon: refusal('TICKET_FARE_TOO_SOON'),
      noAnswer,
    },
    sendEmail: {
      sent: { output: undefined },
      tooMany: refusal('TOO_MANY_ATTEMPTS'),
      serverFault: refusal('INTERNAL_ERROR'),
    },
    download: {
      saved: { output: undefined },
      notPaid: refusal('ORDER_NOT_PAID'),
      noAnswer,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 2000 },
  home: ['choosing', 'paying'],
  invariants: {
    'the order with which something is done is known': ({ context, value }) =>
      value === 'choosing' || context.orderId !== null,
    'who waits is told so': (snapshot) =>
      snapshot.hasTag('busy') ===
      ['turning', 'cancelling', 'sending', 'downloading'].some((state) => snapshot.value === state),
    'nothing is kept of what is over': ({ context, value }) =>
      value !== 'choosing' || (context.orderId === null && context.failure === null),
    'what is paid here is paid by card': ({ context, value }) =>
      value !== 'paying' || context.paymentType === 'BANK_CARD',
  },
  scenarios: {
    'ORD-02: cancelling asks first': {
      input: 'fresh',
      steps: ['cancelOrder', 'confirm', 'cancelOrder=cancelled'],
      ends: 'choosing',
      tells: ['announceCancelled', 'announceOrdersChanged'],
      with: ({ orderId }) => orderId === null,
    },
    'ORD-02: an order that is paid meanwhile is not cancelled': {
      input: 'fresh',
      steps: ['cancelOrder', 'confirm', 'cancelOrder=notPending'],
      ends: 'notCancelled',
      tells: ['announceOrdersChanged'],
      refuses: ['retry', 'confirm'],
    },
    'ORD-02: a second order is not paid meanwhile': {
      input: 'fresh',
      steps: ['payAgain'],
      ends: 'paying',
      refuses: ['payAgain', 'cancelOrder', 'payByCard', 'payByInvoice', 'sendEmail'],
    },
    'ORD-01: whoever has paid, or has not, sees the orders as they are now': {
      input: 'fresh',
      steps: ['payAgain', 'payment=gone'],
      ends: 'choosing',
      tells: ['announceOrdersChanged'],
    },
    'ORD-01: so does whose way to the gateway broke': {
      input: 'fresh',
      steps: ['payAgain', 'payment=broken'],
      ends: 'choosing',
      tells: ['announceOrdersChanged'],
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
    'ORD-04: an order by invoice is paid by card at once': {
      input: 'fresh',
      steps: ['payByCard', 'changePaymentType=turned'],
      ends: 'paying',
      tells: ['announceOrdersChanged'],
      with: ({ orderId, flowId }) => orderId === 12 && flowId === 'flow',
    },
    'ORD-04: paying by invoice asks first, and is over with the invoice': {
      input: 'fresh',
      steps: ['payByInvoice', 'confirm', 'changePaymentType=turned'],
      ends: 'choosing',
      tells: ['announceInvoiced', 'announceOrdersChanged'],
    },
    'ORD-04: the question of the invoice can be answered no': {
      input: 'fresh',
      steps: ['payByInvoice', 'dismiss', 'payAgain'],
      ends: 'paying',
    },
    'INV-02: a file that is refused is not asked for again': {
      input: 'fresh',
      steps: ['download/calendar', 'download=notPaid'],
      ends: 'notDownloaded',
      refuses: ['retry'],
    },
    'CRT-06: what may not be paid by invoice stays to be paid by card': {
      input: 'fresh',
      steps: ['payByInvoice', 'confirm', 'changePaymentType=tooSoon'],
      ends: 'notTurned',
      tells: ['announceOrdersChanged'],
      refuses: ['retry'],
    },
    'ORD-04: a way of paying that nobody answered for can be tried again': {
      input: 'fresh',
      steps: ['payByInvoice', 'confirm', 'changePaymentType=noAnswer', 'retry'],
      ends: 'turning',
      with: ({ paymentType }) => paymentType === 'INVOICE',
    },
    'ORD-02: the confirmation is sent once a press': {
      input: 'fresh',
      steps: ['sendEmail'],
      ends: 'sending',
      refuses: ['sendEmail'],
    },
    'ORD-02: too many confirmations are refused, and not tried again': {
      input: 'fresh',
      steps: ['sendEmail', 'sendEmail=tooMany'],
      ends: 'notSent',
      tells: ['announceOrdersChanged'],
      refuses: ['retry'],
    },
    'API-02: a confirmation that failed can be tried again': {
      input: 'fresh',
      steps: ['sendEmail', 'sendEmail=serverFault', 'retry', 'sendEmail=sent'],
      ends: 'choosing',
      tells: ['announceSent', 'announceOrdersChanged'],
    },
    'ORD-05: a file that did not come can be fetched again': {
      input: 'fresh',
      steps: ['download/calendar', 'download=noAnswer', 'retry'],
      ends: 'downloading',
      with: ({ file, orderId }) => file === 'calendar' && orderId === 13,
    },
    'PAY-01: a reload goes on paying': {
      input: 'reloadedWhilePaying',
      steps: [],
      ends: 'paying',
      with: ({ flowId }) => flowId === 'kept',
    },
  },
});
