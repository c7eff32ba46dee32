import * as v from 'valibot';
import { accountIdOf } from '#common/account-id.ts';
import { paymentTypes } from '#contract/enumerations.ts';
import { Id } from '#contract/values.ts';
import type { PaymentAttempt, PaymentMode } from '#machines/purchase/payment/payment.types.ts';
import { besideOrders } from '#machines/purchase/payment/payment.view.ts';
import { browserStore } from '#runtime/browser-store.ts';
import type { Shop } from '#runtime/shop.ts';
import { createStored } from '#runtime/stored.ts';

const StoredAttempt = v.object({
  accountId: v.number(),
  flowId: v.pipe(v.string(), v.uuid()),
  mode: v.variant('type', [
    v.object({ type: v.literal('cart') }),
    v.object({ type: v.literal('payAgain'), orderId: Id }),
  ]),
  paymentType: v.picklist(paymentTypes),
  content: v.string(),
  orderId: v.nullable(Id),
  away: v.nullable(v.string()),
});

const attempts = createStored(browserStore, 'linka.payment', 2, StoredAttempt);

/**
 * Stores a payment, so that it survives a reload and the visit to the gateway. Without a logged-in account, it stores
 * nothing.
 */
export function keepPayment(shop: Shop, attempt: PaymentAttempt): void {
  const accountId = accountIdOf(shop);
  if (accountId !== null) attempts.write({ accountId, ...attempt });
}

export const dropPayment = (): void => attempts.drop();

/** Deletes the stored payment with this name, because the person has returned from the gateway. */
export function dropReturnedPayment(paymentName: string): void {
  if (attempts.read()?.away === paymentName) dropPayment();
}

/** The stored payment of this kind, if it belongs to this account; null if there is none. */
export function interruptedPayment(shop: Shop, kind: PaymentMode['type']): PaymentAttempt | null {
  const kept = attempts.read();
  if (kept === null) return null;
  if (kept.accountId !== accountIdOf(shop)) {
    attempts.drop();
    return null;
  }
  const { accountId: _, ...own } = kept;
  const attempt = kind === 'payAgain' ? besideOrders(own) : own;
  return attempt.mode.type === kind ? attempt : null;
}

/** The stored payment of this order, which a reload interrupted; null if there is none. */
export function interruptedOrderPayment(shop: Shop, orderId: string): PaymentAttempt | null {
  const interrupted = interruptedPayment(shop, 'payAgain');
  return String(interrupted?.orderId) === orderId ? interrupted : null;
}
