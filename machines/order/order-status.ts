import type { Order, OrderDetail } from '../../contract/entities/order.ts';

type Standing = Pick<Order, 'state' | 'price' | 'paymentType' | 'cancelReason' | 'delivered' | 'attempt'>;

function pendingOf({ paymentType, attempt }: Standing): string {
  if (attempt?.begun !== true) return `PENDING.${paymentType.name}`;
  return attempt.resumable ? 'PENDING.BEGUN' : 'PENDING.BEGUN_ELSEWHERE';
}

const cancelledOf = ({ cancelReason, price }: Standing): string =>
  cancelReason === 'UNDELIVERABLE' && price === 0 ? 'FREE' : (cancelReason ?? 'CUSTOMER');

/** Where an order stands, as the one sentence about it is named: charged or not, and what comes next. */
export function standingOf(order: Standing): string {
  const state = order.state.name;
  if (state === 'PENDING') return pendingOf(order);
  if (state === 'CANCELLED') return `CANCELLED.${cancelledOf(order)}`;
  return state === 'PAID' && order.delivered ? 'DELIVERED' : state;
}

/**
 * What of an order goes on without its person: somebody is paying, what was paid is being handed over, or money is on its
 * way back. It changes with each step; null = it stays as it is until somebody does something.
 */
export function movingOf(order: Standing & Pick<Order, 'id'>): string | null {
  const { id, state, paymentType, delivered, attempt } = order;
  const isReturning = standingOf(order) === 'CANCELLED.UNDELIVERABLE' && paymentType.name === 'BANK_CARD';
  const isDelivering = state.name === 'PAID' && !delivered;
  const isMoving = attempt !== null || isDelivering || isReturning || state.name === 'PROCESSING';
  return isMoving ? `${String(id)} ${standingOf(order)}` : null;
}

/** What goes on by itself among these orders; null = nothing. */
export function movingIn(orders: readonly (Standing & Pick<Order, 'id'>)[]): string | null {
  const moving = orders.map(movingOf).filter((one) => one !== null);
  return moving.length === 0 ? null : moving.join(', ');
}

/** What is still ahead of an order, in its order. */
export function aheadOf(order: OrderDetail): readonly ('pay' | 'deliver')[] {
  if (order.state.name === 'PENDING' || order.state.name === 'PROCESSING') return ['pay', 'deliver'];
  return standingOf(order) === 'PAID' ? ['deliver'] : [];
}
