import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { useShop } from '#common/shop-context.tsx';
import type { Order } from '#contract/entities/order.ts';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { canBePaidAgain, isPayAgainOffered, payLabel } from '#machines/purchase/order/order.view.ts';
import { Button } from '#ui/button/button.tsx';

interface PayOrderButtonProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly shown: Order;
  readonly block?: 'whenNarrow';
}

/**
 * Pays an order by card. If that is not possible now, the button's title says why, and so does a text on the page
 * (ORD-02).
 */
export function PayOrderButton({ order, shown, block }: PayOrderButtonProps) {
  const shop = useShop();
  const intl = useIntl();
  const choosing = useSelector(order, (snapshot) => snapshot.matches('choosing'));
  if (!isPayAgainOffered(shown)) return null;
  const isPossible = canBePaidAgain(shown);
  return (
    <Button
      variant="primary"
      {...(block !== undefined && { block })}
      disabled={isPossible && !choosing}
      unavailable={!isPossible}
      title={isPossible ? undefined : intl.formatMessage({ id: 'orders.payLater' })}
      onClick={() => order.send({ type: 'payAgain', orderId: shown.id, flowId: shop.newFlowId() })}
    >
      <FormattedMessage id={payLabel(shown)} />
    </Button>
  );
}
