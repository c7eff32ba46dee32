import type { InitPayment, PaymentResult } from '../../contract/entities/payment.ts';
import type { PaymentType } from '../../contract/enumerations.ts';
import type { Failure } from '../failure.ts';

/** What is paid: the cart, which becomes an order first, or an order that is still to be paid (ORD-02). */
export type PaymentMode = { readonly type: 'cart' } | { readonly type: 'payAgain'; readonly orderId: number };

/**
 * A payment under way, as it is kept over a reload and while the person is at the gateway: with the order's number once
 * there is one, so that the same keys are made again and the same order and payment are found (PAY-01).
 */
export interface PaymentAttempt {
  readonly flowId: string;
  readonly mode: PaymentMode;
  readonly paymentType: PaymentType;
  /** What was in the cart: items and total, as `cartContent` writes it. Changed content makes another key. */
  readonly content: string;
  readonly orderId: number | null;
  /** What the gateway calls the payment at which the person was sent there; null = not sent yet. */
  readonly away: string | null;
}

export interface PaymentInput {
  /** A UUID of its own; not used where an attempt is resumed. */
  readonly flowId: string;
  readonly mode: PaymentMode;
  /** What a reload interrupted; null = nothing. */
  readonly resumed: PaymentAttempt | null;
}

export interface PaymentContext extends PaymentAttempt {
  /** A reload interrupted this payment: it goes on where it was. */
  readonly resuming: boolean;
  /** Where to pay, once the gateway knows of it. */
  readonly target: InitPayment | null;
  /** How the payment stood when the shop last asked. */
  readonly result: PaymentResult | null;
  /** How often it was asked for in a row. */
  readonly asked: number;
  readonly failure: Failure | null;
}

export type PaymentEvent =
  | { readonly type: 'payByCard'; readonly content: string }
  | { readonly type: 'payByInvoice'; readonly content: string }
  | { readonly type: 'retry' }
  /** Back to the cart, which is as it was. */
  | { readonly type: 'dismiss' }
  /** To the gateway once more. */
  | { readonly type: 'payOn' }
  | { readonly type: 'cancelOrder' }
  | { readonly type: 'goToOrders' };

export interface CreateOrderInput {
  readonly paymentType: PaymentType;
  readonly idempotencyKey: string;
}

export interface InitPaymentInput {
  readonly orderId: number;
  readonly again: boolean;
  readonly idempotencyKey: string;
}
