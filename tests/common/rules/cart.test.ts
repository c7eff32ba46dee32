import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remainingCartSeconds } from '#rules/cart-lifetime.ts';
import {
  cartTotal,
  earliestInvoiceStart,
  hasCardApplication,
  hasTicketFareTooSoon,
  paymentRefusal,
} from '#rules/cart.ts';

const today = '2026-11-21';

describe('payment by invoice', () => {
  it("requires tickets that start at least the operator's number of days later", () => {
    expect(earliestInvoiceStart(today, 3)).toBe('2026-11-24');
    expect(earliestInvoiceStart(today, 0)).toBe(today);
    expect(earliestInvoiceStart(today, 14)).toBe('2026-12-05');
  });

  it('is refused as too soon if any ticket fare of the cart starts too soon', () => {
    const earliest = earliestInvoiceStart(today, 3);
    const late = { payload: { ticketFareValidFrom: '2026-11-24' } };
    expect(hasTicketFareTooSoon([late, { payload: {} }], earliest)).toBe(false);
    expect(hasTicketFareTooSoon([late, { payload: { ticketFareValidFrom: '2026-11-23' } }], earliest)).toBe(true);
    expect(hasTicketFareTooSoon([], earliest)).toBe(false);
  });
});

describe('the payment of a cart', () => {
  const cart = { empty: false, totalPrice: 100, hasCardApplication: false, ticketFareTooSoon: false };
  const both = ['BANK_CARD', 'INVOICE'] as const;

  it.each([
    ['with an item', cart, null, null],
    ['that is empty', { ...cart, empty: true }, 'CART_EMPTY', 'CART_EMPTY'],
    ['that is empty and costs nothing', { ...cart, totalPrice: 0, empty: true }, 'CART_EMPTY', 'CART_EMPTY'],
    ['with a total below zero', { ...cart, totalPrice: -1 }, 'CART_TOTAL_NEGATIVE', 'CART_TOTAL_NEGATIVE'],
    ['with a free card application', { ...cart, totalPrice: 0, hasCardApplication: true }, null, null],
    ['with a card application', { ...cart, hasCardApplication: true }, null, 'INVOICE_NOT_ALLOWED'],
    ['with a ticket too soon', { ...cart, ticketFareTooSoon: true }, null, 'TICKET_FARE_TOO_SOON'],
  ] as const)('%s has the right refusal (null: none) for each payment type', (_name, flags, byCard, byInvoice) => {
    expect(paymentRefusal(flags, 'BANK_CARD', both)).toBe(byCard);
    expect(paymentRefusal(flags, 'INVOICE', both)).toBe(byInvoice);
  });

  it('is refused for a payment type that the operator does not allow', () => {
    expect(paymentRefusal(cart, 'INVOICE', ['BANK_CARD'])).toBe('PAYMENT_TYPE_NOT_ALLOWED');
    expect(paymentRefusal(cart, 'BANK_CARD', ['INVOICE'])).toBe('PAYMENT_TYPE_NOT_ALLOWED');
  });
});

describe('the items of a cart', () => {
  it('have a total that does not include cancelled items', () => {
    expect(cartTotal([])).toBe(0);
    expect(
      cartTotal([
        { totalPrice: 55_000, cancelled: false },
        { totalPrice: 10_000, cancelled: true },
        { totalPrice: 20_050, cancelled: false },
      ]),
    ).toBe(75_050);
  });

  it('include a card application if an item has an application id', () => {
    expect(hasCardApplication([{ payload: {} }])).toBe(false);
    expect(hasCardApplication([{ payload: {} }, { payload: { applicationId: 7 } }])).toBe(true);
  });
});

describe('the remaining lifetime of the cart', () => {
  const expiresAt = '2026-11-21T10:30:00.000Z';
  const end = Date.parse(expiresAt);

  it.each([
    [1_800_000, 1800],
    [1000, 1],
    [1, 1],
    [0, 0],
    [-5000, 0],
  ])('at %i ms before the end is %i s', (left, seconds) => {
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
