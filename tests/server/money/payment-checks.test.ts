import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { paymentStatus } from '../../../contract/endpoints/payments.ts';
import { paymentGateways } from '../../../contract/enumerations.ts';
import { ask } from './support/call.ts';
import { newCustomer, pendingOrder } from './support/customer.ts';
import { choose, comeBack, goToGateway, init } from './support/payer.ts';
import type { Choice } from './support/payer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

describe.each(paymentGateways)('when a page asks for a payment, %s', (gateway) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ gateway });
  });
  afterAll(() => shop.stop());
  afterEach(() => vi.restoreAllMocks());

  /** A payment that has ended, its return, and what happens at the next question. */
  const ended = async (choice: Choice) => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    const way = await init(shop, customer, id);
    const [fields = {}] = await choose(await goToGateway(way), choice);
    const wake = vi.spyOn(shop.services, 'wakeOutbox');
    await comeBack(shop, customer, way, fields);
    const wakings = wake.mock.calls.length;
    const asked = vi.spyOn(shop.services.gateways.byName(gateway), 'status');
    const name = way.gateway === 'CSOB' ? way.redirect.payId : way.form.orderNumber;
    return {
      wakings,
      asked,
      wake,
      askAgain: () => ask(shop, paymentStatus, { token: customer.token, params: { id: name } }),
      returnAgain: () => comeBack(shop, customer, way, fields),
    };
  };

  it('is not asked about one that is paid, and its work was begun once', async () => {
    const { asked, wake, wakings, askAgain, returnAgain } = await ended('pay');
    expect(wakings).toBe(1);
    expect(await askAgain()).toMatchObject({ paymentStatus: 'PAID' });
    expect(await returnAgain()).toMatchObject({ paymentStatus: 'PAID' });
    expect(asked).not.toHaveBeenCalled();
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it('is asked about a cancelled one only when its return comes again, as it may have been paid since', async () => {
    const { asked, wake, wakings, askAgain, returnAgain } = await ended('cancel');
    expect(wakings).toBe(1);
    expect(await askAgain()).toMatchObject({ paymentStatus: 'CANCELLED' });
    expect(asked).not.toHaveBeenCalled();
    expect(await returnAgain()).toMatchObject({ paymentStatus: 'CANCELLED' });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(wake).toHaveBeenCalledTimes(1);
  });
});
