import type { PaymentGateway } from '../../contract/enumerations.ts';
import type { PaymentResult } from '../../contract/entities/payment.ts';
import type { Failure } from '../failure.ts';

/** What the gateway sent the person back with (PAY-02). */
export interface PaymentReturnInput {
  readonly gateway: PaymentGateway;
  /** `payId` of the first gateway, `ORDERNUMBER` of the second. */
  readonly paymentId: string;
  /** The whole query, names and values unchanged, signature included; only the name = the gateway alone is asked. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface PaymentReturnContext extends PaymentReturnInput {
  /** What came with the return was refused, and is not sent again. */
  readonly distrusted: boolean;
  readonly result: PaymentResult | null;
  readonly failure: Failure | null;
  /** How often the outcome was asked for. */
  readonly asked: number;
}

export type PaymentReturnEvent = { readonly type: 'retry' } | { readonly type: 'goToOrders' };
