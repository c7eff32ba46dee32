import { afterAll, beforeAll, expect, it } from 'vitest';
import { order as orderEndpoint, orders } from '#contract/endpoints/orders.ts';
import { ask } from './support/call.ts';
import { newCustomer, pendingOrder } from './support/customer.ts';
import { init } from './support/payer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

it('an order keeps its currency when the operator changes the currency', async () => {
  const { database, settings } = shop.services;
  const customer = await newCustomer(shop);
  const { token } = customer;
  const { id } = await pendingOrder(shop, customer);
  await settings.change(database, { currency: 'EUR' });
  const later = await pendingOrder(shop, customer);
  await init(shop, customer, id);
  await init(shop, customer, later.id);
  expect(await ask(shop, orderEndpoint, { token, params: { id } })).toMatchObject({ currency: 'CZK' });
  const { items } = await ask(shop, orders, { token });
  expect(items.map(({ currency }) => currency)).toEqual(['EUR', 'CZK']);
  const attempts = await database.query.payments.findMany({ orderBy: (row, { asc }) => asc(row.id) });
  expect(attempts.slice(-2).map(({ currency }) => currency)).toEqual(['CZK', 'EUR']);
});
