import type { PaymentResult } from '#contract/entities/payment.ts';
import type { PaymentGateway } from '#contract/enumerations.ts';
import type { Failure } from '../../common/failure.ts';

/** The data in the address to which the gateway sent the person back (PAY-02). */
export interface PaymentReturnInput {
  readonly gateway: PaymentGateway;
  /** `payId` of the first gateway, `ORDERNUMBER` of the second. */
  readonly paymentId: string;
  /**
   * The whole query, names and values unchanged, with the signature. With no field besides the payment's name there is nothing
   * to verify, and the gateway itself is asked.
   */
  readonly fields: Readonly<Record<string, string>>;
}

export interface PaymentReturnContext extends PaymentReturnInput {
  /** The server refused the fields of the return; they are not sent again. */
  readonly distrusted: boolean;
  /** The state of the payment in the last answer; null until the first one. */
  readonly result: PaymentResult | null;
  /** Why the last request failed; null = it did not. */
  readonly failure: Failure | null;
  /** How often the shop has asked for the outcome in a row. */
  readonly asked: number;
}

export type PaymentReturnEvent = { readonly type: 'retry' } | { readonly type: 'goToOrders' };
