import type { ActionCard } from '#rules/card-actions/action-facts.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { accountLinks, customerCards, eWallets } from '../../platform/db/schema.ts';
import { walletMoney } from '../wallets/lock-wallets.ts';

/**
 * A wallet that the account may see, with its card; undefined when there is none. `which` is a condition on the wallet
 * or its card.
 */
export async function findWallet(database: Database, accountId: number, which: SQL) {
  const [wallet] = await database
    .select({
      id: eWallets.id,
      ...walletMoney,
      cardNumber: customerCards.cardNumber,
      cardId: customerCards.id,
      cardType: customerCards.customerCardType,
      state: customerCards.state,
      customerId: customerCards.customerId,
    })
    .from(eWallets)
    .innerJoin(customerCards, eq(customerCards.id, eWallets.cardId))
    .innerJoin(accountLinks, eq(accountLinks.customerId, customerCards.customerId))
    .where(and(which, eq(accountLinks.accountId, accountId)));
  return wallet;
}

type FoundWallet = NonNullable<Awaited<ReturnType<typeof findWallet>>>;

/** The wallet's card in the form that the table of actions needs. */
export const walletCard = ({ id, cardId, cardType, state }: FoundWallet): ActionCard => ({
  id: cardId,
  customerCardType: cardType,
  currentState: { state: { name: state } },
  electronicWallet: { id },
});
