import type { PaymentState } from '#contract/enumerations.ts';
import { orderTransitions } from '#rules/order-transitions.ts';
import type { AttemptStep } from '#rules/order-transitions.ts';
import { refuseUndeliverable } from '#server/applications/delivery-obstacles/refuse-undeliverable.ts';
import type { Database } from '#server/platform/db/database.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import { readKept } from '#server/platform/http/idempotency.ts';
import type { KeyedRequest } from '#server/platform/http/idempotency.ts';
import { lockOrder } from '../../order-records/order-row.ts';
import type { OrderRow } from '../../order-records/order-row.ts';
import { findOpenPayment } from '../payment-store.ts';
import type { Payment } from '../payment-store.ts';
import type { Attempt, AttemptCall } from './attempt.ts';
import { insertAttempt } from './insert-attempt.ts';
import type { Inserted } from './insert-attempt.ts';

/**
 * The result of a request for an attempt: the stored response for its key, the attempt that is already open, or a new
 * attempt.
 */
export type OpenedAttempt =
  | { readonly kind: 'ANSWERED'; readonly body: unknown }
  | { readonly kind: 'EXISTING'; readonly order: Pick<OrderRow, 'number'>; readonly payment: Payment }
  | { readonly kind: 'OPENED'; readonly order: Pick<OrderRow, 'number'>; readonly payment: Attempt };

/** The rules' decision for a locked order. Throws ApiError when the rules refuse the attempt. */
function decide(
  order: Pick<OrderRow, 'state' | 'cancelReason' | 'paymentType' | 'price'>,
  attempts: readonly PaymentState[],
): Exclude<AttemptStep, { refusal: string }> {
  const step = orderTransitions.openAttempt(order, attempts);
  if ('refusal' in step) throw new ApiError(step.refusal);
  if (order.price <= 0) throw new ApiError('ORDER_NOT_PAYABLE');
  return step;
}

/**
 * The usual case: the first statement has inserted the attempt. If the rules refuse the attempt, the transaction is
 * rolled back.
 */
function toOpened({ order, attempt }: Inserted): OpenedAttempt | undefined {
  if (attempt === undefined || decide(order, []).kind !== 'OPENED') return undefined;
  return { kind: 'OPENED', order, payment: attempt };
}

/** The other case: another attempt is open, or the key was used before. */
async function openedOtherwise(
  transaction: Database,
  call: AttemptCall,
  keyed: KeyedRequest | undefined,
): Promise<OpenedAttempt> {
  const kept = keyed === undefined ? undefined : await readKept(transaction, keyed);
  if (kept !== undefined) return { kind: 'ANSWERED', ...kept };
  const order = await lockOrder(transaction, call.params.id);
  const existing = await findOpenPayment(transaction, order.id);
  if (decide(order, existing === undefined ? [] : [existing.state]).kind === 'EXISTING' && existing !== undefined) {
    return { kind: 'EXISTING', order, payment: existing };
  }
  const [again] = await insertAttempt(transaction, call, undefined);
  if (again?.attempt === undefined) throw new ApiError('PAYMENT_IN_PROGRESS');
  return { kind: 'OPENED', order, payment: again.attempt };
}

/**
 * Finds or opens the attempt to pay an order. The order is locked, and it has at most one open attempt. Throws ApiError
 * NOT_FOUND for another account's order, ORDER_NOT_PENDING, ORDER_NOT_PAYABLE, ORDER_NOT_DELIVERABLE,
 * IDEMPOTENCY_KEY_REUSED.
 */
export function openAttempt(call: AttemptCall, keyed: KeyedRequest | undefined): Promise<OpenedAttempt> {
  return call.database.transaction(async (transaction) => {
    const [inserted] = await insertAttempt(transaction, call, keyed);
    if (inserted === undefined) throw new ApiError('NOT_FOUND');
    await refuseUndeliverable({ ...call, database: transaction }, inserted.order);
    return toOpened(inserted) ?? openedOtherwise(transaction, call, keyed);
  });
}
