// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { ShoppingCart } from '#contract/entities/shopping-cart.ts';
import { PaymentButtons } from '#features/purchase/payment/payment-buttons.tsx';
import { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { fullCart } from '#machines/purchase/cart/model/cart.samples.ts';
import { paymentMachine } from '#machines/purchase/payment/payment.machine.ts';
import { buttonStyles } from '#ui/button/button.styles.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

const types: SystemConfiguration['allowedPaymentTypes'] = [
  { id: 1, name: 'BANK_CARD', displayName: 'Platební karta' },
  { id: 2, name: 'INVOICE', displayName: 'Faktura' },
];
const plain: ShoppingCart = { ...fullCart, hasCardApplication: false };

/** The payment buttons of a cart: their labels, and whether they are enabled. */
function waysOf(cart: ShoppingCart, allowedPaymentTypes = types) {
  const snapshot = { context: { configuration: { allowedPaymentTypes } } };
  const boot = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) };
  const context = { cart, endsAt: null, expired: false, now: null, itemId: null, failure: null };
  const value = { present: { open: 'browsing' } } as const;
  const cartActor = createActor(cartMachine, { snapshot: cartMachine.resolveState({ value, context }) });
  const payment = createActor(paymentMachine, { input: { flowId: 'new', mode: { type: 'cart' }, resumed: null } });
  render(inShop(testShop({ boot }), <PaymentButtons cart={cartActor} payment={payment.start()} />));
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  const ways = buttons.map((button) => [button.textContent, button.getAttribute('aria-disabled') === 'true'] as const);
  return { ways, buttons, payment };
}

describe('the payment buttons', () => {
  it('are shown for the types that the operator allows, bank card first', () => {
    const { ways } = waysOf(plain, types.toReversed());
    expect(ways).toEqual([
      ['Zaplatit kartou', false],
      ['Zaplatit na fakturu', false],
    ]);
  });

  it('are not shown for a type that the shop does not know (CAL-04)', () => {
    const { ways } = waysOf(plain, [{ id: 9, name: 'UNKNOWN', displayName: 'Poukázka' }, ...types.slice(1)]);
    expect(ways).toEqual([['Zaplatit na fakturu', false]]);
  });

  it('are disabled while a payment button is busy', () => {
    const { buttons, payment } = waysOf(plain);
    act(() => buttons[0]?.click());
    expect(payment.getSnapshot().context.paymentType).toBe('BANK_CARD');
    expect(buttons.map((button) => [button.getAttribute('aria-busy'), button.disabled])).toEqual([
      ['true', false],
      [null, true],
    ]);
  });

  it('are one main button if the total is zero, also if only invoices are allowed', () => {
    const { buttons } = waysOf({ ...plain, totalPrice: 0 }, types.slice(1));
    expect(buttons[0]?.className).toBe(buttonStyles({ variant: 'confirm', block: true }));
  });

  it('are one button without a payment type if the total is zero', () => {
    const { ways, buttons, payment } = waysOf({ ...plain, totalPrice: 0 });
    expect(ways).toEqual([['Objednat – není co platit', false]]);
    buttons[0]?.click();
    expect(payment.getSnapshot().value).toBe('ordering');
  });

  it('are one button if the total is zero and only invoices are allowed, also with a card application', () => {
    const { ways } = waysOf({ ...fullCart, hasCardApplication: true, totalPrice: 0 }, types.slice(1));
    expect(ways).toEqual([['Objednat – není co platit', false]]);
  });

  it('are one disabled button with its reason if the total is negative', () => {
    const { ways } = waysOf({ ...plain, totalPrice: -40 });
    expect(ways).toEqual([['Zaplatit kartou', true]]);
    expect(screen.getAllByText(/^Celková cena košíku je záporná\./)).toHaveLength(1);
  });
});

describe('a disabled payment button (CRT-06, CRT-07)', () => {
  /** The text that describes a button to screen readers. */
  const described = (button: HTMLElement | undefined) =>
    document.getElementById(button?.getAttribute('aria-describedby') ?? '');

  it.each([
    ['a card application', { ...fullCart, hasCardApplication: true }, 'Žádost o kartu nelze zaplatit na fakturu.'],
    [
      'a ticket too soon',
      { ...plain, ticketFareTooSoon: true, earliestValidFrom: '2026-11-24' },
      'Na fakturu lze zaplatit jen jízdenky, které začínají platit nejdříve út\u00A024.11.2026.',
    ],
  ])('for %s gives its reason by mouse, keyboard and touch', (_, cart, reason) => {
    const { buttons, payment } = waysOf(cart);
    const [byCard, byInvoice] = buttons;
    expect(byCard?.getAttribute('aria-describedby')).toBeNull();
    expect(byInvoice?.title).toBe(reason);
    expect(byInvoice?.getAttribute('aria-disabled')).toBe('true');
    byInvoice?.focus();
    expect(document.activeElement).toBe(byInvoice);
    expect(described(byInvoice)?.textContent).toBe(reason);
    byInvoice?.click();
    expect(payment.getSnapshot().value).toBe('choosing');
  });

  it('for an empty cart shares one reason with the other button', () => {
    const { ways, buttons } = waysOf({ ...plain, empty: true, items: [], totalPrice: 0 });
    expect(ways).toEqual([
      ['Zaplatit kartou', true],
      ['Zaplatit na fakturu', true],
    ]);
    const reason = screen.getByText('V košíku není co zaplatit.');
    expect(buttons.map((button) => described(button))).toEqual([reason, reason]);
    // The reason is below the last button, because it is the reason for both buttons.
    expect(buttons[1]?.nextElementSibling).toBe(reason);
  });
});
