import { FormattedMessage } from 'react-intl';
import type { Order } from '#contract/entities/order.ts';
import { orderStatusOf } from '#machines/purchase/order/order-status.ts';
import { purchaseKindOf } from '#rules/purchase-kind.ts';

/** The state of an order in a sentence: whether it was charged, the bought items and the next step. */
export const OrderSentence = ({ order }: { readonly order: Order }) => (
  <FormattedMessage id={`order.says.${orderStatusOf(order)}`} values={{ bought: purchaseKindOf(order.items) }} />
);
