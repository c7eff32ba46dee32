import type { sendPaymentEmail } from '#contract/endpoints/orders.ts';
import { claimRequest } from '../../accounts/auth/claim-request.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { enqueueAgain } from '../../platform/outbox/enqueue.ts';
import { findOwnOrder } from '../order-records/find-order.ts';

/**
 * Enqueues the confirmation mail of a paid order again (ORD-02), at most a few times per account and hour. An order that
 * is not delivered yet gets its confirmation after its delivery. Throws ApiError NOT_FOUND, ORDER_NOT_PAID,
 * TOO_MANY_ATTEMPTS.
 */
export async function sendAgain(call: Call<typeof sendPaymentEmail>): Promise<undefined> {
  const { database, caller, params, services, now } = call;
  const { id, state, deliveredAt } = await findOwnOrder(database, caller.accountId, params.id);
  if (state !== 'PAID') throw new ApiError('ORDER_NOT_PAID');
  await claimRequest(call, 'sendPaymentEmail', caller.username);
  if (deliveredAt === null) return undefined;
  await enqueueAgain(database, 'MAIL_ORDER_PAID', id, now);
  services.wakeOutbox();
  return undefined;
}
