import type { InitPayment } from '#contract/entities/payment.ts';
import type { PaymentType } from '#contract/enumerations.ts';
import type { Failure } from '../../common/failure.ts';
import type { ToldResult } from './told-result.ts';

/** The cart, which first becomes an order, or an existing order that is not paid yet (ORD-02). */
export type PaymentMode = { readonly type: 'cart' } | { readonly type: 'payAgain'; readonly orderId: number };

/**
 * A running payment, as the browser stores it during a reload and while the person is at the gateway. The same
 * idempotency keys are made from it again, so that a retry finds the same order and the same payment (PAY-01).
 */
export interface PaymentAttempt {
  readonly flowId: string;
  readonly mode: PaymentMode;
  readonly paymentType: PaymentType;
  /**
   * The items and the total of the cart, in the format of `cartContent`. Another content makes another idempotency key.
   */
  readonly content: string;
  /** Null until the order is created. */
  readonly orderId: number | null;
  /** The name that the gateway gave to the payment for which the person was sent there; null = not sent yet. */
  readonly away: string | null;
}

export interface PaymentInput {
  /** A UUID of this flow; not used when an attempt is resumed. */
  readonly flowId: string;
  readonly mode: PaymentMode;
  /** The attempt that a reload or the visit to the gateway interrupted; null = none. */
  readonly resumed: PaymentAttempt | null;
}

export interface PaymentContext extends PaymentAttempt {
  /** This payment continues an interrupted attempt. */
  readonly resuming: boolean;
  /** The address or form of the payment page; null until the gateway has opened the payment. */
  readonly target: InitPayment | null;
  /** The state of the payment in the last answer; null until the first answer. */
  readonly result: ToldResult | null;
  /** How often the shop has asked for the result in a row. */
  readonly asked: number;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

export type PaymentEvent =
  /** `content` as in {@link PaymentAttempt}. */
  | { readonly type: 'payByCard'; readonly content: string }
  | { readonly type: 'payByInvoice'; readonly content: string }
  /** The person confirms an order by invoice. */
  | { readonly type: 'confirm' }
  | { readonly type: 'retry' }
  /** The person goes back to the cart, which is unchanged. */
  | { readonly type: 'dismiss' }
  /** The person goes to the gateway again. */
  | { readonly type: 'payOn' }
  | { readonly type: 'cancelOrder' }
  | { readonly type: 'goToOrders' };

export interface CreateOrderInput {
  readonly paymentType: PaymentType;
  readonly idempotencyKey: string;
}

export interface InitPaymentInput {
  readonly orderId: number;
  /** Whether the order is paid from the order list, so that it may have had a payment before. */
  readonly again: boolean;
  readonly idempotencyKey: string;
}
