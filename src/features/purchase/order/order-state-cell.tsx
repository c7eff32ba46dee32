import { FormattedMessage } from 'react-intl';
import { css, cx } from 'styled-system/css';
import type { Order } from '../../../../contract/entities/order.ts';
import { orderNoteOf } from '../../../../machines/order/order-status.ts';
import { quietText } from '../../../ui/text/quiet.styles.ts';
import { OrderStateChip } from './order-state-chip.tsx';

const note = cx(quietText, css({ display: 'block', marginTop: '1', lineHeight: 'tight' }));

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
