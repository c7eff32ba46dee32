import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#contract/endpoints/orders.ts';
import { paymentStatus } from '#contract/endpoints/payments.ts';
import { paymentName } from '#machines/purchase/payment/payment-name.ts';
import { findPayments } from '#server/purchase/payments/payment-store.ts';
import { ask, askRefused } from './support/call.ts';
import { newCustomer, pendingOrder } from './support/customer.ts';
import { during } from './support/gateway-fault.ts';
import { gatewayKinds, testedGateways } from './support/gateways.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { choose, goToGateway, init, payBy } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

/**
 * Cases that the exploration of customer, server and gateway has found (docs/proofs.md), repeated with the real server.
 */
describe.each(gatewayKinds)('an attempt that was given up after its time, at %s', (gateway) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ gateway });
  });
  afterAll(() => shop.stop());

  /** An attempt that was paid two hours late. The shop has given it up and has not checked it since then. */
  const paidLate = async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    const begun = await init(shop, customer, id);
    await choose(await goToGateway(begun), 'late', 7200);
    pass(shop, 1300);
    await settleAll(shop);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'PENDING', payments: ['REJECTED'] });
    pass(shop, 7200);
    const asked = { token: customer.token, params: { id: paymentName(begun) } };
    return { customer, id, asked };
  };

  it('is checked at the gateway before its order is cancelled', async () => {
    const { customer, id } = await paidLate();
    const refused = await askRefused(shop, cancelOrder, { token: customer.token, params: { id } });
    expect(refused.name).toBe('ORDER_NOT_PENDING');
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'PAID', payments: ['PAID'] });
  });

  it('prevents the cancellation of its order while the gateway does not answer', async () => {
    const { customer, id } = await paidLate();
    const cancel = () => askRefused(shop, cancelOrder, { token: customer.token, params: { id } });
    expect((await during(shop, 'UNAVAILABLE', cancel)).name).toBe('PAYMENT_IN_PROGRESS');
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'PENDING' });
  });

  it("has an unknown outcome while the gateway does not answer, and is PAID after the gateway's answer", async () => {
    const { asked } = await paidLate();
    const readOutcome = () => ask(shop, paymentStatus, asked);
    expect(await during(shop, 'UNAVAILABLE', readOutcome)).toMatchObject({ charged: 'UNKNOWN', next: 'WAIT' });
    expect(await readOutcome()).toMatchObject({ paymentStatus: 'PAID', charged: 'YES' });
  });

  /** An attempt whose payer never opened the gateway's page, after the shop's last check. */
  const neverBegun = async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    const begun = await init(shop, customer, id);
    pass(shop, 1300);
    await settleAll(shop);
    pass(shop, 73 * 3600);
    await settleAll(shop);
    return { customer, id, begun };
  };

  it('is not checked any more after the configured time', async () => {
    const [attempt] = await findPayments(shop.services.database, (await neverBegun()).id);
    expect(attempt).toMatchObject({ state: 'REJECTED', nextCheckAt: null });
  });

  it.runIf(!testedGateways[gateway].isOpenedByCall)(
    "is settled by the return even if the payer opens the gateway's page only after the last check",
    async () => {
      const { customer, id, begun } = await neverBegun();
      expect(await payBy(shop, customer, begun, 'pay')).toMatchObject({ charged: 'YES' });
      await settleAll(shop);
      expect(await ledgerOf(shop, customer, id)).toMatchObject({
        state: 'RETURNED',
        payments: ['REVERSED'],
        tickets: [],
      });
    },
  );
});
