import type { Order } from '#contract/entities/order.ts';
import { attemptEndings } from '#contract/enumerations.ts';
import type { AttemptEnding, CancelReason, OrderState, PaymentType } from '#contract/enumerations.ts';
import { unknownName, type UnknownName } from '#contract/values.ts';

type StatusFields = Pick<
  Order,
  'state' | 'price' | 'paymentType' | 'cancelReason' | 'delivered' | 'attempt' | 'lastEnding'
>;

type PendingStatus = `PENDING.${'BEGUN' | 'BEGUN_ELSEWHERE' | AttemptEnding | PaymentType}`;
type CancelledStatus = `CANCELLED.${'FREE' | CancelReason}`;

/** The status of an order: the name of the sentence that says whether money was charged and what happens next. */
export type OrderStatus =
  | PendingStatus
  | CancelledStatus
  | 'DELIVERED'
  | UnknownName
  | Exclude<OrderState, 'PENDING' | 'CANCELLED'>;

function pendingOf({ paymentType, attempt, lastEnding }: StatusFields): PendingStatus | UnknownName {
  if (attempt?.begun === true) return attempt.resumable ? 'PENDING.BEGUN' : 'PENDING.BEGUN_ELSEWHERE';
  if (paymentType.name === unknownName) return unknownName;
  // Money of an attempt that has run out of time may still arrive, even after a new attempt was opened.
  const isEndingShown = lastEnding !== null && (attempt === null || lastEnding === 'RUN_OUT');
  return paymentType.name === 'BANK_CARD' && isEndingShown ? `PENDING.${lastEnding}` : `PENDING.${paymentType.name}`;
}

const cancelledOf = ({ cancelReason, price }: StatusFields): CancelledStatus =>
  `CANCELLED.${cancelReason === 'UNDELIVERABLE' && price === 0 ? 'FREE' : (cancelReason ?? 'CUSTOMER')}`;

export function orderStatusOf(order: StatusFields): OrderStatus {
  const state = order.state.name;
  if (state === 'PENDING') return pendingOf(order);
  if (state === 'CANCELLED') return cancelledOf(order);
  return state === 'PAID' && order.delivered ? 'DELIVERED' : state;
}

/**
 * The result of paying an order. `open`: not known yet; `transfer`: to be paid by bank transfer; `unpaid`: can be paid
 * again; `over`: the order has ended.
 */
export type PaymentEnd = 'paid' | 'open' | 'transfer' | 'unpaid' | 'over';

const endOfStatus: Readonly<Partial<Record<OrderStatus, PaymentEnd>>> = {
  PAID: 'paid',
  DELIVERED: 'paid',
  PROCESSING: 'open',
  UNKNOWN: 'open',
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

export const paymentEndOf = (order: StatusFields): PaymentEnd => endOfStatus[orderStatusOf(order)] ?? 'over';

/** The statuses of orders that a list shows in a few words beside the state, because the state alone would mislead. */
const shownInLists = [
  'PENDING.BEGUN',
  'PENDING.BEGUN_ELSEWHERE',
  ...attemptEndings.map((ending) => `PENDING.${ending}` as const),
  'PAID',
  'CANCELLED.EXPIRED',
  'CANCELLED.UNDELIVERABLE',
] as const satisfies readonly OrderStatus[];

/** The status that a list shows beside the order's state; null = the state alone is enough. */
export function orderNoteOf(order: StatusFields): (typeof shownInLists)[number] | null {
  const status = orderStatusOf(order);
  return shownInLists.find((shown) => shown === status) ?? null;
}

/**
 * A text that changes with each step of an order that changes by itself: somebody is paying, a paid order is being
 * delivered, or money is being refunded. Null = the order changes only if somebody acts.
 */
export function changingOf(order: StatusFields & Pick<Order, 'id'>): string | null {
  const { id, state, paymentType, delivered, attempt } = order;
  const isReturning = orderStatusOf(order) === 'CANCELLED.UNDELIVERABLE' && paymentType.name === 'BANK_CARD';
  const isDelivering = state.name === 'PAID' && !delivered;
  const isChanging = attempt !== null || isDelivering || isReturning || state.name === 'PROCESSING';
  return isChanging ? `${String(id)} ${orderStatusOf(order)}` : null;
}

/** Like {@link changingOf}, for a list of orders; null = every order changes only if somebody acts. */
export function changingIn(orders: readonly (StatusFields & Pick<Order, 'id'>)[]): string | null {
  const changing = orders.map(changingOf).filter((one) => one !== null);
  return changing.length === 0 ? null : changing.join(', ');
}
