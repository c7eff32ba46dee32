import { eq } from 'drizzle-orm';
import { updateMarketingConsent } from '../../contract/endpoints/customer-cards.ts';
import { customerCards } from '../db/schema.ts';
import { route } from '../http/route.ts';
import { lockCard } from './lock-card.ts';
import { refuseRowAction } from './refuse-row-action.ts';

export const updateMarketingConsentRoute = route(updateMarketingConsent, 'write', async (call) => {
  const { database, caller, params, body } = call;
  const card = await lockCard(database, caller, params.id);
  await refuseRowAction(call, 'editMarketingConsent', card);
  await database.update(customerCards).set({ marketingConsent: body.value }).where(eq(customerCards.id, card.id));
  return undefined;
});
