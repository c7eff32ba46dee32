import { Download, FileText, Mail, ReceiptText } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { useShop } from '#common/shop-context.tsx';
import type { OrderDetail } from '#contract/entities/order.ts';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { canBeSentAgain } from '#machines/purchase/order/order.view.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { RowContent } from '#ui/row-list/row-content.tsx';
import { RowList } from '#ui/row-list/row-list.tsx';
import { OrderButton } from './order-button.tsx';

interface OrderDocumentRowsProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly shown: OrderDetail;
}

/** The documents of an order: its invoice, its confirmation by mail, and its page. */
export function OrderDocumentRows({ order, shown }: OrderDocumentRowsProps) {
  const intl = useIntl();
  const { id: orderId, number, invoice } = shown;
  const hasInvoice = useShop().offers('invoices') && invoice !== null;
  const address = `#/app/order-list/${String(orderId)}`;
  return (
    <RowList title={intl.formatMessage({ id: 'orders.result.documents' })} titleShown>
      {hasInvoice && (
        <li>
          <LinkButton href={`${address}/invoice`} variant="row">
            <RowContent icon={<FileText aria-hidden="true" />}>
              <FormattedMessage id="order.invoice.show" />
            </RowContent>
          </LinkButton>
        </li>
      )}
      {hasInvoice && (
        <li>
          <OrderButton
            order={order}
            orderId={orderId}
            onPress={() => order.send({ type: 'download', orderId, file: 'invoice' })}
            begins="invoice"
            labelId="orders.downloadInvoice"
            rowIcon={<Download aria-hidden="true" />}
          />
        </li>
      )}
      {canBeSentAgain(shown) && (
        <li>
          <OrderButton
            order={order}
            orderId={orderId}
            onPress={() => order.send({ type: 'sendEmail', orderId })}
            begins="sending"
            labelId="orders.sendEmail"
            rowIcon={<Mail aria-hidden="true" />}
          />
        </li>
      )}
      <li>
        <LinkButton href={address} variant="row">
          <RowContent icon={<ReceiptText aria-hidden="true" />}>
            <FormattedMessage id="order.title" values={{ number: String(number) }} />
          </RowContent>
        </LinkButton>
      </li>
    </RowList>
  );
}
