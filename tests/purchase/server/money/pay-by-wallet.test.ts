import { asc, eq, sql } from 'drizzle-orm';
import { array, assert, asyncProperty, integer, record } from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vehicleTickets as vehicleTicketsEndpoint } from '#contract/endpoints/customers.ts';
import { cardByChipNumber, payByWallet } from '#contract/endpoints/telephone-application.ts';
import { addDays } from '#rules/dates.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import {
  customerCards,
  customerProfiles,
  eWallets,
  eWalletTransactions,
  tariffProfiles,
} from '#server/platform/db/schema.ts';
import { call, refusal, send, statusesOf } from '#tests/common/server/support/call.ts';
import type { CallOptions } from '#tests/common/server/support/call.ts';
import { cardOf, newCustomer } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  // PGlite runs all calls one after the other, which would hide a missing lock.
  shop = await startShop({ database: 'postgres' });
});
afterAll(() => shop.stop());

const token = { 'map-phone-auth-token': 'sandbox-map-phone-token' };
const keyed = (body: object, key: string = randomUUID()): CallOptions => ({
  headers: { ...token, 'idempotency-key': key },
  body,
});
const ride = { lineNumber: '301', address: 'Lipany, divadlo' };

/** A customer's card with its wallet, and functions that read the wallet's ledger and balance. */
async function rider() {
  const customer = await newCustomer(shop);
  const card = await cardOf(shop, customer);
  const { database } = shop.services;
  const ledger = () =>
    database
      .select()
      .from(eWalletTransactions)
      .where(eq(eWalletTransactions.eWalletId, card.walletId))
      .orderBy(asc(eWalletTransactions.id));
  const balance = async () => (await cardOf(shop, customer)).balance;
  const pay = (amount: number, more: object = {}) => ({ cardNumber: card.cardNumber, amount, ...ride, ...more });
  return { customer, card, ledger, balance, pay };
}
type Rider = Awaited<ReturnType<typeof rider>>;

async function expectBalanced({ ledger, balance }: Rider): Promise<void> {
  const rows = await ledger();
  let sum = 0;
  for (const { amount, newBalance } of rows) {
    sum += amount;
    expect(newBalance).toBe(sum);
    expect(newBalance).toBeGreaterThanOrEqual(0);
  }
  expect(await balance()).toBe(sum);
}

describe('a ride paid from a wallet', () => {
  test('lowers the balance and is written into the ledger with its tickets', async () => {
    const paying = await rider();
    const { card, customer } = paying;
    const { database } = shop.services;
    const [profile] = await database.select().from(customerProfiles).limit(1);
    const [tariff] = await database.select().from(tariffProfiles).limit(1);
    const ticket = {
      ticketNumber: '4711',
      customerProfileId: profile?.id,
      tariffProfileId: tariff?.id,
      validFrom: '2026-11-21T09:00:00.000Z',
      validTo: '2026-11-21T10:00:00.000Z',
      ticketPrice: 1500,
      passengerCount: 2,
    };
    const paid = await call(shop, payByWallet, keyed(paying.pay(3000, { vehicleTickets: [ticket] })));
    expect(paid).toMatchObject({
      operation: { name: 'PAYMENT' },
      paymentType: { name: 'E_WALLET' },
      amount: -3000,
      newBalance: card.balance - 3000,
      cardNumber: card.cardNumber,
      dateTime: shop.clock.now().toISOString(),
      ...ride,
    });
    await expectBalanced(paying);
    expect(await paying.balance()).toBe(card.balance - 3000);
    const tickets = await call(shop, vehicleTicketsEndpoint, { token: customer.token, params: { id: paid.id } });
    expect(tickets).toMatchObject([
      { ticketNumber: '4711', ticketPrice: 1500, passengerCount: 2, sumTicketsPrice: 3000 },
    ]);
  });

  test('can also be paid by the number of the chip', async () => {
    const { card, balance } = await rider();
    const amount = 100;
    await call(shop, payByWallet, keyed({ chipNumber: card.chipNumber?.toLowerCase(), amount, ...ride }));
    expect(await balance()).toBe(card.balance - amount);
  });

  test('may take the whole balance, but no more; the error does not contain the balance', async () => {
    const { card, balance, pay, ledger } = await rider();
    const before = await ledger();
    const answer = await refusal(shop, payByWallet, 'E_WALLET_INSUFFICIENT', keyed(pay(card.balance + 1)));
    expect(JSON.stringify({ ...answer, requestId: '' })).not.toContain(String(card.balance));
    expect(await ledger()).toEqual(before);
    await call(shop, payByWallet, keyed(pay(card.balance)));
    expect(await balance()).toBe(0);
    await refusal(shop, payByWallet, 'E_WALLET_INSUFFICIENT', keyed(pay(1)));
  });

  test.each([
    ['no card', (pay: object) => keyed({ ...pay, cardNumber: undefined })],
    ['two cards', (pay: object) => keyed({ ...pay, chipNumber: '0123456789AB' })],
    ['an amount of 0', (pay: object) => keyed({ ...pay, amount: 0 })],
    ['a negative amount', (pay: object) => keyed({ ...pay, amount: -100 })],
    ['a fraction', (pay: object) => keyed({ ...pay, amount: 1.5 })],
  ])('is refused with %s', async (_, asked) => {
    const paying = await rider();
    await refusal(shop, payByWallet, 'VALIDATION_ERROR', asked(paying.pay(1000)));
    await expectBalanced(paying);
  });

  test('is refused with tickets of another price, with a wrong order of dates, or with unknown profiles', async () => {
    const { pay, ledger } = await rider();
    const before = await ledger();
    const ticket = {
      ticketNumber: '1',
      customerProfileId: 1,
      tariffProfileId: 1,
      validFrom: '2026-11-21T09:00:00.000Z',
      validTo: '2026-11-21T10:00:00.000Z',
      ticketPrice: 1000,
      passengerCount: 1,
    };
    for (const wrong of [{ ticketPrice: 900 }, { validTo: '2026-11-21T08:00:00.000Z' }, { customerProfileId: 999_999 }])
      await refusal(
        shop,
        payByWallet,
        'VALIDATION_ERROR',
        keyed(pay(1000, { vehicleTickets: [{ ...ticket, ...wrong }] })),
      );
    expect(await ledger()).toEqual(before);
  });

  test('is refused for an unknown card, a card that is not active, an expired card, and a card without a wallet', async () => {
    const { card, pay } = await rider();
    const { database } = shop.services;
    await refusal(shop, payByWallet, 'INVALID_CUSTOMER_CARD', keyed(pay(100, { cardNumber: '1' })));
    const change = (values: Partial<typeof customerCards.$inferInsert>) =>
      database.update(customerCards).set(values).where(eq(customerCards.id, card.id));
    for (const state of ['BLOCKED', 'EXPIRED', 'NOT_ISSUED', 'IN_PROGRESS'] as const) {
      await change({ state });
      await refusal(shop, payByWallet, 'CARD_NOT_ACTIVE', keyed(pay(100)));
    }
    await change({ state: 'ACTIVE', validTo: addDays(shop.today(), -1) });
    await refusal(shop, payByWallet, 'CARD_NOT_ACTIVE', keyed(pay(100)));
    await change({ validTo: shop.today() });
    await call(shop, payByWallet, keyed(pay(100)));
    await change({ deleted: shop.clock.now() });
    await refusal(shop, payByWallet, 'INVALID_CUSTOMER_CARD', keyed(pay(100)));
    const bank = await cardOf(shop, await newCustomer(shop, 'bank-card'));
    const ofBank = keyed({ cardNumber: bank.cardNumber, amount: 100 });
    await refusal(shop, payByWallet, 'E_WALLET_NOT_ALLOWED', ofBank);
  });
});

test('a call without a key, as in the specification, is always a new payment (MAP-02)', async () => {
  const paying = await rider();
  const asked = { headers: token, body: paying.pay(1000) };
  await call(shop, payByWallet, asked);
  await call(shop, payByWallet, asked);
  expect(await paying.balance()).toBe(paying.card.balance - 2000);
  await expectBalanced(paying);
});

describe('an idempotency key', () => {
  test('cannot pay the whole balance if another key pays it at the same time: only one payment succeeds', async () => {
    const paying = await rider();
    const { card, pay, balance } = paying;
    const answers = await Promise.all([1, 2].map(() => send(shop, payByWallet, keyed(pay(card.balance)))));
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await balance()).toBe(0);
    await expectBalanced(paying);
  });

  test('books one payment for many concurrent calls, for a later call, and for a call after a day', async () => {
    const paying = await rider();
    const { card, pay, balance } = paying;
    const asked = keyed(pay(1000));
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => call(shop, payByWallet, asked)));
    const later = await send(shop, payByWallet, asked);
    expect(later.headers.get('idempotent-replayed')).toBe('true');
    shop.clock.advance(25 * 3600 * 1000);
    await deleteOldRows(shop.services);
    const afterADay = await send(shop, payByWallet, asked);
    expect(afterADay.headers.get('idempotent-replayed')).toBe('true');
    const [first] = atOnce;
    expect([...atOnce, await later.json(), await afterADay.json()]).toEqual(Array(8).fill(first));
    expect(await balance()).toBe(card.balance - 1000);
    await expectBalanced(paying);
  });

  test('is refused with another payment, also after a day', async () => {
    const paying = await rider();
    const { pay } = paying;
    const key = randomUUID();
    await call(shop, payByWallet, keyed(pay(1000), key));
    const expectRefused = async () => {
      await refusal(shop, payByWallet, 'IDEMPOTENCY_KEY_REUSED', keyed(pay(2000), key));
      await refusal(shop, payByWallet, 'IDEMPOTENCY_KEY_REUSED', keyed(pay(1000, { lineNumber: '302' }), key));
      await refusal(shop, payByWallet, 'IDEMPOTENCY_KEY_REUSED', keyed(pay(1000, { address: 'Lipany' }), key));
      await refusal(shop, payByWallet, 'IDEMPOTENCY_KEY_REUSED', keyed((await rider()).pay(1000), key));
    };
    await expectRefused();
    shop.clock.advance(25 * 3600 * 1000);
    await deleteOldRows(shop.services);
    await expectRefused();
    await expectBalanced(paying);
  });

  test('can be used again after a refusal whose reason does not apply any more', async () => {
    const { card, pay, customer, balance } = await rider();
    const asked = keyed(pay(card.balance + 10_000));
    await refusal(shop, payByWallet, 'E_WALLET_INSUFFICIENT', asked);
    await topUp(customer, 10_000);
    await call(shop, payByWallet, asked);
    expect(await balance()).toBe(0);
  });

  test('can be used again after a transaction that failed at its end and left no rows', async () => {
    const { card, pay, balance, ledger } = await rider();
    const { database } = shop.services;
    const before = await ledger();
    const asked = keyed(pay(1000));
    await database.execute(sql`
      create function fail_at_end() returns trigger language plpgsql as $$ begin raise exception 'no power'; end $$`);
    await database.execute(sql`
      create constraint trigger fail_at_end after insert on e_wallet_transactions deferrable initially deferred
      for each row execute function fail_at_end()`);
    try {
      await refusal(shop, payByWallet, 'INTERNAL_ERROR', asked);
    } finally {
      await database.execute(sql`drop trigger fail_at_end on e_wallet_transactions`);
      await database.execute(sql`drop function fail_at_end`);
    }
    expect([await ledger(), await balance()]).toEqual([before, card.balance]);
    await call(shop, payByWallet, asked);
    expect(await balance()).toBe(card.balance - 1000);
    expect(await ledger()).toHaveLength(before.length + 1);
  });
});

/** Adds a top-up as at the counter. */
async function topUp(customer: Customer, price: number): Promise<void> {
  const { walletId, balance } = await cardOf(shop, customer);
  const { database, clock } = shop.services;
  const newBalance = balance + price;
  await database.insert(eWalletTransactions).values({
    eWalletId: walletId,
    operation: 'RECHARGE',
    dateTime: clock.now(),
    transactionNumber: randomUUID(),
    amount: price,
    newBalance,
    paymentType: 'CASH',
  });
  await database.update(eWallets).set({ currentAmount: newBalance }).where(eq(eWallets.id, walletId));
}

test('the ledger adds up to the balance after any concurrent payments', async () => {
  const paying = await rider();
  const payment = record({ amount: integer({ min: 1, max: 25_000 }), key: integer({ min: 0, max: 4 }) });
  await assert(
    asyncProperty(array(array(payment, { minLength: 1, maxLength: 5 }), { maxLength: 3 }), async (waves) => {
      const run = randomUUID();
      await topUp(paying.customer, 20_000);
      const before = await paying.balance();
      const booked = new Map<string, number>();
      for (const wave of waves) {
        await Promise.all(
          wave.map(async ({ amount, key }) => {
            const response = await send(shop, payByWallet, keyed(paying.pay(amount), `${run}-${String(key)}`));
            expect([200, 409]).toContain(response.status);
            if (response.status === 200) booked.set(`${run}-${String(key)}`, amount);
          }),
        );
      }
      await expectBalanced(paying);
      const spent = [...booked.values()].reduce((sum, amount) => sum + amount, 0);
      expect(await paying.balance()).toBe(before - spent);
    }),
    { numRuns: 25 },
  );
});

describe('the card with a chip number', () => {
  const read = (number: string) => ({ headers: token, params: { number } });

  test('is found in upper and lower case, without data of the person or the balance', async () => {
    const { card } = await rider();
    const found = await call(shop, cardByChipNumber, read(card.chipNumber?.toLowerCase() ?? ''));
    expect(found).toMatchObject({
      id: card.id,
      cardNumber: card.cardNumber,
      currentState: { state: { name: 'ACTIVE' } },
      validFrom: card.validFrom,
      validTo: card.validTo,
    });
    expect(card.validFrom).not.toBe(card.validTo);
    const text = await (await send(shop, cardByChipNumber, read(card.chipNumber ?? ''))).text();
    for (const secret of ['Dvořáková', 'Lenka', 'currentAmount', 'customer"', 'birthDay'])
      expect(text).not.toContain(secret);
  });

  test('gets NOT_FOUND for an unknown number and a deleted card, and VALIDATION_ERROR for an invalid number', async () => {
    await refusal(shop, cardByChipNumber, 'NOT_FOUND', read('0123456789ABCD'));
    const { card } = await rider();
    const { database, clock } = shop.services;
    await database.update(customerCards).set({ deleted: clock.now() }).where(eq(customerCards.id, card.id));
    await refusal(shop, cardByChipNumber, 'NOT_FOUND', read(card.chipNumber ?? ''));
    for (const wrong of ['1', 'xyz12345', '0'.repeat(21)])
      await refusal(shop, cardByChipNumber, 'VALIDATION_ERROR', read(wrong));
  });
});
