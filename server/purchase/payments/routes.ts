import { checkPayment, paymentStatus, returnedPayment, reversePayment } from '#contract/endpoints/payments.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { confirmByPayload, confirmByQuery } from './confirm-return.ts';
import { confirmReturned } from './returned-payment.ts';
import { requestReversal } from './reversals/request-reversal.ts';

export const paymentRoutes: readonly Route[] = [
  route(paymentStatus, 'own', confirmByQuery),
  route(checkPayment, 'own', confirmByPayload),
  route(returnedPayment, 'own', confirmReturned),
  route(reversePayment, 'own', requestReversal),
];
