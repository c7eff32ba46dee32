import type { SnapshotFrom } from 'xstate';
import type { Order } from '../../contract/entities/order.ts';
import type { orderMachine } from './order.machine.ts';

type Snapshot = SnapshotFrom<typeof orderMachine>;
type StateAndType = Pick<Order, 'state' | 'paymentType'>;

/** PENDING and to be paid by card (ORD-02). */
export const canBePaidAgain = ({ state, paymentType }: StateAndType): boolean =>
  state.name === 'PENDING' && paymentType.name === 'BANK_CARD';

/** PENDING (ORD-02). */
export const canBeCancelled = ({ state }: Pick<Order, 'state'>): boolean => state.name === 'PENDING';

/** The payment under way. */
export const orderPayment = (snapshot: Snapshot) =>
  snapshot.matches('paying') ? (snapshot.children.payment ?? null) : null;

/** What is done with an order beside the list. */
export const orderView = (snapshot: Snapshot) => ({
  asked: snapshot.matches('confirmingCancel') || snapshot.matches('cancelling'),
  busy: snapshot.hasTag('busy'),
  notCancelled: snapshot.matches('notCancelled'),
  canRetry: snapshot.can({ type: 'retry' }),
  failure: snapshot.context.failure,
});
