import type { returnedPayment } from '#contract/endpoints/payments.ts';
import type { ReturnedPayment } from '#contract/entities/payment.ts';
import { knownGateways } from '#contract/payment-gateways.ts';
import type { Sent } from '#contract/values.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { findReturnedPayment } from './payment-store.ts';
import { presentResult } from './present-result.ts';
import { isSignedReturn, recordReturn } from './verify-return.ts';

/**
 * The outcome of a payment for a payer who is not logged in (PAY-02, our addition). It is shown only with fields that
 * the gateway signed. Unsigned fields get the same error whether the payment exists or not, and are not recorded,
 * because anybody may send them. Throws ApiError INVALID_PAYMENT_SIGNATURE.
 */
export async function confirmReturned({
  body: { gateway, fields },
  services,
  now,
}: Call<typeof returnedPayment>): Promise<Sent<typeof ReturnedPayment>> {
  const find = () => findReturnedPayment(services.database, gateway, fields[knownGateways[gateway].paymentField] ?? '');
  const found = await find();
  if (found === undefined || !isSignedReturn(services, found.payment, fields))
    throw new ApiError('INVALID_PAYMENT_SIGNATURE');
  await recordReturn(services, found.payment, 'RETURN', fields, now);
  const { paymentStatus, orderNumber, charged, next } = await presentResult({ services, now, find }, found, true);
  return { paymentStatus, orderNumber, charged, next };
}
