import type { Failure } from '../failure.ts';
import type { PaymentAttempt } from '../payment/payment.types.ts';

export interface OrderInput {
  /** A payment of an order that a reload interrupted; null = none. */
  readonly interrupted: PaymentAttempt | null;
}

export interface OrderContext {
  /** The order that is being paid or cancelled; null = none. */
  readonly orderId: number | null;
  /** A UUID for the payment that is begun. */
  readonly flowId: string;
  readonly interrupted: PaymentAttempt | null;
  readonly failure: Failure | null;
}

export type OrderEvent =
  | { readonly type: 'payAgain'; readonly orderId: number; readonly flowId: string }
  | { readonly type: 'cancelOrder'; readonly orderId: number }
  | { readonly type: 'confirm' }
  | { readonly type: 'dismiss' }
  | { readonly type: 'retry' };
