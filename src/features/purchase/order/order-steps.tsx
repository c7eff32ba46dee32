import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { OrderDetail } from '../../../../contract/entities/order.ts';
import type { orderMachine } from '../../../../machines/order/order.machine.ts';
import {
  canBeCancelled,
  canBePaidAgain,
  canBeSentAgain,
  canTurnToCard,
  canTurnToInvoice,
  hasCalendar,
  payAgainLabel,
} from '../../../../machines/order/order.view.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { OrderButton } from './order-button.tsx';

interface OrderStepsProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly shown: OrderDetail;
}

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } });

/** The actions for the order; the most likely one is first. */
export function OrderSteps({ order, shown }: OrderStepsProps) {
  const shop = useShop();
  const orderId = shown.id;
  const choosing = useSelector(order, (snapshot) => snapshot.matches('choosing'));
  return (
    <div className={buttons}>
      {canBePaidAgain(shown) && (
        <Button
          variant="primary"
          block="whenNarrow"
          disabled={!choosing}
          onClick={() => order.send({ type: 'payAgain', orderId, flowId: shop.newFlowId() })}
        >
          <FormattedMessage id={payAgainLabel(shown)} />
        </Button>
      )}
      {canTurnToCard(shown) && (
        <OrderButton
          order={order}
          onPress={() => order.send({ type: 'payByCard', orderId, flowId: shop.newFlowId() })}
          begins="turningToCard"
          variant="primary"
          labelId="orders.payByCard"
        />
      )}
      {canTurnToInvoice(shown) && (
        <Button block="whenNarrow" disabled={!choosing} onClick={() => order.send({ type: 'payByInvoice', orderId })}>
          <FormattedMessage id="orders.payByInvoice" />
        </Button>
      )}
      {hasCalendar(shown) && (
        <OrderButton
          order={order}
          onPress={() => order.send({ type: 'download', orderId, file: 'calendar' })}
          begins="calendar"
          labelId="orders.downloadCalendar"
        />
      )}
      {canBeSentAgain(shown) && (
        <OrderButton
          order={order}
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
    </div>
  );
}
