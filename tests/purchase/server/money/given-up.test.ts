import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#contract/endpoints/orders.ts';
import { paymentStatus } from '#contract/endpoints/payments.ts';
import { paymentGateways } from '#contract/enumerations.ts';
import { paymentName } from '#machines/purchase/payment/payment-name.ts';
import { findPayments } from '#server/purchase/payments/payment-store.ts';
import { ask, askWrongly } from './support/call.ts';
import { newCustomer, pendingOrder } from './support/customer.ts';
import { during } from './support/gateway-fault.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { choose, goToGateway, init, payBy } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

/** Cases that the exploration of customer, server and gateway has found (docs/proofs.md), on the real server. */
describe.each(paymentGateways)('an attempt that was given up after its time, at %s', (gateway) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ gateway });
  });
  afterAll(() => shop.stop());

  /** An attempt that was paid two hours late; the shop has given it up and has not asked since. */
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

  it('is asked about before its order is cancelled', async () => {
    const { customer, id } = await paidLate();
    const refused = await askWrongly(shop, cancelOrder, { token: customer.token, params: { id } });
    expect(refused.name).toBe('ORDER_NOT_PENDING');
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'PAID', payments: ['PAID'] });
  });

  it('keeps its order from being cancelled while the gateway does not answer', async () => {
    const { customer, id } = await paidLate();
    const cancelling = () => askWrongly(shop, cancelOrder, { token: customer.token, params: { id } });
    expect((await during(shop, 'UNAVAILABLE', cancelling)).name).toBe('PAYMENT_IN_PROGRESS');
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'PENDING' });
  });

  it('has an unknown outcome while the gateway does not answer, and is found by its gateway id', async () => {
    const { asked } = await paidLate();
    const asking = () => ask(shop, paymentStatus, asked);
    expect(await during(shop, 'UNAVAILABLE', asking)).toMatchObject({ charged: 'UNKNOWN', next: 'WAIT' });
    expect(await asking()).toMatchObject({ paymentStatus: 'PAID', charged: 'YES' });
  });

  /** An attempt whose payer never went to the gateway, after the shop's last check. */
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

  it('is not asked about any more after the configured time', async () => {
    const [attempt] = await findPayments(shop.services.database, (await neverBegun()).id);
    expect(attempt).toMatchObject({ state: 'REJECTED', nextCheckAt: null });
  });

  it.runIf(gateway === 'GP_WEBPAY')('whose form is posted only then is settled by the return', async () => {
    const { customer, id, begun } = await neverBegun();
    expect(await payBy(shop, customer, begun, 'pay')).toMatchObject({ charged: 'YES' });
    await settleAll(shop);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({
      state: 'RETURNED',
      payments: ['REVERSED'],
      tickets: [],
    });
  });
});
