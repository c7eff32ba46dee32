import { updateMarketingConsent } from '#contract/endpoints/customer-cards.ts';
import { eq } from '../../platform/db/orm.ts';
import { customerCards } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import { recordForCustomer } from '../events/record-event.ts';
import { lockCard } from './lock-card.ts';
import { refuseRowAction } from './refuse-row-action.ts';

export const updateMarketingConsentRoute = route(updateMarketingConsent, 'write', async (call) => {
  const { database, caller, params, body, now } = call;
  const card = await lockCard(database, caller, params.id);
  await refuseRowAction(call, 'editMarketingConsent', card);
  if (card.marketingConsent === body.value) return undefined;
  await database.update(customerCards).set({ marketingConsent: body.value }).where(eq(customerCards.id, card.id));
  const { customerId, cardNumber } = card;
  const kind = body.value ? 'MARKETING_CONSENT_GIVEN' : 'MARKETING_CONSENT_WITHDRAWN';
  await recordForCustomer(database, customerId, caller, { kind, at: now, cardNumber });
  return undefined;
});
