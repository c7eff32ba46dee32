import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { OrderDetail } from '../../../../contract/entities/order.ts';
import type { orderMachine } from '../../../../machines/order/order.machine.ts';
import { OrderMainSteps } from './order-main-steps.tsx';
import { OrderQuietSteps } from './order-quiet-steps.tsx';

interface OrderStepsProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly shown: OrderDetail;
}

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } });

/** The actions for the order; the most likely one is first. */
export function OrderSteps(props: OrderStepsProps) {
  return (
    <div className={buttons}>
      <OrderMainSteps {...props} />
      <OrderQuietSteps {...props} />
    </div>
  );
}
