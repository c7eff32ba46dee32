import { isRegisteredBankCard } from '#rules/bank-card.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { customerCards } from '../../platform/db/schema.ts';
import type { TokenizedCard } from '../../platform/services/tokenization-gateway.ts';

const selectByToken = async (transaction: Database, token: string) => {
  const [card] = await transaction.select().from(customerCards).where(eq(customerCards.bankCardToken, token));
  return card;
};

interface Registration {
  readonly customerId: number;
  readonly marketingConsent: boolean;
  readonly card: TokenizedCard;
  readonly now: Date;
  readonly today: string;
}

/** Updates a card that the customer has registered before, because its bank may have prolonged it. */
async function renew(
  transaction: Database,
  card: typeof customerCards.$inferSelect,
  { today, ...given }: Registration,
) {
  const state = isRegisteredBankCard({ ...card, validTo: given.card.validTo }, today) ? card.state : 'TOKENIZED';
  await transaction
    .update(customerCards)
    .set({ state, validTo: given.card.validTo, cardNumber: given.card.cardNumber })
    .where(eq(customerCards.id, card.id));
}

/**
 * Registers a bank card for the customer, or updates it, and returns its id. The gateway's token identifies the card;
 * null if another customer has registered it.
 * @param transaction one that has locked the customer
 */
export async function registerCard(transaction: Database, registration: Registration): Promise<number | null> {
  const { customerId, marketingConsent, card, now, today } = registration;
  const [created] = await transaction
    .insert(customerCards)
    .values({
      customerId,
      cardNumber: card.cardNumber,
      bankCardToken: card.token,
      customerCardType: 'BANK',
      carrierType: 'BANK_CARD',
      state: 'TOKENIZED',
      validFrom: today,
      validTo: card.validTo,
      created: now,
      marketingConsent,
    })
    .onConflictDoNothing({ target: customerCards.bankCardToken })
    .returning({ id: customerCards.id });
  if (created !== undefined) return created.id;
  const known = await selectByToken(transaction, card.token);
  if (known?.customerId !== customerId) return null;
  await renew(transaction, known, registration);
  return known.id;
}
