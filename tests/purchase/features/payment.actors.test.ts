// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { providePayment } from '#features/purchase/payment/payment.actors.ts';
import { idempotencyKey } from '#machines/common/idempotency-key.ts';
import { byForm, free, invoiced, order, results } from '#machines/purchase/payment/model/payment.samples.ts';
import type { PaymentAttempt } from '#machines/purchase/payment/payment.types.ts';
import type { Shop } from '#runtime/shop.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';

const flowId = '0b9c3b5e-8f1e-4b44-9d5a-3c1f6f7f9a10';
const cart = { flowId, mode: { type: 'cart' as const }, resumed: null };

interface Surroundings {
  /** Whether the server marks each response as a repeated response. */
  readonly repeats?: boolean;
  readonly configuration?: object | null;
}
const gateway = { paymentGatewayUrl: 'https://gateway.example' };

/** Opens a page of an account. */
function openPage(
  answers: Readonly<Record<string, unknown>>,
  resumed: PaymentAttempt | null = null,
  { repeats = false, configuration = gateway }: Surroundings = {},
) {
  const world = recordingShop(answers);
  const session = staticActor({ session: { customerAccountId: 7 } });
  const boot = staticActor({ configuration });
  const shop: Shop = {
    ...world.shop,
    actor: (id) => (id === 'session' ? session : boot) as never,
    call: (endpoint, options) => {
      if (repeats) options?.repeated?.();
      return world.shop.call(endpoint, options);
    },
  };
  return { ...world, actor: createActor(providePayment(shop), { input: { ...cart, resumed } }).start() };
}

const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
afterEach(() => window.localStorage.clear());

describe('a payment', () => {
  it('shows a message if a repeated submit returned the same order (PAY-10)', async () => {
    const { actor, effects, toasts } = openPage({ createOrder: invoiced }, null, { repeats: true });
    actor.send({ type: 'payByInvoice', content: '1.1.55000' });
    actor.send({ type: 'confirm' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(effects).toEqual([
      'toast payment.repeated',
      'toast payment.ordered',
      'tell cart refresh',
      'go to /app/order-list?result=11',
    ]);
    expect(toasts[0]).toEqual({ messageId: 'payment.repeated', colour: 'info' });
  });

  it('shows that a free order is complete, and refreshes the card (CRT-11)', async () => {
    const { actor, effects } = openPage({ createOrder: free });
    actor.send({ type: 'payByCard', content: '1.1.0' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(effects).toEqual([
      'toast payment.free',
      'tell customerSelection refresh',
      'tell cart refresh',
      'go to /app/order-list',
    ]);
  });

  it('does not show the message about a repeated submit after the first submit', async () => {
    const { actor, effects } = openPage({ createOrder: invoiced });
    actor.send({ type: 'payByInvoice', content: '1.1.55000' });
    actor.send({ type: 'confirm' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(effects).not.toContain('toast payment.repeated');
  });

  it("stores the gateway's id of the payment while the person is at the gateway (PAY-09)", async () => {
    const { actor } = openPage({ createOrder: order, initPayment: byForm });
    actor.send({ type: 'payByCard', content: '1.1.55000' });
    await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
    expect(JSON.parse(window.localStorage.getItem('linka.payment') ?? '')).toEqual({
      version: 2,
      value: {
        accountId: 7,
        flowId,
        mode: { type: 'cart' },
        paymentType: 'BANK_CARD',
        content: '1.1.55000',
        orderId: 11,
        away: '5',
      },
    });
    actor.stop();
  });

  it('is deleted from the store when its order is complete', async () => {
    window.localStorage.setItem('linka.payment', 'of an earlier payment');
    const { actor } = openPage({ createOrder: free });
    actor.send({ type: 'payByCard', content: '1.1.0' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(window.localStorage.getItem('linka.payment')).toBeNull();
  });

  it.each([null, { paymentGatewayUrl: null }, { paymentGatewayUrl: 'https://other.example' }])(
    'does not send its form to a gateway that is missing in the configuration: %j',
    async (configuration) => {
      submit.mockClear();
      const { actor } = openPage({ createOrder: order, initPayment: byForm }, null, { configuration });
      actor.send({ type: 'payByCard', content: '1.1.55000' });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      expect(submit).not.toHaveBeenCalled();
      expect(actor.getSnapshot().matches('notBegun')).toBe(true);
      actor.stop();
    },
  );

  it('checks an interrupted payment by its id, and returns to the gateway with a new key (PAY-09)', async () => {
    const resumed: PaymentAttempt = { ...cart, paymentType: 'BANK_CARD', content: '1', orderId: 11, away: '5' };
    const { actor, calls } = openPage({ paymentStatus: results.rejected, initPayment: byForm }, resumed);
    await waitFor(actor, (snapshot) => snapshot.matches('unpaid'));
    actor.send({ type: 'payOn' });
    await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
    expect(calls.map(({ name, options }) => [name, options.params, options.query, options.idempotencyKey])).toEqual([
      ['paymentStatus', { id: '5' }, undefined, undefined],
      ['initPayment', { id: 11 }, undefined, idempotencyKey(flowId, 'init', 11, '5')],
    ]);
    actor.stop();
  });
});
