import type { AnswerOf } from '#contract/endpoint.ts';
import type { checkPayment, paymentStatus } from '#contract/endpoints/payments.ts';
import { knownGateways, paymentGateways } from '#contract/payment-gateways.ts';
import type { PaymentGateway } from '#contract/payment-gateways.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { findOwnPayment } from './payment-store.ts';
import { presentResult } from './present-result.ts';
import { verifyReturn } from './verify-return.ts';

type ReturnCall = Pick<Call<typeof checkPayment>, 'database' | 'caller' | 'params' | 'now' | 'services'>;
type Result = AnswerOf<typeof checkPayment>;

type ReturnFields = Readonly<Record<string, string>>;

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
  if (given !== undefined) {
    const isThisPayment = given[knownGateways[found.payment.gateway].paymentField] === params.id;
    await verifyReturn(services, found.payment, given, isThisPayment, now);
  }
  return presentResult({ services, now, find }, found, given !== undefined);
}

const takesQuery = (gateway: PaymentGateway): boolean => knownGateways[gateway].returnsInQuery;

/**
 * The outcome of a payment. Fields of a return are verified, and only some gateways send them in the query of this call.
 * Without fields, the payment may be at any gateway: the fields may be missing, and a page may ask again (PAY-02,
 * PAY-03). The id in the path belongs to the signed fields.
 */
export function confirmByQuery(call: Call<typeof paymentStatus>): Promise<Result> {
  const { timezoneOffset: _, ...signed } = call.query;
  const brought = Object.entries(signed).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  if (brought.length === 0) return confirm(call, paymentGateways, undefined);
  const gateways = paymentGateways.filter(takesQuery);
  const named = gateways.map((gateway) => [knownGateways[gateway].paymentField, call.params.id] as const);
  return confirm(call, gateways, Object.fromEntries([...named, ...brought]));
}

/**
 * The outcome of a payment at a gateway whose fields are the payload of this call. The signed fields must belong to the
 * payment in the address.
 */
export const confirmByPayload = (call: Call<typeof checkPayment>): Promise<Result> =>
  confirm(
    call,
    paymentGateways.filter((gateway) => !takesQuery(gateway)),
    call.body.gpPaymentPayload,
  );
