import { createHash, randomUUID } from 'node:crypto';
import { payByWallet } from '#contract/endpoints/telephone-application.ts';
import type { WalletPayment } from '#contract/entities/wallet-payment.ts';
import { walletPaymentObstacle } from '#rules/wallet-payment.ts';
import { toEWalletTransaction } from '../../accounts/customers/e-wallet-transactions.ts';
import type { Database } from '../../platform/db/database.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { eq, sql } from '../../platform/db/orm.ts';
import { eWallets, eWalletTransactions, vehicleTickets } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { referenceData } from '../../reference-data/reference-data.ts';
import type { ReferenceData } from '../../reference-data/reference-data.ts';
import { lockPayingCard } from './lock-paying-card.ts';

type Transaction = typeof eWalletTransactions.$inferSelect;

/**
 * The number of the ledger's row, made from the key. The key is deleted after a day, but the ledger row stays, so that a
 * key is never booked twice. A call without a key is always a new payment.
 */
const numberOf = (key: string): string => `W${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;

/** Throws ApiError VALIDATION_ERROR with a message for each unknown profile. */
function refuseUnknownProfiles({ vehicleTickets: tickets }: WalletPayment, reference: ReferenceData): void {
  const errors = tickets.flatMap(({ customerProfileId, tariffProfileId }, place) => [
    ...(reference.customerProfiles.has(customerProfileId)
      ? []
      : [`vehicleTickets.${String(place)}.customerProfileId: is unknown`]),
    ...(reference.tariffProfiles.has(tariffProfileId)
      ? []
      : [`vehicleTickets.${String(place)}.tariffProfileId: is unknown`]),
  ]);
  if (errors.length > 0) throw new ApiError('VALIDATION_ERROR', { errors });
}

/** The earlier booking with a key. Throws ApiError IDEMPOTENCY_KEY_REUSED when it was a different payment. */
async function findBooked(
  transaction: Database,
  transactionNumber: string,
  payment: WalletPayment,
  walletId: number | undefined,
): Promise<Transaction | undefined> {
  const [booked] = await transaction
    .select()
    .from(eWalletTransactions)
    .where(eq(eWalletTransactions.transactionNumber, transactionNumber));
  if (booked === undefined) return undefined;
  const { lineNumber, address } = booked;
  const isSame =
    booked.eWalletId === walletId &&
    booked.amount === -payment.amount &&
    lineNumber === payment.lineNumber &&
    address === payment.address;
  if (!isSame) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  return booked;
}

interface Booking {
  readonly payment: WalletPayment;
  readonly wallet: typeof eWallets.$inferSelect;
  readonly transactionNumber: string;
  readonly now: Date;
}

async function book(transaction: Database, { payment, wallet, transactionNumber, now }: Booking): Promise<Transaction> {
  const { amount, lineNumber, address, vehicleTickets: tickets } = payment;
  const values = {
    eWalletId: wallet.id,
    operation: 'PAYMENT' as const,
    dateTime: now,
    transactionNumber,
    lineNumber,
    address,
    amount: -amount,
    newBalance: wallet.currentAmount - amount,
    paymentType: 'E_WALLET' as const,
  };
  const booked = inserted(await transaction.insert(eWalletTransactions).values(values).returning());
  await transaction
    .update(eWallets)
    .set({ currentAmount: sql`${eWallets.currentAmount} - ${amount}` })
    .where(eq(eWallets.id, wallet.id));
  if (tickets.length > 0)
    await transaction.insert(vehicleTickets).values(
      tickets.map((ticket) => ({
        ...ticket,
        transactionId: booked.id,
        validFrom: new Date(ticket.validFrom),
        validTo: new Date(ticket.validTo),
      })),
    );
  return booked;
}

/**
 * Pays a ride only one time for each idempotency key: the key, the wallet, the ledger and the tickets are written in one
 * transaction, which locks the wallet. If the balance is too low, the response does not contain it.
 */
export const payByWalletRoute = route(payByWallet, 'write', async (call) => {
  const { database, body: payment, idempotencyKey, now, today, locale, repeats } = call;
  refuseUnknownProfiles(payment, await referenceData(database));
  const { card, wallet } = await lockPayingCard(database, payment);
  const transactionNumber = numberOf(idempotencyKey ?? randomUUID());
  const booked = await findBooked(database, transactionNumber, payment, wallet?.id);
  if (booked !== undefined) {
    repeats();
    return toEWalletTransaction(booked, card.cardNumber, locale);
  }
  const obstacle = walletPaymentObstacle({ ...card, balance: wallet?.currentAmount ?? null }, payment.amount, today);
  if (obstacle !== null) throw new ApiError(obstacle);
  if (wallet === undefined) throw new ApiError('E_WALLET_NOT_ALLOWED');
  const transaction = await book(database, { payment, wallet, transactionNumber, now });
  return toEWalletTransaction(transaction, card.cardNumber, locale);
});
