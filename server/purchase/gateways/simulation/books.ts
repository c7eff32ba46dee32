import type { PaymentGateway } from '#contract/enumerations.ts';
import type { Database } from '#server/platform/db/database.ts';
import { and, eq, inArray, isNull } from '#server/platform/db/orm.ts';
import { simulatedPayments } from '#server/platform/db/schema.ts';

export type SimulatedPayment = typeof simulatedPayments.$inferSelect;

/** The states of payments that all gateways number in the same way. */
export const open = { created: 1, inProgress: 2 } as const;
export const paid = 7;
export const settledWithBank = 8;
export const reversed = 5;
export const rejected = 6;

/** The states of payments that a gateway numbers in its own way. */
export interface SimulatedStates {
  readonly cancelled: number;
  readonly expired: number;
  /** The state after a refund. */
  readonly refunded: number;
}

/** A gateway with the states of its payments. */
export interface SimulatedGateway {
  readonly gateway: PaymentGateway;
  readonly states: SimulatedStates;
}

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

async function age(
  database: Database,
  { states }: SimulatedGateway,
  payment: SimulatedPayment,
  now: Date,
): Promise<SimulatedPayment> {
  if (!isOpen(payment)) return payment;
  if (payment.paysAt === null) {
    if (payment.expires > now) return payment;
    return (await move(database, payment, openStates, { status: states.expired })) ?? payment;
  }
  return payment.paysAt > now ? payment : ((await move(database, payment, openStates, { status: paid })) ?? payment);
}

/** A payment in its current state: a late payment may have become paid, an open payment may have expired. */
export async function findPayment(
  database: Database,
  simulated: SimulatedGateway,
  paymentId: string,
  now: Date,
): Promise<SimulatedPayment | undefined> {
  const [payment] = await database
    .select()
    .from(simulatedPayments)
    .where(and(eq(simulatedPayments.gateway, simulated.gateway), eq(simulatedPayments.paymentId, paymentId)));
  return payment === undefined ? undefined : age(database, simulated, payment, now);
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
export async function settlePaidPayments(database: Database): Promise<void> {
  await database.update(simulatedPayments).set({ status: settledWithBank }).where(eq(simulatedPayments.status, paid));
}

/** Sets when the payment becomes paid, for a payer who chose to pay later. Only the first choice counts. */
export async function payLater(database: Database, payment: SimulatedPayment, paysAt: Date): Promise<void> {
  await database
    .update(simulatedPayments)
    .set({ paysAt })
    .where(and(eq(simulatedPayments.id, payment.id), isNull(simulatedPayments.paysAt)));
}
