import type { RepeatTopUp } from '#contract/entities/repeat-purchase.ts';
import { refusalsOf } from '#rules/card-actions/action-decision.ts';
import { checkRecharge, expectedAmount } from '#rules/e-wallet.ts';
import { selectActiveCardId } from '../../accounts/customers/active-card.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq } from '../../platform/db/orm.ts';
import { customerCards, eWalletTransactions, orderItems, orders } from '../../platform/db/schema.ts';
import { operatorCurrency } from '../../platform/settings/operator-currency.ts';
import { findWallet, walletCard } from './find-wallet.ts';
import { unasked } from './refuse-action.ts';
import type { RepeatCall } from './repeat-ticket-fare.ts';
import { walletLimits } from './wallet-limits.ts';

/**
 * The amount of the wallet's last top-up by an order, in minor units of the operator's present currency. Top-ups are in
 * the ledger only after their order was paid and delivered.
 */
async function findLastAmount(database: Database, eWalletId: number): Promise<number | undefined> {
  const [last] = await database
    .select({ amount: eWalletTransactions.amount })
    .from(eWalletTransactions)
    .innerJoin(orderItems, eq(orderItems.id, eWalletTransactions.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(eWalletTransactions.eWalletId, eWalletId),
        eq(eWalletTransactions.operation, 'RECHARGE'),
        eq(orderItems.cancelled, false),
        eq(orders.currency, operatorCurrency),
      ),
    )
    .orderBy(desc(eWalletTransactions.dateTime), desc(eWalletTransactions.id))
    .limit(1);
  return last?.amount;
}

/**
 * The last paid top-up of the active card's wallet as a new sale (WAL-02); null if the account may not buy it for the
 * customer. The cart is not checked: it may already contain a top-up of the wallet.
 */
export async function repeatTopUp(
  { database, caller, services }: RepeatCall,
  customerId: number,
): Promise<RepeatTopUp | null> {
  const isActiveCard = eq(customerCards.id, selectActiveCardId(database, customerId));
  const wallet = await findWallet(database, caller.accountId, isActiveCard);
  if (wallet === undefined) return null;
  const configuration = await services.settings.systemConfiguration(database);
  const facts = { ...unasked, card: walletCard(wallet), manageable: true, configuration };
  if (refusalsOf('eWallet', facts).length > 0) return null;
  const price = await findLastAmount(database, wallet.id);
  if (price === undefined) return null;
  const limits = walletLimits(await services.settings.numbers(database));
  if (checkRecharge(expectedAmount(wallet), price, limits) !== null) return null;
  return { eWalletId: wallet.id, price, previousBalance: wallet.currentAmount };
}
