import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Order } from '../../../../contract/entities/order.ts';
import type { orderMachine } from '../../../../machines/order/order.machine.ts';
import { canBeCancelled, canBeSentAgain } from '../../../../machines/order/order.view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { OrderButton } from './order-button.tsx';

interface OrderQuietStepsProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly shown: Order;
}

/** What is seldom done with an order: its confirmation sent again, or the order cancelled (ORD-02). */
export function OrderQuietSteps({ order, shown }: OrderQuietStepsProps) {
  const orderId = shown.id;
  const choosing = useSelector(order, (snapshot) => snapshot.matches('choosing'));
  return (
    <>
      {canBeSentAgain(shown) && (
        <OrderButton
          order={order}
          orderId={orderId}
          onPress={() => order.send({ type: 'sendEmail', orderId })}
          begins="sending"
          variant="quiet"
          labelId="orders.sendEmail"
        />
      )}
      {canBeCancelled(shown) && (
        <Button
          variant="quiet"
          block="whenNarrow"
          disabled={!choosing}
          onClick={() => order.send({ type: 'cancelOrder', orderId })}
        >
          <FormattedMessage id="orders.cancel" />
        </Button>
      )}
    </>
  );
}
