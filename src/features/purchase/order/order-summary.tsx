import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { OrderDetail } from '#contract/entities/order.ts';
import { Moment } from '#i18n/dates.tsx';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { Card } from '#ui/card/card.tsx';
import { quietText } from '#ui/text/quiet.styles.ts';
import { OrderSentence } from './order-sentence.tsx';
import { OrderStateChip } from './order-state-chip.tsx';
import { OrderSteps } from './order-steps.tsx';

interface OrderSummaryProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly shown: OrderDetail;
}

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const sentence = css({ fontSize: 'l', lineHeight: 'tight', maxWidth: 'text' });

/** The order's state in one sentence, and its actions. */
export function OrderSummary({ order, shown }: OrderSummaryProps) {
  return (
    <Card>
      <div className={head}>
        <OrderStateChip state={shown.state} />
        <span className={quietText}>
          <Moment value={shown.issued} /> · {shown.paymentType.displayName}
        </span>
      </div>
      <p className={sentence} role="status" data-testid="order-status">
        <OrderSentence order={shown} />
      </p>
      <OrderSteps order={order} shown={shown} />
    </Card>
  );
}
