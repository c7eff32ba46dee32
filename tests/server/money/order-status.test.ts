import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { order as orderEndpoint, orders as ordersEndpoint } from '../../../contract/endpoints/orders.ts';
import { paymentStatus } from '../../../contract/endpoints/payments.ts';
import { paymentGateways } from '../../../contract/enumerations.ts';
import { paymentName } from '../../../machines/payment/payment-name.ts';
import { ask } from './support/call.ts';
import { newCustomer, pendingOrder } from './support/customer.ts';
import { settleAll } from './support/ledger.ts';
import { choose, goToGateway, init } from './support/payer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

/** The state of an order in the list and on its page: whether an attempt is open, and whether it was delivered. */
describe.each(paymentGateways)('the state of an order that is paid at %s', (gateway) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ gateway });
  });
  afterAll(() => shop.stop());

  it('is the same in the list and on its page, from creation to delivery', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    const { token } = customer;
    const currentState = async () => {
      const { state, cancelReason, delivered, attempt } = await ask(shop, orderEndpoint, { token, params: { id } });
      const { items } = await ask(shop, ordersEndpoint, { token });
      const row = items.find((one) => one.id === id);
      expect(row).toMatchObject({ state, cancelReason, delivered, attempt });
      return { state: state.name, delivered, attempt };
    };
    expect(await currentState()).toEqual({ state: 'PENDING', delivered: false, attempt: null });
    const way = await init(shop, customer, id);
    const created = { begun: false, resumable: true };
    expect(await currentState()).toEqual({ state: 'PENDING', delivered: false, attempt: created });
    const page = await goToGateway(way);
    const check = () => ask(shop, paymentStatus, { token, params: { id: paymentName(way) } });
    const begun = await check();
    // The second gateway accepts a form only once.
    expect(begun.resumable).toBe(gateway === 'CSOB');
    const attempt = { begun: true, resumable: begun.resumable };
    expect(await currentState()).toEqual({ state: 'PENDING', delivered: false, attempt });
    await choose(page, 'pay');
    await check();
    expect(await currentState()).toEqual({ state: 'PAID', delivered: false, attempt: null });
    await settleAll(shop);
    expect(await currentState()).toEqual({ state: 'PAID', delivered: true, attempt: null });
  });
});
