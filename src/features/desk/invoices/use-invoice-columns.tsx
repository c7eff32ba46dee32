import { FormattedMessage, useIntl } from 'react-intl';
import { Cell } from '#common/list-table/cell.tsx';
import type { DeskInvoice } from '#contract/entities/desk-invoice.ts';
import { CurrencyProvider } from '#i18n/currency.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { Column } from '#ui/table/table.types.ts';

/** The columns: the order's number (which is the variable symbol), invoice, account, due day, state, amount. */
export function useInvoiceColumns(): readonly Column<DeskInvoice>[] {
  const intl = useIntl();
  const header = (id: KeyAfter<'deskInvoices.'>) => intl.formatMessage({ id: `deskInvoices.${id}` });
  return [
    {
      id: 'orderNumber',
      header: header('order'),
      compact: 'subject',
      cell: ({ orderNumber }) => orderNumber,
    },
    {
      id: 'invoiceNumber',
      header: header('invoice'),
      compact: 'labelled',
      cell: ({ invoiceNumber }) => invoiceNumber,
    },
    { id: 'username', header: header('account'), breaks: true, compact: 'plain', cell: ({ username }) => username },
    {
      id: 'orderState',
      header: header('state'),
      compact: 'state',
      cell: ({ orderState }) => <FormattedMessage id={`orderState.${orderState}`} />,
    },
    {
      id: 'due',
      header: header('due'),
      compact: 'labelled',
      cell: ({ due }) => <Cell type="date" value={due} />,
    },
    {
      id: 'price',
      header: header('price'),
      align: 'end',
      compact: 'amount',
      cell: ({ price, currency }) => (
        <CurrencyProvider value={currency}>
          <Cell type="price" value={price} />
        </CurrencyProvider>
      ),
    },
  ];
}
