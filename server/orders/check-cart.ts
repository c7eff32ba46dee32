import type { createOrder } from '../../contract/endpoints/orders.ts';
import type { PaymentType } from '../../contract/enumerations.ts';
import {
  cartTotal,
  earliestInvoiceStart,
  hasCardApplication,
  hasTicketFareTooSoon,
  paymentRefusal,
} from '../../rules/cart.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/route.ts';
import type { ReconsideredItem } from '../shopping-cart/reconsider-items.ts';

type CreateCall = Pick<Call<typeof createOrder>, 'body' | 'database' | 'services' | 'today'>;

/** The sum of a cart in minor units. */
export const totalOf = (items: readonly ReconsideredItem[]): number =>
  cartTotal(items.map(({ row }) => ({ totalPrice: row.price * row.quantity, cancelled: false })));

/** Whether a cart may be paid in the way that was asked for (CRT-06, CRT-07). Throws ApiError. */
export async function checkPaymentType(
  { body, database, services: { settings }, today }: CreateCall,
  items: readonly ReconsideredItem[],
): Promise<void> {
  const { allowedPaymentTypes } = await settings.systemConfiguration(database);
  const allowed: readonly PaymentType[] = allowedPaymentTypes.map(({ name }) => name);
  const daysAhead = await settings.figure(database, 'INVOICE_MIN_DAYS_BEFORE_TICKET_VALID_FROM');
  const earliestValidFrom = earliestInvoiceStart(today, daysAhead);
  const rows = items.map(({ row }) => row);
  const flags = {
    empty: items.length === 0,
    totalPrice: totalOf(items),
    hasCardApplication: hasCardApplication(rows),
    ticketFareTooSoon: hasTicketFareTooSoon(rows, earliestValidFrom),
  };
  const refusal = paymentRefusal(flags, body.paymentType, allowed);
  if (refusal === 'TICKET_FARE_TOO_SOON') throw new ApiError(refusal, { metadata: { earliestValidFrom } });
  if (refusal !== null) throw new ApiError(refusal);
}

/**
 * Whether every item still is what the person saw. Throws ApiError CART_CHANGED, whose metadata says of each changed item,
 * by its id, how: PRICE_CHANGED, START_MOVED, or why it cannot be sold any more.
 */
export function refuseChanges(items: readonly ReconsideredItem[]): void {
  const changed = items.filter(({ now }) => now.standing !== 'AS_BEFORE');
  if (changed.length === 0) return;
  const metadata = changed.map(({ row, now }) => [
    String(row.id),
    now.standing === 'NOT_POSSIBLE' ? now.reason : now.standing,
  ]);
  throw new ApiError('CART_CHANGED', { metadata: Object.fromEntries(metadata) as Record<string, string> });
}
