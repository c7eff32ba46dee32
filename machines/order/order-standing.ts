import type { OrderDetail } from '../../contract/entities/order.ts';

type Standing = Pick<OrderDetail, 'state' | 'paymentType' | 'cancelReason' | 'history'>;

const happened = ({ history }: Pick<OrderDetail, 'history'>, kind: OrderDetail['history'][number]['kind']): boolean =>
  history.some((event) => event.kind === kind);

/** Where an order stands, as the one sentence about it is named. */
export function standingOf(order: Standing): string {
  const state = order.state.name;
  if (state === 'PENDING') return `PENDING.${order.paymentType.name}`;
  if (state === 'CANCELLED') return `CANCELLED.${order.cancelReason ?? 'CUSTOMER'}`;
  // An order of the time before histories were kept has been delivered long since.
  if (state === 'PAID') return order.history.length === 0 || happened(order, 'DELIVERED') ? 'DELIVERED' : 'PAID';
  return state;
}

/** What is still ahead of an order, in its order. */
export function aheadOf(order: Standing): readonly ('pay' | 'deliver')[] {
  if (order.state.name === 'PENDING' || order.state.name === 'PROCESSING') return ['pay', 'deliver'];
  return standingOf(order) === 'PAID' ? ['deliver'] : [];
}
