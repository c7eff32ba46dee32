import { FormattedMessage } from 'react-intl';
import type { Order } from '#contract/entities/order.ts';
import { orderNoteOf } from '#machines/purchase/order/order-status.ts';
import { StateNote } from '#ui/badge/state-note.tsx';
import { OrderStateChip } from './order-state-chip.tsx';

/** An order's state in a word; a short note is added if the word alone would mislead. */
export function OrderStateCell({ order }: { readonly order: Order }) {
  const noted = orderNoteOf(order);
  return (
    <>
      <OrderStateChip state={order.state} />
      {noted !== null && (
        <StateNote>
          <FormattedMessage id={`order.note.${noted}`} />
        </StateNote>
      )}
    </>
  );
}
