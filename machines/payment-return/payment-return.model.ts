import type { PaymentResult } from '../../contract/entities/payment.ts';
import type { OrderState } from '../../contract/enumerations.ts';
import { defineModel } from '../flow-model.ts';
import { paymentReturnMachine } from './payment-return.machine.ts';

const ended = (paymentStatus: OrderState): { output: PaymentResult } => ({
  output: { paymentStatus, orderId: 11, orderNumber: 100_011 },
});
const failed = (name: string, status: number) => ({ error: { name, status, metadata: {} } });

export const paymentReturnModel = defineModel(paymentReturnMachine, {
  inputs: {
    first: { gateway: 'CSOB', paymentId: '7ff1@HL', fields: { payId: '7ff1@HL', signature: 'ab' } },
    second: { gateway: 'GP_WEBPAY', paymentId: '5', fields: { ORDERNUMBER: '5', DIGEST: 'ab', DIGEST1: 'cd' } },
  },
  cases: { retry: { plain: {} }, goToOrders: { plain: {} } },
  environment: {},
  outcomes: {
    checkPayment: {
      paid: ended('PAID'),
      pending: ended('PENDING'),
      processing: ended('PROCESSING'),
      cancelled: ended('CANCELLED'),
      rejected: ended('REJECTED'),
      returned: ended('RETURNED'),
      forged: failed('INVALID_PAYMENT_SIGNATURE', 400),
      unknown: failed('NOT_FOUND', 404),
      serverFault: failed('INTERNAL_ERROR', 500),
      noAnswer: failed('NO_ANSWER', 0),
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 4000 },
  home: ['settled'],
  invariants: {
    'the outcome is asked for a few times only': ({ context }) => context.asked <= 4,
    'who waits is told so': (snapshot) => snapshot.hasTag('busy') === snapshot.matches('checking'),
    'nobody waits for what is decided': (snapshot) =>
      !snapshot.matches('waiting') ||
      snapshot.context.result?.paymentStatus === 'PENDING' ||
      snapshot.context.result?.paymentStatus === 'PROCESSING',
  },
  scenarios: {
    'PAY-02: paid': {
      input: 'first',
      steps: ['checkPayment=paid'],
      ends: 'settled',
      with: ({ result }) => result?.paymentStatus === 'PAID',
    },
    'PAY-02: still undecided after four answers, the person goes on': {
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
    'PAY-02: pending, then paid': {
      input: 'first',
      steps: ['checkPayment=pending', 'after askAgain in waiting', 'checkPayment=paid'],
      ends: 'settled',
    },
    'PAY-03: a forged return is not asked about again': {
      input: 'second',
      steps: ['checkPayment=forged'],
      ends: 'settled',
      with: ({ result, failure }) => result === null && failure?.name === 'INVALID_PAYMENT_SIGNATURE',
    },
    'PAY-02: nobody has to wait for an undecided payment': {
      input: 'first',
      steps: ['checkPayment=pending', 'goToOrders'],
      ends: 'settled',
    },
    'PAY-02: nobody has to wait for an answer': {
      input: 'first',
      steps: ['checkPayment=serverFault', 'goToOrders'],
      ends: 'settled',
      with: ({ failure }) => failure?.name === 'INTERNAL_ERROR',
    },
    'PAY-02: no answer leaves two ways': {
      input: 'first',
      steps: ['checkPayment=noAnswer', 'retry'],
      ends: 'checking',
      refuses: ['retry', 'goToOrders'],
    },
  },
});
