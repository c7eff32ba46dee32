import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Order } from '../../../../contract/entities/order.ts';
import type { orderMachine } from '../../../../machines/order/order.machine.ts';
import { canBePaidAgain, payLabel } from '../../../../machines/order/order.view.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { Button } from '../../../ui/button/button.tsx';

interface OrderActionsProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly row: Order;
  /** The filled button of this order is elsewhere on the page. */
  readonly isSecondary?: boolean;
}

/** The button of an order's row: to pay it (ORD-02). Its other actions are in the opened row. */
export function OrderActions({ order, row, isSecondary = false }: OrderActionsProps) {
  const shop = useShop();
  const choosing = useSelector(order, (snapshot) => snapshot.matches('choosing'));
  if (!canBePaidAgain(row)) return null;
  return (
    <Button
      variant={isSecondary ? 'secondary' : 'primary'}
      disabled={!choosing}
      onClick={() => order.send({ type: 'payAgain', orderId: row.id, flowId: shop.newFlowId() })}
    >
      <FormattedMessage id={payLabel(row)} />
    </Button>
  );
}
