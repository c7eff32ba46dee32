import { noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { results } from '../../payment/model/payment.samples.ts';
import { paymentReturnMachine } from '../payment-return.machine.ts';

export const paymentReturnModel = defineModel(paymentReturnMachine, {
  inputs: {
    first: { gateway: 'CSOB', paymentId: '7ff1@HL', fields: { payId: '7ff1@HL', signature: 'ab' } },
    bare: { gateway: 'GP_WEBPAY', paymentId: '5', fields: { ORDERNUMBER: '5' } },
    second: { gateway: 'GP_WEBPAY', paymentId: '5', fields: { ORDERNUMBER: '5', DIGEST: 'ab', DIGEST1: 'cd' } },
  },
  cases: { retry: { plain: {} }, goToOrders: { plain: {} } },
  environment: {},
  outcomes: {
    checkPayment: {
      paid: { output: results.delivered },
      begun: { output: results.begun },
      pending: { output: results.unheard },
      processing: { output: results.undecided },
      cancelled: { output: results.cancelled },
      rejected: { output: results.rejected },
      returned: { output: results.returned },
      unclear: { output: results.unclear },
      forged: refusal('INVALID_PAYMENT_SIGNATURE'),
      unknown: refusal('NOT_FOUND'),
      serverFault: refusal('INTERNAL_ERROR'),
      noAnswer,
    },
  },
  timeLimit: 'actors',
  pairs: true,
  bounds: { limit: 4000 },
  home: ['settled'],
  invariants: {
    'the outcome is asked for at most four times in a row': ({ context }) => context.asked <= 4,
    'the flow is busy exactly in the states that wait for an answer': (snapshot) =>
      snapshot.hasTag('busy') === snapshot.matches('checking'),
    'the flow waits only for an undecided payment': (snapshot) =>
      !snapshot.matches('waiting') || snapshot.context.result?.charged === 'UNKNOWN',
    'fields that the server has refused are not sent again': ({ context }) =>
      !context.distrusted || Object.keys(context.fields).length === 0,
  },
  exceptions: {
    pairs: {
      'paymentReturn.checking | xstate.error.actor.checkPayment | isForged | paymentReturn.checking → paymentReturn.checking | xstate.error.actor.checkPayment | isForged | paymentReturn.checking':
        'fields that were refused are not sent a second time',
    },
  },
  scenarios: {
    'PAY-02: if the order is paid, the page with the orders opens': {
      input: 'first',
      steps: ['checkPayment=paid'],
      ends: 'settled',
      with: ({ result }) => result?.paymentStatus === 'PAID',
    },
    'PAY-02: the person can continue when the payment is undecided after four answers': {
      input: 'second',
      steps: [
        'checkPayment=pending',
        'after askAgain in waiting',
        'checkPayment=processing',
        'after askAgain in waiting',
        'checkPayment=pending',
        'after askAgain in waiting',
        'checkPayment=pending',
      ],
      ends: 'settled',
      with: ({ result }) => result?.paymentStatus === 'PENDING',
    },
    'PAY-02: the shop asks again about a pending payment until it is paid': {
      input: 'first',
      steps: ['checkPayment=pending', 'after askAgain in waiting', 'checkPayment=paid'],
      ends: 'settled',
    },
    'PAY-03: after a return with forged fields the shop asks without the fields': {
      input: 'second',
      steps: ['checkPayment=forged', 'checkPayment=rejected'],
      ends: 'settled',
      with: ({ result, fields }) => result?.charged === 'NO' && Object.keys(fields).length === 0,
    },
    'PAY-03: after a second refusal the shop does not ask again': {
      input: 'second',
      steps: ['checkPayment=forged', 'checkPayment=forged'],
      ends: 'settled',
      with: ({ result, failure }) => result === null && failure?.name === 'INVALID_PAYMENT_SIGNATURE',
    },
    'PAY-02: after any other status the failure is shown, and the page with the orders opens': {
      input: 'first',
      steps: ['checkPayment=unclear'],
      ends: 'settled',
      effects: ['announceOutcome', 'dropAttempt', 'announceChanged', 'goToOrders'],
    },
    'PAY-02: the payment of another account is not shown': {
      input: 'first',
      steps: ['checkPayment=unknown'],
      ends: 'settled',
      with: ({ result }) => result === null,
    },
    'PAY-02: a person who comes back without having paid does not have to wait': {
      input: 'bare',
      steps: ['checkPayment=begun'],
      ends: 'settled',
    },
    'PAY-02: the person can leave while the payment is undecided': {
      input: 'first',
      steps: ['checkPayment=pending', 'goToOrders'],
      ends: 'settled',
    },
    'PAY-02: the person can leave while the shop waits for an answer': {
      input: 'first',
      steps: ['checkPayment=serverFault', 'goToOrders'],
      ends: 'settled',
      with: ({ failure }) => failure?.name === 'INTERNAL_ERROR',
    },
    'PAY-02: if the server did not answer, the person can ask again or go to the orders': {
      input: 'first',
      steps: ['checkPayment=noAnswer', 'retry'],
      ends: 'checking',
      refuses: ['retry', 'goToOrders'],
    },
  },
});
