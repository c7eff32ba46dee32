import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { Order } from '#contract/entities/order.ts';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { OrderQuietSteps } from '../order/order-quiet-steps.tsx';
import { PayOrderButton } from '../order/pay-order-button.tsx';

interface OrderActionsProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly row: Order;
}

/** On narrow screens the row is a card, which shows these buttons only when it is opened. */
const whereRoomy = css({ display: { base: 'none', _roomy: 'inline-flex' } });

/** The buttons of an order's row: pay, cancel, and send the confirmation again (ORD-02, ORD-07). */
export function OrderActions({ order, row }: OrderActionsProps) {
  return (
    <>
      <PayOrderButton order={order} shown={row} />
      <span className={whereRoomy}>
        <OrderQuietSteps order={order} shown={row} isInRow />
      </span>
    </>
  );
}
