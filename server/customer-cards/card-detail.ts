import { cardDetail } from '../../contract/endpoints/customer-cards.ts';
import { findFirstCard } from '../customers/cards.ts';
import { eq } from '../db/orm.ts';
import { customerCards } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';

/** A card of a customer who is linked to the account. Throws ApiError NOT_FOUND. */
export const cardDetailRoute = route(cardDetail, 'read', async (call) => {
  const card = await findFirstCard(call, eq(customerCards.id, call.params.id));
  if (card === null) throw new ApiError('NOT_FOUND');
  return card;
});
