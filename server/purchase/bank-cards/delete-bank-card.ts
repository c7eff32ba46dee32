import { deleteBankCard } from '#contract/endpoints/bank-cards.ts';
import { anonymousCardNumber } from '#rules/card-number.ts';
import { lockCard } from '../../accounts/cards/lock-card.ts';
import type { LockedCard } from '../../accounts/cards/lock-card.ts';
import { refuseRowAction } from '../../accounts/cards/refuse-row-action.ts';
import { recordForCustomer } from '../../accounts/events/record-event.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, gte, or } from '../../platform/db/orm.ts';
import { cardApplications, customerCards, eWallets, ticketFares } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';

/** Whether other records refer to the card, or may refer to it. If so, the card's row must be kept. */
async function wasUsed(database: Database, { id, state }: LockedCard): Promise<boolean> {
  if (state !== 'TOKENIZED') return true;
  const tickets = await database.$count(ticketFares, eq(ticketFares.cardId, id));
  const wallets = await database.$count(eWallets, eq(eWallets.cardId, id));
  const isForCard = or(eq(cardApplications.cardId, id), eq(cardApplications.bankCardId, id));
  const applications = await database.$count(cardApplications, isForCard);
  return tickets + wallets + applications > 0;
}

/** A card with tickets that are or will be valid is not deleted, because these tickets would be lost. */
async function refuseWithTickets(database: Database, { id }: LockedCard, today: string): Promise<void> {
  const lasting = and(eq(ticketFares.cardId, id), eq(ticketFares.cancelled, false), gte(ticketFares.validTo, today));
  if ((await database.$count(ticketFares, lasting)) > 0) throw new ApiError('CARD_HAS_VALID_TICKETS');
}

/**
 * Deletes a bank card (BNK-01). A card that was used is only marked as deleted and loses its number; its past tickets
 * and orders still refer to it. A card that was never used is removed. Throws ApiError NOT_FOUND,
 * CARD_HAS_VALID_TICKETS, and the errors of the rule.
 */
export const deleteBankCardRoute = route(deleteBankCard, 'write', async (call) => {
  const { database, caller, params, now, today } = call;
  const card = await lockCard(database, caller, params.id);
  await refuseRowAction(call, 'delete', card);
  await refuseWithTickets(database, card, today);
  const own = eq(customerCards.id, card.id);
  if (await wasUsed(database, card)) {
    await database
      .update(customerCards)
      .set({ deleted: now, cardNumber: anonymousCardNumber(card.id), chipNumber: null, bankCardToken: null })
      .where(own);
  } else {
    await database.delete(customerCards).where(own);
  }
  const { customerId, cardNumber } = card;
  await recordForCustomer(database, customerId, caller, { kind: 'CARD_DELETED', at: now, cardNumber });
  return undefined;
});
