import type { InitPayment, PaymentResult } from '#contract/entities/payment.ts';
import type { PaymentType } from '#contract/enumerations.ts';
import type { Failure } from '../../common/failure.ts';

/** What is paid: the cart, which becomes an order first, or an order that is still to be paid (ORD-02). */
export type PaymentMode = { readonly type: 'cart' } | { readonly type: 'payAgain'; readonly orderId: number };

/**
 * A payment under way, as the browser keeps it during a reload and while the person is at the gateway. From it the same
 * idempotency keys are made again, so that a retry finds the same order and the same payment (PAY-01).
 */
export interface PaymentAttempt {
  readonly flowId: string;
  readonly mode: PaymentMode;
  readonly paymentType: PaymentType;
  /** The items and the total of the cart, as `cartContent` writes them. Another content makes another idempotency key. */
  readonly content: string;
  /** Null until the order is created. */
  readonly orderId: number | null;
  /** The gateway's name of the payment for which the person was sent there; null = not sent yet. */
  readonly away: string | null;
}

export interface PaymentInput {
  /** A UUID of this flow; not used when an attempt is resumed. */
  readonly flowId: string;
  readonly mode: PaymentMode;
  /** The attempt that a reload or the way to the gateway interrupted; null = none. */
  readonly resumed: PaymentAttempt | null;
}

export interface PaymentContext extends PaymentAttempt {
  /** This payment continues an interrupted attempt. */
  readonly resuming: boolean;
  /** The address or form of the payment page; null until the gateway has opened the payment. */
  readonly target: InitPayment | null;
  /** The state of the payment in the last answer; null until the first one. */
  readonly result: PaymentResult | null;
  /** How often the shop has asked for the result in a row. */
  readonly asked: number;
  /** Why the last call failed; null = it did not. */
  readonly failure: Failure | null;
}

export type PaymentEvent =
  /** `content` as in {@link PaymentAttempt}. */
  | { readonly type: 'payByCard'; readonly content: string }
  | { readonly type: 'payByInvoice'; readonly content: string }
  /** The order by invoice that was asked about. */
  | { readonly type: 'confirm' }
  | { readonly type: 'retry' }
  /** Back to the cart, which is unchanged. */
  | { readonly type: 'dismiss' }
  /** The person goes to the gateway again. */
  | { readonly type: 'payOn' }
  | { readonly type: 'cancelOrder' }
  | { readonly type: 'goToOrders' };

/** What `createOrder` gets. */
export interface CreateOrderInput {
  readonly paymentType: PaymentType;
  readonly idempotencyKey: string;
}

/** What `initPayment` gets. */
export interface InitPaymentInput {
  readonly orderId: number;
  /** Whether the order is paid from the order list, so that it may have had a payment before. */
  readonly again: boolean;
  readonly idempotencyKey: string;
}
