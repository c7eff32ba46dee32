import type { PaymentResult } from '#contract/entities/payment.ts';
import type { Sent } from '#contract/values.ts';
import type { Services } from '../../platform/services/services.ts';
import { paymentResult } from './payment-result.ts';
import type { FoundPayment } from './payment-store.ts';
import { refreshPayment } from './refresh-payment.ts';

interface Reading {
  readonly services: Services;
  readonly now: Date;
  /** Reads the payment and its order again. */
  readonly find: () => Promise<FoundPayment | undefined>;
}

/**
 * The outcome of a payment after its gateway was asked about it.
 * @param returned whether the gateway has just returned the payer with signed fields
 */
export async function presentResult(
  { services, now, find }: Reading,
  found: FoundPayment,
  returned: boolean,
): Promise<Sent<typeof PaymentResult>> {
  const { payment, status } = await refreshPayment(services, found.payment, now, returned);
  const { order } = payment.state === found.payment.state ? found : ((await find()) ?? found);
  return paymentResult(payment, order, status);
}
