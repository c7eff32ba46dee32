import type { Item, ShoppingCart } from '#contract/entities/shopping-cart.ts';
import type { PaymentType } from '#contract/enumerations.ts';
import type { ErrorName } from '#contract/error-names.ts';
import type { UnknownName } from '#contract/values.ts';
import { addDays } from './dates.ts';

type PricedItem = Pick<Item, 'totalPrice' | 'cancelled'>;
type StartingItem = { readonly payload: Pick<Item['payload'], 'ticketFareValidFrom'> };
type ApplicationItem = { readonly payload: Pick<Item['payload'], 'applicationId'> };

/** The total to pay in minor units; cancelled items do not count. */
export const cartTotal = (items: readonly PricedItem[]): number =>
  items.reduce((sum, item) => (item.cancelled ? sum : sum + item.totalPrice), 0);

/**
 * The earliest start of a ticket that can be paid by invoice (CRT-06); `daysAhead`:
 * INVOICE_MIN_DAYS_BEFORE_TICKET_VALID_FROM.
 */
export const earliestInvoiceStart = (today: string, daysAhead: number): string => addDays(today, daysAhead);

/** The due day of an invoice that is issued on `today` and not paid yet; `dueIn`: INVOICE_DUE_IN_DAYS (INV-01). */
export const invoiceDueDay = (today: string, dueIn: number): string => addDays(today, dueIn);

/** Whether at least one ticket fare starts before the earliest start for an invoice. */
export const hasTicketFareTooSoon = (items: readonly StartingItem[], earliestStart: string): boolean =>
  items.some(({ payload }) => payload.ticketFareValidFrom !== undefined && payload.ticketFareValidFrom < earliestStart);

export const hasCardApplication = (items: readonly ApplicationItem[]): boolean =>
  items.some(({ payload }) => payload.applicationId !== undefined);

export type CartRefusal = Extract<
  ErrorName,
  'CART_EMPTY' | 'CART_TOTAL_NEGATIVE' | 'INVOICE_NOT_ALLOWED' | 'TICKET_FARE_TOO_SOON'
>;
export type PaymentRefusal = CartRefusal | Extract<ErrorName, 'PAYMENT_TYPE_NOT_ALLOWED'>;

type CartFlags = Pick<ShoppingCart, 'empty' | 'totalPrice' | 'hasCardApplication' | 'ticketFareTooSoon'>;

/**
 * Why a cart cannot be paid with a payment type that the operator allows (CRT-06, CRT-07); null = it can be paid.
 * `INVOICE_NOT_ALLOWED`: it contains a card application. A total of zero can be ordered with any payment type; a total
 * below zero cannot be ordered (CRT-11).
 */
export function cartRefusal(cart: CartFlags, paymentType: PaymentType): CartRefusal | null {
  if (cart.empty) return 'CART_EMPTY';
  if (cart.totalPrice < 0) return 'CART_TOTAL_NEGATIVE';
  if (paymentType === 'BANK_CARD' || cart.totalPrice === 0) return null;
  if (cart.hasCardApplication) return 'INVOICE_NOT_ALLOWED';
  return cart.ticketFareTooSoon ? 'TICKET_FARE_TOO_SOON' : null;
}

/** Like {@link cartRefusal}, also for a payment type that the operator does not allow. */
export const paymentRefusal = (
  cart: CartFlags,
  paymentType: PaymentType,
  allowed: readonly (PaymentType | UnknownName)[],
): PaymentRefusal | null =>
  allowed.includes(paymentType) ? cartRefusal(cart, paymentType) : 'PAYMENT_TYPE_NOT_ALLOWED';
