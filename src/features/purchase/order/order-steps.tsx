import type { ActorRefFrom } from 'xstate';
import type { OrderDetail } from '../../../../contract/entities/order.ts';
import type { orderMachine } from '../../../../machines/order/order.machine.ts';
import { OrderMainSteps } from './order-main-steps.tsx';
import { OrderQuietSteps } from './order-quiet-steps.tsx';
import { stepsStyles } from './steps.styles.ts';

interface OrderStepsProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly shown: OrderDetail;
}

/** The actions for the order; the most likely one is first. */
export function OrderSteps(props: OrderStepsProps) {
  return (
    <div className={stepsStyles}>
      <OrderMainSteps {...props} />
      <OrderQuietSteps {...props} />
    </div>
  );
}
