import type { initPayment } from '#contract/endpoints/orders.ts';
import type { Call } from '#server/platform/http/route.ts';
import type { Payment } from '../payment-store.ts';

/** The part of a call that a payment attempt needs. */
export type AttemptCall = Pick<
  Call<typeof initPayment>,
  'database' | 'caller' | 'params' | 'now' | 'today' | 'services' | 'locale' | 'idempotencyKey' | 'repeats'
>;

/** A payment attempt with the data for the gateway; `amount` in minor units. */
export type Attempt = Pick<Payment, 'id' | 'orderNumber' | 'gateway' | 'amount' | 'currency'>;
