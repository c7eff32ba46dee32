// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { interruptedPayment, keepPayment } from '#features/purchase/payment/kept-payment.ts';
import { providePayment } from '#features/purchase/payment/payment.actors.ts';
import { idempotencyKey } from '#machines/common/idempotency-key.ts';
import type { Shop } from '#runtime/shop.ts';
import { testShop } from '../../common/views/support/test-shop.tsx';

const flowId = '0b9c3b5e-8f1e-4b44-9d5a-3c1f6f7f9a10';
const key = 'linka.payment';
const account = (customerAccountId: number): Shop =>
  testShop({
    session: { getSnapshot: () => ({ context: { session: { customerAccountId } } }) },
    cart: { send: () => {} },
  });
const silentShop = (shop: Shop): Shop => ({ ...shop, call: () => new Promise<never>(() => {}) });

const startPaying = () => {
  const input = { flowId, mode: { type: 'cart' as const }, resumed: null };
  const payment = createActor(providePayment(silentShop(account(7))), { input }).start();
  payment.send({ type: 'payByCard', content: '1.1.55000' });
  payment.stop();
};

afterEach(() => {
  window.localStorage.clear();
  delete document.documentElement.dataset['leaving'];
});

it('a payment that a reload interrupts is stored for the same account and the same page', () => {
  startPaying();
  const kept = {
    flowId,
    mode: { type: 'cart' },
    paymentType: 'BANK_CARD',
    content: '1.1.55000',
    orderId: null,
    away: null,
  };
  expect(interruptedPayment(account(7), 'payAgain')).toBeNull();
  expect(interruptedPayment(account(7), 'cart')).toEqual(kept);
});

it('on the order pages, a stored payment of the cart belongs to its order if the person is at the gateway', () => {
  const attempt = { flowId, paymentType: 'BANK_CARD', content: '1.1.55000', orderId: 11, away: '5' } as const;
  keepPayment(account(7), { ...attempt, mode: { type: 'cart' } });
  expect(interruptedPayment(account(7), 'payAgain')).toEqual({ ...attempt, mode: { type: 'payAgain', orderId: 11 } });
});

it("another account's stored payment is deleted", () => {
  startPaying();
  expect(interruptedPayment(account(8), 'cart')).toBeNull();
  expect(window.localStorage.getItem(key)).toBeNull();
});

it.each(['', '{', '{"version":1,"value":{}}', '{"version":2,"value":null}', 'null'])(
  'an invalid stored value is ignored: %s',
  (text) => {
    window.localStorage.setItem(key, text);
    expect(interruptedPayment(account(7), 'cart')).toBeNull();
  },
);

it('a stored payment is not deleted by the reload that aborts its call', async () => {
  const input = { flowId, mode: { type: 'cart' as const }, resumed: null };
  const cut: Shop = { ...account(7), call: () => Promise.reject({ name: 'NO_ANSWER', status: 0, metadata: {} }) };
  const payment = createActor(providePayment(cut), { input }).start();
  payment.send({ type: 'payByCard', content: '1.1.55000' });
  // The page's first script sets this attribute when the page is left (tests/common/scripts/first-script.test.ts).
  document.documentElement.dataset['leaving'] = String(performance.now());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(payment.getSnapshot().value).toBe('ordering');
  expect(interruptedPayment(account(7), 'cart')?.flowId).toBe(flowId);
  payment.stop();
});

it('a restored payment sends the same keys after the reload', async () => {
  startPaying();
  const keys: (string | undefined)[] = [];
  const shop: Shop = {
    ...account(7),
    call: (_, options) => {
      keys.push(options?.idempotencyKey);
      return Promise.reject({ name: 'NO_ANSWER', status: 0, metadata: {} });
    },
  };
  const resumed = interruptedPayment(shop, 'cart');
  createActor(providePayment(shop), { input: { flowId: 'another', mode: { type: 'cart' }, resumed } }).start();
  await Promise.resolve();
  expect(keys).toEqual([idempotencyKey(flowId, 'order', 'BANK_CARD', '1.1.55000')]);
});
