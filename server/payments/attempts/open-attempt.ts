import type { PaymentState } from '../../../contract/enumerations.ts';
import { orderTransitions } from '../../../rules/order-transitions.ts';
import type { AttemptStep } from '../../../rules/order-transitions.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readKept } from '../../http/idempotency.ts';
import type { KeyedRequest } from '../../http/idempotency.ts';
import { findOpenPayment } from '../payment-store.ts';
import type { Payment } from '../payment-store.ts';
import type { Attempt, AttemptCall } from './attempt.ts';
import { insertAttempt } from './insert-attempt.ts';
import type { Inserted } from './insert-attempt.ts';
import { lockOrder } from '../../order-records/order-row.ts';
import type { OrderRow } from '../../order-records/order-row.ts';

/** What a request for an attempt finds: the answer given for its key, an attempt under way, or one that it opened. */
export type OpenedAttempt =
  | { readonly kind: 'ANSWERED'; readonly body: unknown }
  | { readonly kind: 'EXISTING'; readonly order: Pick<OrderRow, 'number'>; readonly payment: Payment }
  | { readonly kind: 'OPENED'; readonly order: Pick<OrderRow, 'number'>; readonly payment: Attempt };

/** What the rules say of an order that is held; throws ApiError where they refuse. */
function decide(
  order: Pick<OrderRow, 'state' | 'cancelReason' | 'paymentType' | 'price'>,
  attempts: readonly PaymentState[],
): Exclude<AttemptStep, { refusal: string }> {
  const step = orderTransitions.openAttempt(order, attempts);
  if ('refusal' in step) throw new ApiError(step.refusal);
  if (order.price <= 0) throw new ApiError('ORDER_NOT_PAYABLE');
  return step;
}

/** The plain case: the attempt went in with the first statement. The rules have the last word on whether it stays. */
function opened({ order, attempt }: Inserted): OpenedAttempt | undefined {
  if (attempt === undefined || decide(order, []).kind !== 'OPENED') return undefined;
  return { kind: 'OPENED', order, payment: attempt };
}

/** Another attempt is under way, or the key was used before. */
async function openedOtherwise(
  transaction: Database,
  call: AttemptCall,
  keyed: KeyedRequest | undefined,
): Promise<OpenedAttempt> {
  const kept = keyed === undefined ? undefined : await readKept(transaction, keyed);
  if (kept !== undefined) return { kind: 'ANSWERED', ...kept };
  const order = await lockOrder(transaction, call.params.id);
  if (order === undefined) throw new ApiError('NOT_FOUND');
  const existing = await findOpenPayment(transaction, order.id);
  if (decide(order, existing === undefined ? [] : [existing.state]).kind === 'EXISTING' && existing !== undefined) {
    return { kind: 'EXISTING', order, payment: existing };
  }
  const [again] = await insertAttempt(transaction, call, undefined);
  if (again?.attempt === undefined) throw new ApiError('PAYMENT_IN_PROGRESS');
  return { kind: 'OPENED', order, payment: again.attempt };
}

/**
 * Finds or opens the attempt to pay an order, holding the order: an order has at most one attempt under way. Throws
 * ApiError NOT_FOUND for another account's order, ORDER_NOT_PENDING, ORDER_NOT_PAYABLE, IDEMPOTENCY_KEY_REUSED.
 */
export function openAttempt(call: AttemptCall, keyed: KeyedRequest | undefined): Promise<OpenedAttempt> {
  return call.database.transaction(async (transaction) => {
    const [inserted] = await insertAttempt(transaction, call, keyed);
    if (inserted === undefined) throw new ApiError('NOT_FOUND');
    return opened(inserted) ?? openedOtherwise(transaction, call, keyed);
  });
}
