import type { SnapshotFrom } from 'xstate';
import type { Order, OrderDetail } from '#contract/entities/order.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { itemPerson } from './order-item.ts';
import type { orderMachine } from './order.machine.ts';

type Snapshot = SnapshotFrom<typeof orderMachine>;
type Payable = Pick<Order, 'state' | 'paymentType' | 'attempt'>;

/** The button is shown for PENDING orders by card (ORD-02). */
export const isPayAgainOffered = ({ state, paymentType }: Omit<Payable, 'attempt'>): boolean =>
  state.name === 'PENDING' && paymentType.name === 'BANK_CARD';

/**
 * The order can be paid now. It cannot be paid while an attempt is running that its gateway does not allow a person to
 * continue.
 */
export const canBePaidAgain = (order: Payable): boolean =>
  isPayAgainOffered(order) && order.attempt?.resumable !== false;

/**
 * The label of the button. `begun`: the person is paying at the gateway and can continue there; `payAgain`: a payment
 * was tried or is being tried.
 */
export function payLabel({ attempt, lastEnding }: Pick<Order, 'attempt' | 'lastEnding'>): MessageKey {
  if (attempt?.begun === true && attempt.resumable) return 'payment.payOn.begun';
  return lastEnding === null && attempt?.resumable !== false ? 'orders.pay' : 'orders.payAgain';
}

/** Only PENDING orders can be cancelled (ORD-02). */
export const canBeCancelled = ({ state }: Pick<Order, 'state'>): boolean => state.name === 'PENDING';

/** Only the confirmation of a PAID order can be sent again (ORD-02). */
export const canBeSentAgain = ({ state }: Pick<Order, 'state'>): boolean => state.name === 'PAID';

type Turnable = Payable & Pick<OrderDetail, 'payableBy'>;

/** The order is PENDING by card, no attempt is running, and its items may be paid by invoice. */
export const canTurnToInvoice = (order: Turnable): boolean =>
  canBePaidAgain(order) && order.attempt === null && order.payableBy.includes('INVOICE');

/** The order is PENDING by invoice, and payment by card is allowed. */
export const canTurnToCard = ({ state, paymentType, payableBy }: Turnable): boolean =>
  state.name === 'PENDING' && paymentType.name === 'INVOICE' && payableBy.includes('BANK_CARD');

/** The order is PENDING by invoice, and the invoice was issued (PAY-15). */
export const canBePaidByTransfer = ({
  state,
  paymentType,
  invoice,
}: Pick<OrderDetail, 'state' | 'paymentType' | 'invoice'>): boolean =>
  state.name === 'PENDING' && paymentType.name === 'INVOICE' && invoice !== null;

/** The order is PAID and contains a ticket whose last day can be put into a calendar. */
export const hasCalendar = ({ state, items }: Pick<Order, 'state' | 'items'>): boolean =>
  state.name === 'PAID' &&
  items.some(({ cancelled, payload }) => !cancelled && payload.ticketFareValidTo !== undefined);

/**
 * A summary of the items: the name of the first item, the number of pieces with this name, the number of all other
 * pieces, and the people.
 */
export function purchaseOf(items: Order['items']) {
  const name = items[0]?.name ?? null;
  const piecesOf = (some: Order['items']): number => some.reduce((sum, { quantity }) => sum + quantity, 0);
  const pieces = piecesOf(items.filter((item) => item.name === name));
  const people = items.map(itemPerson).filter((person) => person !== null);
  return { name, pieces, others: piecesOf(items) - pieces, people: [...new Set(people)] };
}

/** The payment flow that is running; null = none. */
export const orderPayment = (snapshot: Snapshot) =>
  snapshot.matches('paying') ? (snapshot.children.payment ?? null) : null;

/** A running action that is shown on a button of an order. */
export type OrderWork = 'turningToCard' | 'sending' | 'invoice' | 'calendar';

/** The running action; null = none. */
export function workOf({ value, context }: Snapshot): OrderWork | null {
  if (value === 'sending') return 'sending';
  if (value === 'downloading') return context.file;
  return value === 'turning' && context.paymentType === 'BANK_CARD' ? 'turningToCard' : null;
}

const problems = ['notTurned', 'notCancelled', 'notSent', 'notDownloaded'] as const;

/** The state after a failed action. The message about the failure has the same name. */
export type OrderProblem = (typeof problems)[number];

/** The data of the action on an order, shown beside the list or the page. */
export const orderView = (snapshot: Snapshot) => ({
  cancelAsked: snapshot.matches('confirmingCancel') || snapshot.matches('cancelling'),
  invoiceAsked:
    snapshot.matches('confirmingInvoice') ||
    (snapshot.matches('turning') && snapshot.context.paymentType === 'INVOICE'),
  busy: snapshot.hasTag('busy'),
  problem: problems.find((problem) => snapshot.matches(problem)) ?? null,
  canRetry: snapshot.can({ type: 'retry' }),
  failure: snapshot.context.failure,
});
