import type { ReclamationFee } from '#contract/entities/reclamation.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq, gt, inArray } from '../../platform/db/orm.ts';
import { cartItems, customerAccounts, orderItems, orders } from '../../platform/db/schema.ts';
import type { reclamations } from '../../platform/db/schema.ts';
import { isFeeOfReclamation, reclamationNumberOf } from './is-fee-of-reclamation.ts';

type FeeRow = Pick<typeof reclamations.$inferSelect, 'reclamationNumber' | 'fee' | 'paid'>;

/** For each number of a reclamation: the newest order that contains its fee and is paid or can still be paid. */
async function ordersOf(database: Database, accountId: number, numbers: readonly string[]) {
  const rows = await database
    .select({ number: reclamationNumberOf(orderItems), orderId: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(orders.accountId, accountId),
        inArray(orders.state, ['PENDING', 'PROCESSING', 'PAID']),
        isFeeOfReclamation(orderItems, numbers),
      ),
    )
    .orderBy(asc(orders.id));
  return new Map(rows.map(({ number, orderId }) => [number, orderId]));
}

/** The numbers of the reclamations whose fees are in the cart, if the cart has not expired. */
async function inCart(database: Database, accountId: number, numbers: readonly string[], now: Date) {
  const rows = await database
    .select({ number: reclamationNumberOf(cartItems) })
    .from(cartItems)
    .innerJoin(customerAccounts, eq(customerAccounts.id, cartItems.accountId))
    .where(
      and(
        eq(cartItems.accountId, accountId),
        isFeeOfReclamation(cartItems, numbers),
        gt(customerAccounts.cartExpiresAt, now),
      ),
    );
  return new Set(rows.map(({ number }) => number));
}

/** For each number of a reclamation with a fee: the fee, and the cart or order that contains it. */
export async function readFeePlaces(
  database: Database,
  accountId: number,
  rows: readonly FeeRow[],
  now: Date,
): Promise<ReadonlyMap<string, ReclamationFee>> {
  const charged = rows.filter(({ fee }) => fee !== null);
  const numbers = charged.map(({ reclamationNumber }) => reclamationNumber);
  if (numbers.length === 0) return new Map();
  const ordered = await ordersOf(database, accountId, numbers);
  const held = await inCart(database, accountId, numbers, now);
  return new Map(
    charged.map(({ reclamationNumber, fee, paid }) => {
      const orderId = ordered.get(reclamationNumber) ?? null;
      const unordered = held.has(reclamationNumber) ? 'CART' : 'NOWHERE';
      const unpaid = orderId === null ? unordered : 'ORDER';
      return [reclamationNumber, { price: fee ?? 0, place: paid === null ? unpaid : 'PAID', orderId }];
    }),
  );
}
