import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cancelOrder } from '#contract/endpoints/orders.ts';
import { ask, askWrongly } from './support/call.ts';
import { newCustomer, pendingOrder } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { choose, goToGateway, init, payBy } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';
import { whileOpening } from './support/while-opening.ts';

/** What cancelling asks the gateway; about given-up attempts in given-up.test.ts. */
describe('an order', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  const about = ({ token }: Customer, id: number) => ({ token, params: { id } });

  /** How often the gateway was asked about a payment while `work` ran. */
  const questionsDuring = async (work: () => Promise<unknown>): Promise<number> => {
    const asking = vi.spyOn(shop.services.gateways.byName('CSOB'), 'status');
    try {
      await work();
      return asking.mock.calls.length;
    } finally {
      asking.mockRestore();
    }
  };

  it('is cancelled while its payment is being opened at the gateway; money that is paid then is returned', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    const begun = await whileOpening(shop, customer, id, () => ask(shop, cancelOrder, about(customer, id)));
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'CANCELLED', payments: ['CREATED'] });
    await choose(await goToGateway(begun), 'pay');
    pass(shop, 30);
    await settleAll(shop);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'RETURNED', payments: ['REVERSED'] });
  });

  it('is cancelled without a question about an attempt that has ended', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    await payBy(shop, customer, await init(shop, customer, id), 'cancel');
    expect(await questionsDuring(() => ask(shop, cancelOrder, about(customer, id)))).toBe(0);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'CANCELLED', payments: ['CANCELLED'] });
  });

  it('that is cancelled already is refused without a question about its open attempt', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    await goToGateway(await init(shop, customer, id));
    expect(await questionsDuring(() => ask(shop, cancelOrder, about(customer, id)))).toBe(1);
    const cancelAgain = async () => {
      const refused = await askWrongly(shop, cancelOrder, about(customer, id));
      expect(refused.name).toBe('ORDER_NOT_PENDING');
    };
    expect(await questionsDuring(cancelAgain)).toBe(0);
  });
});
