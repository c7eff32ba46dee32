import { cancelOrder, createOrder, initPayment, order, orders, payAgain } from '../../contract/endpoints/orders.ts';
import { route } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import { cancel } from './cancel-order.ts';
import { create } from './create-order.ts';
import { readOrder } from './find-order.ts';
import { listOrders } from './list-orders.ts';
import { startPayment } from './start-payment.ts';

export const orderRoutes: readonly Route[] = [
  route(orders, 'read', listOrders),
  route(createOrder, 'write', create),
  route(order, 'read', readOrder),
  route(initPayment, 'own', (call) => startPayment(call, initPayment.name)),
  route(payAgain, 'own', (call) => startPayment(call, payAgain.name)),
  route(cancelOrder, 'own', cancel),
];
