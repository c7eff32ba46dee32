import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remainingCartSeconds } from '../../rules/cart-lifetime.ts';
import {
  cartTotal,
  earliestInvoiceStart,
  hasCardApplication,
  hasTicketFareTooSoon,
  paymentRefusal,
} from '../../rules/cart.ts';

const today = '2026-11-21';

describe('invoice', () => {
  it("needs a ticket that starts at least the operator's number of days ahead", () => {
    expect(earliestInvoiceStart(today, 3)).toBe('2026-11-24');
    expect(earliestInvoiceStart(today, 0)).toBe(today);
    expect(earliestInvoiceStart(today, 14)).toBe('2026-12-05');
  });

  it('checks every ticket fare of the cart', () => {
    const earliest = earliestInvoiceStart(today, 3);
    const late = { payload: { ticketFareValidFrom: '2026-11-24' } };
    expect(hasTicketFareTooSoon([late, { payload: {} }], earliest)).toBe(false);
    expect(hasTicketFareTooSoon([late, { payload: { ticketFareValidFrom: '2026-11-23' } }], earliest)).toBe(true);
    expect(hasTicketFareTooSoon([], earliest)).toBe(false);
  });
});

describe('payment refusal', () => {
  const cart = { empty: false, totalPrice: 100, hasCardApplication: false, ticketFareTooSoon: false };
  const both = ['BANK_CARD', 'INVOICE'] as const;

  it.each([
    ['nothing', cart, null, null],
    ['an empty cart', { ...cart, empty: true }, 'CART_EMPTY', 'CART_EMPTY'],
    ['an empty cart of no price', { ...cart, totalPrice: 0, empty: true }, 'CART_EMPTY', 'CART_EMPTY'],
    ['a total below zero', { ...cart, totalPrice: -1 }, 'CART_TOTAL_NEGATIVE', 'CART_TOTAL_NEGATIVE'],
    ['nothing that costs nothing', { ...cart, totalPrice: 0, hasCardApplication: true }, null, null],
    ['a card application', { ...cart, hasCardApplication: true }, null, 'INVOICE_NOT_ALLOWED'],
    ['a ticket too soon', { ...cart, ticketFareTooSoon: true }, null, 'TICKET_FARE_TOO_SOON'],
  ] as const)('by %s', (_name, flags, byCard, byInvoice) => {
    expect(paymentRefusal(flags, 'BANK_CARD', both)).toBe(byCard);
    expect(paymentRefusal(flags, 'INVOICE', both)).toBe(byInvoice);
  });

  it('by a payment type that the operator does not allow', () => {
    expect(paymentRefusal(cart, 'INVOICE', ['BANK_CARD'])).toBe('PAYMENT_TYPE_NOT_ALLOWED');
    expect(paymentRefusal(cart, 'BANK_CARD', ['INVOICE'])).toBe('PAYMENT_TYPE_NOT_ALLOWED');
  });
});

describe('cart contents', () => {
  it('sums what is not cancelled', () => {
    expect(cartTotal([])).toBe(0);
    expect(
      cartTotal([
        { totalPrice: 55_000, cancelled: false },
        { totalPrice: 10_000, cancelled: true },
        { totalPrice: 20_050, cancelled: false },
      ]),
    ).toBe(75_050);
  });

  it('knows a card application by its number', () => {
    expect(hasCardApplication([{ payload: {} }])).toBe(false);
    expect(hasCardApplication([{ payload: {} }, { payload: { applicationId: 7 } }])).toBe(true);
  });
});

describe('remaining life of the cart', () => {
  const expiresAt = '2026-11-21T10:30:00.000Z';
  const end = Date.parse(expiresAt);

  it.each([
    [1_800_000, 1800],
    [1000, 1],
    [1, 1],
    [0, 0],
    [-5000, 0],
  ])('%i ms before the end: %i s', (left, seconds) => {
    expect(remainingCartSeconds(expiresAt, end - left)).toBe(seconds);
  });

  it('is null while the cart is empty', () => {
    expect(remainingCartSeconds(null, end)).toBeNull();
  });

  it('is 0 exactly when it has expired, and never negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (left) => {
        const seconds = remainingCartSeconds(expiresAt, end - left) ?? -1;
        expect(seconds >= 0).toBe(true);
        expect(seconds === 0).toBe(left <= 0);
      }),
    );
  });
});
