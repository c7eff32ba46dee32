import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { Order } from '../../../../contract/entities/order.ts';
import { orderNoteOf } from '../../../../machines/order/order-status.ts';
import { OrderStateChip } from './order-state-chip.tsx';

const note = css({ display: 'block', marginTop: '1', color: 'inkSoft', fontSize: 's', lineHeight: 'tight' });

/** An order's state in a word, and a few words more where the state alone would mislead. */
export function OrderStateCell({ order }: { readonly order: Order }) {
  const noted = orderNoteOf(order);
  return (
    <>
      <OrderStateChip state={order.state} />
      {noted !== null && (
        <span className={note}>
          <FormattedMessage id={`order.note.${noted}`} />
        </span>
      )}
    </>
  );
}
