import type { AnswerOf } from '#contract/endpoint.ts';
import type { reversePayment } from '#contract/endpoints/payments.ts';
import { paymentGateways } from '#contract/enumerations.ts';
import { paymentTransitions } from '#rules/payment-transitions.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import type { Call } from '#server/platform/http/route.ts';
import { GatewayUnavailable } from '#server/platform/remote/gateway-unavailable.ts';
import { awaitOther } from '../await-other.ts';
import { paymentResult } from '../payment-result.ts';
import { findOwnPayment } from '../payment-store.ts';
import { refreshPayment } from '../refresh-payment.ts';
import { reverseAtGateway } from './reverse-payment.ts';

type ReversalCall = Call<typeof reversePayment>;

async function find({ database, caller, params }: ReversalCall) {
  const found = await findOwnPayment(database, caller.accountId, paymentGateways, params.id);
  if (found === undefined) throw new ApiError('NOT_FOUND');
  return found;
}

/** Whether another caller is working on the reversal right now. */
const isHeld = (until: Date | null, now: Date): boolean => until !== null && until > now;

/** Waits for a reversal that another call or the worker is working on; all callers get the same result. */
async function awaitReversal(call: ReversalCall): Promise<AnswerOf<typeof reversePayment>> {
  const found = await awaitOther(
    await find(call),
    ({ payment }) => isHeld(payment.reversalHeldUntil, call.now),
    () => find(call),
  );
  if (found.payment.state === 'REVERSING') throw new ApiError('PAYMENT_GATEWAY_UNAVAILABLE');
  return paymentResult(found.payment, found.order, undefined);
}

/**
 * Returns the money of a payment for an order that will not be delivered, without waiting for the worker. For a payment
 * that was returned already, the response is the same. Throws ApiError PAYMENT_NOT_REVERSIBLE for a payment that paid
 * its order or took no money, and PAYMENT_GATEWAY_UNAVAILABLE.
 */
export async function requestReversal(call: ReversalCall): Promise<AnswerOf<typeof reversePayment>> {
  const { services, now } = call;
  const { payment } = await refreshPayment(services, (await find(call)).payment, now);
  if (!paymentTransitions.mayReverse(payment.state)) throw new ApiError('PAYMENT_NOT_REVERSIBLE');
  try {
    await reverseAtGateway(services, payment, now);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    services.logger.warn({ paymentId: payment.id, reason: error.reason }, 'a payment could not be given back');
  }
  return awaitReversal(call);
}
