import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { order as orderEndpoint, orders as ordersEndpoint } from '#contract/endpoints/orders.ts';
import { paymentStatus } from '#contract/endpoints/payments.ts';
import { paymentName } from '#machines/purchase/payment/payment-name.ts';
import { ask } from './support/call.ts';
import { newCustomer, pendingOrder } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { gatewayKinds, testedGateways } from './support/gateways.ts';
import { settleAll } from './support/ledger.ts';
import { choose, goToGateway, init } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

/** The list and the page show whether an attempt is open, and whether the order was delivered. */
describe.each(gatewayKinds)('the state of an order that is paid at %s', (gateway) => {
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
    const begun = await init(shop, customer, id);
    const created = { begun: false, resumable: true };
    expect(await currentState()).toEqual({ state: 'PENDING', delivered: false, attempt: created });
    const page = await goToGateway(begun);
    const check = () => ask(shop, paymentStatus, { token, params: { id: paymentName(begun) } });
    const checked = await check();
    // The second gateway accepts a form only once.
    expect(checked.resumable).toBe(testedGateways[gateway].isOpenedByCall);
    const attempt = { begun: true, resumable: checked.resumable };
    expect(await currentState()).toEqual({ state: 'PENDING', delivered: false, attempt });
    await choose(page, 'pay');
    await check();
    expect(await currentState()).toEqual({ state: 'PAID', delivered: false, attempt: null });
    await settleAll(shop);
    expect(await currentState()).toEqual({ state: 'PAID', delivered: true, attempt: null });
  });

  /** The last ending that the list and the order's page show, and the outcome in the last line of the history. */
  const endingsOf = async (customer: Customer, id: number) => {
    const { lastEnding, history } = await ask(shop, orderEndpoint, { token: customer.token, params: { id } });
    const { items } = await ask(shop, ordersEndpoint, { token: customer.token });
    expect(items.find((one) => one.id === id)?.lastEnding).toBe(lastEnding);
    return { lastEnding, lastOutcome: history.findLast(({ kind }) => kind === 'ATTEMPT_ENDED')?.detail['outcome'] };
  };

  it.each([
    ['giveUp', 'REJECTED'],
    ['cancel', 'CANCELLED'],
  ] as const)("contains how the order's last attempt ended after the payer chose to %s: %s", async (choice, ending) => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    expect(await endingsOf(customer, id)).toEqual({ lastEnding: null, lastOutcome: undefined });
    const begun = await init(shop, customer, id);
    const page = await goToGateway(begun);
    if (choice === 'giveUp') await choose(page, 'decline');
    await choose(page, choice);
    await ask(shop, paymentStatus, { token: customer.token, params: { id: paymentName(begun) } });
    expect(await endingsOf(customer, id)).toEqual({ lastEnding: ending, lastOutcome: ending });
  });

  it('has RUN_OUT for an attempt that was given up, also after a later attempt was cancelled', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    await choose(await goToGateway(await init(shop, customer, id)), 'late', 7200);
    pass(shop, 1300);
    await settleAll(shop);
    expect(await endingsOf(customer, id)).toEqual({ lastEnding: 'RUN_OUT', lastOutcome: 'RUN_OUT' });
    const second = await init(shop, customer, id, true);
    await choose(await goToGateway(second), 'cancel');
    await ask(shop, paymentStatus, { token: customer.token, params: { id: paymentName(second) } });
    expect(await endingsOf(customer, id)).toEqual({ lastEnding: 'RUN_OUT', lastOutcome: 'CANCELLED' });
  });

  it('has no ending if the order is paid', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    const first = await init(shop, customer, id);
    await choose(await goToGateway(first), 'cancel');
    await ask(shop, paymentStatus, { token: customer.token, params: { id: paymentName(first) } });
    const second = await init(shop, customer, id, true);
    await choose(await goToGateway(second), 'pay');
    await ask(shop, paymentStatus, { token: customer.token, params: { id: paymentName(second) } });
    expect((await endingsOf(customer, id)).lastEnding).toBeNull();
  });
});
