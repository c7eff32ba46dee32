import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { OrderDetail } from '#contract/entities/order.ts';
import { Day } from '#i18n/dates.tsx';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Card } from '#ui/card/card.tsx';
import { belowWaiting } from '#ui/room/below-waiting.styles.ts';
import { InvoiceLinks } from './invoice-links.tsx';
import { TransferFacts } from './transfer-facts.tsx';

interface OrderInvoiceProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly shown: OrderDetail;
}

/** The money of a paid order that cannot be delivered is returned. */
const invoiceStatusOf = ({ state, cancelReason }: OrderDetail): string =>
  cancelReason === 'UNDELIVERABLE' ? 'RETURNED' : state.name;

/** The order's invoice, if it has one. */
export function OrderInvoice({ order, shown }: OrderInvoiceProps) {
  const intl = useIntl();
  const { invoice } = shown;
  if (invoice === null) return null;
  const { number, due } = invoice;
  return (
    <Card title={intl.formatMessage({ id: 'order.invoice' })}>
      <p>
        <FormattedMessage
          id="order.invoice.text"
          values={{ state: invoiceStatusOf(shown), number, due: <Day value={due} /> }}
        />
      </p>
      <TransferFacts shown={shown} />
      <div className={belowWaiting}>
        <ButtonRow align="fill">
          <InvoiceLinks order={order} shown={shown} />
        </ButtonRow>
      </div>
    </Card>
  );
}
