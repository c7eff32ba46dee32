import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cancelOrder, createOrder, initPayment, orders as ordersEndpoint } from '#contract/endpoints/orders.ts';
import { reversePayment } from '#contract/endpoints/payments.ts';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { expireOrders } from '#server/purchase/orders/expire-orders.ts';
import { sweepPayments } from '#server/purchase/payments/sweep-payments.ts';
import { processDue } from '#tests/common/server/support/process-due.ts';
import { createSeededPostgres } from '#tests/common/server/support/seeded-postgres.ts';
import type { PostgresDatabase } from '#tests/common/server/support/seeded-postgres.ts';
import { TestClock } from '#tests/common/server/support/test-clock.ts';
import { ask, send } from './support/call.ts';
import { cardOf, newCustomer, order, pendingOrder, putTicket, putTopUp } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { gatewayKinds } from './support/gateways.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { choose, comeBack, goToGateway, init, nameOf } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

const times = <Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe.each(gatewayKinds)('two instances on one PostgreSQL, paying at %s', (gateway) => {
  let database: PostgresDatabase;
  let shops: readonly [Shop, Shop];
  beforeAll(async () => {
    database = await createSeededPostgres();
    const clock = new TestClock();
    const first = await startShop({ gateway, on: database, clock });
    const { publicUrl } = first.services.configuration;
    shops = [first, await startShop({ gateway, on: database, clock, publicUrl })];
  });
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await database.drop();
  });

  const shopOf = (index: number): Shop => shops[index % 2 === 0 ? 0 : 1];
  const everyWorker = () => times(8, (index) => (index % 4 < 2 ? processDue : sweepPayments)(shopOf(index).services));

  const expectDeliveredOnce = async (customer: Customer, id: number, balance: number) => {
    const ledger = await ledgerOf(shops[0], customer, id);
    expect(ledger).toMatchObject({ state: 'PAID', balance: balance + 50_000 });
    expect([ledger.tickets, ledger.charges, ledger.mails].map((rows) => rows.length)).toEqual([1, 1, 1]);
    expect(ledger.events.filter((kind) => kind === 'SETTLED')).toHaveLength(1);
  };

  const orderOf = async () => {
    const customer = await newCustomer(shops[0]);
    const { balance } = await cardOf(shops[0], customer);
    const { id } = await pendingOrder(shops[0], customer);
    return { customer, balance, id };
  };

  it('one cart that is ordered by several concurrent requests becomes one order', async () => {
    const customer = await newCustomer(shops[0]);
    await putTicket(shops[0], customer);
    await putTopUp(shops[0], customer);
    const asked = { token: customer.token, body: { paymentType: 'BANK_CARD' } };
    const answers = await times(6, (index) => send(shopOf(index), createOrder, asked));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    const list = await ask(shops[1], ordersEndpoint, { token: customer.token });
    expect(list.totalCount).toBe(1);
    expect(list.items[0]?.items).toHaveLength(2);
  });

  it('an order whose payment is started by many concurrent requests has one attempt', async () => {
    const { customer, id } = await orderOf();
    const all = await times(6, (index) => init(shopOf(index), customer, id, index > 2));
    expect(new Set(all.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect((await ledgerOf(shops[0], customer, id)).payments).toHaveLength(1);
  });

  it('a cart that expires in the same second in which it is ordered is either ordered or emptied', async () => {
    for (let round = 0; round < 5; round += 1) {
      const customer = await newCustomer(shops[0]);
      await putTopUp(shops[0], customer);
      pass(shops[0], 1799);
      const paying = times(2, (index) =>
        send(shopOf(index), createOrder, { token: customer.token, body: { paymentType: 'BANK_CARD' } }),
      );
      pass(shops[0], 1);
      const reading = times(2, (index) => ask(shopOf(index), shoppingCart, { token: customer.token }));
      const [paid] = await Promise.all([paying, reading]);
      const count = paid.filter(({ status }) => status === 200).length;
      const { totalCount, items } = await ask(shops[0], ordersEndpoint, { token: customer.token });
      expect(totalCount).toBe(count);
      expect(count).toBeLessThanOrEqual(1);
      for (const one of items) expect(one.items).toHaveLength(1);
      expect((await ask(shops[0], shoppingCart, { token: customer.token })).empty).toBe(true);
    }
  });

  it('returns, sweepers and outbox workers of both instances deliver an order once', async () => {
    const { customer, balance, id } = await orderOf();
    const begun = await init(shops[0], customer, id);
    const [fields = {}] = await choose(await goToGateway(begun), 'pay');
    pass(shops[0], 5);
    const returns = times(6, (index) => comeBack(shopOf(index), customer, begun, fields));
    await Promise.all([returns, everyWorker()]);
    await everyWorker();
    await Promise.all(shops.map(settleAll));
    expect(new Set((await returns).map(({ paymentStatus }) => paymentStatus))).toEqual(new Set(['PAID']));
    await expectDeliveredOnce(customer, id, balance);
  });

  it('many orders that both instances process at the same time are each delivered once', async () => {
    const bought = await times(5, orderOf);
    for (const { customer, id } of bought) await choose(await goToGateway(await init(shops[0], customer, id)), 'never');
    pass(shops[0], 5);
    for (let round = 0; round < 12; round += 1) await everyWorker();
    await Promise.all(shops.map(settleAll));
    for (const { customer, id, balance } of bought) await expectDeliveredOnce(customer, id, balance);
  });

  it('of two paid orders of the same ticket that both instances process at the same time, one is delivered, and the money of the other is returned', async () => {
    for (let round = 0; round < 4; round += 1) {
      const customer = await newCustomer(shops[0]);
      const bought = [];
      for (const _ of [1, 2]) {
        await putTicket(shops[0], customer);
        bought.push(await order(shops[0], customer));
      }
      for (const { id } of bought) {
        const begun = await init(shops[0], customer, id);
        const [fields = {}] = await choose(await goToGateway(begun), 'pay');
        await comeBack(shops[0], customer, begun, fields);
      }
      await everyWorker();
      await Promise.all(shops.map(settleAll));
      const ledgers = await Promise.all(bought.map(({ id }) => ledgerOf(shops[0], customer, id)));
      expect(new Set(ledgers.map(({ state }) => state))).toEqual(new Set(['PAID', 'RETURNED']));
      expect(ledgers.flatMap(({ tickets }) => tickets)).toHaveLength(1);
    }
  });

  it('money is returned once if both instances request its reversal at the same time', async () => {
    const { customer, id } = await orderOf();
    const begun = await init(shops[0], customer, id);
    const page = await goToGateway(begun);
    await ask(shops[0], cancelOrder, { token: customer.token, params: { id } });
    const [fields = {}] = await choose(page, 'pay');
    await comeBack(shops[0], customer, begun, fields);
    const spies = shops.map(({ services }) => vi.spyOn(services.gateways.byName(gateway), 'giveBack'));
    const params = { id: nameOf(begun) };
    const asking = times(4, (index) => ask(shopOf(index), reversePayment, { token: customer.token, params }));
    await Promise.all([asking, everyWorker()]);
    expect(new Set((await asking).map(({ charged }) => charged))).toEqual(new Set(['RETURNED']));
    expect(spies.reduce((calls, { mock }) => calls + mock.calls.length, 0)).toBe(1);
    for (const spy of spies) spy.mockRestore();
  });

  it('an order that expires in the same second in which its payment starts is either payable or expired', async () => {
    await shops[0].services.settings.change(shops[0].services.database, { ORDER_LIFETIME_IN_HOURS: 1 });
    for (let round = 0; round < 5; round += 1) {
      const { customer, id } = await orderOf();
      pass(shops[0], 3600);
      const expiring = times(2, (index) => expireOrders(shopOf(index).services));
      const paying = send(shops[0], initPayment, { token: customer.token, params: { id } });
      const [{ status }] = await Promise.all([paying, expiring]);
      const { state, payments } = await ledgerOf(shops[0], customer, id);
      expect([state, payments.length]).toEqual(status === 200 ? ['PENDING', 1] : ['CANCELLED', 0]);
    }
    await shops[0].services.settings.change(shops[0].services.database, { ORDER_LIFETIME_IN_HOURS: null });
  });

  it('a mail that one instance sends too slowly is also sent by another; it stays one mail, with one line in the history', async () => {
    const { customer, id } = await orderOf();
    const begun = await init(shops[0], customer, id);
    const [fields = {}] = await choose(await goToGateway(begun), 'pay');
    await settleAll(shops[0]);
    await comeBack(shops[0], customer, begun, fields);
    const { mailer } = shops[0].services;
    let sentByOther: number | undefined;
    const sending = vi.spyOn(mailer, 'send').mockImplementationOnce(async (...given) => {
      pass(shops[0], 600);
      await settleAll(shops[1]);
      sentByOther = (await ledgerOf(shops[1], customer, id)).mails.length;
      await mailer.send(...given);
    });
    await settleAll(shops[0]);
    sending.mockRestore();
    expect(sentByOther).toBe(1);
    const { mails, history } = await ledgerOf(shops[0], customer, id);
    expect(mails).toHaveLength(1);
    expect(history.filter((kind) => kind === 'MAILED')).toHaveLength(1);
  });

  it('an order that is cancelled and paid at the same time is either delivered, or its money is returned', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const { customer, id } = await orderOf();
      const begun = await init(shops[0], customer, id);
      const [fields = {}] = await choose(await goToGateway(begun), 'late', 1);
      const cancel = () => send(shops[1], cancelOrder, { token: customer.token, params: { id } });
      const pay = () => {
        pass(shops[0], 2);
        return comeBack(shops[0], customer, begun, fields);
      };
      await Promise.all(round % 2 === 0 ? [cancel(), pay()] : [pay(), cancel()]);
      await Promise.all(shops.map(settleAll));
      const ledger = await ledgerOf(shops[0], customer, id);
      outcomes.add(`${String(ledger.state)} ${ledger.payments.join()}`);
      expect(ledger.tickets).toHaveLength(ledger.state === 'PAID' ? 1 : 0);
    }
    for (const outcome of outcomes) expect(['PAID PAID', 'RETURNED REVERSED']).toContain(outcome);
  });

  it('a payment that one instance has started is settled by the other instance after the first has stopped', async () => {
    const clock = new TestClock();
    const first = await startShop({ gateway, on: database, clock });
    const customer = await newCustomer(first);
    const { balance } = await cardOf(first, customer);
    await putTicket(first, customer);
    await putTopUp(first, customer);
    const { id } = await order(first, customer);
    await choose(await goToGateway(await init(first, customer, id)), 'never');
    await first.stop();
    pass(shops[1], 3600);
    await settleAll(shops[1]);
    await expectDeliveredOnce(customer, id, balance);
  });
});

describe('the workers of a running shop', () => {
  it('settle and deliver without further calls', async () => {
    const database = await createSeededPostgres();
    const shop = await startShop({ on: database, workers: true });
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    await choose(await goToGateway(await init(shop, customer, id)), 'never');
    pass(shop, 10);
    await expect
      .poll(async () => (await ledgerOf(shop, customer, id)).mails.length, { timeout: 10_000, interval: 200 })
      .toBe(1);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'PAID', payments: ['PAID'] });
    await shop.stop();
    await database.drop();
  });
});
