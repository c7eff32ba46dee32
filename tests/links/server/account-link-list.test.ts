import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerAccountLinks, managingAccounts } from '#contract/endpoints/account-link-list.ts';
import { lastActiveCard } from '#contract/endpoints/customers.ts';
import { addEWalletTransaction } from '#contract/endpoints/shopping-cart.ts';
import type { AccountLinkType } from '#contract/enumerations.ts';
import { accountLinks, customerCards, customers } from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
let parent: Account;
let adult: Account;
let newcomer: Account;
beforeAll(async () => {
  server = await startServer({ workers: false });
  parent = await freshAccount(server, 'parent');
  adult = await freshAccount(server, 'adult');
  newcomer = await freshAccount(server, 'newcomer');
});
afterAll(() => server.stop());

const list = (account: Account, query: Record<string, string | number | boolean> = {}) =>
  call(server, customerAccountLinks, { token: account.token, query });

const link = (account: Account, customerId: number, type: AccountLinkType) =>
  server.services.database.insert(accountLinks).values({ accountId: account.accountId, customerId, type });

describe("an account's links", () => {
  const names = async (query: Record<string, string | number | boolean>) =>
    (await list(parent, query)).items.map(({ customer }) => customer.firstName);

  test("are listed with their customers' active cards, in the order in which the links were made", async () => {
    const { items, totalCount } = await list(parent);
    expect(totalCount).toBe(4);
    expect(items.map(({ customerAccountLinkType: type, customer }) => [type, customer.fullName])).toEqual([
      ['REGISTERED', 'Lenka Dvořáková'],
      ['ASSIGNED', 'Matěj Dvořák'],
      ['ASSIGNED', 'Eliška Dvořáková'],
      ['MANAGED', 'Karel Svoboda'],
    ]);
    expect(items[0]).toMatchObject({ cancelable: false, customer: { id: parent.customerId } });
    expect(items[1]).toMatchObject({
      cancelable: true,
      customer: { firstName: 'Matěj', lastName: 'Dvořák', birthDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
      activeCardNumber: expect.stringMatching(/^\d+$/),
    });
    expect(new Set(items.map(({ activeCardNumber }) => activeCardNumber)).size).toBe(4);
  });

  test('show which customers another system has sent to the shop (LNK-03)', async () => {
    const { items } = await list(await freshAccount(server, 'only-managed'));
    const sent = items.filter(({ customer }) => customer.external);
    expect(sent.map(({ customer }) => customer.lastName)).toEqual(['Import']);
  });

  test('are filtered by type', async () => {
    expect(await names({ customerAccountLinkType: 'ASSIGNED' })).toEqual(['Matěj', 'Eliška']);
    expect(await names({ customerAccountLinkType: 'MANAGED' })).toEqual(['Karel']);
    const query = { customerAccountLinkType: 'FRIEND' };
    await refusal(server, customerAccountLinks, 'VALIDATION_ERROR', { token: parent.token, query });
  });

  test('are sorted by last name and first name, in both directions', async () => {
    const byName = ['Matěj', 'Eliška', 'Lenka', 'Karel'];
    expect(await names({ sortBy: 'name' })).toEqual(byName);
    expect(await names({ sortBy: 'name', sortDesc: true })).toEqual(byName.toReversed());
  });

  test('are sorted by age and by card number', async () => {
    expect(await names({ sortBy: 'birthDay' })).toEqual(['Karel', 'Lenka', 'Eliška', 'Matěj']);
    const { items } = await list(parent, { sortBy: 'activeCardNumber' });
    const numbers = items.map(({ activeCardNumber }) => activeCardNumber ?? '');
    expect(numbers).toEqual(numbers.toSorted());
    expect(await names({ sortBy: 'number', sortDesc: true })).toEqual(
      await names({ sortBy: 'activeCardNumber', sortDesc: true }),
    );
  });

  test('are paged', async () => {
    expect(await names({ limit: 2, offset: 2 })).toEqual(['Eliška', 'Karel']);
    expect(await list(parent, { limit: 2, offset: 8 })).toEqual({ items: [], totalCount: 4 });
  });

  test('are paged and sorted by the alphabet of the language, even if there are a thousand links', async () => {
    const account = await freshAccount(server, 'newcomer');
    const { database } = server.services;
    const letters = ['Z', 'Č', 'C', 'H', 'Ch', 'I', 'Š', 'S', 'A', 'Ž'];
    const people = Array.from({ length: 1000 }, (_, at) => ({
      firstName: 'J'.repeat(50),
      lastName: `${letters[at % letters.length]}${String(at).padStart(4, '0')}`,
      birthDay: `19${String(10 + (at % 90))}-01-01`,
    }));
    const made = await database.insert(customers).values(people).returning({ id: customers.id });
    await database
      .insert(accountLinks)
      .values(made.map(({ id }) => ({ accountId: account.accountId, customerId: id, type: 'MANAGED' as const })));
    const seen: string[] = [];
    for (let offset = 0; offset < 1000; offset += 100) {
      const { items, totalCount } = await list(account, { sortBy: 'name', sortDesc: false, limit: 100, offset });
      expect(totalCount).toBe(1000);
      seen.push(...items.map(({ customer }) => customer.lastName));
    }
    expect(seen).toEqual(people.map(({ lastName }) => lastName).toSorted(new Intl.Collator('cs').compare));
    const initials = [...new Set(seen.map((name) => name.replace(/\d+$/, '')))];
    expect(initials).toEqual(['A', 'C', 'Č', 'H', 'Ch', 'I', 'S', 'Š', 'Z', 'Ž']);
    const byAge = await list(account, { sortBy: 'birthDay', sortDesc: true, limit: 25, offset: 975 });
    expect([byAge.totalCount, byAge.items.length, byAge.items[0]?.customer.birthDay?.slice(0, 3)]).toEqual([
      1000,
      25,
      '191',
    ]);
  });

  test('have no card number if the card is not active', async () => {
    const account = await freshAccount(server, 'adult');
    const ofAccount = and(eq(customerCards.customerId, account.customerId), eq(customerCards.state, 'ACTIVE'));
    await server.services.database.update(customerCards).set({ state: 'BLOCKED' }).where(ofAccount);
    const { items } = await list(account);
    expect(items.map(({ activeCardNumber }) => activeCardNumber)).toEqual([null]);
  });

  test("do not include other accounts' links; an account without a customer has no links; a token is required", async () => {
    expect((await list(adult)).items.map(({ customer }) => customer.id)).toEqual([adult.customerId]);
    expect(await list(newcomer)).toEqual({ items: [], totalCount: 0 });
    await refusal(server, customerAccountLinks, 'UNAUTHENTICATED');
  });
});

describe("the list of accounts that manage the card of the account's own customer", () => {
  const managers = (account: Account, query: Record<string, string | boolean> = {}) =>
    call(server, managingAccounts, { token: account.token, query });

  test('has the accounts with a managed link, by username in descending order', async () => {
    const owner = await freshAccount(server, 'senior');
    expect(await managers(owner)).toEqual({ items: [], totalCount: 0 });
    await link(parent, owner.customerId, 'MANAGED');
    await link(newcomer, owner.customerId, 'MANAGED');
    await link(adult, owner.customerId, 'ASSIGNED');
    const { items, totalCount } = await managers(owner);
    expect(totalCount).toBe(2);
    expect(items).toEqual([
      { managingAccountId: parent.accountId, username: parent.username, customerName: 'Lenka Dvořáková' },
      { managingAccountId: newcomer.accountId, username: newcomer.username, customerName: null },
    ]);
    expect((await managers(owner, { sortBy: 'username' })).items).toEqual(items.toReversed());
    expect((await managers(owner, { sortBy: 'customerName', sortDesc: true })).items).toEqual(items);
  });

  test('does not include managers of another card, nor accounts that the caller manages', async () => {
    const owner = await freshAccount(server, 'student');
    const other = await freshAccount(server, 'student');
    await link(other, owner.customerId, 'MANAGED');
    expect((await managers(owner)).items.map(({ username }) => username)).toEqual([other.username]);
    expect(await managers(other)).toEqual({ items: [], totalCount: 0 });
    expect(await managers(newcomer)).toEqual({ items: [], totalCount: 0 });
    await refusal(server, managingAccounts, 'UNAUTHENTICATED');
  });
});

describe("buying for a linked customer's card", () => {
  const topUp = async (account: Account, customerId: number) => {
    const { electronicWallet } = await call(server, lastActiveCard, {
      token: parent.token,
      params: { id: customerId },
    });
    const body = {
      eWalletId: electronicWallet?.id,
      operation: 'RECHARGE',
      price: 20_000,
      previousBalance: electronicWallet?.currentAmount,
    };
    return { token: account.token, body };
  };

  test.each(['ASSIGNED', 'MANAGED'])('is allowed with a link of type %s, but not without a link', async (type) => {
    const { items } = await list(parent, { customerAccountLinkType: type });
    const customer = items[0]?.customer;
    const bought = await call(server, addEWalletTransaction, await topUp(parent, customer?.id ?? 0));
    expect(bought.customer?.firstName).toBe(customer?.firstName);
    await refusal(server, addEWalletTransaction, 'NOT_FOUND', await topUp(adult, customer?.id ?? 0));
  });
});
