import { applicationOrderState } from '#contract/endpoints/card-application-checks.ts';
import { invoice, invoicePdf, orderCalendar } from '#contract/endpoints/order-documents.ts';
import {
  cancelOrder,
  changePaymentType,
  createOrder,
  initPayment,
  order,
  orders,
  payAgain,
  sendPaymentEmail,
} from '#contract/endpoints/orders.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { readOwnInvoice, readOwnPdf } from '../invoices/read-invoice.ts';
import { startPayment } from '../payments/attempts/start-payment.ts';
import { readApplicationOrder } from './application-order.ts';
import { cancel } from './cancel-order.ts';
import { changeType } from './change-payment-type.ts';
import { create } from './create-order.ts';
import { listOrders } from './list-orders.ts';
import { readCalendar } from './order-calendar.ts';
import { readOrderDetail } from './order-detail.ts';
import { sendAgain } from './send-payment-email.ts';

export const orderRoutes: readonly Route[] = [
  route(orders, 'read', listOrders),
  route(createOrder, 'locking', create),
  route(order, 'read', readOrderDetail),
  route(initPayment, 'own', (call) => startPayment(call, initPayment.name)),
  route(payAgain, 'own', (call) => startPayment(call, payAgain.name)),
  route(cancelOrder, 'own', cancel),
  route(changePaymentType, 'own', changeType),
  route(sendPaymentEmail, 'own', sendAgain),
  route(invoice, 'read', readOwnInvoice),
  route(invoicePdf, 'read', readOwnPdf),
  route(applicationOrderState, 'read', readApplicationOrder),
  route(orderCalendar, 'read', readCalendar),
];
