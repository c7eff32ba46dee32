import type * as v from 'valibot';
import type { PaymentResult } from '../../contract/entities/payment.ts';
import type { OrderState } from '../../contract/enumerations.ts';
import type { PaymentState } from '../db/schema.ts';
import type { PaidOrder, Payment } from './payment-store.ts';

/** An attempt's state in the words of the order states (first specification, 4 'Payment return'). */
const outcomes: Readonly<Record<PaymentState, OrderState>> = {
  CREATED: 'PENDING',
  IN_PROGRESS: 'PROCESSING',
  PAID: 'PAID',
  CANCELLED: 'CANCELLED',
  REJECTED: 'REJECTED',
  REVERSING: 'RETURNED',
  REVERSED: 'RETURNED',
  FAILED: 'REJECTED',
};

export const paymentResult = (payment: Payment, order: PaidOrder): v.InferOutput<typeof PaymentResult> => ({
  paymentStatus: outcomes[payment.state],
  orderId: order.id,
  orderNumber: order.number,
});
