import type { ResponseOf } from '#contract/endpoint.ts';
import type { checkPayment, paymentStatus } from '#contract/endpoints/payments.ts';
import { paymentGateways } from '#contract/enumerations.ts';
import type { PaymentGateway } from '#contract/enumerations.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { findOwnPayment } from './payment-store.ts';
import { presentResult } from './present-result.ts';
import { verifyReturn } from './verify-return.ts';

type ReturnCall = Pick<Call<typeof checkPayment>, 'database' | 'caller' | 'params' | 'now' | 'services'>;
type Result = ResponseOf<typeof checkPayment>;

/** The fields of a return; `isThisPayment`: they are about the payment that the call names. */
interface ReturnFields {
  readonly fields: Readonly<Record<string, string>>;
  readonly isThisPayment: boolean;
}

/**
 * The outcome of the account's payment: verifies the return's signature if there is one, then always asks the gateway.
 */
async function confirm(
  call: ReturnCall,
  gateways: readonly PaymentGateway[],
  given: ReturnFields | undefined,
): Promise<Result> {
  const { database, caller, params, services, now } = call;
  const find = () => findOwnPayment(database, caller.accountId, gateways, params.id);
  const found = await find();
  if (found === undefined) throw new ApiError('NOT_FOUND');
  if (given !== undefined) await verifyReturn(services, found.payment, given.fields, given.isThisPayment, now);
  return presentResult({ services, now, find }, found, given !== undefined);
}

/**
 * The outcome of a payment at the first gateway, with the fields of its return. Without fields, a payment of either
 * gateway: the fields of a return may be missing or forged, and a page may ask again (PAY-02, PAY-03).
 */
export function confirmCsob(call: Call<typeof paymentStatus>): Promise<Result> {
  const { timezoneOffset: _, ...signed } = call.query;
  const brought = Object.entries(signed).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const fields = Object.fromEntries([['payId', call.params.id], ...brought]);
  if (brought.length === 0) return confirm(call, paymentGateways, undefined);
  return confirm(call, ['CSOB'], { fields, isThisPayment: true });
}

/** The outcome of a payment at the second gateway; the signed return must be about the payment in the address. */
export function confirmGp(call: Call<typeof checkPayment>): Promise<Result> {
  const fields = call.body.gpPaymentPayload;
  return confirm(call, ['GP_WEBPAY'], { fields, isThisPayment: fields['ORDERNUMBER'] === call.params.id });
}
