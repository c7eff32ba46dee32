import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Order } from '#contract/entities/order.ts';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { canBeCancelled, canBeSentAgain } from '#machines/purchase/order/order.view.ts';
import { Button } from '#ui/button/button.tsx';
import { OrderButton } from './order-button.tsx';

interface OrderQuietStepsProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly shown: Order;
  /** In a row of the list, the buttons have short labels; screen readers get the full names. */
  readonly isInRow?: boolean;
}

/** The rare actions with an order: sending its confirmation again, and cancelling it (ORD-02). */
export function OrderQuietSteps({ order, shown, isInRow = false }: OrderQuietStepsProps) {
  const intl = useIntl();
  const orderId = shown.id;
  const choosing = useSelector(order, (snapshot) => snapshot.matches('choosing'));
  const words = (labelId: 'orders.sendEmail' | 'orders.cancel') => ({
    labelId: isInRow ? (`${labelId}.inRow` as const) : labelId,
    name: isInRow ? intl.formatMessage({ id: labelId }) : undefined,
  });
  const cancelling = words('orders.cancel');
  return (
    <>
      {canBeSentAgain(shown) && (
        <OrderButton
          order={order}
          orderId={orderId}
          onPress={() => order.send({ type: 'sendEmail', orderId })}
          begins="sending"
          variant="quiet"
          {...words('orders.sendEmail')}
        />
      )}
      {canBeCancelled(shown) && (
        <Button
          variant="quiet"
          block="whenNarrow"
          disabled={!choosing}
          aria-label={cancelling.name}
          onClick={() => order.send({ type: 'cancelOrder', orderId })}
        >
          <FormattedMessage id={cancelling.labelId} />
        </Button>
      )}
    </>
  );
}
