import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder } from '#contract/endpoints/orders.ts';
import { cartItems, customerAccounts, idempotencyKeys, orders } from '#server/platform/db/schema.ts';
import { ask, askRefused } from './support/call.ts';
import { newCustomer, putTopUp } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

/** The account is read by the statement that locks it, not before the call (docs/decisions/0003). */
describe('a caller whose token is not accepted any more cannot order', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  const orderOf = ({ token }: Customer, key?: string) =>
    askRefused(shop, createOrder, { token, body: { paymentType: 'BANK_CARD' }, key });
  const account = ({ accountId }: Customer) => eq(customerAccounts.id, accountId);
  /** Checks that no data of the account were written. */
  const expectUnchanged = async ({ accountId }: Customer, items: number) => {
    const { database } = shop.services;
    expect(await database.select().from(orders).where(eq(orders.accountId, accountId))).toHaveLength(0);
    expect(await database.select().from(cartItems).where(eq(cartItems.accountId, accountId))).toHaveLength(items);
    const keys = database.select().from(idempotencyKeys).where(eq(idempotencyKeys.accountId, accountId));
    expect((await keys).filter(({ operation }) => operation === 'createOrder')).toHaveLength(0);
  };

  it.each([undefined, 'changed:order'])('after a change of the password elsewhere, with the key %s', async (key) => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    await shop.services.database.update(customerAccounts).set({ credentialsVersion: 1 }).where(account(customer));
    expect(await orderOf(customer, key)).toMatchObject({ name: 'UNAUTHENTICATED' });
    await expectUnchanged(customer, 1);
  });

  it('even if the call would be refused for another reason', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    await shop.services.database.update(customerAccounts).set({ credentialsVersion: 1 }).where(account(customer));
    shop.services.credentials.forget(customer.accountId);
    const malformed = await askRefused(shop, createOrder, { token: customer.token, body: { paymentType: 'GOLD' } });
    expect(malformed).toMatchObject({ name: 'UNAUTHENTICATED' });
    pass(shop, 24 * 3600);
    expect(await orderOf(customer, 'late:order')).toMatchObject({ name: 'UNAUTHENTICATED' });
    await expectUnchanged(customer, 1);
  });

  it('when the account was deleted', async () => {
    const customer = await newCustomer(shop);
    await shop.services.database.delete(customerAccounts).where(account(customer));
    expect(await orderOf(customer, 'gone:order')).toMatchObject({ name: 'UNAUTHENTICATED' });
    await expectUnchanged(customer, 0);
  });

  it('and does not get the order that was made earlier with the same key', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const { id } = await ask(shop, createOrder, {
      token: customer.token,
      body: { paymentType: 'BANK_CARD' },
      key: 'mine:order',
    });
    expect(id).toBeGreaterThan(0);
    await shop.services.database.update(customerAccounts).set({ credentialsVersion: 1 }).where(account(customer));
    expect(await orderOf(customer, 'mine:order')).toMatchObject({ name: 'UNAUTHENTICATED' });
  });

  it('unless the password was changed with this token', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const { tokenId = '' } = (await shop.services.tokens.verify(customer.token)) ?? {};
    await shop.services.database
      .update(customerAccounts)
      .set({ credentialsVersion: 1, keptTokenId: tokenId })
      .where(account(customer));
    const made = await ask(shop, createOrder, { token: customer.token, body: { paymentType: 'BANK_CARD' } });
    expect(made.state.name).toBe('PENDING');
  });
});
