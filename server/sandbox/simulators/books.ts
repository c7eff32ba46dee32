import type { PaymentGateway } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, inArray, isNull } from '../../platform/db/orm.ts';
import { simulatedPayments } from '../../platform/db/schema.ts';

export type SimulatedPayment = typeof simulatedPayments.$inferSelect;

/** The states of payments. Both gateways use the same numbers, except for cancelled and expired. */
export const open = { created: 1, inProgress: 2 } as const;
export const paid = 7;
export const settledWithBank = 8;
export const reversed = 5;
/** ČSOB's state after a refund; GP webpay uses `credited` (CREDITED_BATCH_OPENED). */
export const refunded = 10;
export const credited = 11;
export const rejected = 6;
export const cancelled: Readonly<Record<PaymentGateway, number>> = { CSOB: 3, GP_WEBPAY: 20 };
const expired: Readonly<Record<PaymentGateway, number>> = { CSOB: 6, GP_WEBPAY: 21 };
const openStates: readonly number[] = [open.created, open.inProgress];

export const isOpen = (payment: SimulatedPayment): boolean => openStates.includes(payment.status);

/** Changes a payment if it is in one of the given states; otherwise returns undefined. */
export async function move(
  database: Database,
  payment: SimulatedPayment,
  from: readonly number[],
  change: Partial<Pick<SimulatedPayment, 'status' | 'resultCode' | 'paysAt'>>,
): Promise<SimulatedPayment | undefined> {
  const [moved] = await database
    .update(simulatedPayments)
    .set(change)
    .where(and(eq(simulatedPayments.id, payment.id), inArray(simulatedPayments.status, [...from])))
    .returning();
  return moved;
}

async function age(database: Database, payment: SimulatedPayment, now: Date): Promise<SimulatedPayment> {
  if (!isOpen(payment)) return payment;
  if (payment.paysAt === null) {
    if (payment.expires > now) return payment;
    return (await move(database, payment, openStates, { status: expired[payment.gateway] })) ?? payment;
  }
  return payment.paysAt > now ? payment : ((await move(database, payment, openStates, { status: paid })) ?? payment);
}

/** A payment in its current state: a late payment may have become paid, an open payment may have expired. */
export async function findPayment(
  database: Database,
  gateway: PaymentGateway,
  paymentId: string,
  now: Date,
): Promise<SimulatedPayment | undefined> {
  const [payment] = await database
    .select()
    .from(simulatedPayments)
    .where(and(eq(simulatedPayments.gateway, gateway), eq(simulatedPayments.paymentId, paymentId)));
  return payment === undefined ? undefined : age(database, payment, now);
}

/** Inserts a new payment; returns undefined if the gateway has a payment with this id already. */
export async function bookPayment(
  database: Database,
  payment: typeof simulatedPayments.$inferInsert,
): Promise<SimulatedPayment | undefined> {
  const [booked] = await database.insert(simulatedPayments).values(payment).onConflictDoNothing().returning();
  return booked;
}

/** Whether a payment with this order number of the merchant was paid already. */
export async function isAuthorised(database: Database, gateway: PaymentGateway, orderNumber: string): Promise<boolean> {
  const found = await database
    .select({ id: simulatedPayments.id })
    .from(simulatedPayments)
    .where(
      and(
        eq(simulatedPayments.gateway, gateway),
        eq(simulatedPayments.orderNumber, orderNumber),
        inArray(simulatedPayments.status, [4, paid, settledWithBank]),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** The gateway's daily batch with the bank: paid payments become settled. */
export async function runBatch(database: Database): Promise<void> {
  await database.update(simulatedPayments).set({ status: settledWithBank }).where(eq(simulatedPayments.status, paid));
}

/** Sets when the payment becomes paid, for a payer who chose to pay later. Only the first choice counts. */
export async function payLater(database: Database, payment: SimulatedPayment, paysAt: Date): Promise<void> {
  await database
    .update(simulatedPayments)
    .set({ paysAt })
    .where(and(eq(simulatedPayments.id, payment.id), isNull(simulatedPayments.paysAt)));
}
