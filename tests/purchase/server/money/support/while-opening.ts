import { vi } from 'vitest';
import type { InitPayment } from '#contract/entities/payment.ts';
import type { Customer } from './customer.ts';
import { init } from './payer.ts';
import type { Shop } from './shop.ts';

/** Starts a payment, and runs `work` while its attempt is stored, but the gateway has not answered with its id yet. */
export async function whileOpening(
  shop: Shop,
  customer: Customer,
  id: number,
  work: () => Promise<unknown>,
): Promise<InitPayment> {
  const { gateways, configuration } = shop.services;
  const gateway = gateways.byName(configuration.paymentGateway);
  const open = gateway.init.bind(gateway);
  const opening = vi.spyOn(gateway, 'init').mockImplementationOnce(async (attempt) => {
    await work();
    return open(attempt);
  });
  try {
    return await init(shop, customer, id);
  } finally {
    opening.mockRestore();
  }
}
