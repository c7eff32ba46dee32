import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { IfOffered } from '#common/if-offered.tsx';
import type { OrderDetail } from '#contract/entities/order.ts';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { OrderButton } from './order-button.tsx';

interface InvoiceLinksProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly shown: OrderDetail;
}

/** The links to the order's invoice, if it has one: its page and its file. */
export function InvoiceLinks({ order, shown: { id, invoice } }: InvoiceLinksProps) {
  if (invoice === null) return null;
  return (
    <IfOffered extension="invoices">
      <LinkButton href={`#/app/order-list/${String(id)}/invoice`}>
        <FormattedMessage id="order.invoice.show" />
      </LinkButton>
      <OrderButton
        order={order}
        orderId={id}
        onPress={() => order.send({ type: 'download', orderId: id, file: 'invoice' })}
        begins="invoice"
        variant="quiet"
        labelId="orders.downloadInvoice"
      />
    </IfOffered>
  );
}
