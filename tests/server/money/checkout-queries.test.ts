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

  /** Whose token it is: asked for when the account was not seen at this instance for a moment. */
  const isStanding = (text: string) => text.startsWith('select "role", "credentials_version"');

  it('the order costs three statements, and one for the account when that was not just asked about', async () => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    await putTopUp(shop, customer);
    await wait(forgotten);
    const own = ofTheShop((await createBy(customer, 'flow:order')).statements).filter((text) => !isShared(text));
    expect(own.filter((text) => !isStanding(text))).toHaveLength(3);
    expect(own.filter(isStanding)).toHaveLength(1);
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
    expect((await createBy(customer, 'again:order')).result).toEqual(result);
    expect((await initBy(customer, result.id, 'again:init')).result).toEqual(way);
  });
});
