import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deskReclamations } from '#contract/endpoints/reclamation-desk.ts';
import { reclamations as reclamationsEndpoint } from '#contract/endpoints/reclamations.ts';
import { accountLinks, customerCards, customers, reclamationEvents, reclamations } from '#server/platform/db/schema.ts';
import { call, freshAccount } from '../../common/server/support/call.ts';
import { reclamationTools } from '../../common/server/support/reclamations.ts';
import type { Account, ReclamationTools } from '../../common/server/support/reclamations.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Query = Readonly<Record<string, string | number | boolean>>;

let server: TestServer;
let tools: ReclamationTools;
let account: Account;
let word: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  tools = await reclamationTools(server);
});
afterAll(() => server.stop());

const database = () => server.services.database;

/**
 * Each column sorts these three reclamations in another order. The tests identify them by the first names of their
 * customers.
 */
beforeEach(async () => {
  account = await freshAccount(server, 'adult');
  word = `Z${String(account.accountId)}x`;
  const filed = [
    ['Adam', `${word}ecký`, { state: 'REJECTED', created: new Date('2026-10-03') }],
    ['Cyril', word.toLowerCase(), { state: 'FINALIZED', created: new Date('2026-10-01') }],
    ['Bára', word, { state: 'PENDING', created: new Date('2026-10-02') }],
  ] as const;
  for (const [firstName, lastName, values] of filed) {
    const [customer] = await database().insert(customers).values({ firstName, lastName }).returning();
    const { accountId } = account;
    await database()
      .insert(reclamations)
      .values({ accountId, customerId: customer?.id ?? 0, answerBy: '2026-12-01', ...values });
  }
});

const listOfAccount = async (query: Query = {}) => {
  const { items, totalCount } = await call(server, reclamationsEndpoint, { token: account.token, query });
  return { names: items.map(({ customer }) => customer.firstName), totalCount };
};
const atDesk = async (query: Query = {}) => {
  const all = { search: word, ...query };
  const { items, totalCount } = await call(server, deskReclamations, { token: tools.clerk, query: all });
  return { names: items.map(({ customer }) => customer.firstName), totalCount };
};

describe.each([
  ['of an account', listOfAccount, ['Bára', 'Cyril', 'Adam']],
  ['of the staff', atDesk, ['Bára', 'Cyril', 'Adam']],
] as const)('the list of reclamations %s', (_, list, usual) => {
  test.each([
    ['reclamationNumber', ['Adam', 'Cyril', 'Bára']],
    ['created', ['Cyril', 'Bára', 'Adam']],
    ['customer', ['Bára', 'Cyril', 'Adam']],
    ['state', ['Bára', 'Adam', 'Cyril']],
  ])('is sorted by %s, in both directions', async (sortBy, rising) => {
    expect((await list({ sortBy })).names).toEqual(rising);
    expect((await list({ sortBy, sortDesc: true })).names).toEqual(rising.toReversed());
  });

  test('has pages, each with the total number', async () => {
    expect(await list()).toEqual({ names: usual, totalCount: 3 });
    expect(await list({ limit: 2 })).toEqual({ names: usual.slice(0, 2), totalCount: 3 });
    expect(await list({ limit: 2, offset: 2 })).toEqual({ names: usual.slice(2), totalCount: 3 });
  });
});

test('the events of a reclamation are shown in their order', async () => {
  const [first] = await database().select().from(reclamations).where(eq(reclamations.accountId, account.accountId));
  const event = (kind: 'FILED' | 'FINALIZED', id: number) => ({
    id,
    kind,
    reclamationId: first?.id ?? 0,
    at: server.clock.now(),
  });
  for (const one of [event('FINALIZED', 2_000_002), event('FILED', 2_000_001)])
    await database().insert(reclamationEvents).overridingSystemValue().values(one);
  const seen = (await tools.listed(account)).find(({ id }) => id === first?.id);
  expect(seen?.events.map(({ kind }) => kind)).toEqual(['FILED', 'FINALIZED']);
  const { items } = await call(server, deskReclamations, { token: tools.clerk, query: { search: word } });
  const atTheDesk = items.find(({ id }) => id === first?.id);
  expect(atTheDesk?.events.map(({ kind }) => kind)).toEqual(['FILED', 'FINALIZED']);
});

test("the number of a card is hidden after the account's link to the customer has ended", async () => {
  const holder = await freshAccount(server, 'adult');
  const [card] = await database().select().from(customerCards).where(eq(customerCards.customerId, holder.customerId));
  const { accountId } = account;
  const link = { accountId, customerId: holder.customerId, type: 'MANAGED' } as const;
  const [made] = await database().insert(accountLinks).values(link).returning();
  const { id } = await tools.file(account, { customerId: holder.customerId, cardId: card?.id });
  const seen = async () => (await tools.listed(account)).find((one) => one.id === id)?.cardNumber;
  expect(await seen()).toBe(card?.cardNumber);
  await database()
    .delete(accountLinks)
    .where(eq(accountLinks.id, made?.id ?? 0));
  expect(await seen()).toBeNull();
});
