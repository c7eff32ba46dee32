import { useIntl } from 'react-intl';
import { Cell } from '#common/list-table/cell.tsx';
import type { Order } from '#contract/entities/order.ts';
import { CurrencyProvider } from '#i18n/currency.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { Column } from '#ui/table/table.types.ts';
import { OrderStateCell } from '../order/order-state-cell.tsx';

/** The columns: number, state, time of issue, price, payment type. */
export function useOrderColumns(): readonly Column<Order>[] {
  const intl = useIntl();
  const header = (id: KeyAfter<'orders.'>) => intl.formatMessage({ id: `orders.${id}` });
  return [
    { id: 'number', header: header('number'), place: 'code', cell: ({ number }) => number },
    {
      id: 'state',
      header: header('state'),
      place: 'state',
      cell: (order) => <OrderStateCell order={order} />,
    },
    {
      id: 'issued',
      header: header('issued'),
      place: 'when',
      cell: ({ issued }) => <Cell type="dateTime" value={issued} />,
    },
    {
      id: 'price',
      header: header('price'),
      place: 'amount',
      align: 'end',
      cell: ({ price, currency }) => (
        <CurrencyProvider value={currency}>
          <Cell type="price" value={price} />
        </CurrencyProvider>
      ),
    },
    {
      id: 'paymentType',
      header: header('paymentType'),
      place: 'kind',
      cell: ({ paymentType }) => paymentType.displayName,
    },
  ];
}
