import { and, eq } from 'drizzle-orm';
import { addFee } from '../../contract/endpoints/shopping-cart.ts';
import { cardApplications, fees } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import type { Call } from '../http/route.ts';
import { addItem } from './add-item.ts';
import { lockCart } from './lock-cart.ts';

async function findApplication({ database, caller }: Call<typeof addFee>, id: number) {
  const [application] = await database
    .select()
    .from(cardApplications)
    .where(and(eq(cardApplications.id, id), eq(cardApplications.accountId, caller.accountId)));
  if (application === undefined) throw new ApiError('NOT_FOUND');
  if (application.paid || application.state === 'REJECTED') throw new ApiError('CARD_APPLICATION_CLOSED');
  return application;
}

/** Adds a fee of the operator's list to the cart; a fee for a card application only once. */
export const addFeeRoute = route(addFee, 'write', async (call) => {
  const { database, caller, body, now } = call;
  await lockCart(database, caller.accountId, now);
  const [fee] = await database.select().from(fees).where(eq(fees.id, body.feeId));
  if (fee === undefined) throw new ApiError('NOT_FOUND');
  const application = body.applicationId === null ? null : await findApplication(call, body.applicationId);
  const item = {
    type: 'FEE',
    customerId: application?.customerId ?? null,
    name: fee.code,
    price: fee.price,
    taxPercentage: fee.taxPercentage,
    payload: { feeId: fee.id, ...(application === null ? {} : { applicationId: application.id }) },
  } as const;
  return addItem(call, item, 'FEE_ALREADY_IN_CART');
});
