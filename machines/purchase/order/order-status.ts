import type { Order, OrderDetail } from '#contract/entities/order.ts';
import { attemptEndings } from '#contract/enumerations.ts';

type StatusFields = Pick<
  Order,
  'state' | 'price' | 'paymentType' | 'cancelReason' | 'delivered' | 'attempt' | 'lastEnding'
>;

function pendingOf({ paymentType, attempt, lastEnding }: StatusFields): string {
  if (attempt?.begun === true) return attempt.resumable ? 'PENDING.BEGUN' : 'PENDING.BEGUN_ELSEWHERE';
  // Money of an attempt whose time was over may still arrive, also after a new one was opened.
  const isTold = lastEnding !== null && (attempt === null || lastEnding === 'RUN_OUT');
  return paymentType.name === 'BANK_CARD' && isTold ? `PENDING.${lastEnding}` : `PENDING.${paymentType.name}`;
}

const cancelledOf = ({ cancelReason, price }: StatusFields): string =>
  cancelReason === 'UNDELIVERABLE' && price === 0 ? 'FREE' : (cancelReason ?? 'CUSTOMER');

/** The state of an order, as the one sentence about it is named: charged or not, and what comes next. */
export function orderStatusOf(order: StatusFields): string {
  const state = order.state.name;
  if (state === 'PENDING') return pendingOf(order);
  if (state === 'CANCELLED') return `CANCELLED.${cancelledOf(order)}`;
  return state === 'PAID' && order.delivered ? 'DELIVERED' : state;
}

/** How paying an order ended: paid, not known yet, to be paid by a transfer, not paid and payable again, or the order is over. */
export type PaymentEnd = 'paid' | 'open' | 'transfer' | 'unpaid' | 'over';

const ends: Readonly<Record<string, PaymentEnd>> = {
  PAID: 'paid',
  DELIVERED: 'paid',
  PROCESSING: 'open',
  'PENDING.BEGUN': 'open',
  'PENDING.BEGUN_ELSEWHERE': 'open',
  'PENDING.RUN_OUT': 'open',
  'PENDING.INVOICE': 'transfer',
  'PENDING.BANK_CARD': 'unpaid',
  'PENDING.REJECTED': 'unpaid',
  'PENDING.CANCELLED': 'unpaid',
  'PENDING.FAILED': 'unpaid',
  'PENDING.REVERSED': 'unpaid',
};

export const paymentEndOf = (order: StatusFields): PaymentEnd => ends[orderStatusOf(order)] ?? 'over';

/** The statuses of orders that a list tells in a few words beside the state, since the state alone would mislead. */
const noted: ReadonlySet<string> = new Set([
  'PENDING.BEGUN',
  'PENDING.BEGUN_ELSEWHERE',
  ...attemptEndings.map((ending) => `PENDING.${ending}`),
  'PAID',
  'CANCELLED.EXPIRED',
  'CANCELLED.UNDELIVERABLE',
]);

/** The status that a list tells beside the order's state; null = the state says all. */
export function orderNoteOf(order: StatusFields): string | null {
  const status = orderStatusOf(order);
  return noted.has(status) ? status : null;
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
