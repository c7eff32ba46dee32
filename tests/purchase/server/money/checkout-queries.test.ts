import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder, initPayment } from '#contract/endpoints/orders.ts';
import { ask } from './support/call.ts';
import { newCustomer, putTicket, putTopUp } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { gatewayKinds } from './support/gateways.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';
import { statementsOf } from './support/statements.ts';

/** Milliseconds; longer than settings and accounts are cached. */
const forgotten = 300;

describe.each(gatewayKinds)('the database statements of a payment at %s', (gateway) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ gateway, database: 'postgres' });
  });
  afterAll(() => shop.stop());

  const createBy = ({ token }: Customer, key: string) =>
    statementsOf(() => ask(shop, createOrder, { token, body: { paymentType: 'BANK_CARD' }, key }));
  const initBy = ({ token }: Customer, id: number, key: string) =>
    statementsOf(() => ask(shop, initPayment, { token, params: { id }, key }));
  /** Leaves out the statements of the simulator, which uses the same database. */
  const ofTheShop = (statements: readonly string[]) =>
    statements.filter((text) => !/simulated_payments|sandbox_state|from "secrets"/.test(text));
  /** Whether an instance caches the result for all customers, so that the query runs at most four times a second. */
  const isShared = (text: string) =>
    /^select .* from "(zones|tariff_profiles|customer_profiles|fees|settings)"/.test(text);

  it.each([
    ['empty caches', forgotten],
    ['the account in the cache', 0],
  ])('creating the order runs three statements with %s; one of them reads the account', async (_, milliseconds) => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    await putTopUp(shop, customer);
    await wait(milliseconds);
    const { statements } = await createBy(customer, 'flow:order');
    expect(ofTheShop(statements).filter((text) => !isShared(text))).toHaveLength(3);
  });

  it('starting the payment runs four statements with empty caches', async () => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    await putTopUp(shop, customer);
    const { result } = await createBy(customer, 'flow:order');
    await wait(forgotten);
    const { statements } = await initBy(customer, result.id, 'flow:init');
    expect(ofTheShop(statements).filter((text) => !isShared(text))).toHaveLength(4);
  });

  it('creating the order and starting the payment, repeated with the same keys, get the stored responses', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const { result } = await createBy(customer, 'again:order');
    const begun = (await initBy(customer, result.id, 'again:init')).result;
    // For the key, only the order's id is stored, so the response has the order's present state.
    const attempt = { begun: false, resumable: true };
    expect((await createBy(customer, 'again:order')).result).toEqual({ ...result, attempt });
    expect((await initBy(customer, result.id, 'again:init')).result).toEqual(begun);
  });
});
