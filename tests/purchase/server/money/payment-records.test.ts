import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#contract/endpoints/orders.ts';
import { ask } from './support/call.ts';
import { everyGateway, testedGateways } from './support/gateways.ts';
import { recordsOf, settleAll } from './support/ledger.ts';
import { beginPayment, choose, comeBack, comeBackRefused, goToGateway, payBy } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

/**
 * The desk, an invoice and an auditor read these records later: when money was taken and returned, and the gateway's
 * answers.
 */
describe.each(everyGateway)('the records of a payment at %s (PAY-03)', (gateway) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ gateway });
  });
  afterAll(() => shop.stop());

  const begin = () => beginPayment(shop);
  const { codes: codeFields, paidCode } = testedGateways[gateway];
  const [codeField] = codeFields;

  it("contain the moment of the payment, which does not change later, and the gateway's answer", async () => {
    const { customer, id, begun } = await begin();
    const before = await recordsOf(shop, id);
    expect(before.order).toMatchObject({ settledAt: null });
    pass(shop, 60);
    const paidAt = shop.clock.now();
    await payBy(shop, customer, begun, 'pay');
    pass(shop, 60);
    await settleAll(shop);
    const { order, attempts, history, events } = await recordsOf(shop, id);
    const [payment] = attempts;
    expect([order?.settledAt, payment?.settledAt, payment?.nextCheckAt]).toEqual([paidAt, paidAt, null]);
    expect(payment?.gatewayResult).toMatch(/^\w+=\S+( \w+=\S+)*$/);
    expect([payment?.lastHeard, payment?.lastHeardAt]).toEqual([payment?.gatewayResult, paidAt]);
    const codes = Object.fromEntries((payment?.gatewayResult ?? '').split(' ').map((pair) => pair.split('=')));
    expect(events.find(({ kind }) => kind === 'RETURN')?.detail).toMatchObject({ [codeField]: paidCode });
    expect(events.find(({ kind }) => kind === 'SETTLED')).toMatchObject({ at: paidAt, detail: codes });
    const paid = history.find(({ kind }) => kind === 'PAID');
    expect(paid).toMatchObject({ at: paidAt, paymentId: payment?.id, detail: { ...codes, outcome: 'PAID' } });
  });

  it('contain the time of the first check, which is five seconds after the start of the payment', async () => {
    const { id } = await begin();
    const { attempts } = await recordsOf(shop, id);
    expect(attempts).toMatchObject([{ nextCheckAt: new Date(shop.clock.now().getTime() + 5000) }]);
  });

  it('contain the time when an unpaid attempt ended, but no time of payment for the order', async () => {
    const { customer, id, begun } = await begin();
    pass(shop, 60);
    await payBy(shop, customer, begun, 'cancel');
    const { order, attempts } = await recordsOf(shop, id);
    expect(order).toMatchObject({ state: 'PENDING', settledAt: null });
    expect(attempts).toMatchObject([{ state: 'CANCELLED', settledAt: shop.clock.now(), nextCheckAt: null }]);
  });

  it('contain when the money of a cancelled order was returned, but no moment of payment for the order', async () => {
    const { customer, id, begun } = await begin();
    const page = await goToGateway(begun);
    await ask(shop, cancelOrder, { token: customer.token, params: { id } });
    const [fields = {}] = await choose(page, 'pay');
    await comeBack(shop, customer, begun, fields);
    pass(shop, 60);
    const givenBackAt = shop.clock.now();
    await settleAll(shop);
    const { order, attempts, events } = await recordsOf(shop, id);
    expect(order).toMatchObject({ state: 'RETURNED', settledAt: null });
    expect(attempts).toMatchObject([{ state: 'REVERSED', settledAt: givenBackAt, reversalHeldUntil: null }]);
    const reversed = events.find(({ kind }) => kind === 'REVERSED');
    expect(reversed?.at).toEqual(givenBackAt);
    expect(Object.keys(reversed?.detail ?? {})).not.toEqual([]);
  });

  it("contain only the gateway's codes of forged return fields, cut to a maximum length", async () => {
    const { customer, id, begun } = await begin();
    const [fields = {}] = await choose(await goToGateway(begun), 'pay');
    const forged = { ...fields, [codeField]: '7'.repeat(100) };
    expect((await comeBackRefused(shop, customer, begun, forged)).name).toBe('INVALID_PAYMENT_SIGNATURE');
    const { events } = await recordsOf(shop, id);
    const kept = events.find(({ kind }) => kind === 'FORGED_RETURN')?.detail;
    const codes = Object.fromEntries(codeFields.map((name) => [name, fields[name]]));
    expect(kept).toEqual({ ...codes, [codeField]: '7'.repeat(40) });
  });
});
