import type { ActorRefFrom } from 'xstate';
import type { OrderDetail } from '#contract/entities/order.ts';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { OrderMainSteps } from './order-main-steps.tsx';
import { OrderQuietSteps } from './order-quiet-steps.tsx';

interface OrderStepsProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly shown: OrderDetail;
}

/** The actions for the order; the most likely action is first. */
export function OrderSteps(props: OrderStepsProps) {
  return (
    <ButtonRow align="fill">
      <OrderMainSteps {...props} />
      <OrderQuietSteps {...props} />
    </ButtonRow>
  );
}
