import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { ResourceView } from '#common/resource/resource-view.tsx';
import type { OrderDetail } from '#contract/entities/order.ts';
import { CurrencyProvider } from '#i18n/currency.ts';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { useOrderDetail } from '../order/use-order-detail.ts';
import { OrderResultPanel } from './order-result-panel.tsx';

interface OrderResultProps {
  readonly orderId: string;
  readonly order: ActorRefFrom<typeof orderMachine>;
  /** How often an action on this page has changed the orders. */
  readonly changes: number;
  readonly onClose: () => void;
}

/**
 * The result of paying an order. It is shown above the list, to which the gateway returns the person (PAY-13). Nothing
 * is shown if the account does not have this order.
 */
export function OrderResult({ orderId, order, changes, onClose }: OrderResultProps) {
  const { resource, missing } = useOrderDetail(orderId);
  useEffect(() => {
    if (changes > 0) resource.send({ type: 'refresh' });
  }, [changes, resource]);
  if (missing) return null;
  return (
    <ResourceView<OrderDetail> resource={resource} area="order" errorArea="orders" wayOn={null}>
      {(shown) => (
        <CurrencyProvider value={shown.currency}>
          <OrderResultPanel order={order} shown={shown} onClose={onClose} />
        </CurrencyProvider>
      )}
    </ResourceView>
  );
}
