import type { checkPayment, paymentStatus } from '../../contract/endpoints/payments.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { paymentGateways } from '../../contract/enumerations.ts';
import type { PaymentGateway } from '../../contract/enumerations.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Call } from '../http/route.ts';
import { findOwnPayment } from './payment-store.ts';
import { paymentResult } from './payment-result.ts';
import { refreshPayment } from './refresh-payment.ts';
import { verifyReturn } from './verify-return.ts';

type ReturnCall = Pick<Call<typeof checkPayment>, 'database' | 'caller' | 'params' | 'now' | 'services'>;
type Result = ResponseOf<typeof checkPayment>;

/** What came with a return; `isThisPayment`: it speaks of the payment that the call names. */
interface ReturnFields {
  readonly fields: Readonly<Record<string, string>>;
  readonly isThisPayment: boolean;
}

/** Reads the outcome of an account's payment; a return's signature first, then always the gateway's own books. */
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
  const { payment, status } = await refreshPayment(services, found.payment, now, given !== undefined);
  const { order } = payment.state === found.payment.state ? found : ((await find()) ?? found);
  return paymentResult(payment, order, status);
}

/**
 * The first gateway's return, with the fields that it brought; without any, either gateway's payment by its name: what
 * came with a return may be missing, or not to be trusted, and a page may ask again (PAY-02, PAY-03).
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

/** The second gateway's signed answer: it must be about the payment that the address names. */
export function confirmGp(call: Call<typeof checkPayment>): Promise<Result> {
  const fields = call.body.gpPaymentPayload;
  return confirm(call, ['GP_WEBPAY'], { fields, isThisPayment: fields['ORDERNUMBER'] === call.params.id });
}
