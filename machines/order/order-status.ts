import type { Order, OrderDetail } from '../../contract/entities/order.ts';

type StatusFields = Pick<Order, 'state' | 'price' | 'paymentType' | 'cancelReason' | 'delivered' | 'attempt'>;

function pendingOf({ paymentType, attempt }: StatusFields): string {
  if (attempt?.begun !== true) return `PENDING.${paymentType.name}`;
  return attempt.resumable ? 'PENDING.BEGUN' : 'PENDING.BEGUN_ELSEWHERE';
}

const cancelledOf = ({ cancelReason, price }: StatusFields): string =>
  cancelReason === 'UNDELIVERABLE' && price === 0 ? 'FREE' : (cancelReason ?? 'CUSTOMER');

/** Where an order stands, as the one sentence about it is named: charged or not, and what comes next. */
export function orderStatusOf(order: StatusFields): string {
  const state = order.state.name;
  if (state === 'PENDING') return pendingOf(order);
  if (state === 'CANCELLED') return `CANCELLED.${cancelledOf(order)}`;
  return state === 'PAID' && order.delivered ? 'DELIVERED' : state;
}

/**
 * What of an order goes on without its person: somebody is paying, what was paid is being handed over, or money is on its
 * way back. It changes with each step; null = it stays as it is until somebody does something.
 */
export function changingOf(order: StatusFields & Pick<Order, 'id'>): string | null {
  const { id, state, paymentType, delivered, attempt } = order;
  const isReturning = orderStatusOf(order) === 'CANCELLED.UNDELIVERABLE' && paymentType.name === 'BANK_CARD';
  const isDelivering = state.name === 'PAID' && !delivered;
  const isChanging = attempt !== null || isDelivering || isReturning || state.name === 'PROCESSING';
  return isChanging ? `${String(id)} ${orderStatusOf(order)}` : null;
}

/** What goes on by itself among these orders; null = nothing. */
export function changingIn(orders: readonly (StatusFields & Pick<Order, 'id'>)[]): string | null {
  const changing = orders.map(changingOf).filter((one) => one !== null);
  return changing.length === 0 ? null : changing.join(', ');
}

/** What is still ahead of an order, in its order. */
export function aheadOf(order: OrderDetail): readonly ('pay' | 'deliver')[] {
  if (order.state.name === 'PENDING' || order.state.name === 'PROCESSING') return ['pay', 'deliver'];
  return orderStatusOf(order) === 'PAID' ? ['deliver'] : [];
}
