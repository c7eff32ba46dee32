import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { orderPayment } from '#machines/purchase/order/order.view.ts';
import { PaymentProblem } from '../payment/payment-problem.tsx';

/** The state of the order's running payment; nothing if no payment runs. */
export function OrderPayment({ order }: { readonly order: ActorRefFrom<typeof orderMachine> }) {
  const payment = useSelector(order, orderPayment);
  return payment === null ? null : <PaymentProblem payment={payment} />;
}
