import type { DeliveryObstacle } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Services } from '../../platform/services/services.ts';
import type { OrderRow } from '../../purchase/order-records/order-row.ts';
import { findObstacle } from './find-obstacle.ts';

interface Asked {
  /** A database connection or a transaction. */
  readonly database: Database;
  readonly services: Services;
  readonly today: string;
}

/** Why a pending order could not be delivered if it were paid now; null if it could, or if the order is not pending. */
export async function findPaymentObstacle(
  { database, services, today }: Asked,
  { id, state }: Pick<OrderRow, 'id' | 'state'>,
): Promise<DeliveryObstacle | null> {
  if (state !== 'PENDING') return null;
  const maxAmount = await services.settings.number(database, 'E_WALLET_MAX_AMOUNT');
  return findObstacle(database, id, { today, isLate: false, maxAmount });
}

/**
 * Refuses the payment of an order that cannot be delivered (PAY-07). Throws ApiError ORDER_NOT_DELIVERABLE; `reason` in
 * its metadata is the delivery obstacle.
 */
export async function refuseUndeliverable(asked: Asked, order: Pick<OrderRow, 'id' | 'state'>): Promise<void> {
  const reason = await findPaymentObstacle(asked, order);
  if (reason !== null) throw new ApiError('ORDER_NOT_DELIVERABLE', { metadata: { reason } });
}
