import type { PaymentGateway } from '#contract/enumerations.ts';
import type { Failure } from '../../common/failure.ts';
import type { ToldResult } from '../payment/told-result.ts';

/** The data in the address to which the gateway sent the person back (PAY-02). */
export interface PaymentReturnInput {
  readonly gateway: PaymentGateway;
  /** The gateway's id of the payment. */
  readonly paymentId: string;
  /**
   * All query parameters, unchanged, with the signature. If only the payment's name is left, there is nothing to verify,
   * and the server asks the gateway itself.
   */
  readonly fields: Readonly<Record<string, string>>;
}

export interface PaymentReturnContext extends PaymentReturnInput {
  /** The server has refused the fields of the return, so they are not sent again. */
  readonly distrusted: boolean;
  /** The state of the payment in the last answer; null until the first answer. */
  readonly result: ToldResult | null;
  /** Why the last request failed; null = it did not fail. */
  readonly failure: Failure | null;
  /** How often the shop has asked for the outcome in a row. */
  readonly asked: number;
}

export type PaymentReturnEvent = { readonly type: 'retry' } | { readonly type: 'goToOrders' };
