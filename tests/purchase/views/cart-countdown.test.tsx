// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { CartSummary } from '#features/purchase/cart/cart-summary.tsx';
import { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { fullCart } from '#machines/purchase/cart/model/cart.samples.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

/** The rendered countdown, `secondsLeft` before the cart's end. */
function countdownAt(secondsLeft: number) {
  const silent = fromCallback(() => undefined);
  const value = { present: { open: 'browsing' } } as const;
  const context = { cart: fullCart, endsAt: null, expired: false, now: null, itemId: null, failure: null };
  const machine = cartMachine.provide({ actors: { ticks: silent, knownEnd: silent, surroundings: silent } });
  const cart = createActor(machine, { snapshot: machine.resolveState({ value, context }) }).start();
  render(
    inShop(
      testShop(),
      <CartSummary cart={cart} locked={false}>
        {null}
      </CartSummary>,
    ),
  );
  act(() => cart.send({ type: 'tick', now: Date.parse(fullCart.expiresAt ?? '') - secondsLeft * 1000 }));
  const timer = screen.getByRole('timer');
  const shown = { look: timer.querySelector('[aria-hidden]')?.className, text: timer.textContent };
  cleanup();
  cart.stop();
  return shown;
}

it('the countdown has the warning colour from the last 300 seconds on, but not earlier (CRT-08)', () => {
  const calm = countdownAt(1000).look;
  expect(countdownAt(301).look).toBe(calm);
  expect(countdownAt(300).look).not.toBe(calm);
  expect(countdownAt(1).look).toBe(countdownAt(300).look);
});

it.each([
  [61, /2 minuty/],
  [60, /1 minut/],
])('the countdown in words rounds up to minutes: %i seconds', (seconds, words) => {
  expect(countdownAt(seconds).text).toMatch(words);
});
