import { expectedAmount } from '#rules/e-wallet.ts';
import type { WalletMoney } from '#rules/e-wallet.ts';
import type { Database } from '../../platform/db/database.ts';
import { asc, eq, inArray, sql } from '../../platform/db/orm.ts';
import { eWallets } from '../../platform/db/schema.ts';
import { topUpsUnderWay, transfersUnderWay } from './money-under-way.ts';

/**
 * Locks wallets in the order of their ids, so that callers that lock several wallets cannot deadlock. Until the
 * transaction ends, no other caller can reserve room in them or bring money into them.
 * @param transaction a transaction
 */
export async function lockWallets(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const these = inArray(eWallets.id, [...ids]);
  await transaction.select({ id: eWallets.id }).from(eWallets).where(these).orderBy(asc(eWallets.id)).for('update');
}

/** The columns of a wallet, with the amounts of its pending transfers and top-ups. */
export const walletMoney = {
  currentAmount: eWallets.currentAmount,
  transfersUnderWay: transfersUnderWay(sql`${eWallets.id}`),
  topUpsUnderWay: topUpsUnderWay(sql`${eWallets.id}`),
};

/**
 * Locks a wallet; returns its balance after all pending transfers and top-ups, in minor units. The pending amounts are
 * read after the lock, so that they include what other transactions have committed.
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
