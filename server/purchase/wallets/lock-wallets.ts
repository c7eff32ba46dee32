import { expectedAmount } from '#rules/e-wallet.ts';
import type { WalletMoney } from '#rules/e-wallet.ts';
import type { Database } from '../../platform/db/database.ts';
import { asc, eq, inArray, sql } from '../../platform/db/orm.ts';
import { eWallets } from '../../platform/db/schema.ts';
import { topUpsUnderWay, transfersUnderWay } from './money-under-way.ts';

/**
 * Locks wallets in the order of their ids, so that two who lock several of them cannot deadlock. Until the transaction
 * ends, nobody else promises room in them or brings money into them.
 * @param transaction a transaction
 */
export async function lockWallets(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const these = inArray(eWallets.id, [...ids]);
  await transaction.select({ id: eWallets.id }).from(eWallets).where(these).orderBy(asc(eWallets.id)).for('update');
}

/** The columns of a wallet with all that is under way into it. */
export const walletMoney = {
  currentAmount: eWallets.currentAmount,
  transfersUnderWay: transfersUnderWay(sql`${eWallets.id}`),
  topUpsUnderWay: topUpsUnderWay(sql`${eWallets.id}`),
};

/**
 * Locks a wallet; returns what it will hold when everything that is under way has arrived, in minor units. What is under
 * way is read after the lock, so that it includes what others committed before.
 */
export async function lockExpectedAmount(transaction: Database, eWalletId: number): Promise<number> {
  await lockWallets(transaction, [eWalletId]);
  const [wallet]: WalletMoney[] = await transaction
    .select(walletMoney)
    .from(eWallets)
    .where(eq(eWallets.id, eWalletId));
  if (wallet === undefined) throw new Error(`wallet ${String(eWalletId)} does not exist`);
  return expectedAmount(wallet);
}
