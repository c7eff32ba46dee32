import type { initPayment } from '../../../contract/endpoints/orders.ts';
import type { Call } from '../../http/route.ts';
import type { Payment } from '../payment-store.ts';

/** What of a call begins an attempt to pay. */
export type AttemptCall = Pick<
  Call<typeof initPayment>,
  'database' | 'caller' | 'params' | 'now' | 'services' | 'locale' | 'idempotencyKey' | 'repeats'
>;

/** An attempt to pay, as far as the gateway is told of it; `amount` in minor units. */
export type Attempt = Pick<Payment, 'id' | 'orderNumber' | 'gateway' | 'amount' | 'currency'>;
