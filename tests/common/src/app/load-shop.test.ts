// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadShop } from '#app/load-shop.ts';

const fetched = vi.hoisted(() => ({ shop: () => ({ start: () => {} }) }));
vi.mock('#app/start-react.ts', () => ({}));
vi.mock('#app/start.tsx', () => fetched.shop());

const note = () => document.querySelector<HTMLElement>('#not-loaded');
const press = () => document.body.click();

beforeEach(() => {
  document.body.innerHTML = '<p id="not-loaded" role="alert" hidden>failed</p>';
});

it('says that the shop could not be loaded, and loads it at the next press (LOG-04)', async () => {
  const offline = vi.spyOn(fetched, 'shop').mockImplementation(() => {
    throw new Error('offline');
  });
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const loading = loadShop();
  await expect.poll(() => note()?.hidden).toBe(false);
  press();
  await expect.poll(() => offline.mock.calls.length).toBe(2);
  expect(note()?.hidden).toBe(false);
  await expect.poll(() => reported.length).toBe(2);
  offline.mockRestore();
  press();
  expect(await loading).toHaveProperty('start');
  expect(note()).toBeNull();
  expect(reported).toHaveLength(2);
  vi.unstubAllGlobals();
});
