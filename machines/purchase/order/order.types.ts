import type { PaymentType } from '#contract/enumerations.ts';
import type { Failure } from '../../common/failure.ts';
import type { PaymentAttempt } from '../payment/payment.types.ts';

export interface OrderInput {
  /** The payment of an order that a reload interrupted, from the browser's storage; null = none. */
  readonly interrupted: PaymentAttempt | null;
}

/** A file of an order: its invoice as PDF, or a calendar file with the last days of its tickets. */
export type OrderFile = 'invoice' | 'calendar';

export interface OrderContext {
  /** The order of the action that is running; null = none. */
  readonly orderId: number | null;
  /** The UUID of the payment flow that starts; it becomes part of the idempotency keys. */
  readonly flowId: string;
  /** The requested payment type. */
  readonly paymentType: PaymentType;
  readonly file: OrderFile;
  readonly interrupted: PaymentAttempt | null;
  /** Why the last action failed; null = no failure. */
  readonly failure: Failure | null;
}

export interface TypeChange {
  readonly orderId: number;
  readonly paymentType: PaymentType;
}

export interface FileRequest {
  readonly orderId: number;
  readonly file: OrderFile;
}

export type OrderEvent =
  /** The person pays an unpaid order. `flowId` is a UUID of the new payment flow. */
  | { readonly type: 'payAgain'; readonly orderId: number; readonly flowId: string }
  /** The person changes an order by invoice to card payment, and pays it at once. */
  | { readonly type: 'payByCard'; readonly orderId: number; readonly flowId: string }
  /** The person changes an order by card to payment by invoice. */
  | { readonly type: 'payByInvoice'; readonly orderId: number }
  | { readonly type: 'cancelOrder'; readonly orderId: number }
  | { readonly type: 'sendEmail'; readonly orderId: number }
  | { readonly type: 'download'; readonly orderId: number; readonly file: OrderFile }
  | { readonly type: 'confirm' }
  | { readonly type: 'dismiss' }
  | { readonly type: 'retry' };
