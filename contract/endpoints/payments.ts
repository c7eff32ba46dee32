import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { PaymentResult, ReturnedPayment, ReturnFields } from '../entities/payment.ts';
import { paymentGateways } from '../enumerations.ts';
import { commonQuery } from '../query.ts';

/** The gateway's identifier of a payment. */
const params = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(/^[\w@-]+$/)) });
const shortText = v.optional(v.pipe(v.string(), v.maxLength(400)));

export const paymentStatus = endpoint({
  name: 'paymentStatus',
  method: 'GET',
  path: '/api/eshop/payments/:id/status',
  summary:
    'The outcome of a payment, confirmed with its gateway. If the call contains the signed fields with which the first gateway returned the browser, their signature is verified first.',
  access: 'customer',
  extension: 'specified',
  params,
  query: v.object({
    ...commonQuery,
    dttm: shortText,
    resultCode: shortText,
    resultMessage: shortText,
    paymentStatus: shortText,
    authCode: shortText,
    merchantData: shortText,
    statusDetail: shortText,
    signature: shortText,
  }),
  response: PaymentResult,
  errors: ['INVALID_PAYMENT_SIGNATURE'],
});

export const checkPayment = endpoint({
  name: 'checkPayment',
  method: 'PUT',
  path: '/api/eshop/payments/:id/check',
  summary:
    "The outcome of a payment at the second gateway: the gateway's signed answer is verified, then confirmed with the gateway.",
  access: 'customer',
  extension: 'specified',
  params,
  query: v.object(commonQuery),
  request: v.object({ gpPaymentPayload: ReturnFields }),
  response: PaymentResult,
  errors: ['INVALID_PAYMENT_SIGNATURE'],
});

export const reversePayment = endpoint({
  name: 'reversePayment',
  method: 'PUT',
  path: '/api/eshop/payments/:id/reverse',
  summary: 'Return the money of a payment whose order is not delivered, because it was cancelled meanwhile.',
  access: 'customer',
  extension: 'specified',
  params,
  query: v.object(commonQuery),
  response: PaymentResult,
  errors: ['PAYMENT_NOT_REVERSIBLE', 'PAYMENT_GATEWAY_UNAVAILABLE'],
});

export const returnedPayment = endpoint({
  name: 'returnedPayment',
  method: 'POST',
  path: '/api/eshop/payments/returned',
  summary:
    'The outcome of a payment for a person who was returned by its gateway and is not logged in, for example in another browser. The call needs the fields that the gateway has signed.',
  access: 'public',
  extension: 'paymentReturn',
  query: v.object(commonQuery),
  request: v.object({ gateway: v.picklist(paymentGateways), fields: ReturnFields }),
  response: ReturnedPayment,
  errors: ['INVALID_PAYMENT_SIGNATURE'],
});
