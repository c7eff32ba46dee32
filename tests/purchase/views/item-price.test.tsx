// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ItemPrice } from '#features/purchase/cart/item-price.tsx';
import { fullCart } from '#machines/purchase/cart/model/cart.samples.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

it('an item shows its quantity, its unit price and the included tax when its details are opened (CRT-01)', () => {
  const [first] = fullCart.items;
  if (first === undefined) throw new Error('the cart is empty');
  const item = { ...first, name: '30denní', quantity: 2, price: 11_200, totalPrice: 22_400, taxPercentage: 12 };
  render(inShop(testShop(), <ItemPrice item={item} />));
  expect(screen.queryByRole('term')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Podrobnosti ceny: 30denní' }));
  const textsOf = (role: string) =>
    screen.getAllByRole(role).map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '));
  expect(textsOf('term')).toEqual(['Množství', 'Cena za kus s DPH', 'Z toho DPH 12 %']);
  expect(textsOf('definition')).toEqual(['2', '112,00 Kč', '24,00 Kč']);
});
