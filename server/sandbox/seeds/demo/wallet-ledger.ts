import type { WalletOperation } from '#contract/enumerations.ts';
import { minuteTicketEnd } from '#rules/ticket-validity.ts';
import { inserted } from '#server/platform/db/inserted.ts';
import { eq } from '#server/platform/db/orm.ts';
import { eWallets, eWalletTransactions, vehicleTickets } from '#server/platform/db/schema/cards.ts';
import { insertWallet } from './cards.ts';
import type { DemoCard } from './cards.ts';
import type { DemoContext } from './demo-context.ts';
import { daysBefore } from './moments.ts';

/** A transaction of a wallet; `amount` in minor units, a positive amount raises the balance. */
export interface Movement {
  readonly daysAgo: number;
  readonly operation: WalletOperation;
  readonly amount: number;
  readonly paymentType: 'CASH' | 'BANK_CARD' | 'INVOICE' | 'E_WALLET';
  readonly lineNumber?: string;
  readonly address?: string;
  readonly orderItemId?: number;
  /** For a payment in a vehicle: the number of passengers. */
  readonly passengers?: number;
}

export const topUp = (daysAgo: number, amount: number, orderItemId: number): Movement => ({
  daysAgo,
  operation: 'RECHARGE',
  amount,
  paymentType: 'BANK_CARD',
  orderItemId,
});

export const cashTopUp = (daysAgo: number, amount: number): Movement => ({
  daysAgo,
  operation: 'RECHARGE',
  amount,
  paymentType: 'CASH',
  address: 'Lipany, hlavní nádraží',
});

export const ride = (
  daysAgo: number,
  lineNumber: string,
  address: string,
  price: number,
  passengers = 1,
): Movement => ({
  daysAgo,
  operation: 'PAYMENT',
  amount: -price * passengers,
  paymentType: 'E_WALLET',
  lineNumber,
  address,
  passengers,
});

async function insertVehicleTicket(context: DemoContext, card: DemoCard, transactionId: number, movement: Movement) {
  const { passengers } = movement;
  if (passengers === undefined) return;
  const validFrom = daysBefore(context.now, movement.daysAgo);
  await context.database.insert(vehicleTickets).values({
    transactionId,
    ticketNumber: context.nextDigits(10),
    customerProfileId: context.operator.profileId(card.profile),
    tariffProfileId: context.operator.tariffId('MINUTES_60'),
    validFrom,
    validTo: minuteTicketEnd(validFrom, 60),
    ticketPrice: -movement.amount / passengers,
    passengerCount: passengers,
  });
}

async function insertMovement(
  context: DemoContext,
  card: DemoCard,
  eWalletId: number,
  balance: number,
  movement: Movement,
) {
  const { daysAgo, passengers, ...data } = movement;
  const newBalance = balance + movement.amount;
  const values = {
    ...data,
    eWalletId,
    newBalance,
    dateTime: daysBefore(context.now, daysAgo),
    transactionNumber: `T${context.nextDigits(12)}`,
    processedOnCard: passengers !== undefined,
  };
  const { id } = inserted(
    await context.database.insert(eWalletTransactions).values(values).returning({ id: eWalletTransactions.id }),
  );
  await insertVehicleTicket(context, card, id, movement);
  return newBalance;
}

/** Inserts the transactions of a wallet and sets its balance to their sum. */
export async function fillWallet(
  context: DemoContext,
  card: DemoCard,
  eWalletId: number,
  movements: readonly Movement[],
): Promise<void> {
  let balance = 0;
  for (const movement of movements) balance = await insertMovement(context, card, eWalletId, balance, movement);
  await context.database.update(eWallets).set({ currentAmount: balance }).where(eq(eWallets.id, eWalletId));
}

/** Inserts a wallet with its transactions; its balance is their sum. */
export async function insertLedger(
  context: DemoContext,
  card: DemoCard,
  movements: readonly Movement[],
): Promise<void> {
  await fillWallet(context, card, await insertWallet(context, card), movements);
}
