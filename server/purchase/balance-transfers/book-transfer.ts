import { transferTransitions } from '#rules/transfer-transitions.ts';
import { eq, sql } from '../../platform/db/orm.ts';
import { balanceTransfers, eWallets, eWalletTransactions } from '../../platform/db/schema.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { Services } from '../../platform/services/services.ts';
import { lockTransfer } from './transfer-store.ts';

/**
 * The number of the ledger's row, made from the transfer's id. It is unique, so the ledger books each transfer only one
 * time.
 */
const numberOf = (transferId: number): string => `PAK-${String(transferId)}`;

/**
 * Books money that was taken from an old card. The ledger row, the wallet's balance and the end of the transfer are
 * written in one transaction, which locks the transfer. A transfer that is not TAKEN is left as it is.
 */
export function bookTransfer({ database }: Pick<Services, 'database'>, transferId: number, now: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    const transfer = await lockTransfer(transaction, transferId);
    const amount = transferTransitions.credit(transfer);
    if (amount === null) return;
    const { eWalletId } = transfer;
    const [wallet] = await transaction.select().from(eWallets).where(eq(eWallets.id, eWalletId)).for('update');
    if (wallet === undefined) throw new Error(`wallet ${String(eWalletId)} does not exist`);
    await transaction.insert(eWalletTransactions).values({
      eWalletId,
      operation: 'PAK_TRANSFER',
      dateTime: now,
      transactionNumber: numberOf(transferId),
      amount,
      newBalance: wallet.currentAmount + amount,
      paymentType: 'E_WALLET',
    });
    await transaction
      .update(eWallets)
      .set({ currentAmount: sql`${eWallets.currentAmount} + ${amount}` })
      .where(eq(eWallets.id, eWalletId));
    await transaction
      .update(balanceTransfers)
      .set({ state: 'BOOKED', booked: now })
      .where(eq(balanceTransfers.id, transferId));
    await enqueue(transaction, ['MAIL_BALANCE_TRANSFER'], transferId, now);
  });
}
