import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder, initPayment } from '../../../contract/endpoints/orders.ts';
import { paymentGateways } from '../../../contract/enumerations.ts';
import { ask } from './support/call.ts';
import { newCustomer, putTicket, putTopUp } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';
import { statementsOf } from './support/statements.ts';

/** Longer than settings and accounts are remembered. */
const forgotten = 300;

describe.each(paymentGateways)('from "pay" to the redirect to %s', (gateway) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ gateway, database: 'postgres' });
  });
  afterAll(() => shop.stop());

  const createBy = ({ token }: Customer, key: string) =>
    statementsOf(() => ask(shop, createOrder, { token, body: { paymentType: 'BANK_CARD' }, key }));
  const initBy = ({ token }: Customer, id: number, key: string) =>
    statementsOf(() => ask(shop, initPayment, { token, params: { id }, key }));
  /** The simulator keeps its books in the same database; a gateway of the world does not. */
  const ofTheShop = (statements: readonly string[]) =>
    statements.filter((text) => !/simulated_payments|sandbox_state|from "secrets"/.test(text));
  /** What an instance reads for all of its customers, at most four times a second. */
  const isShared = (text: string) =>
    /^select .* from "(zones|tariff_profiles|customer_profiles|fees|settings)"/.test(text);

  it.each([
    ['nothing remembered', forgotten],
    ['the account just asked about', 0],
  ])('the order costs three statements, the account among them, with %s', async (_, milliseconds) => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    await putTopUp(shop, customer);
    await wait(milliseconds);
    const { statements } = await createBy(customer, 'flow:order');
    expect(ofTheShop(statements).filter((text) => !isShared(text))).toHaveLength(3);
  });

  it('the way to the gateway costs three statements, with nothing remembered', async () => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    await putTopUp(shop, customer);
    const { result } = await createBy(customer, 'flow:order');
    await wait(forgotten);
    expect(ofTheShop((await initBy(customer, result.id, 'flow:init')).statements)).toHaveLength(3);
  });

  it('said again by the same key, either is told from what was kept', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const { result } = await createBy(customer, 'again:order');
    const way = (await initBy(customer, result.id, 'again:init')).result;
    // Which order it was is kept; how that stands is read anew.
    const attempt = { begun: false, resumable: true };
    expect((await createBy(customer, 'again:order')).result).toEqual({ ...result, attempt });
    expect((await initBy(customer, result.id, 'again:init')).result).toEqual(way);
  });
});
