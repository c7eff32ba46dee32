import type { reversePayment } from '../../contract/endpoints/payments.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { paymentGateways } from '../../contract/enumerations.ts';
import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/route.ts';
import { findOwnPayment } from './payment-store.ts';
import { paymentResult } from './payment-result.ts';
import { refreshPayment } from './refresh-payment.ts';
import { reverseAtGateway } from './reverse-payment.ts';

/**
 * Gives back at once what goes back anyway: money taken for an order that was cancelled meanwhile. A payment that paid
 * its order, or took nothing, answers PAYMENT_NOT_REVERSIBLE; one that was given back already answers so again.
 */
export async function requestReversal(call: Call<typeof reversePayment>): Promise<ResponseOf<typeof reversePayment>> {
  const { database, caller, params, services, now } = call;
  const found = await findOwnPayment(database, caller.accountId, paymentGateways, params.id);
  if (found === undefined) throw new ApiError('NOT_FOUND');
  const { payment } = await refreshPayment(services, found.payment, now);
  if (payment.state !== 'REVERSING' && payment.state !== 'REVERSED') throw new ApiError('PAYMENT_NOT_REVERSIBLE');
  try {
    return paymentResult(await reverseAtGateway(services, payment, now), found.order);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    services.logger.warn({ paymentId: payment.id, reason: error.reason }, 'a payment could not be given back');
    throw new ApiError('PAYMENT_GATEWAY_UNAVAILABLE');
  }
}
