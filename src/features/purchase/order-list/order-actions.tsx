import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Order } from '../../../../contract/entities/order.ts';
import type { orderMachine } from '../../../../machines/order/order.machine.ts';
import {
  canBeCancelled,
  canBePaidAgain,
  canBeSentAgain,
  payAgainLabel,
} from '../../../../machines/order/order.view.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { Button } from '../../../ui/button/button.tsx';

interface OrderActionsProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly row: Order;
}

/** The buttons of one order, depending on its state (ORD-02). */
export function OrderActions({ order, row }: OrderActionsProps) {
  const shop = useShop();
  const intl = useIntl();
  const choosing = useSelector(order, (snapshot) => snapshot.matches('choosing'));
  const sending = useSelector(order, ({ value, context }) => value === 'sending' && context.orderId === row.id);
  const payAgain = () => order.send({ type: 'payAgain', orderId: row.id, flowId: shop.newFlowId() });
  return (
    <>
      {canBePaidAgain(row) && (
        <Button variant="primary" disabled={!choosing} onClick={payAgain}>
          <FormattedMessage id={payAgainLabel(row)} />
        </Button>
      )}
      {canBeCancelled(row) && (
        <Button
          variant="quiet"
          disabled={!choosing}
          aria-label={intl.formatMessage({ id: 'orders.cancel' })}
          onClick={() => order.send({ type: 'cancelOrder', orderId: row.id })}
        >
          <FormattedMessage id="orders.cancelShort" />
        </Button>
      )}
      {canBeSentAgain(row) && (
        <Button
          variant="quiet"
          disabled={!choosing && !sending}
          loading={sending}
          onClick={() => order.send({ type: 'sendEmail', orderId: row.id })}
        >
          <FormattedMessage id="orders.sendEmail" />
        </Button>
      )}
    </>
  );
}
