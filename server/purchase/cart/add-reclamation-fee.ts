import { addReclamationFee } from '#contract/endpoints/shopping-cart.ts';
import { reclamationFeeRefusal } from '#rules/reclamation.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { readReclamationFee } from '../../reclamations/records/fee-subject.ts';
import { addItem } from './add-item.ts';
import { lockCart } from './lock-cart.ts';

/** Adds the fee of one of the account's reclamations to the cart. It cannot be added twice, or after it was paid. */
export const addReclamationFeeRoute = route(addReclamationFee, 'write', async (call) => {
  const { database, services, caller, body, now } = call;
  const { reclamationNumber } = body;
  await lockCart(database, caller.accountId, now);
  const fee = await readReclamationFee(database, caller.accountId, reclamationNumber);
  const refusal = reclamationFeeRefusal(fee);
  if (fee === null || refusal !== null) throw new ApiError(refusal ?? 'NOT_FOUND');
  const item = {
    type: 'RECLAMATION',
    customerId: fee.customerId,
    name: reclamationNumber,
    price: fee.price,
    taxPercentage: await services.settings.number(database, 'RECLAMATION_FEE_TAX_PERCENTAGE'),
    payload: { reclamationNumber },
  } as const;
  return addItem(call, item, 'FEE_ALREADY_IN_CART');
});
