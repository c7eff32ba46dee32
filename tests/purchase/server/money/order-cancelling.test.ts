import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cancelOrder } from '#contract/endpoints/orders.ts';
import { ask, askRefused } from './support/call.ts';
import { newCustomer, pendingOrder } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { choose, goToGateway, init, payBy } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';
import { whileOpening } from './support/while-opening.ts';

/** The questions to the gateway during a cancellation. given-up.test.ts has the tests of attempts that were given up. */
describe('an order', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  const about = ({ token }: Customer, id: number) => ({ token, params: { id } });

  /** The number of questions to the gateway about payments while `work` runs. */
  const questionsDuring = async (work: () => Promise<unknown>): Promise<number> => {
    const asking = vi.spyOn(shop.services.gateways.byName('CSOB'), 'status');
    try {
      await work();
      return asking.mock.calls.length;
    } finally {
      asking.mockRestore();
    }
  };

  it('is cancelled while its payment is being opened at the gateway; money that is paid later is returned', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    const begun = await whileOpening(shop, customer, id, () => ask(shop, cancelOrder, about(customer, id)));
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'CANCELLED', payments: ['CREATED'] });
    await choose(await goToGateway(begun), 'pay');
    pass(shop, 30);
    await settleAll(shop);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'RETURNED', payments: ['REVERSED'] });
  });

  it('is cancelled without asking the gateway about an attempt that has ended', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    await payBy(shop, customer, await init(shop, customer, id), 'cancel');
    expect(await questionsDuring(() => ask(shop, cancelOrder, about(customer, id)))).toBe(0);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'CANCELLED', payments: ['CANCELLED'] });
  });

  it('is not cancelled a second time; the gateway is not asked about its open attempt again', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    await goToGateway(await init(shop, customer, id));
    expect(await questionsDuring(() => ask(shop, cancelOrder, about(customer, id)))).toBe(1);
    const cancelAgain = async () => {
      const refused = await askRefused(shop, cancelOrder, about(customer, id));
      expect(refused.name).toBe('ORDER_NOT_PENDING');
    };
    expect(await questionsDuring(cancelAgain)).toBe(0);
  });
});
