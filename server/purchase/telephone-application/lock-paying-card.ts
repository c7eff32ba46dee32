import type { WalletPayment } from '#contract/entities/wallet-payment.ts';
import { isKept } from '../../accounts/customers/active-card.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { customerCards, eWallets } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

const cardOf = ({ cardNumber, chipNumber }: WalletPayment) =>
  chipNumber === undefined ? eq(customerCards.cardNumber, cardNumber ?? '') : eq(customerCards.chipNumber, chipNumber);

/**
 * Locks a card against changes, and its wallet against other payments and top-ups. Throws ApiError INVALID_CUSTOMER_CARD
 * for an unknown card.
 * @param transaction the locks are released when it ends
 */
export async function lockPayingCard(transaction: Database, payment: WalletPayment) {
  const [card] = await transaction
    .select()
    .from(customerCards)
    .where(and(cardOf(payment), isKept()))
    .for('share');
  if (card === undefined) throw new ApiError('INVALID_CUSTOMER_CARD');
  const [wallet] = await transaction.select().from(eWallets).where(eq(eWallets.cardId, card.id)).for('update');
  return { card, wallet };
}
