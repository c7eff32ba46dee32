// @vitest-environment jsdom
import { cleanup, render, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CartChanges } from '#features/purchase/cart/cart-changes.tsx';
import { everyStanding } from '#machines/purchase/cart-restore/model/cart-restore.samples.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

describe('the list of changes since the attempt to order (CRT-10)', () => {
  it('shows each item with old and new price, in a live region', () => {
    const { container } = render(inShop(testShop(), <CartChanges lines={everyStanding.slice(1)} />));
    const status = within(container).getByRole('status');
    expect(status.textContent).toContain('Zatím jste nic nezaplatili');
    expect(
      within(status)
        .getAllByRole('listitem')
        .map(({ dataset }) => dataset['standing']),
    ).toEqual(['PRICE_CHANGED', 'START_MOVED', 'NOT_POSSIBLE']);
    expect(status.textContent).toMatch(/z 550,00\sKč na 600,00\sKč/);
  });

  it('shows the total prices of an item with a quantity', () => {
    const lines = everyStanding
      .filter(({ standing }) => standing === 'PRICE_CHANGED')
      .map((line) => ({ ...line, item: { ...line.item, quantity: 2, totalPrice: 110_000 } }));
    const { container } = render(inShop(testShop(), <CartChanges lines={lines} />));
    expect(container.textContent).toMatch(/z 1\s100,00\sKč na 1\s200,00\sKč/);
  });

  it('is missing if nothing has changed', () => {
    const { container } = render(inShop(testShop(), <CartChanges lines={[]} />));
    expect(container.textContent).toBe('');
  });
});
