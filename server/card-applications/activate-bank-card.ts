import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { cardApplications, customerCards } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { localDay } from '../time/clock.ts';
import { copyProfiles } from './copy-profiles.ts';

interface Application {
  readonly id: number;
  readonly customerId: number;
  readonly bankCardId: number | null;
}

/**
 * Makes the registered bank card of an application the carrier of its profiles, by which the application is finished. It
 * becomes the main card if it is the only active one. Throws ApiError INVALID_CUSTOMER_CARD if there is none, or if it
 * has ended.
 * @param transaction one that has locked the customer
 */
export async function activateBankCard(transaction: Database, application: Application, now: Date): Promise<void> {
  const { id, customerId, bankCardId } = application;
  const [card] = await transaction
    .select()
    .from(customerCards)
    .where(and(eq(customerCards.id, bankCardId ?? 0), eq(customerCards.customerId, customerId)))
    .for('update');
  if (card === undefined || card.deleted !== null || card.validTo < localDay(now))
    throw new ApiError('INVALID_CUSTOMER_CARD');
  if (card.state !== 'ACTIVE') {
    const active = and(eq(customerCards.customerId, customerId), eq(customerCards.state, 'ACTIVE'));
    const isOnly = (await transaction.$count(customerCards, active)) === 0;
    await transaction
      .update(customerCards)
      .set({ state: 'ACTIVE', main: isOnly, issued: card.issued ?? now })
      .where(eq(customerCards.id, card.id));
  }
  await copyProfiles(transaction, id, card.id);
  await transaction
    .update(cardApplications)
    .set({ state: 'PROCESSED', cardId: card.id })
    .where(eq(cardApplications.id, id));
}
