// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { OrderItem } from '#contract/entities/order.ts';
import type { OrderState } from '#contract/enumerations.ts';
import { CartItem } from '#features/purchase/cart/cart-item.tsx';
import { OrderItems } from '#features/purchase/order-list/order-items.tsx';
import { OrderItemCard } from '#features/purchase/order/order-item-card.tsx';
import { OrderTotals } from '#features/purchase/order/order-totals.tsx';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { pendingOrder } from './order.samples.ts';

afterEach(cleanup);

const [ticket] = pendingOrder.items;
if (ticket === undefined) throw new Error('the sample has no item');

const itemLasting = (ticketFareValidFrom: string, ticketFareValidTo: string): OrderItem => ({
  ...ticket,
  payload: { ...ticket.payload, ticketFareValidFrom, ticketFareValidTo },
});
const plain: OrderItem = { ...ticket, name: 'Dobití', payload: {} };

const show = (item: OrderItem, state: OrderState = 'PAID', delivered = true): string => {
  const { container } = render(inShop(testShop(), <OrderItemCard item={item} state={state} delivered={delivered} />));
  return container.textContent;
};

/** In this test, today is 2026-11-21. */
it.each([
  ['2026-10-01', '2026-11-20', 'Platnost skončila'],
  ['2026-10-01', '2026-11-21', 'Platí'],
  ['2026-11-21', '2026-12-01', 'Platí'],
  ['2026-11-22', '2026-12-01', 'Bude platit'],
])('a delivered ticket is valid on its first and last day and between them: %s to %s', (from, to, words) => {
  show(itemLasting(from, to));
  expect(screen.getByText(words)).toBeTruthy();
});

it.each<readonly [OrderState, boolean, string]>([
  ['PENDING', false, 'Platí po zaplacení'],
  ['PROCESSING', false, 'Platí po zaplacení'],
  ['PAID', false, 'Právě vyřizujeme'],
  ['CANCELLED', true, 'Neplatí'],
  ['RETURNED', true, 'Neplatí'],
])('a ticket is valid only if its order is paid and delivered: %s, %s', (state, delivered, words) => {
  show(itemLasting('2026-11-21', '2026-12-01'), state, delivered);
  expect(screen.getByText(words)).toBeTruthy();
});

it('a cancelled ticket is not valid on any day', () => {
  show({ ...itemLasting('2026-11-21', '2026-12-01'), cancelled: true });
  expect(screen.getByText('Neplatí')).toBeTruthy();
});

it.each([
  [1, false],
  [2, true],
])('an item shows its quantity only if the quantity is more than one: %i', (quantity, isSaid) => {
  expect(show({ ...plain, quantity }).includes('×')).toBe(isSaid);
});

it.each([
  ['Karta 1', false],
  [null, true],
])('an item shows the number of its card if it has no description: %s', (description, isShown) => {
  expect(/9203/.test(show({ ...plain, description }))).toBe(isShown);
});

it.each([true, false])('an item is marked as cancelled only if it is cancelled: %s', (cancelled) => {
  expect(show({ ...plain, cancelled }).includes('Zrušeno')).toBe(cancelled);
});

it('the totals leave out a rate without tax', () => {
  const items = [ticket, { ...ticket, id: 2, taxPercentage: 0 }];
  const { container } = render(inShop(testShop(), <OrderTotals order={{ ...pendingOrder, items }} />));
  expect(container.textContent.match(/DPH/g)).toHaveLength(1);
});

it.each([
  ['2026-11-21', 'active'],
  ['2026-11-22', 'future'],
])('a ticket in the cart is drawn as a future ticket only if it starts later: %s', (from, drawn) => {
  const draw = (start: string) => {
    const item = itemLasting(start, '2026-12-31');
    const { container } = render(inShop(testShop(), <CartItem item={item} onRemove={() => {}} disabled={false} />));
    const classes = [...container.querySelectorAll('*')].map((one) => one.getAttribute('class')).join('|');
    cleanup();
    return classes;
  };
  expect(draw(from) === draw('2026-11-01')).toBe(drawn === 'active');
});

it('an item of the cart has no remove button if it cannot be removed', () => {
  render(inShop(testShop(), <CartItem item={plain} onRemove={undefined} disabled={false} />));
  expect(screen.queryByRole('button', { name: /^Odebrat/ })).toBeNull();
});

it('the items of an order are listed with their prices, card and customer, or a message shows that there are no items (ORD-01)', () => {
  const two = { ...ticket, id: 2, quantity: 2, totalPrice: 110_000, cardNumber: null, customerFullName: null };
  const cells = () =>
    screen
      .getAllByRole<HTMLTableRowElement>('row')
      .map((row) => [...row.cells].map((cell) => cell.textContent.replaceAll('\u00A0', ' ')));
  render(inShop(testShop(), <OrderItems items={[ticket, two]} />));
  screen.getByRole('table', { name: 'Položky objednávky' });
  expect(cells()).toEqual([
    ['Název', 'Cena', 'Množství', 'Celkem', 'Číslo karty', 'Zákazník'],
    ['Časová jízdenka: 30denní', '550,00 Kč', '1', '550,00 Kč', '9203000011112222', 'Lenka Dvořáková'],
    ['Časová jízdenka: 30denní', '550,00 Kč', '2', '1 100,00 Kč', '–', '–'],
  ]);
  cleanup();
  render(inShop(testShop(), <OrderItems items={[]} />));
  screen.getByText('Objednávka nemá žádné položky.');
});
