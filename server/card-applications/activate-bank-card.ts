import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { inserted } from '../db/inserted.ts';
import { cardApplicationProfiles, cardApplications, cardProfiles, customerCards } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';

type Application = typeof cardApplications.$inferSelect;

/** The application's profiles become those of the card. */
async function takeProfiles(transaction: Database, applicationId: number, cardId: number): Promise<void> {
  await transaction.delete(cardProfiles).where(eq(cardProfiles.cardId, cardId));
  const profiles = await transaction
    .select()
    .from(cardApplicationProfiles)
    .where(eq(cardApplicationProfiles.applicationId, applicationId));
  if (profiles.length === 0) return;
  await transaction.insert(cardProfiles).values(
    profiles.map(({ position, customerProfileId, validFrom, validTo, confirmationChecked }) => ({
      cardId,
      position,
      customerProfileId,
      validFrom,
      validTo,
      confirmationChecked,
    })),
  );
}

/**
 * Ends a bank card's application that the operator has checked: the card is ACTIVE with the profiles of the application,
 * valid as long as its bank says, and the main one if the customer has no other active card. Throws ApiError
 * CARD_APPLICATION_CLOSED for one without a registered card.
 * @param transaction has locked the customer and the application
 * @param application as it is now
 */
export async function activateBankCard(transaction: Database, application: Application, now: Date): Promise<void> {
  const { id, bankCardId, customerId, contactMeIfCardFound, marketingConsent } = application;
  if (bankCardId === null || application.carrierType !== 'BANK_CARD') throw new ApiError('CARD_APPLICATION_CLOSED');
  const others = and(
    eq(customerCards.customerId, customerId),
    eq(customerCards.state, 'ACTIVE'),
    ne(customerCards.id, bankCardId),
  );
  const isOnlyOne = (await transaction.$count(customerCards, others)) === 0;
  const [before] = await transaction.select().from(customerCards).where(eq(customerCards.id, bankCardId));
  await takeProfiles(transaction, id, bankCardId);
  inserted(
    await transaction
      .update(customerCards)
      .set({
        state: 'ACTIVE',
        // An active card stays the main one or not, as the customer has chosen.
        main: before?.state === 'ACTIVE' ? before.main : isOnlyOne,
        issued: before?.issued ?? now,
        contactMeIfCardFound,
        marketingConsent,
      })
      .where(eq(customerCards.id, bankCardId))
      .returning({ id: customerCards.id }),
  );
  await transaction
    .update(cardApplications)
    .set({ cardId: bankCardId, state: 'PROCESSED' })
    .where(eq(cardApplications.id, id));
}
