import type { TakingReport } from '#rules/transfer-guards.ts';
import { transferTransitions } from '#rules/transfer-transitions.ts';
import { eq } from '../../platform/db/orm.ts';
import { balanceTransfers, customerCards, customers, eWallets } from '../../platform/db/schema.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { GatewayUnavailable } from '../../platform/remote/gateway-unavailable.ts';
import type { Services } from '../../platform/services/services.ts';
import { bookTransfer } from './book-transfer.ts';
import { findTransfer, lockTransfer, oldCardNumberOf } from './transfer-store.ts';
import type { Transfer } from './transfer-store.ts';

async function holderOf({ database }: Services, { eWalletId }: Transfer) {
  const [holder] = await database
    .select({ firstName: customers.firstName, lastName: customers.lastName, birthDay: customers.birthDay })
    .from(eWallets)
    .innerJoin(customerCards, eq(customerCards.id, eWallets.cardId))
    .innerJoin(customers, eq(customers.id, customerCards.customerId))
    .where(eq(eWallets.id, eWalletId));
  if (holder === undefined) throw new Error(`wallet ${String(eWalletId)} does not exist`);
  return holder;
}

async function askOldSystem(services: Services, transfer: Transfer): Promise<TakingReport> {
  const { cipher, logger, oldCardSystem } = services;
  const card = { cardNumber: oldCardNumberOf(cipher, transfer), ...(await holderOf(services, transfer)) };
  try {
    return await oldCardSystem.take({ reference: transfer.reference, card, atMost: transfer.atMost });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    logger.warn({ transferId: transfer.id, reason: error.reason }, 'a balance transfer is not decided');
    return { state: 'UNKNOWN' };
  }
}

/**
 * Stores the decision of the old card system. The number of the old card is deleted, because it is not needed any more.
 * After a refusal, the idempotency key can be used again, as after any refusal.
 */
function decide({ database }: Services, transferId: number, report: TakingReport, now: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    const transfer = await lockTransfer(transaction, transferId);
    const { state, amount, refusal } = transferTransitions.afterReport(transfer, report);
    if (state === transfer.state) return;
    const isRefused = state === 'REFUSED';
    await transaction
      .update(balanceTransfers)
      .set({ state, amount, refusal, decided: now, oldCardSealed: null, ...(isRefused ? { key: null } : {}) })
      .where(eq(balanceTransfers.id, transferId));
    if (isRefused) await enqueue(transaction, ['MAIL_BALANCE_TRANSFER'], transferId, now);
  });
}

/**
 * Continues a transfer as far as it is possible now: asks the old card system for the money, stores the answer, and
 * books the money. The old card system takes the money only one time, even if it is asked repeatedly. Concurrent calls
 * are allowed. Call it outside of a transaction. Returns the transfer's state after that: it is still BEGUN if the old
 * card system did not answer.
 */
export async function continueTransfer(services: Services, transferId: number, now: Date): Promise<Transfer> {
  const begun = await findTransfer(services.database, transferId);
  if (begun.state === 'BEGUN') await decide(services, transferId, await askOldSystem(services, begun), now);
  await bookTransfer(services, transferId, now);
  services.wakeOutbox();
  return findTransfer(services.database, transferId);
}

/**
 * The outbox handler of a transfer. Throws GatewayUnavailable while the transfer is not decided, so that it is called
 * again later.
 */
export async function pursueTransfer(services: Services, transferId: number, now: Date): Promise<void> {
  const { state } = await continueTransfer(services, transferId, now);
  if (state === 'BEGUN') throw new GatewayUnavailable('the old card system has not decided');
}
