import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#contract/entities/order.ts';
import { purchaseOf } from '#machines/purchase/order/order.view.ts';
import type { Lead } from '#ui/table/table.types.ts';

/** The beginning of an order's row: the bought items, and the person they are for. */
export function useOrderLead(): Lead<Order> {
  const intl = useIntl();
  return {
    header: intl.formatMessage({ id: 'orders.bought' }),
    cell: ({ items, number }) => {
      const { name, pieces, others } = purchaseOf(items);
      if (name === null) return <FormattedMessage id="order.title" values={{ number: String(number) }} />;
      return <FormattedMessage id="orders.purchase" values={{ name, pieces, others }} />;
    },
    detail: ({ items }) => intl.formatList(purchaseOf(items).people),
  };
}
