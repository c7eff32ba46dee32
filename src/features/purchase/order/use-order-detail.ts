import { useSelector } from '@xstate/react';
import { usePolling } from '#common/polling/use-polling.ts';
import { useFlow } from '#common/use-flow.ts';
import { changingOf } from '#machines/purchase/order/order-status.ts';
import { provideOrderDetail } from './order.actors.ts';

/**
 * An order with its details. It is fetched again while the order can still change without an action of the person
 * (ORD-06).
 */
export function useOrderDetail(orderId: string) {
  const resource = useFlow((shop) => provideOrderDetail(shop, orderId));
  const refresh = () => resource.send({ type: 'refresh' });
  const value = useSelector(resource, ({ context }) => context.value);
  usePolling(value, value === null ? null : changingOf(value), refresh);
  const missing = useSelector(resource, (snapshot) => snapshot.matches('missing'));
  return { resource, value, missing };
}
