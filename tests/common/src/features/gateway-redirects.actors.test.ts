// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { provideTokenization } from '#features/card-application/tokenization/tokenization.actors.ts';
import { providePayment } from '#features/purchase/payment/payment.actors.ts';
import { sampleRedirect } from '#machines/card-application/tokenization/model/tokenization.samples.ts';
import { byForm } from '#machines/purchase/payment/model/payment.samples.ts';
import type { Shop } from '#runtime/shop.ts';
import { recordingShop } from '../support/recording-shop.ts';

const payment = (shop: Shop) => providePayment(shop);

const run = (provide: (shop: Shop) => AnyStateMachine, name: string, input: object) =>
  toPromise(
    createActor(provide(recordingShop({}).shop).implementations.actors[name] as AnyActorLogic, { input }).start(),
  );

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete document.documentElement.dataset['leaving'];
});

describe.each([
  ['createOrder', payment, { paymentType: 'BANK_CARD', idempotencyKey: 'key' }],
  ['initPayment', payment, { orderId: 11, again: false, idempotencyKey: 'key' }],
  ['initTokenization', provideTokenization, { applicationId: 5, linkedCustomerId: null, idempotencyKey: 'key' }],
] as const)('the call %s, before the redirect to a gateway', (name, provide, input) => {
  it('does not fail at once while the browser leaves the page, which aborts all calls', async () => {
    document.documentElement.dataset['leaving'] = String(performance.now());
    const failed = vi.fn();
    const running = run(provide, name, input).catch(failed);
    await vi.advanceTimersByTimeAsync(4999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await running;
    expect(failed).toHaveBeenCalledExactlyOnceWith({ name: 'BAD_GATEWAY', status: 502, metadata: {} });
  });
});

const gateways = { paymentGatewayUrl: 'https://gateway.example', tokenizationGatewayUrl: sampleRedirect.gateway };

describe.each([
  ['payment', payment, byForm],
  ['registration', provideTokenization, sampleRedirect],
] as const)('the redirect to the gateway of a %s', (what, provide, target) => {
  it('is awaited until the page is left', () => {
    const addEventListener = vi.fn<(name: string, listener: unknown, options: { signal: AbortSignal }) => void>();
    vi.stubGlobal('window', { addEventListener, location: { assign: () => {} } });
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const logic = provide(recordingShop({}, gateways).shop).implementations.actors['leaveForGateway'] as AnyActorLogic;
    const waiting = createActor(logic, { input: { target } }).start();
    const isOver = () => addEventListener.mock.calls.map(([name, , { signal }]) => [name, signal.aborted]);
    expect(isOver()).toEqual([['pageshow', false]]);
    waiting.stop();
    expect(isOver()).toEqual([['pageshow', true]]);
  });

  it('fails without an address', async () => {
    const way = run(provide, 'leaveForGateway', { target: null });
    await expect(way).rejects.toThrow(`the ${what} has no gateway address`);
  });
});
