import type { SnapshotFrom } from 'xstate';
import type { Order, OrderDetail } from '#contract/entities/order.ts';
import type { orderMachine } from './order.machine.ts';

type Snapshot = SnapshotFrom<typeof orderMachine>;
type Payable = Pick<Order, 'state' | 'paymentType' | 'attempt'>;

/** PENDING and by card (ORD-02). */
export const isPayAgainOffered = ({ state, paymentType }: Omit<Payable, 'attempt'>): boolean =>
  state.name === 'PENDING' && paymentType.name === 'BANK_CARD';

/** It can be paid now: no attempt is under way that its gateway does not let a person continue. */
export const canBePaidAgain = (order: Payable): boolean =>
  isPayAgainOffered(order) && order.attempt?.resumable !== false;

/** The label of the button: a person who is paying at the gateway goes on there; 'again' is for whom a payment is or was tried. */
export function payLabel({ attempt, lastEnding }: Pick<Order, 'attempt' | 'lastEnding'>): string {
  if (attempt?.begun === true && attempt.resumable) return 'payment.payOn.begun';
  return lastEnding === null && attempt?.resumable !== false ? 'orders.pay' : 'orders.payAgain';
}

/** PENDING (ORD-02). */
export const canBeCancelled = ({ state }: Pick<Order, 'state'>): boolean => state.name === 'PENDING';

/** PAID (ORD-02). */
export const canBeSentAgain = ({ state }: Pick<Order, 'state'>): boolean => state.name === 'PAID';

type Turnable = Payable & Pick<OrderDetail, 'payableBy'>;

/** PENDING by card with no attempt under way, and its items may be paid by invoice. */
export const canTurnToInvoice = (order: Turnable): boolean =>
  canBePaidAgain(order) && order.attempt === null && order.payableBy.includes('INVOICE');

/** PENDING by invoice, and the card is allowed. */
export const canTurnToCard = ({ state, paymentType, payableBy }: Turnable): boolean =>
  state.name === 'PENDING' && paymentType.name === 'INVOICE' && payableBy.includes('BANK_CARD');

/** PENDING by invoice, and the invoice is issued (PAY-15). */
export const canBePaidByTransfer = ({
  state,
  paymentType,
  invoice,
}: Pick<OrderDetail, 'state' | 'paymentType' | 'invoice'>): boolean =>
  state.name === 'PENDING' && paymentType.name === 'INVOICE' && invoice !== null;

/** PAID, and with a ticket whose end can be put into a calendar. */
export const hasCalendar = ({ state, items }: Pick<Order, 'state' | 'items'>): boolean =>
  state.name === 'PAID' &&
  items.some(({ cancelled, payload }) => !cancelled && payload.ticketFareValidTo !== undefined);

/** What an order is about, as a receipt begins: its first thing, how many more pieces there are, and for whom. */
export function purchaseOf(items: Order['items']) {
  const name = items[0]?.name ?? null;
  const piecesOf = (some: Order['items']): number => some.reduce((sum, { quantity }) => sum + quantity, 0);
  const pieces = piecesOf(items.filter((item) => item.name === name));
  const people = items.map(({ customerFullName }) => customerFullName).filter((person) => person !== null);
  return { name, pieces, others: piecesOf(items) - pieces, people: [...new Set(people)] };
}

/** The payment under way. */
export const orderPayment = (snapshot: Snapshot) =>
  snapshot.matches('paying') ? (snapshot.children.payment ?? null) : null;

/** The action that a button of an order waits for. */
export type OrderWork = 'turningToCard' | 'sending' | 'invoice' | 'calendar';

/** The action under way; null = none. */
export function workOf({ value, context }: Snapshot): OrderWork | null {
  if (value === 'sending') return 'sending';
  if (value === 'downloading') return context.file;
  return value === 'turning' && context.paymentType === 'BANK_CARD' ? 'turningToCard' : null;
}

const problems = ['notTurned', 'notCancelled', 'notSent', 'notDownloaded'] as const;

/** The action that failed, as the name of its message. */
export type OrderProblem = (typeof problems)[number];

/** What is shown of the action on an order, beside the list or the page. */
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
