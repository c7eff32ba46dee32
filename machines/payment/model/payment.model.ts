import { broken, noAnswer, refusal } from '../../call-outcomes.ts';
import { defineModel } from '../../flow-model.ts';
import { paymentMachine } from '../payment.machine.ts';
import { attempt, byAddress, byForm, free, invoiced, order, results } from './payment.samples.ts';

const started = { flowId: 'new', resumed: null };

export const paymentModel = defineModel(paymentMachine, {
  inputs: {
    cart: { ...started, mode: { type: 'cart' } },
    payAgain: { ...started, mode: { type: 'payAgain', orderId: 11 } },
    reloadedWhileOrdering: { ...started, mode: { type: 'cart' }, resumed: attempt },
    reloadedWithOrder: { ...started, mode: { type: 'cart' }, resumed: { ...attempt, orderId: 11 } },
    reloadedAtGateway: { ...started, mode: { type: 'cart' }, resumed: { ...attempt, orderId: 11, away: '7ff1@HL' } },
    reloadedByInvoice: { ...started, mode: { type: 'cart' }, resumed: { ...attempt, paymentType: 'INVOICE' } },
  },
  cases: {
    payByCard: { plain: { content: '1.1.55000' } },
    payByInvoice: { plain: { content: '1.1.55000' } },
    confirm: { plain: {} },
    retry: { plain: {} },
    dismiss: { plain: {} },
    payOn: { plain: {} },
    cancelOrder: { plain: {} },
    goToOrders: { plain: {} },
  },
  environment: {},
  outcomes: {
    createOrder: {
      byCard: { output: order },
      byInvoice: { output: invoiced },
      free: { output: free },
      cartEmpty: refusal('CART_EMPTY'),
      cartExpired: refusal('CART_EXPIRED'),
      cartChanged: refusal('CART_CHANGED'),
      totalNegative: refusal('CART_TOTAL_NEGATIVE'),
      typeNotAllowed: refusal('PAYMENT_TYPE_NOT_ALLOWED'),
      invoiceNotAllowed: refusal('INVOICE_NOT_ALLOWED'),
      tooSoon: refusal('TICKET_FARE_TOO_SOON'),
      keyReused: refusal('IDEMPOTENCY_KEY_REUSED'),
      serverFault: refusal('INTERNAL_ERROR'),
      noAnswer,
    },
    initPayment: {
      byAddress: { output: byAddress },
      byForm: { output: byForm },
      rejected: { output: { ...byAddress, paymentStatus: 'REJECTED' } },
      paidAlready: { output: { ...byAddress, paymentStatus: 'PAID' } },
      notPending: refusal('ORDER_NOT_PENDING'),
      notPayable: refusal('ORDER_NOT_PAYABLE'),
      notDeliverable: refusal('ORDER_NOT_DELIVERABLE', { metadata: { reason: 'CARD_APPLICATION_CLOSED' } }),
      inProgress: refusal('PAYMENT_IN_PROGRESS'),
      gatewayUnavailable: refusal('PAYMENT_GATEWAY_UNAVAILABLE'),
      keyReused: refusal('IDEMPOTENCY_KEY_REUSED'),
      noAnswer,
    },
    leaveForGateway: { cameBack: { output: undefined }, wrongAddress: broken },
    askOutcome: {
      delivered: { output: results.delivered },
      paidOtherwise: { output: results.paidOtherwise },
      begun: { output: results.begun },
      rejected: { output: results.rejected },
      undecided: { output: results.undecided },
      undecidedElsewhere: { output: results.undecidedElsewhere },
      returning: { output: results.returning },
      returned: { output: results.returned },
      closed: { output: results.closed },
      unknown: refusal('NOT_FOUND'),
      noAnswer,
    },
    cancelOrder: {
      cancelled: { output: undefined },
      notPending: refusal('ORDER_NOT_PENDING'),
      inProgress: refusal('PAYMENT_IN_PROGRESS'),
      noAnswer,
    },
  },
  timeLimit: 'actors',
  pairs: true,
  bounds: { limit: 20_000 },
  home: ['choosing', 'notBegun', 'gone', 'ordered'],
  // Names and numbers go into calls; which way the flow takes, only their being there decides.
  abstract: ({ away, ...context }) => ({ ...context, isAway: away !== null }),
  invariants: {
    'no payment without an order': (snapshot) =>
      !(['initialising', 'leaving', 'notBegun', 'unpaid', 'cancelling'] as const).some((state) =>
        snapshot.matches(state),
      ) || snapshot.context.orderId !== null,
    'an invoice never leads to the gateway': (snapshot) =>
      !snapshot.matches('leaving') || snapshot.context.paymentType === 'BANK_CARD',
    'the person can go to the gateway again only when it accepts that': (snapshot) =>
      !(snapshot.matches('waiting') || snapshot.matches('unanswered')) ||
      snapshot.can({ type: 'payOn' }) === (snapshot.context.result?.resumable === true),
    'the target is known when the browser leaves for the gateway': (snapshot) =>
      !snapshot.matches('leaving') || snapshot.context.target !== null,
    'the flow is busy exactly in the states that wait for an answer': (snapshot) =>
      snapshot.hasTag('busy') ===
      (['ordering', 'initialising', 'leaving', 'asking', 'cancelling'] as const).some((state) =>
        snapshot.matches(state),
      ),
    'an unpaid order can be paid only when the server says so': (snapshot) =>
      !snapshot.matches('unpaid') || ['CONTINUE', 'PAY_AGAIN'].includes(snapshot.context.result?.next ?? ''),
    'the outcome is asked for at most four times in a row': ({ context }) => context.asked <= 4,
    'a person who was at the gateway is shown a result only after the shop has asked for it': (snapshot) =>
      !(snapshot.matches('unpaid') || snapshot.matches('decided')) || snapshot.context.result !== null,
    'an order is not made twice': (snapshot) =>
      !(snapshot.matches('choosing') || snapshot.matches('ordering')) || snapshot.context.orderId === null,
  },
  exceptions: {
    pairs: {
      'payment.initialising | xstate.done.actor.initPayment | isRejected | payment.notBegun → payment.notBegun | retry | isWorthRetrying | payment.initialising':
        'the same payment would be rejected again',
      'payment.choosing | payByCard |  | payment.ordering → payment.ordering | xstate.done.actor.createOrder | isByInvoice | payment.ordered':
        'an order that is paid by card goes to the gateway',
      'payment.confirmingInvoice | confirm |  | payment.ordering → payment.ordering | xstate.done.actor.createOrder |  | payment.initialising':
        'an order that is paid by invoice never goes to the gateway',
      'payment.deciding | always | wasAway | payment.asking → payment.asking | xstate.done.actor.askOutcome | isLongUndecided | payment.unanswered':
        'the first answer is never the fourth one',
      'payment.leaving | xstate.done.actor.leaveForGateway |  | payment.asking → payment.asking | xstate.done.actor.askOutcome | isLongUndecided | payment.unanswered':
        'the first answer is never the fourth one',
      'payment.leaving | xstate.after.patience.payment.leaving |  | payment.asking → payment.asking | xstate.done.actor.askOutcome | isLongUndecided | payment.unanswered':
        'the first answer is never the fourth one',
      'payment.unanswered | retry |  | payment.asking → payment.asking | xstate.done.actor.askOutcome | isLongUndecided | payment.unanswered':
        'the first answer is never the fourth one',
      'payment.cancelling | xstate.error.actor.cancelOrder |  | payment.asking → payment.asking | xstate.done.actor.askOutcome | isLongUndecided | payment.unanswered':
        'the first answer is never the fourth one',
    },
  },
  scenarios: {
    'PAY-01: an order by card is created, and the browser is sent to the address of the gateway': {
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
    'CRT-06: nothing is ordered by invoice before the person has confirmed it': {
      input: 'cart',
      steps: ['payByInvoice'],
      ends: 'confirmingInvoice',
      refuses: ['payByCard', 'payByInvoice', 'retry'],
    },
    'CRT-06: a person who does not want an invoice can pay by card': {
      input: 'cart',
      steps: ['payByInvoice', 'dismiss', 'payByCard'],
      ends: 'ordering',
      with: ({ paymentType }) => paymentType === 'BANK_CARD',
    },
    'CRT-06: an order by invoice needs no gateway': {
      input: 'cart',
      steps: ['payByInvoice', 'confirm', 'createOrder=byInvoice'],
      ends: 'ordered',
      with: ({ target, orderId }) => target === null && orderId === 11,
    },
    'CRT-11: an order that costs nothing needs no gateway': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=free'],
      ends: 'ordered',
      with: ({ target, orderId }) => target === null && orderId === 11,
    },
    'CRT-11: a cart with a negative total is refused, and cannot be tried again': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=totalNegative'],
      ends: 'notOrdered',
      refuses: ['retry'],
    },
    'PAY-01: a refused order leaves the cart unchanged, and cannot be tried again unchanged': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=cartExpired'],
      ends: 'notOrdered',
      refuses: ['retry'],
      with: ({ orderId }) => orderId === null,
    },
    'CRT-10: a changed cart is not ordered; the next click orders what the cart shows now': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=cartChanged', 'payByInvoice', 'confirm'],
      ends: 'ordering',
      with: ({ failure, orderId }) => failure === null && orderId === null,
    },
    'PAY-01: an order without an answer is sent again with the same key': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=noAnswer', 'retry'],
      ends: 'ordering',
      with: ({ flowId, content }) => flowId === 'new' && content === '1.1.55000',
    },
    'PAY-01: the order stays when the gateway is unavailable, and can be paid later': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=byCard', 'initPayment=gatewayUnavailable', 'retry', 'initPayment=byForm'],
      ends: 'leaving',
      with: ({ orderId }) => orderId === 11,
    },
    'PAY-01: the payment goes on with the same flow after a reload': {
      input: 'reloadedWhileOrdering',
      steps: ['createOrder=byCard', 'initPayment=byAddress'],
      ends: 'leaving',
      with: ({ flowId }) => flowId === 'kept',
    },
    'PAY-02: a person who comes back without paying can go to the gateway again, with another key': {
      input: 'cart',
      steps: [
        'payByCard',
        'createOrder=byCard',
        'initPayment=byForm',
        'leaveForGateway=cameBack',
        'askOutcome=begun',
        'payOn',
      ],
      ends: 'initialising',
      with: ({ away }) => away === '5',
    },
    'PAY-02: a person whose payment was declined can make another attempt': {
      input: 'cart',
      steps: [
        'payByCard',
        'createOrder=byCard',
        'initPayment=byForm',
        'leaveForGateway=cameBack',
        'askOutcome=rejected',
        'payOn',
      ],
      ends: 'initialising',
      with: ({ away, target }) => away === '5' && target === null,
    },
    'PAY-02: a person who comes back having paid cannot pay again': {
      input: 'payAgain',
      steps: ['initPayment=byAddress', 'leaveForGateway=cameBack', 'askOutcome=delivered'],
      ends: 'decided',
      refuses: ['retry', 'payOn', 'cancelOrder', 'dismiss'],
    },
    'PAY-02: a page reloaded while the person is at the gateway follows the payment to its end': {
      input: 'reloadedAtGateway',
      steps: ['askOutcome=undecided', 'after askAgain in waiting', 'askOutcome=delivered', 'dismiss'],
      ends: 'choosing',
      with: ({ orderId, away }) => orderId === null && away === null,
    },
    'PAY-02: a person who left the gateway without paying can go back there': {
      input: 'reloadedAtGateway',
      steps: ['askOutcome=undecided', 'payOn', 'initPayment=byAddress'],
      ends: 'leaving',
    },
    'PAY-02: a person who does not want to wait can cancel the order': {
      input: 'reloadedAtGateway',
      steps: ['askOutcome=undecided', 'cancelOrder'],
      ends: 'cancelling',
    },
    'PAY-02: without an answer about the payment the person is not sent to the gateway': {
      input: 'reloadedAtGateway',
      steps: ['askOutcome=noAnswer'],
      ends: 'unanswered',
      refuses: ['payOn'],
    },
    'PAY-02: the last answer decides whether the gateway can be opened again while the shop does not answer': {
      input: 'reloadedAtGateway',
      steps: ['askOutcome=undecided', 'after askAgain in waiting', 'askOutcome=noAnswer', 'payOn'],
      ends: 'initialising',
    },
    'PAY-02: a gateway that accepts its form only once is not opened again': {
      input: 'reloadedAtGateway',
      steps: ['askOutcome=undecidedElsewhere'],
      ends: 'waiting',
      refuses: ['payOn'],
    },
    'PAY-02: a gateway that accepts its form only once is not opened again after four undecided answers either': {
      input: 'reloadedAtGateway',
      steps: [
        'askOutcome=undecidedElsewhere',
        'after askAgain in waiting',
        'askOutcome=undecidedElsewhere',
        'after askAgain in waiting',
        'askOutcome=undecidedElsewhere',
        'after askAgain in waiting',
        'askOutcome=undecidedElsewhere',
      ],
      ends: 'unanswered',
      refuses: ['payOn'],
    },
    'PAY-02: the order can be cancelled without an answer about the payment': {
      input: 'reloadedAtGateway',
      steps: ['askOutcome=noAnswer', 'cancelOrder', 'cancelOrder=inProgress'],
      ends: 'asking',
    },
    'PAY-09: an undecided payment is shown as undecided': {
      input: 'reloadedAtGateway',
      steps: ['askOutcome=undecided'],
      ends: 'waiting',
      with: ({ result }) => result?.charged === 'UNKNOWN',
    },
    'PAY-09: no answer about the payment is shown as such': {
      input: 'reloadedAtGateway',
      steps: ['askOutcome=noAnswer'],
      ends: 'unanswered',
      with: ({ failure }) => failure?.name === 'NO_ANSWER',
    },
    'PAY-09: a payment started in the order list does not go back to the cart': {
      input: 'payAgain',
      steps: ['initPayment=byAddress', 'leaveForGateway=cameBack', 'askOutcome=begun'],
      ends: 'unpaid',
      refuses: ['dismiss', 'retry'],
    },
    'PAY-02: a person who waits for the bank can leave': {
      input: 'reloadedAtGateway',
      steps: ['askOutcome=undecided', 'goToOrders'],
      ends: 'gone',
    },
    'PAY-02: after four undecided answers the person decides whether to ask again': {
      input: 'reloadedAtGateway',
      steps: [
        'askOutcome=undecided',
        'after askAgain in waiting',
        'askOutcome=undecided',
        'after askAgain in waiting',
        'askOutcome=undecided',
        'after askAgain in waiting',
        'askOutcome=undecided',
        'retry',
      ],
      ends: 'asking',
      with: ({ asked }) => asked === 1,
    },
    'PAY-02: a person can go to the orders without an answer about the payment': {
      input: 'reloadedAtGateway',
      steps: ['askOutcome=noAnswer', 'goToOrders'],
      ends: 'gone',
    },
    'ORD-02: an order can be cancelled after the return from the gateway': {
      input: 'reloadedAtGateway',
      steps: ['askOutcome=begun', 'cancelOrder', 'cancelOrder=cancelled'],
      ends: 'gone',
    },
    'ORD-02: the payment is asked about when its order cannot be cancelled': {
      input: 'reloadedAtGateway',
      steps: ['askOutcome=begun', 'cancelOrder', 'cancelOrder=notPending', 'askOutcome=delivered', 'goToOrders'],
      ends: 'gone',
    },
    'PAY-01: a person can leave an unpaid order for the cart': {
      input: 'reloadedAtGateway',
      steps: ['askOutcome=begun', 'dismiss', 'payByCard'],
      ends: 'ordering',
      with: ({ orderId }) => orderId === null,
    },
    'PAY-01: a person can leave an unpaid order to pay it later': {
      input: 'reloadedAtGateway',
      steps: ['askOutcome=rejected', 'goToOrders'],
      ends: 'gone',
    },
    'PAY-01: a second attempt clears the first failure': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=noAnswer', 'retry'],
      ends: 'ordering',
      with: ({ failure }) => failure === null,
    },
    'PAY-01: the cart can be paid in another way after a refusal': {
      input: 'cart',
      steps: ['payByInvoice', 'confirm', 'createOrder=invoiceNotAllowed', 'dismiss', 'payByCard'],
      ends: 'ordering',
      with: ({ paymentType }) => paymentType === 'BANK_CARD',
    },
    'PAY-01: closing a refusal clears it': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=cartExpired', 'dismiss'],
      ends: 'choosing',
      with: ({ failure }) => failure === null,
    },
    'PAY-01: a person can go to the orders after a refusal': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=cartEmpty', 'goToOrders'],
      ends: 'gone',
    },
    'PAY-01: a person can go to the orders when the gateway is unavailable': {
      input: 'cart',
      steps: ['payByCard', 'createOrder=byCard', 'initPayment=gatewayUnavailable', 'goToOrders'],
      ends: 'gone',
    },
    'PAY-01: another attempt to reach the gateway clears the failure': {
      input: 'payAgain',
      steps: ['initPayment=noAnswer', 'retry'],
      ends: 'initialising',
      with: ({ failure }) => failure === null,
    },
    'PAY-01: the payment is asked about when the browser has not left for the gateway in time': {
      input: 'payAgain',
      steps: ['initPayment=byAddress', 'after patience in leaving'],
      ends: 'asking',
      with: ({ failure, away }) => failure === null && away === '7ff1@HL',
    },
    "PAY-01: an address that is not the gateway's is not opened": {
      input: 'payAgain',
      steps: ['initPayment=byAddress', 'leaveForGateway=wrongAddress'],
      ends: 'notBegun',
      with: ({ failure }) => failure !== null,
    },
    'PAY-02: a payment that the gateway rejects at once is told, and nobody is sent there': {
      input: 'payAgain',
      steps: ['initPayment=rejected'],
      ends: 'notBegun',
      with: ({ failure, away }) => failure?.name === 'PAYMENT_REJECTED' && away === null,
      refuses: ['retry'],
    },
    'PAY-02: a payment that cannot be made for another reason leads to the orders': {
      input: 'payAgain',
      steps: ['initPayment=paidAlready'],
      ends: 'gone',
    },
    'ORD-02: an order that has been paid meanwhile is not paid again': {
      input: 'payAgain',
      steps: ['initPayment=notPending'],
      ends: 'notBegun',
      refuses: ['retry'],
    },
  },
});
