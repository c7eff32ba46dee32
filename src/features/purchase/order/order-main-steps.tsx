import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { useShop } from '#common/shop-context.tsx';
import type { OrderDetail } from '#contract/entities/order.ts';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { canTurnToCard, canTurnToInvoice, hasCalendar } from '#machines/purchase/order/order.view.ts';
import { Button } from '#ui/button/button.tsx';
import { OrderButton } from './order-button.tsx';
import { PayOrderButton } from './pay-order-button.tsx';

interface OrderMainStepsProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly shown: OrderDetail;
}

/** The most frequent next steps: paying an order, or adding its tickets to a calendar. */
export function OrderMainSteps({ order, shown }: OrderMainStepsProps) {
  const shop = useShop();
  const orderId = shown.id;
  const choosing = useSelector(order, (snapshot) => snapshot.matches('choosing'));
  return (
    <>
      <PayOrderButton order={order} shown={shown} block="whenNarrow" />
      {shop.offers('invoices') && canTurnToCard(shown) && (
        <OrderButton
          order={order}
          orderId={orderId}
          onPress={() => order.send({ type: 'payByCard', orderId, flowId: shop.newFlowId() })}
          begins="turningToCard"
          labelId="orders.payByCard"
        />
      )}
      {shop.offers('invoices') && canTurnToInvoice(shown) && (
        <Button block="whenNarrow" disabled={!choosing} onClick={() => order.send({ type: 'payByInvoice', orderId })}>
          <FormattedMessage id="orders.payByInvoice" />
        </Button>
      )}
      {shop.offers('calendars') && hasCalendar(shown) && (
        <OrderButton
          order={order}
          orderId={orderId}
          onPress={() => order.send({ type: 'download', orderId, file: 'calendar' })}
          begins="calendar"
          labelId="orders.downloadCalendar"
        />
      )}
    </>
  );
}
