import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Order, OrderDetail } from '../entities/order.ts';
import { InitPayment } from '../entities/payment.ts';
import { orderStates, paymentTypes } from '../enumerations.ts';
import { unspecified } from '../ours.ts';
import { commonQuery, listOf, paging, QueryDate, queryList } from '../query.ts';
import { PathId } from '../values.ts';

const params = v.object({ id: PathId });
const query = v.object(commonQuery);

const ordersColumns = ['number', 'state', 'issued', 'price', 'paymentType'] as const;

export const orders = endpoint({
  name: 'orders',
  method: 'GET',
  path: '/api/eshop/orders',
  summary: "The account's orders, newest number first; `date` is the local calendar day of issue.",
  access: 'customer',
  extension: 'specified',
  sortColumns: ordersColumns,
  query: v.object({
    ...paging(ordersColumns),
    state: v.optional(queryList(v.picklist(orderStates))),
    paymentType: v.optional(queryList(v.picklist(paymentTypes))),
    date: v.optional(QueryDate),
  }),
  response: listOf(Order),
  errors: [],
});

export const createOrder = endpoint({
  name: 'createOrder',
  method: 'POST',
  path: '/api/eshop/orders',
  summary: 'Turn the cart into an order; the cart is empty afterwards. An order that costs nothing is PAID at once.',
  access: 'customer',
  extension: 'specified',
  creates: true,
  query,
  request: v.object({ paymentType: v.picklist(paymentTypes) }),
  response: Order,
  errors: [
    'CART_EMPTY',
    'CART_EXPIRED',
    'CART_CHANGED',
    'CART_TOTAL_NEGATIVE',
    'PAYMENT_TYPE_NOT_ALLOWED',
    'INVOICE_NOT_ALLOWED',
    'TICKET_FARE_TOO_SOON',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

export const order = endpoint({
  name: 'order',
  method: 'GET',
  path: '/api/eshop/orders/:id',
  summary: 'One order of the account, with its history and the possible next actions.',
  access: 'customer',
  extension: 'specified',
  params,
  query,
  response: OrderDetail,
  errors: [],
});

const paymentErrors = [
  'ORDER_NOT_PENDING',
  'ORDER_NOT_PAYABLE',
  'ORDER_NOT_DELIVERABLE',
  'PAYMENT_IN_PROGRESS',
  'PAYMENT_GATEWAY_UNAVAILABLE',
  'IDEMPOTENCY_KEY_REUSED',
] as const;

export const initPayment = endpoint({
  name: 'initPayment',
  method: 'POST',
  path: '/api/eshop/orders/:id/init-payment',
  summary: 'Begin the first payment attempt of an order. The answer says which address the browser has to open.',
  access: 'customer',
  extension: 'specified',
  creates: true,
  params,
  query,
  response: InitPayment,
  errors: paymentErrors,
});

export const payAgain = endpoint({
  name: 'payAgain',
  method: 'POST',
  path: '/api/eshop/orders/:id/pay-again',
  summary: 'Begin another payment attempt of a PENDING order paid by card (ORD-02).',
  access: 'customer',
  extension: 'specified',
  creates: true,
  params,
  query,
  response: InitPayment,
  errors: paymentErrors,
});

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  method: 'PUT',
  path: '/api/eshop/orders/:id/cancel',
  summary: 'Cancel a PENDING order.',
  access: 'customer',
  extension: 'specified',
  params,
  query,
  response: unspecified(Order),
  errors: ['ORDER_NOT_PENDING', 'PAYMENT_IN_PROGRESS'],
});

export const changePaymentType = endpoint({
  name: 'changePaymentType',
  method: 'PUT',
  path: '/api/eshop/orders/:id/payment-type',
  summary: 'Change the payment type of a PENDING order (ours): to invoice, if its items allow it, or to card.',
  access: 'customer',
  extension: 'invoices',
  params,
  query,
  request: v.object({ paymentType: v.picklist(paymentTypes) }),
  response: Order,
  errors: [
    'ORDER_NOT_PENDING',
    'ORDER_NOT_DELIVERABLE',
    'PAYMENT_IN_PROGRESS',
    'CART_TOTAL_NEGATIVE',
    'PAYMENT_TYPE_NOT_ALLOWED',
    'INVOICE_NOT_ALLOWED',
    'TICKET_FARE_TOO_SOON',
  ],
});

export const sendPaymentEmail = endpoint({
  name: 'sendPaymentEmail',
  method: 'PUT',
  path: '/api/eshop/orders/:id/send-payment-email',
  summary: 'Send the confirmation of a PAID order again (ORD-02).',
  access: 'customer',
  extension: 'specified',
  params,
  query,
  errors: ['ORDER_NOT_PAID', 'TOO_MANY_ATTEMPTS'],
});
