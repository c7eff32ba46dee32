import type { PaymentResult } from '#contract/entities/payment.ts';
import type { OrderState, PaymentState } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import { paymentOutcome } from '#rules/payment-outcome.ts';
import type { GatewayStatus } from '../../platform/services/gateways.ts';
import type { PaidOrder, Payment } from './payment-store.ts';

/** The order state that the contract shows for an attempt's state (PAY-02). */
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

/**
 * An attempt's outcome in the form of the contract.
 * @param status the gateway's latest answer; undefined when it was not asked
 */
export const paymentResult = (
  payment: Pick<Payment, 'state'>,
  order: PaidOrder,
  status: GatewayStatus | undefined,
): Sent<typeof PaymentResult> => ({
  paymentStatus: outcomes[payment.state],
  orderId: order.id,
  orderNumber: order.number,
  orderState: order.state,
  ...paymentOutcome({
    order,
    payment: payment.state,
    isDelivered: order.deliveredAt !== null,
    isUnheard: status?.state === 'UNKNOWN',
    isResumable: status?.resumable ?? false,
  }),
});
