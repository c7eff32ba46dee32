import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  customerCards as cardList,
  customerEWalletTransactions,
  customerTicketFares,
} from '#contract/endpoints/customers.ts';
import { zones as zoneList } from '#contract/endpoints/zones.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import type { EWalletTransaction } from '#contract/entities/e-wallet-transaction.ts';
import type { TicketFare } from '#contract/entities/ticket-fare.ts';
import { customerCards, eWallets, eWalletTransactions, ticketFares } from '#server/platform/db/schema.ts';
import { call, freshAccount } from '../../common/server/support/call.ts';
import { putTicket } from '../../common/server/support/reminded.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
let account: Awaited<ReturnType<typeof freshAccount>>;
const database = () => server.services.database;
beforeAll(async () => {
  server = await startServer({ workers: false });
  account = await freshAccount(server, 'adult');
  await mixCards();
  await mixTransactions();
});
afterAll(() => server.stop());

/** Gives each column values with a different order, so that sorting by a wrong column fails. */
async function mixCards(): Promise<void> {
  const ofCustomer = eq(customerCards.customerId, account.customerId);
  const [first, second] = await database().select().from(customerCards).where(ofCustomer);
  if (first === undefined || second === undefined) throw new Error('expected two cards, got fewer');
  const values = [
    { cardNumber: '30', validFrom: '2025-01-02', validTo: '2029-01-01', created: '2025-01-03', issued: '2025-02-01' },
    { cardNumber: '10', validFrom: '2025-01-01', validTo: '2029-01-03', created: '2025-01-02', issued: '2025-02-03' },
    { cardNumber: '20', validFrom: '2025-01-03', validTo: '2029-01-02', created: '2025-01-01', issued: '2025-02-02' },
  ];
  const { id: _, ...copied } = second;
  const [third] = await database()
    .insert(customerCards)
    .values({ ...copied, state: 'BLOCKED', main: false, chipNumber: null, cardNumber: 'third' })
    .returning();
  for (const [index, { id }] of [first, second, third ?? second].entries()) {
    const { created = '', issued = '', ...days } = values[index] ?? {};
    await database()
      .update(customerCards)
      .set({ ...days, created: new Date(created), issued: new Date(issued), marketingConsent: index !== 2 })
      .where(eq(customerCards.id, id));
  }
  await putTicket(server, first.id, { validFrom: '2024-01-02', validTo: '2026-12-01' });
  await putTicket(server, second.id, { validFrom: '2024-01-01', validTo: '2026-12-02' });
  await database().update(ticketFares).set({ price: 99_999_999 }).where(eq(ticketFares.validFrom, '2024-01-01'));
}
async function mixTransactions(): Promise<void> {
  const [wallet] = await database()
    .select({ id: eWallets.id })
    .from(eWallets)
    .innerJoin(customerCards, eq(customerCards.id, eWallets.cardId))
    .where(eq(customerCards.customerId, account.customerId));
  const eWalletId = wallet?.id ?? 0;
  await database().delete(eWalletTransactions).where(eq(eWalletTransactions.eWalletId, eWalletId));
  const row = (at: string, numbers: readonly [number, number, number, number, number]) => ({
    eWalletId,
    operation: 'PAYMENT' as const,
    paymentType: 'E_WALLET' as const,
    dateTime: new Date(at),
    transactionNumber: `T${String(numbers[0])}`,
    lineNumber: `L${String(numbers[1])}`,
    address: `A${String(numbers[2])}`,
    amount: numbers[3],
    newBalance: numbers[4],
  });
  await database()
    .insert(eWalletTransactions)
    .values([
      row('2026-01-04', [1, 2, 3, 4, 5]),
      row('2026-01-01', [3, 1, 2, 5, 4]),
      row('2026-01-03', [2, 3, 1, 6, 6]),
      { ...row('2026-01-02', [4, 4, 4, 3, 7]), operation: 'RECHARGE' as const, paymentType: 'CASH' as const },
    ]);
}

const isSorted = (values: readonly (string | number | null)[], compare: (a: string, b: string) => number) =>
  values.every((value, index) => {
    const before = values[index - 1];
    if (index === 0 || before === undefined) return true;
    return typeof value === 'number' ? Number(before) <= value : compare(before as string, value as string) <= 0;
  });
const byCode = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const byName = new Intl.Collator('cs').compare;

const sortedBy = (sortBy: string) => ({
  token: account.token,
  params: { id: account.customerId },
  query: { sortBy, limit: 100 },
});

describe('the lists of a customer can be sorted by each column', () => {
  const cards: Readonly<Record<string, (card: CustomerCard) => string | number | null>> = {
    currentState: (card) => card.currentState.state.id,
    cardNumber: (card) => card.cardNumber,
    validFrom: (card) => card.validFrom,
    validTo: (card) => card.validTo,
    created: (card) => card.created,
    issued: (card) => card.issued,
    marketingConsent: (card) => Number(card.marketingConsent),
  };
  test.each(Object.entries(cards))('cards by %s', async (sortBy, valueOf) => {
    const { items } = await call(server, cardList, sortedBy(sortBy));
    expect(items).toHaveLength(3);
    expect(isSorted(items.map(valueOf), byCode)).toBe(true);
  });

  const fares: Readonly<Record<string, (fare: TicketFare) => string | number>> = {
    state: (fare) => fare.state.id,
    validFrom: (fare) => fare.validFrom,
    validTo: (fare) => fare.validTo,
    price: (fare) => fare.price,
    cardNumber: (fare) => fare.card.cardNumber,
    cardState: (fare) => fare.card.currentState.state.id,
  };
  test.each(Object.entries(fares))('ticket fares by %s', async (sortBy, valueOf) => {
    const { items } = await call(server, customerTicketFares, sortedBy(sortBy));
    expect(items.length).toBeGreaterThan(5);
    expect(isSorted(items.map(valueOf), byCode)).toBe(true);
  });
  test.each(['customerProfile', 'tariffProfile'] as const)('ticket fares by the name of the %s', async (sortBy) => {
    const [one] = await database().select().from(ticketFares).where(eq(ticketFares.validFrom, '2024-01-01'));
    await database()
      .update(ticketFares)
      .set({ customerProfileId: (one?.customerProfileId ?? 0) + 1 })
      .where(eq(ticketFares.id, one?.id ?? 0));
    const { items } = await call(server, customerTicketFares, sortedBy(sortBy));
    const names = items.map((fare) => fare[sortBy].displayName);
    expect(new Set(names).size).toBeGreaterThan(1);
    expect(isSorted(names, byName)).toBe(true);
  });

  test('ticket fares by the names of their zones, in the order in which the row lists them', async () => {
    const { items: zones } = await call(server, zoneList, { token: account.token, query: { limit: 100 } });
    const [first, second] = zones.toSorted((one, other) => byName(one.displayName, other.displayName));
    const {
      items: [one, two, ...others],
    } = await call(server, customerTicketFares, sortedBy('validTo'));
    const ids = [first?.id ?? 0, second?.id ?? 0] as const;
    const hold = (id: number | undefined, zoneIds: number[]) =>
      database()
        .update(ticketFares)
        .set({ zoneIds })
        .where(eq(ticketFares.id, id ?? 0));
    for (const { id } of others) await hold(id, [ids[1]]);
    await hold(one?.id, [ids[1], ids[0]]);
    await hold(two?.id, [...ids]);
    const { items } = await call(server, customerTicketFares, sortedBy('zones'));
    const held = items.map((fare) => fare.zones.map(({ id }) => ids.indexOf(id)).join());
    expect(held).toEqual(['0,1', ...others.map(() => '1'), '1,0']);
  });

  const transactions: Readonly<Record<string, (transaction: EWalletTransaction) => string | number | null>> = {
    operation: (transaction) => transaction.operation.id,
    dateTime: (transaction) => transaction.dateTime,
    transactionNumber: (transaction) => transaction.transactionNumber,
    lineNumber: (transaction) => transaction.lineNumber,
    address: (transaction) => transaction.address,
    amount: (transaction) => transaction.amount,
    newBalance: (transaction) => transaction.newBalance,
    paymentType: (transaction) => transaction.paymentType.id,
  };
  test.each(Object.entries(transactions))('transactions of the wallet by %s', async (sortBy, valueOf) => {
    const { items } = await call(server, customerEWalletTransactions, sortedBy(sortBy));
    expect(items).toHaveLength(4);
    expect(isSorted(items.map(valueOf), byCode)).toBe(true);
  });
});

describe('in both directions of sorting', () => {
  /** Lists two cards, of which only the second one was issued; they were created at the same time. */
  async function twoCards() {
    const { token, customerId } = await freshAccount(server, 'adult');
    const ofCustomer = eq(customerCards.customerId, customerId);
    const rows = await database().select().from(customerCards).where(ofCustomer).orderBy(customerCards.id);
    for (const [index, { id }] of rows.entries()) {
      const issued = index === 0 ? null : new Date('2025-02-01');
      const values = { created: new Date('2025-01-01'), issued };
      await database().update(customerCards).set(values).where(eq(customerCards.id, id));
    }
    return async (sortBy: string, sortDesc: boolean) => {
      const query = { sortBy, sortDesc, limit: 100 };
      const { items } = await call(server, cardList, { token, params: { id: customerId }, query });
      return items.map((card) => rows.findIndex(({ id }) => id === card.id) + 1);
    };
  }

  test('rows without a value come last', async () => {
    const sorted = await twoCards();
    expect(await sorted('issued', false)).toEqual([2, 1]);
    expect(await sorted('issued', true)).toEqual([2, 1]);
  });

  test('equal values are in the order of creation, in the same direction', async () => {
    const sorted = await twoCards();
    expect(await sorted('created', false)).toEqual([1, 2]);
    expect(await sorted('created', true)).toEqual([2, 1]);
  });
});
