import { attemptEndings } from '#contract/enumerations.ts';
import type { AttemptEnding } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq, inArray } from '../../platform/db/orm.ts';
import { orderEvents } from '../../platform/db/schema.ts';
import type { OrderRow } from './order-row.ts';

/**
 * The reason in the history line of an attempt that was given up: the gateway still reported it as open after its time.
 */
export const runOut = 'RUN_OUT';

/** How an attempt ended, read from the detail of its history line; undefined if it paid the order. */
export const endingOf = (detail: Readonly<Record<string, string>>): AttemptEnding | undefined =>
  detail['reason'] === runOut ? runOut : attemptEndings.find((ending) => ending === detail['outcome']);

/** For each id of a pending order: how its last attempt ended. Runs no query when no order is pending. */
export async function readLastEndings(
  database: Database,
  rows: readonly Pick<OrderRow, 'id' | 'state'>[],
): Promise<ReadonlyMap<number, AttemptEnding>> {
  const pending = rows.filter(({ state }) => state === 'PENDING').map(({ id }) => id);
  if (pending.length === 0) return new Map();
  const lines = await database
    .select({ orderId: orderEvents.orderId, detail: orderEvents.detail })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, pending), eq(orderEvents.kind, 'ATTEMPT_ENDED')))
    .orderBy(asc(orderEvents.id));
  const last = new Map<number, AttemptEnding>();
  for (const { orderId, detail } of lines) {
    const ending = endingOf(detail);
    // Money of an attempt that was given up may still arrive, so later attempts do not replace it.
    if (ending !== undefined && last.get(orderId) !== runOut) last.set(orderId, ending);
  }
  return last;
}
