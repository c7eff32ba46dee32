// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createCartTabs } from '#features/purchase/cart/cart-tabs.ts';

afterEach(() => window.localStorage.clear());

it('a tab hears of the cart when a message about it is stored, not when something else is', () => {
  const heard = vi.fn<(message: object) => void>();
  const stop = createCartTabs().listen(heard);
  const message = { accountId: 7, stamp: 'full' };
  createCartTabs().send(message);
  window.dispatchEvent(new StorageEvent('storage', { key: 'linka.session' }));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'linka.cart' }));
  expect(heard.mock.calls).toEqual([[message]]);
  stop();
});
