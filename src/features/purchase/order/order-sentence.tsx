import { FormattedMessage } from 'react-intl';
import type { Order } from '#contract/entities/order.ts';
import { orderStatusOf } from '#machines/purchase/order/order-status.ts';
import { purchaseKindOf } from '#rules/purchase-kind.ts';

/** The state of an order, in a sentence: charged or not, what was bought and what comes next. */
export const OrderSentence = ({ order }: { readonly order: Order }) => (
  <FormattedMessage id={`order.says.${orderStatusOf(order)}`} values={{ bought: purchaseKindOf(order.items) }} />
);
