// @vitest-environment jsdom
import { cleanup, render, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { everyStanding } from '../../../machines/cart-restore/cart-restore.samples.ts';
import { fullCart } from '../../../machines/cart/cart.samples.ts';
import { paymentOffer } from '../../../machines/cart/cart.view.ts';
import { CartChanges } from '../../../src/features/purchase/cart/cart-changes.tsx';
import { PayButton } from '../../../src/features/purchase/payment/pay-button.tsx';
import { inShop, testShop } from '../support/test-shop.tsx';

afterEach(cleanup);

describe('what changed before the order (CRT-10)', () => {
  it('is listed by item with old and new price, in a live region', () => {
    const { container } = render(inShop(testShop(), <CartChanges lines={everyStanding.slice(1)} />));
    const status = within(container).getByRole('status');
    expect(status.textContent).toContain('Nic jste zatím nezaplatili');
    expect(
      within(status)
        .getAllByRole('listitem')
        .map(({ dataset }) => dataset['standing']),
    ).toEqual(['PRICE_CHANGED', 'START_MOVED', 'NOT_POSSIBLE']);
    expect(status.textContent).toMatch(/z 550,00\sKč na 600,00\sKč/);
  });

  it('is missing if nothing has changed', () => {
    const { container } = render(inShop(testShop(), <CartChanges lines={[]} />));
    expect(container.textContent).toBe('');
  });
});

describe('a disabled payment button (CRT-06, CRT-07)', () => {
  const both = ['BANK_CARD', 'INVOICE'] as const;
  const plain = { ...fullCart, hasCardApplication: false };
  it.each([
    ['an empty cart', { ...plain, empty: true }, 'V košíku není co zaplatit.'],
    ['a card application', fullCart, 'Žádost o kartu nelze zaplatit na fakturu.'],
    [
      'a ticket too soon',
      { ...plain, ticketFareTooSoon: true, earliestValidFrom: '2026-11-24' },
      'Na fakturu lze zaplatit jen jízdné, které začíná platit nejdříve 24.11.2026.',
    ],
  ])('for %s gives its reason by mouse, keyboard and touch', (_, cart, reason) => {
    const pressed: string[] = [];
    const { container } = render(
      inShop(
        testShop(),
        <PayButton
          paymentType="INVOICE"
          offer={paymentOffer(cart, 'INVOICE', both)}
          free={false}
          enabled
          inFlight={null}
          onPay={() => pressed.push('pay')}
        />,
      ),
    );
    const button = within(container).getByRole('button', { name: 'Zaplatit na fakturu' });
    expect(button.title).toBe(reason);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    button.focus();
    expect(document.activeElement).toBe(button);
    const help = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toBe(reason);
    button.click();
    expect(pressed).toEqual([]);
  });
});
