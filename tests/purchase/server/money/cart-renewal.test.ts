import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewCartLifetime } from '#contract/endpoints/customer-accounts.ts';
import { clearCart, removeCartItem, shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { ask, askRefused, send } from './support/call.ts';
import { newCustomer, order, putTicket, putTopUp } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const readCart = ({ token }: Customer) => ask(shop, shoppingCart, { token });
const renew = ({ token }: Customer) => ask(shop, renewCartLifetime, { token });
const refusal = async ({ token }: Customer) => (await askRefused(shop, renewCartLifetime, { token })).name;
const minute = 60;

async function withTicket(): Promise<Customer> {
  const customer = await newCustomer(shop);
  await putTicket(shop, customer);
  return customer;
}

describe('renewing the lifetime of a cart', () => {
  it('restarts it, and keeps the items', async () => {
    const customer = await withTicket();
    pass(shop, 26 * minute);
    expect(await renew(customer)).toEqual({ cartLifetime: 1800, renewalsLeft: 2 });
    expect(await readCart(customer)).toMatchObject({ cartLifetime: 1800, renewalsLeft: 2, empty: false });
  });

  it('has no effect before the last five minutes, so that two concurrent calls count as one', async () => {
    const customer = await withTicket();
    // A renewal is possible five seconds earlier, because a browser's clock may be ahead.
    pass(shop, 25 * minute - 6);
    expect(await renew(customer)).toEqual({ cartLifetime: 306, renewalsLeft: 3 });
    pass(shop, 1);
    const both = await Promise.all([renew(customer), renew(customer)]);
    expect(both).toEqual([
      { cartLifetime: 1800, renewalsLeft: 2 },
      { cartLifetime: 1800, renewalsLeft: 2 },
    ]);
  });

  it('is possible as often as the operator has set', async () => {
    const customer = await withTicket();
    for (const left of [2, 1, 0]) {
      pass(shop, 29 * minute);
      expect((await renew(customer)).renewalsLeft).toBe(left);
    }
    pass(shop, 29 * minute);
    expect(await refusal(customer)).toBe('CART_RENEWALS_USED_UP');
    const { database, settings } = shop.services;
    await settings.change(database, { CART_RENEWALS_ALLOWED: 4 });
    expect((await renew(customer)).renewalsLeft).toBe(0);
    await settings.change(database, { CART_RENEWALS_ALLOWED: 0 });
    expect((await readCart(customer)).renewalsLeft).toBe(0);
    pass(shop, 29 * minute);
    expect(await refusal(customer)).toBe('CART_RENEWALS_USED_UP');
    await settings.change(database, { CART_RENEWALS_ALLOWED: null });
  });

  it('is still counted after the cart was changed; the next cart has all its renewals', async () => {
    const customer = await withTicket();
    pass(shop, 29 * minute);
    await renew(customer);
    const topUp = await putTopUp(shop, customer);
    await send(shop, removeCartItem, { token: customer.token, params: { id: topUp.id } });
    expect(await readCart(customer)).toMatchObject({ cartLifetime: 1800, renewalsLeft: 2 });
    await order(shop, customer);
    await putTopUp(shop, customer);
    expect((await readCart(customer)).renewalsLeft).toBe(3);
  });

  it('starts a new count after the cart was emptied, and after it expired', async () => {
    const customer = await withTicket();
    for (const end of ['emptied', 'run out']) {
      pass(shop, 29 * minute);
      expect((await renew(customer)).renewalsLeft).toBe(2);
      if (end === 'run out') pass(shop, 30 * minute);
      else await send(shop, clearCart, { token: customer.token });
      await putTicket(shop, customer);
      expect((await readCart(customer)).renewalsLeft).toBe(3);
    }
  });

  it('starts a new count after the last item was removed', async () => {
    const customer = await newCustomer(shop);
    const { id } = await putTopUp(shop, customer);
    pass(shop, 29 * minute);
    await renew(customer);
    await send(shop, removeCartItem, { token: customer.token, params: { id } });
    await putTopUp(shop, customer);
    expect((await readCart(customer)).renewalsLeft).toBe(3);
  });

  it('is refused for an expired cart and for an empty cart', async () => {
    const customer = await withTicket();
    pass(shop, 30 * minute);
    expect(await refusal(customer)).toBe('CART_EXPIRED');
    expect((await readCart(customer)).empty).toBe(true);
    expect(await refusal(customer)).toBe('CART_EMPTY');
    expect(await refusal(await newCustomer(shop))).toBe('CART_EMPTY');
  });

  it("does not change another account's cart", async () => {
    const [one, other] = [await withTicket(), await withTicket()];
    pass(shop, 26 * minute);
    await renew(one);
    expect((await readCart(other)).cartLifetime).toBe(4 * minute);
  });
});
