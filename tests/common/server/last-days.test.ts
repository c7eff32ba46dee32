import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountPage } from '#contract/endpoints/account-page.ts';
import { activeCard, customerEWalletTransactions, customerTicketFares } from '#contract/endpoints/customers.ts';
import { addDays } from '#rules/dates.ts';
import { customerCards, eWallets, eWalletTransactions } from '#server/platform/db/schema.ts';
import { call, freshAccount } from './support/call.ts';
import { holderOfCard, putTicket } from './support/reminded.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';
import { testBegin } from './support/test-clock.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const today = testBegin.slice(0, 10);
const day = (days: number): string => addDays(today, days);

test('a ticket is valid on its last day: in the list, on its card and on the page of those who travel today', async () => {
  const { token, customerId, card } = await holderOfCard(server, day(100));
  await putTicket(server, card.id, { validFrom: day(-9), validTo: day(-1) });
  await putTicket(server, card.id, { validFrom: day(-5), validTo: today });
  const of = { token, params: { id: customerId } };
  const { items } = await call(server, customerTicketFares, of);
  expect(items.map(({ validTo, state }) => [validTo, state.name])).toEqual([
    [today, 'ACTIVE'],
    [day(-1), 'EXPIRED'],
  ]);
  const lastDays = async (stateIds: string) =>
    (await call(server, customerTicketFares, { ...of, query: { stateIds } })).items.map(({ validTo }) => validTo);
  expect([await lastDays('3'), await lastDays('2')]).toEqual([[today], [day(-1)]]);
  const { ticketFares } = await call(server, activeCard, of);
  expect(ticketFares.map(({ validTo }) => validTo)).toEqual([today]);
  const { people } = await call(server, accountPage, { token });
  expect(people.items.map(({ coverage }) => coverage)).toEqual([{ state: 'ENDING', until: today }]);
});

test("the transactions of a day are those between two midnights in the operator's time zone", async () => {
  const { database } = server.services;
  const account = await freshAccount(server, 'adult');
  const [wallet] = await database
    .select({ id: eWallets.id })
    .from(eWallets)
    .innerJoin(customerCards, eq(customerCards.id, eWallets.cardId))
    .where(eq(customerCards.customerId, account.customerId));
  const moments = [
    '2025-07-09T21:59:59.999Z',
    '2025-07-09T22:00:00.000Z',
    '2025-07-10T21:59:59.999Z',
    '2025-07-10T22:00:00.000Z',
  ];
  const values = { eWalletId: wallet?.id ?? 0, operation: 'RECHARGE', paymentType: 'CASH', address: null } as const;
  await database.insert(eWalletTransactions).values(
    moments.map((moment, index) => ({
      ...values,
      dateTime: new Date(moment),
      transactionNumber: `day-${String(index)}`,
      amount: 100,
      newBalance: 100,
    })),
  );
  const { items, totalCount } = await call(server, customerEWalletTransactions, {
    token: account.token,
    params: { id: account.customerId },
    query: { date: '2025-07-10' },
  });
  expect(items.map(({ dateTime }) => dateTime)).toEqual([moments[2], moments[1]]);
  expect(totalCount).toBe(2);
});
