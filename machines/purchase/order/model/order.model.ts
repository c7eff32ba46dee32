import { orderCalendar } from '#contract/endpoints/order-documents.ts';
import { cancelOrder, changePaymentType, sendPaymentEmail } from '#contract/endpoints/orders.ts';
import { broken, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { orderMachine } from '../order.machine.ts';

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
      ...refusalsOf(cancelOrder),
      noAnswer,
    },
    changePaymentType: {
      turned: { output: undefined },
      ...refusalsOf(changePaymentType, { ORDER_NOT_DELIVERABLE: { reason: 'E_WALLET_FULL' } }),
      noAnswer,
    },
    sendEmail: {
      sent: { output: undefined },
      ...refusalsOf(sendPaymentEmail),
      serverFault: refusal('INTERNAL_ERROR'),
    },
    download: {
      saved: { output: undefined },
      ...refusalsOf(orderCalendar),
      noAnswer,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 2000 },
  home: ['choosing', 'paying'],
  invariants: {
    'the order is known in every state except "choosing"': ({ context, value }) =>
      value === 'choosing' || context.orderId !== null,
    'the flow is busy exactly in the states that wait for an answer': (snapshot) =>
      snapshot.hasTag('busy') ===
      ['turning', 'cancelling', 'sending', 'downloading'].some((state) => snapshot.value === state),
    'the data of an action are deleted when the action has ended': ({ context, value }) =>
      value !== 'choosing' || (context.orderId === null && context.failure === null),
    'only orders by card are paid in this flow': ({ context, value }) =>
      value !== 'paying' || context.paymentType === 'BANK_CARD',
  },
  scenarios: {
    'ORD-02: an order is cancelled after a confirmation': {
      input: 'fresh',
      steps: ['cancelOrder', 'confirm', 'cancelOrder=cancelled'],
      ends: 'choosing',
      effects: ['announceCancelled', 'announceOrdersChanged'],
      with: ({ orderId }) => orderId === null,
    },
    'ORD-02: an order that has been paid meanwhile is not cancelled': {
      input: 'fresh',
      steps: ['cancelOrder', 'confirm', 'cancelOrder=ORDER_NOT_PENDING'],
      ends: 'notCancelled',
      effects: ['announceOrdersChanged'],
      refuses: ['retry', 'confirm'],
    },
    'ORD-02: no other action can start while an order is being paid': {
      input: 'fresh',
      steps: ['payAgain'],
      ends: 'paying',
      refuses: ['payAgain', 'cancelOrder', 'payByCard', 'payByInvoice', 'sendEmail'],
    },
    'ORD-01: the orders are read again after the payment flow ends': {
      input: 'fresh',
      steps: ['payAgain', 'payment=gone'],
      ends: 'choosing',
      effects: ['announceOrdersChanged'],
    },
    'ORD-01: the orders are read again after the payment flow ends with an error': {
      input: 'fresh',
      steps: ['payAgain', 'payment=broken'],
      ends: 'choosing',
      effects: ['announceOrdersChanged'],
    },
    'ORD-02: the cancellation of an order can be declined': {
      input: 'fresh',
      steps: ['cancelOrder', 'dismiss', 'payAgain'],
      ends: 'paying',
    },
    'ORD-02: a cancellation can be tried again if the server did not answer': {
      input: 'fresh',
      steps: ['cancelOrder', 'confirm', 'cancelOrder=noAnswer', 'retry'],
      ends: 'cancelling',
    },
    'ORD-02: the message about a failed cancellation can be closed': {
      input: 'fresh',
      steps: ['cancelOrder', 'confirm', 'cancelOrder=PAYMENT_IN_PROGRESS', 'dismiss'],
      ends: 'choosing',
    },
    'ORD-04: an order by invoice can be changed to card payment and is then paid at once': {
      input: 'fresh',
      steps: ['payByCard', 'changePaymentType=turned'],
      ends: 'paying',
      effects: ['announceOrdersChanged'],
      with: ({ orderId, flowId }) => orderId === 12 && flowId === 'flow',
    },
    'ORD-04: an order is changed to payment by invoice after a confirmation': {
      input: 'fresh',
      steps: ['payByInvoice', 'confirm', 'changePaymentType=turned'],
      ends: 'choosing',
      effects: ['announceInvoiced', 'announceOrdersChanged'],
    },
    'ORD-04: the change to payment by invoice can be declined': {
      input: 'fresh',
      steps: ['payByInvoice', 'dismiss', 'payAgain'],
      ends: 'paying',
    },
    'INV-02: a refused download cannot be tried again': {
      input: 'fresh',
      steps: ['download/calendar', 'download=ORDER_NOT_PAID'],
      ends: 'notDownloaded',
      refuses: ['retry'],
    },
    'CRT-06: an order that must not be paid by invoice keeps card payment': {
      input: 'fresh',
      steps: ['payByInvoice', 'confirm', 'changePaymentType=TICKET_FARE_TOO_SOON'],
      ends: 'notTurned',
      effects: ['announceOrdersChanged'],
      refuses: ['retry'],
    },
    'ORD-04: the change to a payment type that is not offered any more cannot be tried again': {
      input: 'fresh',
      steps: ['payByCard', 'changePaymentType=PAYMENT_TYPE_NOT_ALLOWED'],
      ends: 'notTurned',
      effects: ['announceOrdersChanged'],
      refuses: ['retry'],
    },
    'ORD-04: the change of the payment type can be tried again if the server did not answer': {
      input: 'fresh',
      steps: ['payByInvoice', 'confirm', 'changePaymentType=noAnswer', 'retry'],
      ends: 'turning',
      with: ({ paymentType }) => paymentType === 'INVOICE',
    },
    'ORD-02: a second click does not send the confirmation again': {
      input: 'fresh',
      steps: ['sendEmail'],
      ends: 'sending',
      refuses: ['sendEmail'],
    },
    'ORD-02: after a refusal because of too many confirmations, sending cannot be tried again': {
      input: 'fresh',
      steps: ['sendEmail', 'sendEmail=TOO_MANY_ATTEMPTS'],
      ends: 'notSent',
      effects: ['announceOrdersChanged'],
      refuses: ['retry'],
    },
    'API-02: a failed confirmation e-mail can be sent again': {
      input: 'fresh',
      steps: ['sendEmail', 'sendEmail=serverFault', 'retry', 'sendEmail=sent'],
      ends: 'choosing',
      effects: ['announceSent', 'announceOrdersChanged'],
    },
    'ORD-05: a download can be tried again if the server did not answer': {
      input: 'fresh',
      steps: ['download/calendar', 'download=noAnswer', 'retry'],
      ends: 'downloading',
      with: ({ file, orderId }) => file === 'calendar' && orderId === 13,
    },
    'PAY-01: a payment continues after a reload': {
      input: 'reloadedWhilePaying',
      steps: [],
      ends: 'paying',
      with: ({ flowId }) => flowId === 'kept',
    },
  },
});
