import { broken, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { paymentMachine } from '../payment.machine.ts';
import { attempt, byAddress, byForm, free, invoiced, order, results } from './payment.samples.ts';
import { paymentScenarios } from './payment.scenarios.ts';

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
      unclear: { output: { ...byAddress, paymentStatus: 'UNKNOWN' } },
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
      unclear: { output: results.unclear },
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
  // The next state does not depend on the payment's name (`away`), only on whether a name is known.
  abstract: ({ away, ...context }) => ({ ...context, isAway: away !== null }),
  invariants: {
    'a payment needs an order': (snapshot) =>
      !(['initialising', 'leaving', 'notBegun', 'unpaid', 'cancelling'] as const).some((state) =>
        snapshot.matches(state),
      ) || snapshot.context.orderId !== null,
    'an order by invoice never leads to the gateway': (snapshot) =>
      !snapshot.matches('leaving') || snapshot.context.paymentType === 'BANK_CARD',
    'the person can go to the gateway again only when the gateway allows it': (snapshot) =>
      !(snapshot.matches('waiting') || snapshot.matches('unanswered')) ||
      snapshot.can({ type: 'payOn' }) ===
        (snapshot.context.result?.resumable === true && snapshot.context.result.next !== 'UNKNOWN'),
    'the address or form of the gateway is known when the browser leaves for the gateway': (snapshot) =>
      !snapshot.matches('leaving') || snapshot.context.target !== null,
    'the flow is busy exactly in the states that wait for an answer': (snapshot) =>
      snapshot.hasTag('busy') ===
      (['ordering', 'initialising', 'leaving', 'asking', 'cancelling'] as const).some((state) =>
        snapshot.matches(state),
      ),
    'an unpaid order can be paid only when the server allows it': (snapshot) =>
      !snapshot.matches('unpaid') || ['CONTINUE', 'PAY_AGAIN'].includes(snapshot.context.result?.next ?? ''),
    'the outcome is asked for at most four times in a row': ({ context }) => context.asked <= 4,
    'a person who was at the gateway sees a result only after the shop has asked for it': (snapshot) =>
      !(snapshot.matches('unpaid') || snapshot.matches('decided')) || snapshot.context.result !== null,
    'no second order is created': (snapshot) =>
      !(snapshot.matches('choosing') || snapshot.matches('ordering')) || snapshot.context.orderId === null,
  },
  exceptions: {
    pairs: {
      'payment.initialising | xstate.done.actor.initPayment | isRejected | payment.notBegun → payment.notBegun | retry | isWorthRetrying | payment.initialising':
        'the same payment would be rejected again',
      'payment.asking | xstate.done.actor.askOutcome | isUnclear | payment.unanswered → payment.unanswered | payOn | isResumable | payment.initialising':
        'the way back to the gateway is offered only if the next step is known',
      'payment.choosing | payByCard |  | payment.ordering → payment.ordering | xstate.done.actor.createOrder | isByInvoice | payment.ordered':
        'an order that is paid by card goes to the gateway',
      'payment.confirmingInvoice | confirm |  | payment.ordering → payment.ordering | xstate.done.actor.createOrder |  | payment.initialising':
        'an order that is paid by invoice never goes to the gateway',
      'payment.deciding | always | wasAway | payment.asking → payment.asking | xstate.done.actor.askOutcome | isLongUndecided | payment.unanswered':
        'the first answer is never the fourth answer',
      'payment.leaving | xstate.done.actor.leaveForGateway |  | payment.asking → payment.asking | xstate.done.actor.askOutcome | isLongUndecided | payment.unanswered':
        'the first answer is never the fourth answer',
      'payment.leaving | xstate.after.patience.payment.leaving |  | payment.asking → payment.asking | xstate.done.actor.askOutcome | isLongUndecided | payment.unanswered':
        'the first answer is never the fourth answer',
      'payment.unanswered | retry |  | payment.asking → payment.asking | xstate.done.actor.askOutcome | isLongUndecided | payment.unanswered':
        'the first answer is never the fourth answer',
      'payment.cancelling | xstate.error.actor.cancelOrder |  | payment.asking → payment.asking | xstate.done.actor.askOutcome | isLongUndecided | payment.unanswered':
        'the first answer is never the fourth answer',
    },
  },
  scenarios: paymentScenarios,
});
