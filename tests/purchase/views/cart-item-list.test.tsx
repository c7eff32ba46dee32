// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { CartView } from '#features/purchase/cart/cart-view.tsx';
import { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { fullCart } from '#machines/purchase/cart/model/cart.samples.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

const rendered = vi.hoisted(() => vi.fn<() => null>(() => null));
vi.mock('#features/purchase/cart/cart-item.tsx', () => ({ CartItem: rendered }));

afterEach(cleanup);

it('a tick changes the countdown, but renders no item again', () => {
  const silent = fromCallback(() => undefined);
  const value = { present: { open: 'browsing' } } as const;
  const context = { cart: fullCart, endsAt: null, expired: false, now: null, itemId: null, failure: null };
  const machine = cartMachine.provide({ actors: { ticks: silent, surroundings: silent } });
  const cart = createActor(machine, { snapshot: machine.resolveState({ value, context }) }).start();
  render(inShop(testShop(), <CartView cart={cart} locked={false} payment={null} empty={() => null} restore={null} />));
  const before = rendered.mock.calls.length;
  expect(before).toBeGreaterThanOrEqual(fullCart.items.length);
  act(() => cart.send({ type: 'tick', now: Date.parse(fullCart.expiresAt ?? '') - 90_000 }));
  expect(screen.getByRole('timer').textContent).toContain('000130');
  expect(rendered.mock.calls.length).toBe(before);
});
