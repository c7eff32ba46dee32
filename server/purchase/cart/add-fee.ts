import { addFee } from '#contract/endpoints/shopping-cart.ts';
import { feeRefusal } from '#rules/application-fee.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { addItem } from './add-item.ts';
import { readFeeApplication } from './fee-application.ts';
import { cardIssueFee, feeItem } from './fee-item.ts';
import { lockCart } from './lock-cart.ts';

async function readParts({ database, caller, body }: Call<typeof addFee>) {
  const fee = await cardIssueFee(database);
  // Another fee of the price list is refused: otherwise the customer could choose a cheaper fee for the card.
  if (fee.id !== body.feeId) throw new ApiError('NOT_FOUND');
  const application = await readFeeApplication(database, caller.accountId, body);
  const refusal = feeRefusal(application);
  if (application === null || refusal !== null) throw new ApiError(refusal ?? 'NOT_FOUND');
  return { fee, application };
}

/**
 * Adds the fee for a chip card to the cart. The fee is for one of the account's card applications; the cart contains at
 * most one fee for each application.
 */
export const addFeeRoute = route(addFee, 'write', async (call) => {
  const { database, caller, body, now } = call;
  await lockCart(database, caller.accountId, now);
  const { fee, application } = await readParts(call);
  const item = feeItem(fee, { applicationId: body.applicationId, customerId: application.customerId });
  return addItem(call, item, 'FEE_ALREADY_IN_CART');
});
