import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookByNumber } from '#server/desk/invoice-desk.ts';
import { newCustomer, order, putTopUp } from '../../purchase/server/money/support/customer.ts';
import { startShop } from '../../purchase/server/money/support/shop.ts';
import type { Shop } from '../../purchase/server/money/support/shop.ts';
import { wakingsDuring } from '../../purchase/server/money/support/wakings.ts';
import { applicationDesk } from './support/application-desk.ts';
import { freshAccount } from './support/call.ts';
import { reclamationTools } from './support/reclamations.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

describe('the outbox worker is woken at once, without waiting for its next round,', () => {
  test('after an action at the desk', async () => {
    const desk = await applicationDesk(shop);
    const { id } = await desk.paid();
    expect(await wakingsDuring(shop, () => desk.action(id, 'ASK_AGAIN'))).toBe(1);
  });

  test('after a reclamation and its answer', async () => {
    const tools = await reclamationTools(shop);
    const account = await freshAccount(shop, 'adult');
    let id = 0;
    const fileReclamation = async () => {
      ({ id } = await tools.file(account));
    };
    expect(await wakingsDuring(shop, fileReclamation)).toBe(1);
    expect(await wakingsDuring(shop, () => tools.answer(id))).toBe(1);
  });

  test('after the payment of an invoice was booked', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const { number } = await order(shop, customer, 'INVOICE');
    expect(await wakingsDuring(shop, () => bookByNumber(shop.services, number, shop.clock.now()))).toBe(1);
  });
});
