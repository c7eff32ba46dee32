import type { sendPaymentEmail } from '../../contract/endpoints/orders.ts';
import { claimRequest } from '../auth/claim-request.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Call } from '../http/route.ts';
import { enqueueAgain } from '../outbox/enqueue.ts';
import { findOwnOrder } from '../order-records/find-order.ts';

/**
 * Has the confirmation of a paid order mailed again (ORD-02); few times an account and hour. What is not delivered yet is
 * confirmed with its delivery: until then nobody knows whether it can be.
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
