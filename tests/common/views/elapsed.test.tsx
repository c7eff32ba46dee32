// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useElapsed } from '#common/use-elapsed.ts';
import { createShopClock } from '#runtime/clock.ts';
import { inShop, testShop } from './support/test-shop.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Shown = () => (useElapsed(3000) ? 'over' : 'not yet');

it('the time has elapsed exactly after the given milliseconds', () => {
  vi.useFakeTimers();
  const shop = { ...testShop(), clock: createShopClock(() => Date.now()) };
  const { container } = render(inShop(shop, <Shown />));
  act(() => void vi.advanceTimersByTime(2000));
  expect(container.textContent).toBe('not yet');
  act(() => void vi.advanceTimersByTime(1000));
  expect(container.textContent).toBe('over');
  expect(vi.getTimerCount()).toBe(0);
});

it('an unmounted component has no timer', () => {
  vi.useFakeTimers();
  const shop = { ...testShop(), clock: createShopClock(() => Date.now()) };
  render(inShop(shop, <Shown />)).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
