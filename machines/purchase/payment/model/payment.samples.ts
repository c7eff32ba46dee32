import type { Order } from '#contract/entities/order.ts';
import type { InitPayment } from '#contract/entities/payment.ts';
import type { ChargeState } from '#contract/enumerations.ts';
import type { PaymentAttempt } from '../payment.types.ts';
import type { ToldResult } from '../told-result.ts';

export const order: Order = {
  id: 11,
  number: 100_011,
  state: { id: 1, name: 'PENDING', displayName: 'Čeká na zaplacení' },
  issued: '2026-11-21T08:00:00.000Z',
  price: 55_000,
  currency: 'CZK',
  paymentType: { id: 1, name: 'BANK_CARD', displayName: 'Platební karta' },
  note: null,
  cancelReason: null,
  delivered: false,
  attempt: null,
  lastEnding: null,
  items: [],
};
export const invoiced: Order = { ...order, paymentType: { id: 2, name: 'INVOICE', displayName: 'Faktura' } };

/** Costs nothing. */
export const free: Order = { ...order, price: 0, state: { id: 2, name: 'PAID', displayName: 'Zaplaceno' } };

export const byAddress: InitPayment = {
  gateway: 'CSOB',
  paymentId: 5,
  paymentStatus: 'PENDING',
  processUrl: 'https://gateway.example/api/v1.9/payment/process',
  redirect: { merchantId: 'M1', payId: '7ff1@HL', dttm: '20261121090000', signature: 'ab/+cd==' },
};
export const byForm: InitPayment = {
  gateway: 'GP_WEBPAY',
  paymentId: 5,
  paymentStatus: 'PENDING',
  processUrl: 'https://gateway.example/pgw/order.do',
  form: {
    merchantNumber: '0000000001',
    operation: 'CREATE_ORDER',
    merordernum: '100011',
    orderNumber: '5',
    amount: '55000',
    currency: '203',
    depositFlag: '1',
    url: 'https://shop.example/return',
    digest: 'ab/+cd==',
  },
};

export const attempt: PaymentAttempt = {
  flowId: 'kept',
  mode: { type: 'cart' },
  paymentType: 'BANK_CARD',
  content: '1.1.55000',
  orderId: null,
  away: null,
};

const result = (
  paymentStatus: ToldResult['paymentStatus'],
  charged: ChargeState,
  next: ToldResult['next'],
  resumable = next === 'CONTINUE',
): ToldResult => ({
  paymentStatus,
  orderId: 11,
  orderNumber: 100_011,
  orderState: next === 'DELIVERED' || next === 'DELIVERING' ? 'PAID' : next === 'CLOSED' ? 'CANCELLED' : 'PENDING',
  charged,
  next,
  resumable,
});

/** The results of a payment, one for each sentence in `PaymentNotice`. */
export const results = {
  delivered: result('PAID', 'YES', 'DELIVERED'),
  paidOtherwise: result('REJECTED', 'NO', 'DELIVERED'),
  begun: result('PENDING', 'NO', 'CONTINUE'),
  rejected: result('REJECTED', 'NO', 'PAY_AGAIN'),
  cancelled: result('CANCELLED', 'NO', 'PAY_AGAIN'),
  unheard: result('PENDING', 'UNKNOWN', 'WAIT'),
  undecided: result('PROCESSING', 'UNKNOWN', 'WAIT', true),
  /** The second gateway accepts a form only once. */
  undecidedElsewhere: result('PROCESSING', 'UNKNOWN', 'WAIT'),
  returning: result('RETURNED', 'YES', 'RETURNING'),
  returned: result('RETURNED', 'RETURNED', 'CLOSED'),
  closed: result('CANCELLED', 'NO', 'CLOSED'),
  /** Another back end has answered with names that the contract does not know. */
  unclear: result('UNKNOWN', 'UNKNOWN', 'UNKNOWN', true),
} as const satisfies Readonly<Record<string, ToldResult>>;
