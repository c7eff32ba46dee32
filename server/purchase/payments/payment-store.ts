import type { PaymentGateway } from '#contract/enumerations.ts';
import { moneyGuards, openStates } from '#rules/money-guards.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq, inArray } from '../../platform/db/orm.ts';
import { orders, paymentEvents, payments } from '../../platform/db/schema.ts';

/** A payment attempt as it is stored; `amount` in minor units. */
export type Payment = typeof payments.$inferSelect;
type PaymentEvent = typeof paymentEvents.$inferInsert;

/** Whether the attempt is open: CREATED or IN_PROGRESS. */
export const isOpen = ({ state }: Payment): boolean => moneyGuards.isOpen(state);

/** The columns of an order that payments need. */
export type PaidOrder = Pick<
  typeof orders.$inferSelect,
  'id' | 'number' | 'state' | 'cancelReason' | 'paymentType' | 'deliveredAt'
>;

const orderColumns = {
  id: orders.id,
  number: orders.number,
  state: orders.state,
  cancelReason: orders.cancelReason,
  paymentType: orders.paymentType,
  deliveredAt: orders.deliveredAt,
};

export interface FoundPayment {
  readonly payment: Payment;
  readonly order: PaidOrder;
}

async function findNamed(
  database: Database,
  gateways: readonly PaymentGateway[],
  gatewayPaymentId: string,
  accountId?: number,
): Promise<FoundPayment | undefined> {
  const [found] = await database
    .select({ payment: payments, order: orderColumns })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        inArray(payments.gateway, [...gateways]),
        eq(payments.gatewayPaymentId, gatewayPaymentId),
        accountId === undefined ? undefined : eq(orders.accountId, accountId),
      ),
    );
  return found;
}

/** The account's payment with the gateway's id; undefined when the account has no such payment. */
export const findOwnPayment = (
  database: Database,
  accountId: number,
  gateways: readonly PaymentGateway[],
  gatewayPaymentId: string,
): Promise<FoundPayment | undefined> => findNamed(database, gateways, gatewayPaymentId, accountId);

/** The payment with the gateway's id, of any account. */
export const findReturnedPayment = (
  database: Database,
  gateway: PaymentGateway,
  gatewayPaymentId: string,
): Promise<FoundPayment | undefined> => findNamed(database, [gateway], gatewayPaymentId);

/** The attempts of an order, oldest first. */
export function findPayments(database: Database, orderId: number): Promise<Payment[]> {
  return database.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id));
}

export async function findPayment(database: Database, id: number): Promise<Payment | undefined> {
  const [payment] = await database.select().from(payments).where(eq(payments.id, id));
  return payment;
}

/** The open attempt of an order; a unique index allows only one. */
export async function findOpenPayment(database: Database, orderId: number): Promise<Payment | undefined> {
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, [...openStates])));
  return payment;
}

export async function changePayment(database: Database, id: number, change: Partial<Payment>): Promise<void> {
  await database.update(payments).set(change).where(eq(payments.id, id));
}

/** Adds an entry to the log of a payment. */
export async function recordEvent(database: Database, event: PaymentEvent): Promise<void> {
  await database.insert(paymentEvents).values(event);
}
