import { setMainCard } from '#contract/endpoints/customer-cards.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { customerCards } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import { recordForCustomer } from '../events/record-event.ts';
import { lockCard } from './lock-card.ts';
import { refuseRowAction } from './refuse-row-action.ts';

/**
 * Makes one of the customer's active cards the main card (CRD-02). Throws ApiError NOT_FOUND, and the errors of the
 * rule.
 */
export const setMainCardRoute = route(setMainCard, 'write', async (call) => {
  const { database, caller, body, now } = call;
  const card = await lockCard(database, caller, body.id);
  if (card.state === 'ACTIVE' && card.main) return undefined;
  await refuseRowAction(call, 'setMain', card);
  // In two updates: one update could have two main cards for a moment, which the unique index refuses.
  await database
    .update(customerCards)
    .set({ main: false })
    .where(and(eq(customerCards.customerId, card.customerId), eq(customerCards.state, 'ACTIVE')));
  await database.update(customerCards).set({ main: true }).where(eq(customerCards.id, card.id));
  const { customerId, cardNumber } = card;
  await recordForCustomer(database, customerId, caller, { kind: 'MAIN_CARD_SET', at: now, cardNumber });
  return undefined;
});
