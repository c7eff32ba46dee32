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

/**
 * The fields with which the gateway returned the payer. `isThisPayment`: whether they belong to the payment in the call.
 */
interface ReturnFields {
  readonly fields: Readonly<Record<string, string>>;
  readonly isThisPayment: boolean;
}

/**
 * The outcome of the account's payment. Verifies the signature of the returned fields if there are any, then always asks
 * the gateway.
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
 * The outcome of a payment. Fields of a return are verified, and only the first gateway sends them to this call. Without
 * fields, the payment may be at either gateway: the fields may be missing, and a page may ask again (PAY-02, PAY-03).
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

/** The outcome of a payment at the second gateway. The signed fields must belong to the payment in the address. */
export function confirmGp(call: Call<typeof checkPayment>): Promise<Result> {
  const fields = call.body.gpPaymentPayload;
  return confirm(call, ['GP_WEBPAY'], { fields, isThisPayment: fields['ORDERNUMBER'] === call.params.id });
}
