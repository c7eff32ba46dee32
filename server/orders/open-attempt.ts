import type { initPayment } from '../../contract/endpoints/orders.ts';
import type { Database } from '../db/database.ts';
import { payments } from '../db/schema.ts';
import { ApiError } from '../http/api-error.ts';
import { claimKey } from '../http/idempotency.ts';
import type { KeyedRequest } from '../http/idempotency.ts';
import type { Call } from '../http/route.ts';
import { nameDeadline } from '../payments/check-schedule.ts';
import { findOpenPayment } from '../payments/payment-store.ts';
import type { Payment } from '../payments/payment-store.ts';
import { findOwnOrder } from './find-order.ts';
import { lockOrder } from './order-states.ts';
import type { OrderRow } from './order-states.ts';

type AttemptCall = Pick<
  Call<typeof initPayment>,
  'database' | 'caller' | 'params' | 'now' | 'services' | 'locale' | 'idempotencyKey'
>;

/** What a request for an attempt finds: the answer given for its key, an attempt under way, or one that it opened. */
export type OpenedAttempt =
  | { readonly kind: 'ANSWERED'; readonly body: unknown }
  | { readonly kind: 'EXISTING'; readonly order: OrderRow; readonly payment: Payment }
  | { readonly kind: 'OPENED'; readonly order: OrderRow; readonly payment: Payment };

async function insertAttempt(transaction: Database, { services, now }: AttemptCall, order: OrderRow): Promise<Payment> {
  const { currency, paymentGateway } = await services.settings.systemConfiguration(transaction);
  const [payment] = await transaction
    .insert(payments)
    .values({
      orderId: order.id,
      gateway: paymentGateway,
      amount: order.price,
      currency,
      state: 'CREATED',
      created: now,
      nextCheckAt: nameDeadline(now),
    })
    .returning();
  if (payment === undefined) throw new Error('the payment was not kept');
  return payment;
}

function assertPayable(order: OrderRow): void {
  if (order.state !== 'PENDING') throw new ApiError('ORDER_NOT_PENDING');
  if (order.paymentType !== 'BANK_CARD' || order.price <= 0) throw new ApiError('ORDER_NOT_PAYABLE');
}

/**
 * Finds or opens the attempt to pay an order, holding the order: an order has at most one attempt under way. Throws
 * ApiError NOT_FOUND for another account's order, ORDER_NOT_PENDING, ORDER_NOT_PAYABLE, IDEMPOTENCY_KEY_REUSED.
 */
export function openAttempt(call: AttemptCall, keyed: KeyedRequest | undefined): Promise<OpenedAttempt> {
  const { database, caller, params, now } = call;
  return database.transaction(async (transaction) => {
    const answered = keyed === undefined ? undefined : await claimKey(transaction, keyed, now);
    if (answered !== undefined) return { kind: 'ANSWERED', ...answered };
    const { id } = await findOwnOrder(transaction, caller.accountId, params.id);
    const order = await lockOrder(transaction, id);
    if (order === undefined) throw new ApiError('NOT_FOUND');
    assertPayable(order);
    const existing = await findOpenPayment(transaction, id);
    if (existing !== undefined) return { kind: 'EXISTING', order, payment: existing };
    return { kind: 'OPENED', order, payment: await insertAttempt(transaction, call, order) };
  });
}

export type { AttemptCall };
