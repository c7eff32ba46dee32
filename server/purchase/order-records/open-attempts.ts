import type { Order } from '#contract/entities/order.ts';
import type { Sent } from '#contract/values.ts';
import { openStates } from '#rules/money-guards.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, inArray } from '../../platform/db/orm.ts';
import { payments } from '../../platform/db/schema.ts';
import { gatewayModule } from '../gateways/gateway-modules.ts';
import type { OrderRow } from './order-row.ts';

/** For each id of a pending order: its open payment attempt. Runs no query when no order is pending. */
export async function readOpenAttempts(
  database: Database,
  rows: readonly Pick<OrderRow, 'id' | 'state'>[],
): Promise<ReadonlyMap<number, NonNullable<Sent<typeof Order>['attempt']>>> {
  const pending = rows.filter(({ state }) => state === 'PENDING').map(({ id }) => id);
  if (pending.length === 0) return new Map();
  const open = await database
    .select({ orderId: payments.orderId, gateway: payments.gateway, state: payments.state })
    .from(payments)
    .where(and(inArray(payments.orderId, pending), inArray(payments.state, [...openStates])));
  return new Map(
    open.map(({ orderId, gateway, state }) => {
      const begun = state === 'IN_PROGRESS';
      return [orderId, { begun, resumable: !begun || gatewayModule(gateway).resumesBegun }];
    }),
  );
}
