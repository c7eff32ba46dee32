import { describe, expect, it } from 'vitest';
import { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import type { CartContext } from '#machines/purchase/cart/cart.types.ts';
import {
  cartContent,
  expiryOf,
  isEnding,
  itemCountLabel,
  paymentOffer,
  secondsLeft,
} from '#machines/purchase/cart/cart.view.ts';
import { fullCart } from '#machines/purchase/cart/model/cart.samples.ts';

const end = Date.parse(fullCart.expiresAt ?? '');
const open = (context: Partial<CartContext>) =>
  cartMachine.resolveState({
    value: { present: { open: 'browsing' } },
    context: { cart: fullCart, endsAt: null, expired: false, now: null, itemId: null, failure: null, ...context },
  });
const withItems = (count: number) =>
  open({ cart: { ...fullCart, items: Array.from({ length: count }, () => fullCart.items.slice(0, 1)).flat() } });

describe('the countdown (CRT-01, CRT-02)', () => {
  it.each([
    [end - 1000, 1],
    [end - 1, 1],
    [end, 0],
    [end + 60_000, 0],
  ])('at the time %i has %i seconds left', (now, seconds) => expect(secondsLeft(open({ now }))).toBe(seconds));

  it("is never longer than in the server's response, even if the last tick is older than the response", () =>
    expect(secondsLeft(open({ now: end - 1800_400 }))).toBe(1800));
  it("starts with the cart's end from the server, before the first tick", () =>
    expect(secondsLeft(open({}))).toBe(1800));
  it('is missing for an empty cart, even if its time has not ended', () =>
    expect(secondsLeft(open({ cart: { ...fullCart, items: [], empty: true } }))).toBeNull());
  it('is missing without a cart', () => expect(secondsLeft(open({ cart: null }))).toBeNull());

  it.each([
    [301, false],
    [300, true],
    [0, true],
  ])('shows with %i seconds left that the cart ends soon: %s (CRT-08)', (left, ending) =>
    expect(isEnding(open({ now: end - left * 1000 }))).toBe(ending),
  );

  it('does not show that the cart ends soon if there is no cart', () =>
    expect(isEnding(open({ cart: null }))).toBe(false));
});

describe('the countdown of a cart that has not been read (SES-01)', () => {
  const unread = (now: number | null) => open({ cart: null, endsAt: end, now });

  it.each([
    [end - 300_001, 301, false],
    [end - 300_000, 300, true],
    [end - 1, 1, true],
    [end, null, false],
  ])('at the time %i has %j seconds left, and ends soon: %s', (now, seconds, ending) => {
    expect(secondsLeft(unread(now))).toBe(seconds);
    expect(isEnding(unread(now))).toBe(ending);
  });

  it('is missing until the first tick', () => expect(secondsLeft(unread(null))).toBeNull());

  it("uses the end from the log-in until the cart is read, then the cart's own end", () => {
    expect(expiryOf(unread(end))).toBe(fullCart.expiresAt);
    expect(expiryOf(open({ endsAt: end + 1 }))).toBe(fullCart.expiresAt);
    expect(expiryOf(open({ cart: null }))).toBeNull();
  });
});

describe('the number at the cart icon (SHL-02)', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
  ])('for %i items is "%s"', (count, label) => expect(itemCountLabel(withItems(count))).toBe(label));
});

describe('the payment types of a cart (CRT-06, CRT-07)', () => {
  const both = ['BANK_CARD', 'INVOICE'] as const;
  const plain = { ...fullCart, hasCardApplication: false };

  it('offers both types for a cart without restrictions', () => {
    expect(paymentOffer(plain, 'BANK_CARD', both)).toMatchObject({ shown: true, refusal: null });
    expect(paymentOffer(plain, 'INVOICE', both)).toMatchObject({ shown: true, refusal: null });
  });
  it('hides a payment type that the operator does not allow', () => {
    expect(paymentOffer(plain, 'INVOICE', ['BANK_CARD']).shown).toBe(false);
  });
  it('refuses an invoice, but not a bank card, for a card application', () => {
    expect(paymentOffer(fullCart, 'INVOICE', both).refusal).toBe('INVOICE_NOT_ALLOWED');
    expect(paymentOffer(fullCart, 'BANK_CARD', both).refusal).toBeNull();
  });
  it('refuses an invoice if a ticket starts too soon, and gives the earliest start', () => {
    const soon = { ...plain, ticketFareTooSoon: true, earliestValidFrom: '2026-11-24' };
    expect(paymentOffer(soon, 'INVOICE', both)).toEqual({
      shown: true,
      refusal: 'TICKET_FARE_TOO_SOON',
      earliestValidFrom: '2026-11-24',
    });
  });
  it('refuses a missing or empty cart', () => {
    expect(paymentOffer(null, 'BANK_CARD', both).refusal).toBe('CART_EMPTY');
    expect(paymentOffer({ ...plain, empty: true }, 'BANK_CARD', both).refusal).toBe('CART_EMPTY');
  });
});

describe("the key of the cart's content, which identifies its payment", () => {
  it('differs when an item or the price differs', () => {
    expect(cartContent(open({}))).toBe('3.3.165000');
    expect(cartContent(open({ cart: { ...fullCart, totalPrice: 1 } }))).toBe('3.3.1');
    expect(cartContent(open({ cart: null }))).toBe('');
  });
});
