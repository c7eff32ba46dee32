// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ClosedShopNotice } from '#features/pass/offline-pass/closed-shop-notice.tsx';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('the notice about the shop without a network names what works, and leads back to the shop (PAS-07)', () => {
  render(inShop(testShop(), <ClosedShopNotice hasPass canCheck />));
  screen.getByText('E-shop potřebuje síť. Průkaz můžete ukázat i bez ní.');
  expect(links()).toEqual([
    ['Zkusit znovu', '/'],
    ['Ověřit průkaz', '/verify-pass'],
  ]);
});

it('the notice names neither a pass that is not shown nor a check that is not stored', () => {
  render(inShop(testShop(), <ClosedShopNotice hasPass={false} canCheck={false} />));
  screen.getByText('E-shop potřebuje síť.');
  expect(links()).toEqual([['Zkusit znovu', '/']]);
});
