import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { OrderDetail } from '#contract/entities/order.ts';
import { Money } from '#i18n/money.tsx';
import { orderStatusOf, paymentEndOf, type PaymentEnd } from '#machines/purchase/order/order-status.ts';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Card } from '#ui/card/card.tsx';
import { Outcome, type OutcomeMeaning } from '#ui/outcome/outcome.tsx';
import { belowWaiting } from '#ui/room/below-waiting.styles.ts';
import { column, columns, sideColumn } from '../order/order-columns.styles.ts';
import { OrderDocumentRows } from '../order/order-document-rows.tsx';
import { OrderHistory } from '../order/order-history.tsx';
import { OrderItemList } from '../order/order-item-list.tsx';
import { OrderMainSteps } from '../order/order-main-steps.tsx';
import { OrderQuietSteps } from '../order/order-quiet-steps.tsx';
import { OrderSentence } from '../order/order-sentence.tsx';
import { PurchaseLinks } from '../order/purchase-links.tsx';
import { TransferFacts } from '../order/transfer-facts.tsx';

interface OrderResultPanelProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly shown: OrderDetail;
}

const meanings: Readonly<Record<PaymentEnd, OutcomeMeaning>> = {
  paid: 'success',
  open: 'info',
  transfer: 'info',
  unpaid: 'warning',
  over: 'neutral',
};

/** The statuses of an order that is certainly not charged and can be paid again. */
const uncharged = ['PENDING.BANK_CARD', 'PENDING.REJECTED', 'PENDING.CANCELLED', 'PENDING.FAILED'] as const;

/** The result in a few words, and in a sentence. If nothing was charged, both begin with what is known about the money. */
function wordsOf(shown: OrderDetail) {
  const end = paymentEndOf(shown);
  const status = uncharged.find((one) => one === orderStatusOf(shown));
  const price = <Money amount={shown.price} />;
  if (status !== undefined) {
    return {
      title: <FormattedMessage id="orders.result.uncharged" />,
      text: <FormattedMessage id={`orders.result.says.${status}`} values={{ price }} />,
    };
  }
  const text = <OrderSentence order={shown} />;
  if (end === 'over') return { title: shown.state.displayName, text };
  return { title: <FormattedMessage id={`orders.result.${end}`} values={{ price }} />, text };
}

/** The result of a payment: whether it was charged, the bought items, what follows and when, and the documents. */
export function OrderResultPanel({ order, shown }: OrderResultPanelProps) {
  const intl = useIntl();
  const end = paymentEndOf(shown);
  return (
    <div className={columns} data-end={end}>
      <div className={column}>
        <Outcome
          meaning={meanings[end]}
          subject={<FormattedMessage id="order.title" values={{ number: String(shown.number) }} />}
          {...wordsOf(shown)}
        >
          <TransferFacts shown={shown} />
          <div className={belowWaiting}>
            <ButtonRow align="fill">
              <PurchaseLinks shown={shown} />
              <OrderMainSteps order={order} shown={shown} />
              {end !== 'paid' && <OrderQuietSteps order={order} shown={shown} />}
            </ButtonRow>
          </div>
        </Outcome>
        <div className={belowWaiting}>
          <OrderItemList order={shown} {...(end === 'paid' && { titleId: 'orders.result.bought' })} />
        </div>
      </div>
      <div className={cx(sideColumn, belowWaiting)}>
        <Card title={intl.formatMessage({ id: end === 'over' ? 'order.history' : 'orders.result.ahead' })}>
          <OrderHistory order={shown} sincePayment />
        </Card>
        <OrderDocumentRows order={order} shown={shown} />
      </div>
    </div>
  );
}
