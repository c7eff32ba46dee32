import type { PaymentType } from '../../contract/enumerations.ts';
import type { Failure } from '../failure.ts';
import type { PaymentAttempt } from '../payment/payment.types.ts';

export interface OrderInput {
  /** A payment of an order that a reload interrupted; null = none. */
  readonly interrupted: PaymentAttempt | null;
}

/** A file of an order: its invoice as PDF, or the last days of its tickets for a calendar. */
export type OrderFile = 'invoice' | 'calendar';

export interface OrderContext {
  /** The order with which something is being done; null = none. */
  readonly orderId: number | null;
  /** A UUID for the payment that is begun. */
  readonly flowId: string;
  /** How the order is to be paid from now on. */
  readonly paymentType: PaymentType;
  readonly file: OrderFile;
  readonly interrupted: PaymentAttempt | null;
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
  | { readonly type: 'payAgain'; readonly orderId: number; readonly flowId: string }
  /** An order by invoice is to be paid by card, at once. */
  | { readonly type: 'payByCard'; readonly orderId: number; readonly flowId: string }
  /** An order by card is to be paid by invoice. */
  | { readonly type: 'payByInvoice'; readonly orderId: number }
  | { readonly type: 'cancelOrder'; readonly orderId: number }
  | { readonly type: 'sendEmail'; readonly orderId: number }
  | { readonly type: 'download'; readonly orderId: number; readonly file: OrderFile }
  | { readonly type: 'confirm' }
  | { readonly type: 'dismiss' }
  | { readonly type: 'retry' };
