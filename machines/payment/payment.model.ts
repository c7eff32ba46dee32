import { defineModel } from '../flow-model.ts';
import { paymentMachine } from './payment.machine.ts';
import { attempt, byAddress, byForm, invoiced, order } from './payment.samples.ts';

const started = { flowId: 'new', resumed: null };
const noAnswer = { error: { name: 'NO_ANSWER', status: 0, metadata: {} } };
const refused = (name: string, status = 409) => ({ error: { name, status, metadata: {} } });

export const paymentModel = defineModel(paymentMachine, {
  inputs: {
    cart: { ...started, mode: { type: 'cart' } },
    payAgain: { ...started, mode: { type: 'payAgain', orderId: 11 } },
    reloadedWhileOrdering: { ...started, mode: { type: 'cart' }, resumed: attempt },
    reloadedWithOrder: { ...started, mode: { type: 'cart' }, resumed: { ...attempt, orderId: 11 } },
    reloadedByInvoice: { ...started, mode: { type: 'cart' }, resumed: { ...attempt, paymentType: 'INVOICE' } },
  },
  cases: {
    payByCard: { plain: { content: '1.1.55000' } },
    payByInvoice: { plain: { content: '1.1.55000' } },
    retry: { plain: {} },
    dismiss: { plain: {} },
    goToOrders: { plain: {} },
  },
  environment: {},
  outcomes: {
    createOrder: {
      byCard: { output: order },
      byInvoice: { output: invoiced },
      cartEmpty: refused('CART_EMPTY'),
      cartExpired: refused('CART_EXPIRED'),
      cartChanged: refused('CART_CHANGED'),
      typeNotAllowed: refused('PAYMENT_TYPE_NOT_ALLOWED'),
      invoiceNotAllowed: refused('INVOICE_NOT_ALLOWED'),
      tooSoon: refused('TICKET_FARE_TOO_SOON'),
      inPast: refused('VALID_FROM_IN_PAST'),
      cardNotActive: refused('CARD_NOT_ACTIVE'),
      keyReused: refused('IDEMPOTENCY_KEY_REUSED'),
      serverFault: refused('INTERNAL_ERROR', 500),
      noAnswer,
    },
    initPayment: {
      byAddress: { output: byAddress },
      byForm: { output: byForm },
      notPending: refused('ORDER_NOT_PENDING'),
      notPayable: refused('ORDER_NOT_PAYABLE'),
      inProgress: refused('PAYMENT_IN_PROGRESS'),
      gatewayUnavailable: refused('PAYMENT_GATEWAY_UNAVAILABLE', 503),
      keyReused: refused('IDEMPOTENCY_KEY_REUSED'),
      noAnswer,
    },
    leaveForGateway: { cameBack: { output: undefined }, wrongAddress: refused('UNREADABLE_ANSWER', 0) },
  },
  timeLimit: 'actors',
  bounds: { limit: 4000 },
  home: ['choosing', 'unpaid', 'gone', 'ordered'],
  invariants: {
    'no payment without an order': (snapshot) =>
      !(snapshot.matches('initialising') || snapshot.matches('leaving') || snapshot.matches('unpaid')) ||
      snapshot.context.orderId !== null,
    'an invoice never leads to the gateway': (snapshot) =>
      !snapshot.matches('leaving') || snapshot.context.paymentType === 'BANK_CARD',
    'nobody leaves without knowing where to': (snapshot) =>
      !snapshot.matches('leaving') || snapshot.context.target !== null,
    'who waits is told so': (snapshot) =>
      snapshot.hasTag('busy') ===
      (['ordering', 'initialising', 'leaving'] as const).some((state) => snapshot.matches(state)),
    'an order is not made twice': (snapshot) =>
      !(snapshot.matches('choosing') || snapshot.matches('ordering')) || snapshot.context.orderId === null,
  },
  scenarios: {
    'PAY-01: by card, by address': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=byCard', 'initPayment=byAddress'],
      ends: 'leaving',
      refuses: ['payByCard', 'retry', 'goToOrders'],
    },
    'PAY-01: a second click while ordering is not accepted': {
      input: 'cart',
      steps: ['payByCard'],
      ends: 'ordering',
      refuses: ['payByCard', 'payByInvoice', 'retry'],
    },
    'CRT-06: by invoice there is no gateway': {
      input: 'cart',
      steps: ['payByInvoice', 'createOrder=byInvoice'],
      ends: 'ordered',
      with: ({ target, orderId }) => target === null && orderId === 11,
    },
    'PAY-01: a refusal leaves the cart as it is, and is not sent again unchanged': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=cartExpired'],
      ends: 'notOrdered',
      refuses: ['retry'],
      with: ({ orderId }) => orderId === null,
    },
    'PAY-01: a lost answer is asked for again with the same key': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=noAnswer', 'retry'],
      ends: 'ordering',
      with: ({ flowId, content }) => flowId === 'new' && content === '1.1.55000',
    },
    'PAY-01: the gateway is down, the order stays and can be paid again': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=byCard', 'initPayment=gatewayUnavailable', 'retry', 'initPayment=byForm'],
      ends: 'leaving',
      with: ({ orderId }) => orderId === 11,
    },
    'PAY-01: a reload goes on with the same flow': {
      input: 'reloadedWhileOrdering',
      steps: ['createOrder=byCard', 'initPayment=byAddress'],
      ends: 'leaving',
      with: ({ flowId }) => flowId === 'kept',
    },
    'PAY-01: coming back from the gateway without paying': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=byCard', 'initPayment=byForm', 'leaveForGateway=cameBack'],
      ends: 'unpaid',
    },
    'PAY-01: a second try forgets the first failure': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=noAnswer', 'retry'],
      ends: 'ordering',
      with: ({ failure }) => failure === null,
    },
    'PAY-01: after a refusal the cart can be paid otherwise': {
      input: 'cart',
      steps: ['payByInvoice', 'createOrder=invoiceNotAllowed', 'dismiss', 'payByCard'],
      ends: 'ordering',
      with: ({ paymentType }) => paymentType === 'BANK_CARD',
    },
    'PAY-01: a refusal that is left is forgotten': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=cartChanged', 'dismiss'],
      ends: 'choosing',
      with: ({ failure }) => failure === null,
    },
    'PAY-01: from a refusal to the orders': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=cartEmpty', 'goToOrders'],
      ends: 'gone',
    },
    'PAY-01: from an unpaid order to the orders': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=byCard', 'initPayment=gatewayUnavailable', 'goToOrders'],
      ends: 'gone',
    },
    'PAY-01: a try to reach the gateway again forgets the failure': {
      input: 'payAgain',
      steps: ['initPayment=noAnswer', 'retry'],
      ends: 'initialising',
      with: ({ failure }) => failure === null,
    },
    'PAY-01: whoever is still here after a while has a way on': {
      input: 'payAgain',
      steps: ['initPayment=byAddress', 'after patience in leaving'],
      ends: 'unpaid',
      with: ({ failure }) => failure === null,
    },
    'PAY-01: an address that is not the gateway is not gone to': {
      input: 'payAgain',
      steps: ['initPayment=byAddress', 'leaveForGateway=wrongAddress'],
      ends: 'unpaid',
      with: ({ failure }) => failure !== null,
    },
    'ORD-02: an order that is paid meanwhile is not paid again': {
      input: 'payAgain',
      steps: ['initPayment=notPending'],
      ends: 'unpaid',
      refuses: ['retry'],
    },
  },
});
