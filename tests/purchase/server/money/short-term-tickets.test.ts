import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTicketFare, clearCart } from '#contract/endpoints/shopping-cart.ts';
import { askRefused, send } from './support/call.ts';
import { newCustomer, putTicket, ticketBody } from './support/customer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

test('a virtual card gets no more short-term tickets than the operator allows (TFR-09)', async () => {
  const { settings, database } = shop.services;
  const allow = (most: number) => settings.change(database, { VIRTUAL_CARD_MAX_SHORT_TERM_TICKET_FARES_COUNT: most });
  const customer = await newCustomer(shop, 'virtual-card');
  const { token } = customer;
  const short = { ...(await ticketBody(shop, customer, 'DAYS_14')), validFrom: '2027-01-02' };
  await allow(0);
  const { name } = await askRefused(shop, addTicketFare, { token, body: short });
  expect(name).toBe('TOO_MANY_SHORT_TERM_TICKETS');
  await putTicket(shop, customer);
  await send(shop, clearCart, { token });
  await allow(1);
  expect((await send(shop, addTicketFare, { token, body: short })).status).toBe(200);
});
