import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { Order } from '../../../../contract/entities/order.ts';
import { orderStatusOf } from '../../../../machines/order/order-status.ts';
import { CurrencyProvider } from '../../../i18n/currency.ts';
import { OrderItems } from './order-items.tsx';

const sentence = css({ maxWidth: 'text', marginBottom: '3' });

/** An opened row: the order's state in a sentence, and its items (ORD-01, ORD-06). */
export function OrderOpened({ order }: { readonly order: Order }) {
  return (
    <CurrencyProvider value={order.currency}>
      <p className={sentence}>
        <FormattedMessage id={`order.says.${orderStatusOf(order)}`} />
      </p>
      <OrderItems items={order.items} />
    </CurrencyProvider>
  );
}
