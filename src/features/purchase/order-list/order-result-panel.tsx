import { Ban, Check, Clock, TriangleAlert, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { OrderDetail } from '#contract/entities/order.ts';
import { Money } from '#i18n/money.tsx';
import { paymentEndOf, type PaymentEnd } from '#machines/purchase/order/order-status.ts';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { InvoiceLinks } from '../order/invoice-links.tsx';
import { OrderItemList } from '../order/order-item-list.tsx';
import { OrderMainSteps } from '../order/order-main-steps.tsx';
import { OrderQuietSteps } from '../order/order-quiet-steps.tsx';
import { OrderSentence } from '../order/order-sentence.tsx';
import { TransferFacts } from '../order/transfer-facts.tsx';
import {
  closeStyles,
  headingStyles,
  headStyles,
  panelStyles,
  sentenceStyles,
  signStyles,
} from './order-result-panel.styles.ts';

interface OrderResultPanelProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly shown: OrderDetail;
  readonly onClose: () => void;
}

const signs = {
  paid: { Icon: Check, meaning: 'success' },
  open: { Icon: Clock, meaning: 'info' },
  transfer: { Icon: Clock, meaning: 'info' },
  unpaid: { Icon: TriangleAlert, meaning: 'warning' },
  over: { Icon: Ban, meaning: 'neutral' },
} as const satisfies Readonly<Record<PaymentEnd, object>>;

/** The result of a payment: the price and whether it was charged, the bought items, and the next step. */
export function OrderResultPanel({ order, shown, onClose }: OrderResultPanelProps) {
  const intl = useIntl();
  const end = paymentEndOf(shown);
  const { Icon, meaning } = signs[end];
  const steps = (
    <ButtonRow align="fill">
      <OrderMainSteps order={order} shown={shown} />
      <InvoiceLinks order={order} shown={shown} />
      {end !== 'paid' && <OrderQuietSteps order={order} shown={shown} />}
      <LinkButton href={`#/app/order-list/${String(shown.id)}`} variant="quiet">
        <FormattedMessage id="order.title" values={{ number: String(shown.number) }} />
      </LinkButton>
    </ButtonRow>
  );
  return (
    <section className={panelStyles} data-edge="" data-end={end} aria-labelledby="payment-result">
      <div className={headStyles}>
        <span className={signStyles({ meaning })}>
          <Icon aria-hidden="true" />
        </span>
        <h2 id="payment-result" className={headingStyles}>
          {end === 'over' ? (
            shown.state.displayName
          ) : (
            <FormattedMessage id={`orders.result.${end}`} values={{ price: <Money amount={shown.price} /> }} />
          )}
        </h2>
        <p className={sentenceStyles} role="status" data-testid="order-status">
          <OrderSentence order={shown} />
        </p>
      </div>
      <TransferFacts shown={shown} />
      {end !== 'paid' && steps}
      <OrderItemList order={shown} />
      {end === 'paid' && steps}
      <span className={closeStyles}>
        <IconButton label={intl.formatMessage({ id: 'orders.result.close' })} icon={<X />} onClick={onClose} />
      </span>
    </section>
  );
}
