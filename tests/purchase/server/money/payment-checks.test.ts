import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { paymentStatus } from '#contract/endpoints/payments.ts';
import { ask } from './support/call.ts';
import { gatewayKinds } from './support/gateways.ts';
import { beginPayment, choose, comeBack, goToGateway, nameOf } from './support/payer.ts';
import type { Choice } from './support/payer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';
import { wakingsDuring } from './support/wakings.ts';

describe.each(gatewayKinds)('when a page asks for the outcome of a payment, the gateway %s', (gateway) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ gateway });
  });
  afterAll(() => shop.stop());
  afterEach(() => vi.restoreAllMocks());

  /** A payment that has ended; `askAgain` asks for its outcome, `returnAgain` also sends the return fields again. */
  const endPayment = async (choice: Choice) => {
    const { customer, begun } = await beginPayment(shop);
    const [fields = {}] = await choose(await goToGateway(begun), choice);
    const wakings = await wakingsDuring(shop, () => comeBack(shop, customer, begun, fields));
    const asked = vi.spyOn(shop.services.gateways.byName(gateway), 'status');
    return {
      wakings,
      asked,
      askAgain: () => ask(shop, paymentStatus, { token: customer.token, params: { id: nameOf(begun) } }),
      returnAgain: () => comeBack(shop, customer, begun, fields),
    };
  };

  it('is not asked about a paid payment, and the outbox is not woken a second time', async () => {
    const { asked, wakings, askAgain, returnAgain } = await endPayment('pay');
    expect(wakings).toBe(1);
    const later = await wakingsDuring(shop, async () => {
      expect(await askAgain()).toMatchObject({ paymentStatus: 'PAID' });
      expect(await returnAgain()).toMatchObject({ paymentStatus: 'PAID' });
    });
    expect(later).toBe(0);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is asked about a cancelled payment, which may be paid meanwhile, only if its return fields are sent again', async () => {
    const { asked, wakings, askAgain, returnAgain } = await endPayment('cancel');
    expect(wakings).toBe(1);
    const later = await wakingsDuring(shop, async () => {
      expect(await askAgain()).toMatchObject({ paymentStatus: 'CANCELLED' });
      expect(asked).not.toHaveBeenCalled();
      expect(await returnAgain()).toMatchObject({ paymentStatus: 'CANCELLED' });
    });
    expect(later).toBe(0);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
