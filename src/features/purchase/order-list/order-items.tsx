import { FormattedMessage, useIntl } from 'react-intl';
import { Cell } from '#common/list-table/cell.tsx';
import { SmallTable } from '#common/list-table/small-table.tsx';
import type { OrderItem } from '#contract/entities/order.ts';
import { itemCardNumber, itemPerson } from '#machines/purchase/order/order-item.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { Column } from '#ui/table/table.types.ts';

/** The items of an order (ORD-01). */
export function OrderItems({ items }: { readonly items: readonly OrderItem[] }) {
  const intl = useIntl();
  const header = (id: KeyAfter<'orders.item.'>) => intl.formatMessage({ id: `orders.item.${id}` });
  const columns: readonly Column<OrderItem>[] = [
    { id: 'name', header: header('name'), cell: ({ name }) => name, breaks: true },
    {
      id: 'price',
      header: header('price'),
      align: 'end',
      cell: ({ price }) => <Cell type="price" value={price} />,
    },
    {
      id: 'quantity',
      header: header('quantity'),
      align: 'end',
      cell: (item) => <Cell type="number" value={item.quantity} />,
    },
    {
      id: 'totalPrice',
      header: header('totalPrice'),
      align: 'end',
      cell: (item) => <Cell type="price" value={item.totalPrice} />,
    },
    {
      id: 'cardNumber',
      header: header('cardNumber'),
      cell: (item) => <Cell type="cardNumber" value={itemCardNumber(item)} />,
    },
    {
      id: 'customerFullName',
      header: header('customerFullName'),
      cell: (item) => itemPerson(item) ?? '–',
      breaks: true,
    },
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
