import type { UnpaidFee } from '#contract/entities/card-application.ts';
import { waitsForFee } from '#rules/card-application-progress.ts';
import { isFeeOf } from '../../applications/records/is-fee-of.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, gt, inArray, sql } from '../../platform/db/orm.ts';
import { cartItems, customerAccounts, fees, orderItems, orders } from '../../platform/db/schema.ts';
import type { cardApplications } from '../../platform/db/schema.ts';

type Application = Pick<
  typeof cardApplications.$inferSelect,
  'id' | 'accountId' | 'state' | 'carrierType' | 'paid' | 'cardForFree'
>;

interface Filed extends Pick<Application, 'id'> {
  readonly accountId: number;
}

/** The newest order with the fee that is paid or can still be paid; null = there is none. */
async function findOrder(database: Database, { id, accountId }: Filed): Promise<number | null> {
  const [found] = await database
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(orders.accountId, accountId),
        inArray(orders.state, ['PENDING', 'PROCESSING', 'PAID']),
        isFeeOf(orderItems, id),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1);
  return found?.id ?? null;
}

/** Whether the fee is in the account's cart, and the cart has not expired. */
async function isInCart(database: Database, { id, accountId }: Filed, now: Date): Promise<boolean> {
  const [found] = await database
    .select({ found: sql`true` })
    .from(cartItems)
    .innerJoin(customerAccounts, eq(customerAccounts.id, cartItems.accountId))
    .where(and(eq(cartItems.accountId, accountId), isFeeOf(cartItems, id), gt(customerAccounts.cartExpiresAt, now)))
    .limit(1);
  return found !== undefined;
}

/**
 * The unpaid fee of an application, and the cart or order that contains it; null = the application does not wait for a
 * fee.
 */
export async function readUnpaidFee(
  database: Database,
  application: Application,
  now: Date,
): Promise<UnpaidFee | null> {
  const { id, accountId } = application;
  // The fee of an application that was filed at a counter is paid there.
  if (accountId === null || !waitsForFee(application)) return null;
  const filed = { id, accountId };
  const [fee] = await database
    .select({ feeId: fees.id, price: fees.price })
    .from(fees)
    .where(eq(fees.code, 'CARD_ISSUE'));
  if (fee === undefined) return null;
  const orderId = await findOrder(database, filed);
  if (orderId !== null) return { ...fee, place: 'ORDER', orderId };
  return { ...fee, place: (await isInCart(database, filed, now)) ? 'CART' : 'NOWHERE', orderId: null };
}
