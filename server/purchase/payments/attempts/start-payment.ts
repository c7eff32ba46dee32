import type { InitPayment } from '#contract/entities/payment.ts';
import type { Sent } from '#contract/values.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import { storeAnswer } from '#server/platform/http/idempotency.ts';
import type { KeyedRequest } from '#server/platform/http/idempotency.ts';
import { GatewayUnavailable } from '#server/platform/remote/gateway-unavailable.ts';
import { awaitOther } from '../await-other.ts';
import { firstCheck } from '../check-schedule.ts';
import { findPayment, isOpen } from '../payment-store.ts';
import type { Payment } from '../payment-store.ts';
import { refreshPayment } from '../refresh-payment.ts';
import { failPayment } from '../settle-payment.ts';
import type { Attempt, AttemptCall } from './attempt.ts';
import { answerOf, attemptOf, gatewayOf, readStoredRedirect } from './gateway-redirect.ts';
import type { Numbered } from './gateway-redirect.ts';
import { openAttempt } from './open-attempt.ts';
import { storeGatewayId } from './store-gateway-id.ts';

/**
 * Marks an attempt as failed because the gateway refused it or did not answer. The payer was not sent to the gateway.
 */
async function fail({ database, now }: AttemptCall, { id }: Attempt): Promise<void> {
  const payment = await findPayment(database, id);
  if (payment !== undefined) await failPayment(database, payment, now);
}

/**
 * Opens a new attempt at the gateway. Without a trustworthy answer, the attempt fails and ApiError
 * PAYMENT_GATEWAY_UNAVAILABLE is thrown.
 */
async function begin(
  call: AttemptCall,
  keyed: KeyedRequest | undefined,
  order: Numbered,
  payment: Attempt,
): Promise<Sent<typeof InitPayment>> {
  const { database, services } = call;
  try {
    const begun = await gatewayOf(call, payment).init(attemptOf(call, order, payment));
    const answer = answerOf(begun, payment);
    const name = { gatewayPaymentId: begun.paymentId, nextCheckAt: firstCheck(services.clock.now()) };
    if (!(await storeGatewayId(database, payment.id, name, keyed, answer)))
      throw new GatewayUnavailable('answer too late');
    return answer;
  } catch (error) {
    await fail(call, payment);
    if (!(error instanceof GatewayUnavailable)) throw error;
    services.logger.warn({ paymentId: payment.id, reason: error.reason }, 'a payment could not be begun');
    throw new ApiError('PAYMENT_GATEWAY_UNAVAILABLE');
  }
}

/** Waits for an attempt that another request is opening at the gateway right now. */
const awaitName = ({ database }: AttemptCall, payment: Payment): Promise<Payment> =>
  awaitOther(
    payment,
    (current) => isOpen(current) && current.gatewayPaymentId === null,
    async (current) => (await findPayment(database, payment.id)) ?? current,
  );

/**
 * The redirect back to an open attempt; undefined when the attempt has ended. The gateway is asked first, because the
 * attempt may have been paid. Throws ApiError PAYMENT_IN_PROGRESS when the payer cannot be sent to the gateway again,
 * and PAYMENT_GATEWAY_UNAVAILABLE.
 */
async function resume(
  call: AttemptCall,
  order: Numbered,
  existing: Payment,
): Promise<Sent<typeof InitPayment> | undefined> {
  const named = await awaitName(call, existing);
  if (isOpen(named) && named.gatewayPaymentId === null) throw new ApiError('PAYMENT_IN_PROGRESS');
  const { payment, status } = await refreshPayment(call.services, named, call.services.clock.now());
  if (!isOpen(payment)) return undefined;
  if (status?.state !== 'OPEN' || payment.gatewayPaymentId === null) throw new ApiError('PAYMENT_GATEWAY_UNAVAILABLE');
  if (!status.resumable) throw new ApiError('PAYMENT_IN_PROGRESS');
  return answerOf(gatewayOf(call, payment).resume(attemptOf(call, order, payment), payment.gatewayPaymentId), payment);
}

const rounds = 3;

/**
 * Opens an attempt to pay an order, or leads back to the open attempt (PAY-01, ORD-02). The gateway is called between
 * two transactions; a concurrent request waits and gets the same attempt. If the attempt of an earlier request with the
 * same key has ended, the request is processed like a new one.
 */
export async function startPayment(call: AttemptCall, operation: string): Promise<Sent<typeof InitPayment>> {
  const { caller, idempotencyKey: key, params } = call;
  const request = { params, body: undefined };
  const keyed = key === undefined ? undefined : { accountId: caller.accountId, key, operation, request };
  let claiming = keyed;
  for (let round = 0; round < rounds; round += 1) {
    const opened = await openAttempt(call, claiming);
    if (opened.kind === 'ANSWERED') {
      const kept = await readStoredRedirect(call, opened.body);
      claiming = undefined;
      if (kept === undefined) continue;
      call.repeats();
      return kept;
    }
    if (opened.kind === 'OPENED') return begin(call, keyed, opened.order, opened.payment);
    const answer = await resume(call, opened.order, opened.payment);
    if (answer === undefined) continue;
    call.repeats();
    if (keyed !== undefined) await storeAnswer(call.database, keyed, answer);
    return answer;
  }
  throw new ApiError('PAYMENT_IN_PROGRESS');
}
