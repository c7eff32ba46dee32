import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { Order } from '../../../../contract/entities/order.ts';
import { orderStatusOf } from '../../../../machines/order/order-status.ts';
import { OrderStateChip } from './order-state-chip.tsx';

const cell = css({ maxWidth: '[22rem]' });
const sentence = css({ display: 'block', marginTop: '1', color: 'inkSoft', fontSize: 's', lineHeight: 'tight' });

/** An order's state in a word, and in a sentence: whether money was charged, and what happens next. */
export function OrderStateCell({ order }: { readonly order: Order }) {
  return (
    <div className={cell}>
      <OrderStateChip state={order.state} />
      <span className={sentence}>
        <FormattedMessage id={`order.says.${orderStatusOf(order)}`} />
      </span>
    </div>
  );
}
