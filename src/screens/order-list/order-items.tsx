import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderItem } from '../../../contract/entities/order.ts';
import { formatCardNumber } from '../../../rules/card-number.ts';
import { SmallTable } from '../../app/list-table/small-table.tsx';
import { NoWrap } from '../../app/list-table/no-wrap.tsx';
import { Money } from '../../i18n/money.tsx';
import type { Column } from '../../ui/table/table.types.ts';

/** What an order consists of (ORD-01). */
export function OrderItems({ items }: { readonly items: readonly OrderItem[] }) {
  const intl = useIntl();
  const header = (id: string) => intl.formatMessage({ id: `orders.item.${id}` });
  const columns: readonly Column<OrderItem>[] = [
    { id: 'name', header: header('name'), cell: ({ name }) => name },
    {
      id: 'price',
      header: header('price'),
      align: 'end',
      cell: ({ price }) => (
        <NoWrap>
          <Money amount={price} />
        </NoWrap>
      ),
    },
    { id: 'quantity', header: header('quantity'), align: 'end', cell: ({ quantity }) => quantity },
    {
      id: 'totalPrice',
      header: header('totalPrice'),
      align: 'end',
      cell: (item) => (
        <NoWrap>
          <Money amount={item.totalPrice} />
        </NoWrap>
      ),
    },
    {
      id: 'cardNumber',
      header: header('cardNumber'),
      cell: ({ cardNumber }) => (cardNumber === null ? '–' : <NoWrap>{formatCardNumber(cardNumber)}</NoWrap>),
    },
    { id: 'customerFullName', header: header('customerFullName'), cell: (item) => item.customerFullName ?? '–' },
  ];
  return (
    <SmallTable
      caption={header('caption')}
      columns={columns}
      rows={items}
      rowId={({ id }) => String(id)}
      empty={<FormattedMessage id="orders.item.none" />}
    />
  );
}
