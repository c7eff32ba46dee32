import { and, eq, inArray } from 'drizzle-orm';
import type { PaymentGateway } from '../../contract/enumerations.ts';
import type { Database } from '../db/database.ts';
import { orders, paymentEvents, payments } from '../db/schema.ts';
import type { PaymentState } from '../db/schema.ts';

export type Payment = typeof payments.$inferSelect;
type PaymentEvent = typeof paymentEvents.$inferInsert;

export const openStates = ['CREATED', 'IN_PROGRESS'] as const satisfies readonly PaymentState[];

export const isOpen = ({ state }: Payment): boolean => state === 'CREATED' || state === 'IN_PROGRESS';

/** The order of a payment, as far as payments need it. */
export interface PaidOrder {
  readonly id: number;
  readonly number: number;
}

const orderColumns = { id: orders.id, number: orders.number };

/** An account's payment by the gateway's name for it; undefined for another account's. */
export async function findOwnPayment(
  database: Database,
  accountId: number,
  gateways: readonly PaymentGateway[],
  gatewayPaymentId: string,
): Promise<{ payment: Payment; order: PaidOrder } | undefined> {
  const [found] = await database
    .select({ payment: payments, order: orderColumns })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        inArray(payments.gateway, [...gateways]),
        eq(payments.gatewayPaymentId, gatewayPaymentId),
        eq(orders.accountId, accountId),
      ),
    );
  return found;
}

export async function findPayment(database: Database, id: number): Promise<Payment | undefined> {
  const [payment] = await database.select().from(payments).where(eq(payments.id, id));
  return payment;
}

/** The attempt of an order that is under way; the index allows one. */
export async function findOpenPayment(database: Database, orderId: number): Promise<Payment | undefined> {
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, [...openStates])));
  return payment;
}

/** Moves a payment from one of the states given; undefined when another request was first. */
export async function movePayment(
  database: Database,
  id: number,
  from: readonly PaymentState[],
  change: Partial<Pick<Payment, 'state' | 'gatewayResult' | 'settledAt' | 'nextCheckAt'>>,
): Promise<Payment | undefined> {
  const [moved] = await database
    .update(payments)
    .set(change)
    .where(and(eq(payments.id, id), inArray(payments.state, [...from])))
    .returning();
  return moved;
}

/** Keeps what the gateway calls a payment; false when it was given up meanwhile. */
export async function namePayment(
  database: Database,
  id: number,
  name: { readonly gatewayPaymentId: string; readonly nextCheckAt: Date },
): Promise<boolean> {
  const named = await database
    .update(payments)
    .set(name)
    .where(and(eq(payments.id, id), eq(payments.state, 'CREATED')))
    .returning({ id: payments.id });
  return named.length > 0;
}

export async function scheduleCheck(database: Database, id: number, nextCheckAt: Date | null): Promise<void> {
  await database.update(payments).set({ nextCheckAt }).where(eq(payments.id, id));
}

export async function recordEvent(database: Database, event: PaymentEvent): Promise<void> {
  await database.insert(paymentEvents).values(event);
}
