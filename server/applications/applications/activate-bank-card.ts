import { recordForCustomer } from '../../accounts/events/record-event.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, ne } from '../../platform/db/orm.ts';
import { cardApplications, customerCards } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { localDay } from '../../platform/time/clock.ts';
import type { ApplicationRow } from '../records/application-facts.ts';
import { copyProfiles } from './copy-profiles.ts';

type CardRow = typeof customerCards.$inferSelect;

/** A card that is already active does not change (main card or not), because the customer has chosen the main card. */
async function becomesMain(transaction: Database, { id, customerId, state, main }: CardRow): Promise<boolean> {
  if (state === 'ACTIVE') return main;
  const others = and(
    eq(customerCards.customerId, customerId),
    eq(customerCards.state, 'ACTIVE'),
    ne(customerCards.id, id),
  );
  return (await transaction.$count(customerCards, others)) === 0;
}

/**
 * Finishes an application for a bank card after the staff has checked it. The registered card becomes ACTIVE with the
 * profiles of the application and is valid as long as its bank says. It becomes the main card if the customer has no
 * other active card. Throws ApiError INVALID_CUSTOMER_CARD if the card is not registered any more or has expired.
 * @param transaction one that has locked the customer and the application
 */
export async function activateBankCard(transaction: Database, application: ApplicationRow, now: Date): Promise<void> {
  const { id, accountId, customerId, bankCardId, contactMeIfCardFound, marketingConsent } = application;
  if (bankCardId === null) throw new ApiError('INVALID_CUSTOMER_CARD');
  const [card] = await transaction
    .select()
    .from(customerCards)
    .where(and(eq(customerCards.id, bankCardId), eq(customerCards.customerId, customerId)));
  if (card === undefined || card.deleted !== null || card.validTo < localDay(now))
    throw new ApiError('INVALID_CUSTOMER_CARD');
  const main = await becomesMain(transaction, card);
  await transaction
    .update(customerCards)
    .set({ state: 'ACTIVE', main, issued: card.issued ?? now, contactMeIfCardFound, marketingConsent })
    .where(eq(customerCards.id, card.id));
  if (card.marketingConsent && !marketingConsent)
    await recordForCustomer(transaction, customerId, accountId === null ? 'OPERATOR' : { accountId }, {
      kind: 'MARKETING_CONSENT_WITHDRAWN',
      at: now,
      cardNumber: card.cardNumber,
    });
  await copyProfiles(transaction, id, card.id);
  await transaction
    .update(cardApplications)
    .set({ state: 'PROCESSED', cardId: card.id })
    .where(eq(cardApplications.id, id));
}
