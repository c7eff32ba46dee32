import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cancelOrder } from '#contract/endpoints/orders.ts';
import { reversePayment } from '#contract/endpoints/payments.ts';
import type { InitPayment } from '#contract/entities/payment.ts';
import { payments, simulatedPayments } from '#server/platform/db/schema.ts';
import { GatewayUnavailable } from '#server/platform/remote/gateway-unavailable.ts';
import { reverseAtGateway } from '#server/purchase/payments/reversals/reverse-payment.ts';
import { ask, askRefused } from './support/call.ts';
import { during } from './support/gateway-fault.ts';
import { everyGateway } from './support/gateways.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { beginPayment, choose, comeBack, goToGateway, nameOf } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';
import { replaceWaits } from './support/waits.ts';

describe.each(everyGateway)('returning money at %s', (gateway) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ gateway });
  });
  afterAll(() => shop.stop());
  afterEach(() => vi.restoreAllMocks());

  /** A payment for an order that its customer has cancelled: its money is to be returned (REVERSING). */
  const owedPayment = async () => {
    const { customer, id, begun } = await beginPayment(shop);
    const page = await goToGateway(begun);
    await ask(shop, cancelOrder, { token: customer.token, params: { id } });
    const [fields = {}] = await choose(page, 'pay');
    expect(await comeBack(shop, customer, begun, fields)).toMatchObject({
      orderState: 'CANCELLED',
      charged: 'YES',
      next: 'RETURNING',
    });
    return { customer, id, begun, asked: { token: customer.token, params: { id: nameOf(begun) } } };
  };
  const spy = () => vi.spyOn(shop.services.gateways.byName(gateway), 'giveBack');
  const attemptOf = async (orderId: number) => {
    const [attempt] = await shop.services.database.select().from(payments).where(eq(payments.orderId, orderId));
    if (attempt === undefined) throw new Error(`expected a payment of order ${String(orderId)}, got none`);
    return attempt;
  };
  const booksOf = async (begun: InitPayment) => {
    const [booked] = await shop.services.database
      .select()
      .from(simulatedPayments)
      .where(eq(simulatedPayments.paymentId, nameOf(begun)));
    return booked?.status;
  };

  it('calls the gateway once for many concurrent requests (PAY-08)', async () => {
    const { customer, id, asked } = await owedPayment();
    const giveBack = spy();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(shop, reversePayment, asked)));
    await settleAll(shop);
    expect(answers.map(({ charged }) => charged)).toEqual(['RETURNED', 'RETURNED', 'RETURNED', 'RETURNED']);
    expect(giveBack).toHaveBeenCalledTimes(1);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'RETURNED', payments: ['REVERSED'] });
  });

  it('is not requested again after it is done; a repeated request gets the same response', async () => {
    const { id, asked } = await owedPayment();
    const answer = await ask(shop, reversePayment, asked);
    const { reversalBegun } = await attemptOf(id);
    const [status, giveBack] = [vi.spyOn(shop.services.gateways.byName(gateway), 'status'), spy()];
    pass(shop, 60);
    expect(await ask(shop, reversePayment, asked)).toEqual(answer);
    expect([status, giveBack].map(({ mock }) => mock.calls)).toEqual([[], []]);
    expect((await attemptOf(id)).reversalBegun).toEqual(reversalBegun);
  });

  it("is a reversal before the gateway's batch with the bank, and a refund after it", async () => {
    const early = await owedPayment();
    const late = await owedPayment();
    const giveBack = spy();
    await ask(shop, reversePayment, early.asked);
    expect(giveBack).toHaveBeenLastCalledWith(nameOf(early.begun), 'REVERSE');
    await fetch(`${shop.url}/sandbox/gateways/batch`, { method: 'POST' });
    await ask(shop, reversePayment, late.asked);
    expect(giveBack).toHaveBeenLastCalledWith(nameOf(late.begun), 'REFUND');
    expect(await ledgerOf(shop, late.customer, late.id)).toMatchObject({ state: 'RETURNED', payments: ['REVERSED'] });
  });

  it('reads the state first, so that a reversal is not repeated if its answer was lost', async () => {
    const { customer, id, begun } = await owedPayment();
    const { services } = shop;
    const giveBack = spy();
    const status = vi.spyOn(services.gateways.byName(gateway), 'status');
    const attempt = await attemptOf(id);
    giveBack.mockImplementationOnce(async (...given) => {
      giveBack.mockRestore();
      await services.gateways.byName(gateway).giveBack(...given);
      throw new GatewayUnavailable('no answer');
    });
    const now = shop.clock.now();
    await expect(reverseAtGateway(services, attempt, now)).rejects.toThrow(GatewayUnavailable);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'CANCELLED', payments: ['REVERSING'] });
    expect((await attemptOf(id)).reversalBegun).toEqual(now);
    const again = spy();
    status.mockClear();
    await reverseAtGateway(services, attempt, shop.clock.now());
    expect(status).toHaveBeenCalledTimes(1);
    expect(again).not.toHaveBeenCalled();
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'RETURNED', payments: ['REVERSED'] });
    expect([5, 11]).toContain(await booksOf(begun));
  });

  it('does not request the reversal while the state is unknown, and stores the intent before the request (PAY-08)', async () => {
    const { id, begun, asked } = await owedPayment();
    const owedSince = shop.clock.now();
    const giveBack = spy();
    pass(shop, 10);
    const error = await during(shop, 'UNAVAILABLE', () => askRefused(shop, reversePayment, asked));
    expect(error.name).toBe('PAYMENT_GATEWAY_UNAVAILABLE');
    expect(giveBack).not.toHaveBeenCalled();
    expect(await booksOf(begun)).toBe(7);
    expect((await attemptOf(id)).settledAt).toEqual(owedSince);
    let stored: readonly (Date | null)[] = [];
    giveBack.mockImplementationOnce(async () => {
      const { reversalBegun, reversalHeldUntil } = await attemptOf(id);
      stored = [reversalBegun, reversalHeldUntil];
      throw new GatewayUnavailable('no answer');
    });
    pass(shop, 30);
    await settleAll(shop);
    const now = shop.clock.now();
    expect(stored).toEqual([now, new Date(now.getTime() + 60_000)]);
    pass(shop, 30);
    await settleAll(shop);
    expect((await attemptOf(id)).state).toBe('REVERSED');
  });

  it('is continued by another instance after the lease of a stopped instance has ended', async () => {
    const { id, asked } = await owedPayment();
    const { database } = shop.services;
    const heldUntil = new Date(shop.clock.now().getTime() + 60_000);
    await database.update(payments).set({ reversalHeldUntil: heldUntil }).where(eq(payments.orderId, id));
    const giveBack = spy();
    await settleAll(shop);
    expect(giveBack).not.toHaveBeenCalled();
    pass(shop, 60);
    await ask(shop, reversePayment, asked);
    expect(giveBack).toHaveBeenCalledTimes(1);
  });

  it('waits while another instance returns the money, and responds with the outcome of that instance', async () => {
    const { id, asked } = await owedPayment();
    const change = (columns: Partial<typeof payments.$inferSelect>) =>
      shop.services.database.update(payments).set(columns).where(eq(payments.orderId, id));
    await change({ reversalHeldUntil: new Date(shop.clock.now().getTime() + 60_000) });
    const giveBack = spy();
    const waits = replaceWaits(() => change({ state: 'REVERSED', reversalHeldUntil: null }));
    expect(await ask(shop, reversePayment, asked)).toMatchObject({ charged: 'RETURNED' });
    expect(giveBack).not.toHaveBeenCalled();
    expect(waits).toHaveLength(1);
  });

  it('does not wait if no other instance is returning the money', async () => {
    const { asked } = await owedPayment();
    const waits = replaceWaits();
    spy().mockRejectedValueOnce(new GatewayUnavailable('no answer'));
    expect((await askRefused(shop, reversePayment, asked)).name).toBe('PAYMENT_GATEWAY_UNAVAILABLE');
    expect(waits).toEqual([]);
  });
});
