// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createCartTabs } from '#features/purchase/cart/cart-tabs.ts';

afterEach(() => window.localStorage.clear());

it('a tab is notified when a message about the cart is stored, but not about other stored values', () => {
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
