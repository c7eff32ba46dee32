import type { OrderEvent } from '#contract/entities/order.ts';
import type { Database } from '../../platform/db/database.ts';
import { asc, inArray } from '../../platform/db/orm.ts';
import { orderEvents } from '../../platform/db/schema.ts';
import { runOut } from './attempt-endings.ts';

/** The values in a line's detail that customers may see. The gateways' codes are not shown to them. */
const shownDetails = new Set(['paymentType', 'outcome', 'mail', 'number']);

/**
 * An attempt that was given up has the outcome `runOut`: the line does not say that the payment was rejected, because
 * nobody has declined it.
 */
const shownDetail = (detail: Readonly<Record<string, string>>): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(detail).filter(([name]) => shownDetails.has(name))),
  ...(detail['reason'] === runOut ? { outcome: runOut } : {}),
});

/** For each order id: the history of the order, oldest line first. */
export async function readHistories(
  database: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderEvent[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .select({ orderId: orderEvents.orderId, kind: orderEvents.kind, at: orderEvents.at, detail: orderEvents.detail })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.id));
  const histories = new Map<number, OrderEvent[]>(orderIds.map((id) => [id, []]));
  for (const { orderId, kind, at, detail } of rows)
    histories.get(orderId)?.push({ kind, at: at.toISOString(), detail: shownDetail(detail) });
  return histories;
}
