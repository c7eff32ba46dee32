import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cancelOrder, initPayment, payAgain } from '#contract/endpoints/orders.ts';
import { orders } from '#server/platform/db/schema.ts';
import { sweepPayments } from '#server/purchase/payments/sweep-payments.ts';
import { ask, askRefused } from './support/call.ts';
import { newCustomer, pendingOrder } from './support/customer.ts';
import { during } from './support/gateway-fault.ts';
import { gatewayKinds } from './support/gateways.ts';
import { ledgerOf, recordsOf, settleAll } from './support/ledger.ts';
import { choose, goToGateway, init, payBy } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';
import { replaceWaits } from './support/waits.ts';
import { whileOpening } from './support/while-opening.ts';

describe.each(gatewayKinds)('a payment attempt at %s', (gateway) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ gateway });
  });
  afterAll(() => shop.stop());
  afterEach(() => vi.restoreAllMocks());

  const order = async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    return { customer, id, asked: { token: customer.token, params: { id } } };
  };
  const atGateway = () => shop.services.gateways.byName(gateway);
  const attemptsOf = async (orderId: number) => (await recordsOf(shop, orderId)).attempts;

  it('fails, with the reason, if the gateway answers too late; the order can be paid by another attempt', async () => {
    const { customer, id, asked } = await order();
    const warned = vi.spyOn(shop.services.logger, 'warn');
    const opening = whileOpening(shop, customer, id, async () => {
      pass(shop, 30);
      while (await sweepPayments(shop.services)) continue;
    });
    await expect(opening).rejects.toThrow('PAYMENT_GATEWAY_UNAVAILABLE');
    const { attempts, events } = await recordsOf(shop, id);
    expect(attempts).toMatchObject([{ state: 'FAILED', gatewayPaymentId: null, settledAt: shop.clock.now() }]);
    expect(events).toMatchObject([{ kind: 'SETTLED', detail: { reason: 'NOT_BEGUN' } }]);
    const noted = { paymentId: attempts[0]?.id, reason: 'answer too late' };
    expect(warned).toHaveBeenCalledWith(noted, 'a payment could not be begun');
    const begun = await ask(shop, payAgain, asked);
    expect(await payBy(shop, customer, begun, 'pay')).toMatchObject({ paymentStatus: 'PAID' });
  });

  it('fails with an internal error if the shop itself could not begin it', async () => {
    const { id, asked } = await order();
    vi.spyOn(atGateway(), 'init').mockRejectedValueOnce(new Error('a defect'));
    expect(await askRefused(shop, initPayment, asked)).toMatchObject({ httpCode: 500 });
    expect(await attemptsOf(id)).toMatchObject([{ state: 'FAILED' }]);
  });

  it('is not begun for an order that was paid meanwhile: the order is delivered', async () => {
    const { customer, id, asked } = await order();
    await choose(await goToGateway(await init(shop, customer, id)), 'never');
    expect((await askRefused(shop, payAgain, asked)).name).toBe('ORDER_NOT_PENDING');
    await settleAll(shop);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'PAID', payments: ['PAID'] });
  });

  it('is not begun while the gateway does not report the state of the open attempt', async () => {
    const { customer, id, asked } = await order();
    await init(shop, customer, id);
    const payAgainRefused = () => askRefused(shop, payAgain, asked);
    expect((await during(shop, 'UNAVAILABLE', payAgainRefused)).name).toBe('PAYMENT_GATEWAY_UNAVAILABLE');
    expect(await attemptsOf(id)).toMatchObject([{ state: 'CREATED' }]);
  });

  it('is begun if the gateway reports that the open attempt was cancelled there', async () => {
    const { customer, id, asked } = await order();
    const first = await init(shop, customer, id);
    await choose(await goToGateway(first), 'cancel');
    const second = await ask(shop, payAgain, asked);
    expect(second.paymentId).not.toBe(first.paymentId);
    expect(await attemptsOf(id)).toMatchObject([{ state: 'CANCELLED' }, { state: 'CREATED' }]);
  });

  it('is not changed by another request while the gateway is still opening the attempt', async () => {
    const { customer, id, asked } = await order();
    const refused: string[] = [];
    const begun = await whileOpening(shop, customer, id, async () => {
      replaceWaits();
      refused.push((await askRefused(shop, payAgain, asked)).name);
    });
    expect(refused).toEqual(['PAYMENT_IN_PROGRESS']);
    expect(await attemptsOf(id)).toMatchObject([{ id: begun.paymentId, state: 'CREATED' }]);
  });

  it('is not begun for an order without a price', async () => {
    const { id, asked } = await order();
    await shop.services.database.update(orders).set({ price: 0 }).where(eq(orders.id, id));
    expect((await askRefused(shop, initPayment, asked)).name).toBe('ORDER_NOT_PAYABLE');
    expect(await attemptsOf(id)).toEqual([]);
  });

  it('is not begun for an order of another account', async () => {
    const { id } = await order();
    const { token } = await newCustomer(shop);
    expect((await askRefused(shop, initPayment, { token, params: { id } })).name).toBe('NOT_FOUND');
    expect(await attemptsOf(id)).toEqual([]);
  });

  it('is returned again for its key; for a second key, the gateway is asked about the attempt once', async () => {
    const { asked } = await order();
    const asking = vi.spyOn(atGateway(), 'status');
    const first = await ask(shop, initPayment, { ...asked, key: 'first' });
    expect(await ask(shop, initPayment, { ...asked, key: 'first' })).toEqual(first);
    expect(asking).not.toHaveBeenCalled();
    const second = await ask(shop, initPayment, { ...asked, key: 'second' });
    expect(second.paymentId).toBe(first.paymentId);
    expect(asking).toHaveBeenCalledTimes(1);
    expect(await ask(shop, initPayment, { ...asked, key: 'second' })).toEqual(second);
    expect(asking).toHaveBeenCalledTimes(1);
  });

  it('is bound to its key: the key is refused with another order', async () => {
    const { customer, asked } = await order();
    await ask(shop, initPayment, { ...asked, key: 'one' });
    const other = await pendingOrder(shop, customer);
    const reused = { ...asked, params: { id: other.id }, key: 'one' };
    expect((await askRefused(shop, initPayment, reused)).name).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await attemptsOf(other.id)).toEqual([]);
  });

  it('does not prevent the checks of other attempts if its own check fails because of a defect', async () => {
    const [broken, sound] = [await order(), await order()];
    for (const { customer, id } of [broken, sound]) {
      await choose(await goToGateway(await init(shop, customer, id)), 'never');
    }
    const [name] = await attemptsOf(broken.id);
    const status = atGateway().status.bind(atGateway());
    vi.spyOn(atGateway(), 'status').mockImplementation((paymentId) =>
      paymentId === name?.gatewayPaymentId ? Promise.reject(new Error('a defect')) : status(paymentId),
    );
    const logged = vi.spyOn(shop.services.logger, 'error');
    pass(shop, 60);
    await settleAll(shop);
    expect(await ledgerOf(shop, sound.customer, sound.id)).toMatchObject({ payments: ['PAID'] });
    expect(await attemptsOf(broken.id)).toMatchObject([
      { state: name?.state, checks: name?.checks, unansweredChecks: 0 },
    ]);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ paymentId: name?.id }), expect.anything());
    vi.restoreAllMocks();
    pass(shop, 60);
    await settleAll(shop);
    expect(await ledgerOf(shop, broken.customer, broken.id)).toMatchObject({ payments: ['PAID'] });
  });

  it('has its money returned if the order was cancelled; of two attempts, the last return of money makes the order RETURNED', async () => {
    const { customer, id, asked } = await order();
    await choose(await goToGateway(await init(shop, customer, id)), 'late', 7200);
    pass(shop, 1300);
    await settleAll(shop);
    const page = await goToGateway(await ask(shop, payAgain, asked));
    await ask(shop, cancelOrder, asked);
    await choose(page, 'never');
    const giveBack = atGateway().giveBack.bind(atGateway());
    const second = (await attemptsOf(id)).at(-1)?.gatewayPaymentId;
    vi.spyOn(atGateway(), 'giveBack').mockImplementation((paymentId, kind) =>
      paymentId === second ? Promise.reject(new Error('not yet')) : giveBack(paymentId, kind),
    );
    pass(shop, 7200);
    await settleAll(shop);
    const between = await ledgerOf(shop, customer, id);
    vi.restoreAllMocks();
    pass(shop, 3600);
    await settleAll(shop);
    expect([between.state, between.payments]).toEqual(['CANCELLED', ['REVERSED', 'REVERSING']]);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'RETURNED', payments: ['REVERSED', 'REVERSED'] });
  });
});
