import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSystemConfigurations, systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';
import {
  cartItems,
  eWallets,
  fees,
  expiredCartItems,
  orders,
  priceListZones,
  reclamations,
} from '#server/platform/db/schema.ts';
import { call, freshAccount, logIn, refusal } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let token: string;
let accountId: number;
let customerId: number;
beforeAll(async () => {
  server = await startServer({ workers: false });
  token = await logIn(server, 'operator@linka.example');
  ({ accountId, customerId } = await freshAccount(server, 'adult'));
});
afterAll(() => server.stop());

const currency = async () => (await call(server, systemConfigurations)).currency;
const change = (to: string) => call(server, changeSystemConfigurations, { token, body: { currency: to } });
const refuseCurrency = async (to: string) =>
  (await refusal(server, changeSystemConfigurations, 'CURRENCY_IN_USE', { token, body: { currency: to } })).metadata;

const item = { type: 'PRODUCT', name: 'Obal', price: 2900, taxPercentage: 21, payload: {} } as const;

const ordersIn = (state: 'PENDING' | 'PROCESSING'): readonly [string, () => Promise<unknown>] => [
  'orders',
  async () => {
    const { database } = server.services;
    const [first] = await database.select().from(orders).limit(1);
    return database
      .update(orders)
      .set({ state })
      .where(eq(orders.id, first?.id ?? 0));
  },
];

const putReclamationFee = (paid: Date | null) =>
  server.services.database.insert(reclamations).values({
    accountId,
    customerId,
    state: 'FINALIZED',
    fee: 100,
    paid,
    created: server.clock.now(),
    answerBy: '2026-12-21',
  });

/** Each kind of record with an amount in the operator's currency, and a function that adds such a record. */
const amounts: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    'priceLists',
    async () => {
      const { database } = server.services;
      const [first] = await database.select().from(priceListZones).limit(1);
      return database
        .update(priceListZones)
        .set({ price: 100 })
        .where(eq(priceListZones.id, first?.id ?? 0));
    },
  ],
  [
    'fees',
    () => {
      const displayName = inEachLanguage(() => 'x');
      return server.services.database.insert(fees).values({ code: 'X', displayName, price: 100, taxPercentage: 21 });
    },
  ],
  [
    'eWallets',
    async () => {
      const { database } = server.services;
      const [first] = await database.select().from(eWallets).limit(1);
      return database
        .update(eWallets)
        .set({ currentAmount: 100 })
        .where(eq(eWallets.id, first?.id ?? 0));
    },
  ],
  [
    'carts',
    () => server.services.database.insert(cartItems).values({ ...item, accountId, created: server.clock.now() }),
  ],
  ['carts', () => server.services.database.insert(expiredCartItems).values({ ...item, accountId })],
  ['reclamationFees', () => putReclamationFee(null)],
  ...(['PENDING', 'PROCESSING'] as const).map((state) => ordersIn(state)),
];

async function removeAmounts(): Promise<void> {
  const { database } = server.services;
  await database.update(priceListZones).set({ price: null });
  await database.delete(fees);
  await database.update(eWallets).set({ currentAmount: 0 });
  await database.delete(cartItems);
  await database.delete(expiredCartItems);
  await database.delete(reclamations);
  await database.update(orders).set({ state: 'CANCELLED' });
}

describe("the operator's currency (API-05)", () => {
  test('cannot change while a shop sells: the refusal counts the records with amounts in this currency', async () => {
    const metadata = await refuseCurrency('EUR');
    expect(metadata).toMatchObject({ currency: 'CZK', fees: 1 });
    expect(metadata?.['priceLists']).toBeGreaterThan(1);
    expect(metadata?.['eWallets']).toBeGreaterThan(1);
    expect(await currency()).toBe('CZK');
  });

  test('may be sent unchanged', async () => {
    await change('CZK');
    expect(await currency()).toBe('CZK');
  });

  test.each(amounts)('cannot change because of %s alone', async (name, add) => {
    await removeAmounts();
    await add();
    expect(await refuseCurrency('EUR')).toEqual({ currency: 'CZK', [name]: 1 });
    expect(await currency()).toBe('CZK');
  });

  test('does not change with a refused call, and neither do the other settings of the call', async () => {
    const body = { currency: 'EUR', eWalletAllowed: false };
    await refusal(server, changeSystemConfigurations, 'CURRENCY_IN_USE', { token, body });
    expect((await call(server, systemConfigurations)).eWalletAllowed).toBe(true);
  });

  test('changes if no amounts depend on it: a paid fee and an unpaid order in the new currency are allowed', async () => {
    await removeAmounts();
    await putReclamationFee(server.clock.now());
    const { database } = server.services;
    await database.update(orders).set({ state: 'PENDING', currency: 'EUR' });
    await change('EUR');
    expect(await currency()).toBe('EUR');
    expect(await refuseCurrency('CZK')).toMatchObject({ currency: 'EUR' });
    await database.execute(sql`update ${orders} set state = 'PAID'`);
    await change('CZK');
    expect(await currency()).toBe('CZK');
  });
});
