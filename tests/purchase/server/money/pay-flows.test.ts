import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder, order as orderEndpoint } from '#contract/endpoints/orders.ts';
import { paymentStatus } from '#contract/endpoints/payments.ts';
import { ask, askRefused } from './support/call.ts';
import { cardOf } from './support/customer.ts';
import { everyGateway } from './support/gateways.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { beginPayment, choose, comeBack, comeBackRefused, goToGateway, init, nameOf, payBy } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

describe.each(everyGateway)('a payment at %s', (gateway) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ gateway });
  });
  afterAll(() => shop.stop());

  const begin = async () => {
    const begun = await beginPayment(shop);
    const { balance } = await cardOf(shop, begun.customer);
    return { ...begun, balance };
  };

  it('delivers ticket, top-up and mail once, even if the payer returns repeatedly (PAY-05)', async () => {
    const { customer, id, balance, begun } = await begin();
    const [fields = {}] = await choose(await goToGateway(begun), 'pay');
    expect(await comeBack(shop, customer, begun, fields)).toMatchObject({ paymentStatus: 'PAID', orderId: id });
    await settleAll(shop);
    expect(await comeBack(shop, customer, begun, fields)).toMatchObject({ paymentStatus: 'PAID' });
    await settleAll(shop);
    const ledger = await ledgerOf(shop, customer, id);
    expect(ledger).toMatchObject({ state: 'PAID', payments: ['PAID'] });
    expect(ledger.tickets).toMatchObject([{ validFrom: '2026-11-21', validTo: '2026-12-20', cancelled: false }]);
    expect(ledger.charges).toMatchObject([{ amount: 50_000, newBalance: balance + 50_000, paymentType: 'BANK_CARD' }]);
    expect(ledger.balance).toBe(balance + 50_000);
    expect(ledger.mails).toHaveLength(1);
    expect(ledger.mails[0]?.subject).toContain('zaplacena');
  });

  it('is shown as paid after each of two returns from the gateway, and is delivered once', async () => {
    const { customer, id, begun } = await begin();
    const returns = await choose(await goToGateway(begun), 'twice');
    expect(returns).toHaveLength(2);
    for (const fields of returns) {
      expect(await comeBack(shop, customer, begun, fields)).toMatchObject({ paymentStatus: 'PAID' });
    }
    await settleAll(shop);
    const ledger = await ledgerOf(shop, customer, id);
    expect([ledger.tickets, ledger.charges, ledger.mails].map((rows) => rows.length)).toEqual([1, 1, 1]);
    expect(ledger.events.filter((kind) => kind === 'SETTLED')).toHaveLength(1);
  });

  it('can be cancelled by the payer: the order stays pending, and another attempt can pay it', async () => {
    const { customer, id, begun } = await begin();
    expect(await payBy(shop, customer, begun, 'cancel')).toMatchObject({ paymentStatus: 'CANCELLED' });
    expect(await ledgerOf(shop, customer, id)).toMatchObject({
      state: 'PENDING',
      payments: ['CANCELLED'],
      tickets: [],
    });
    const again = await init(shop, customer, id, true);
    expect(again.paymentId).not.toBe(begun.paymentId);
    expect(await payBy(shop, customer, again, 'pay')).toMatchObject({ paymentStatus: 'PAID' });
    await settleAll(shop);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'PAID', payments: ['CANCELLED', 'PAID'] });
  });

  it("can be declined: the payer may try again on the gateway's page, or return unpaid", async () => {
    const { customer, id, begun } = await begin();
    const page = await goToGateway(begun);
    expect(await choose(page, 'decline')).toEqual([]);
    const [fields = {}] = await choose(page, 'giveUp');
    expect(await comeBack(shop, customer, begun, fields)).toMatchObject({ paymentStatus: 'REJECTED' });
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'PENDING', payments: ['REJECTED'] });
    const again = await init(shop, customer, id, true);
    const secondPage = await goToGateway(again);
    await choose(secondPage, 'decline');
    const [paid = {}] = await choose(secondPage, 'pay');
    expect(await comeBack(shop, customer, again, paid)).toMatchObject({ paymentStatus: 'PAID' });
  });

  it('is settled by the sweeper, not by the return, if the gateway takes the money after the return', async () => {
    const { customer, id, begun } = await begin();
    const [fields = {}] = await choose(await goToGateway(begun), 'late', 120);
    expect(await comeBack(shop, customer, begun, fields)).toMatchObject({ paymentStatus: 'PROCESSING' });
    pass(shop, 100);
    await settleAll(shop);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'PENDING', payments: ['IN_PROGRESS'] });
    pass(shop, 120);
    await settleAll(shop);
    const ledger = await ledgerOf(shop, customer, id);
    expect(ledger).toMatchObject({ state: 'PAID', payments: ['PAID'] });
    expect(ledger.tickets).toHaveLength(1);
  });

  it('is settled by the sweeper if the payer does not return (PAY-04)', async () => {
    const { customer, id, begun } = await begin();
    expect(await choose(await goToGateway(begun), 'never')).toEqual([]);
    pass(shop, 5);
    await settleAll(shop);
    const ledger = await ledgerOf(shop, customer, id);
    expect(ledger).toMatchObject({ state: 'PAID', payments: ['PAID'] });
    expect([ledger.tickets, ledger.charges, ledger.mails].map((rows) => rows.length)).toEqual([1, 1, 1]);
  });

  it('is not settled by forged return fields, which are refused and recorded (PAY-03)', async () => {
    const { customer, id, begun } = await begin();
    const [fields = {}] = await choose(await goToGateway(begun), 'forged');
    expect(await comeBackRefused(shop, customer, begun, fields)).toMatchObject({
      name: 'INVALID_PAYMENT_SIGNATURE',
      httpCode: 400,
    });
    expect(await ledgerOf(shop, customer, id)).toMatchObject({
      state: 'PENDING',
      payments: ['CREATED'],
      events: ['FORGED_RETURN'],
    });
  });

  it('still pays a pending order hours after the attempt was given up', async () => {
    const { customer, id, begun } = await begin();
    await choose(await goToGateway(begun), 'late', 7200);
    pass(shop, 1300);
    await settleAll(shop);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'PENDING', payments: ['REJECTED'] });
    pass(shop, 7200);
    await settleAll(shop);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'PAID', payments: ['PAID'] });
  });

  it('ends unpaid when the gateway closes it, and the order can be paid again', async () => {
    const { customer, id, begun } = await begin();
    await goToGateway(begun);
    pass(shop, 1300);
    await settleAll(shop);
    const { payments } = await ledgerOf(shop, customer, id);
    expect(['REJECTED', 'CANCELLED']).toContain(payments[0]);
    expect(await payBy(shop, customer, await init(shop, customer, id, true), 'pay')).toMatchObject({
      paymentStatus: 'PAID',
    });
  });

  it('has its money returned if the order was cancelled; the order is then RETURNED', async () => {
    const { customer, id, begun } = await begin();
    const page = await goToGateway(begun);
    const cancelled = await ask(shop, cancelOrder, { token: customer.token, params: { id } });
    expect(cancelled.state.name).toBe('CANCELLED');
    const [fields = {}] = await choose(page, 'pay');
    expect(await comeBack(shop, customer, begun, fields)).toMatchObject({ paymentStatus: 'RETURNED' });
    await settleAll(shop);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({
      state: 'RETURNED',
      payments: ['REVERSED'],
      tickets: [],
      charges: [],
    });
  });

  it('is settled when the order is to be cancelled after the payment; the cancellation is refused', async () => {
    const { customer, id, begun } = await begin();
    await choose(await goToGateway(begun), 'never');
    const error = await askRefused(shop, cancelOrder, { token: customer.token, params: { id } });
    expect(error.name).toBe('ORDER_NOT_PENDING');
    expect((await ask(shop, orderEndpoint, { token: customer.token, params: { id } })).state.name).toBe('PAID');
  });

  it('has its money returned if another attempt has already paid the order', async () => {
    const { customer, id, begun } = await begin();
    await choose(await goToGateway(begun), 'late', 7200);
    pass(shop, 1300);
    await settleAll(shop);
    await payBy(shop, customer, await init(shop, customer, id, true), 'pay');
    pass(shop, 7200);
    await settleAll(shop);
    const ledger = await ledgerOf(shop, customer, id);
    expect(ledger).toMatchObject({ state: 'PAID', payments: ['REVERSED', 'PAID'] });
    expect(ledger.tickets).toHaveLength(1);
  });

  it('has the same outcome when the return page is reloaded and sends no fields', async () => {
    const { customer, id, begun } = await begin();
    await payBy(shop, customer, begun, 'pay');
    const reloaded = await ask(shop, paymentStatus, { token: customer.token, params: { id: nameOf(begun) } });
    expect(reloaded).toMatchObject({ paymentStatus: 'PAID', orderId: id });
  });
});
