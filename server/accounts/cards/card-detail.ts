import { cardDetail } from '#contract/endpoints/customer-cards.ts';
import { eq } from '../../platform/db/orm.ts';
import { customerCards } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { findFirstCard } from '../customers/cards.ts';

/** A card of a customer who is linked to the account. Throws ApiError NOT_FOUND. */
export const cardDetailRoute = route(cardDetail, 'read', async (call) => {
  const card = await findFirstCard(call, eq(customerCards.id, call.params.id));
  if (card === null) throw new ApiError('NOT_FOUND');
  return card;
});
