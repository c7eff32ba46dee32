import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import * as endpoints from '#contract/endpoints/customers.ts';
import { dayOf } from '#rules/date-text.ts';
import { accountLinks, customerCards, customers } from '#server/platform/db/schema.ts';
import { call, freshAccount, logIn, refusal } from '../../common/server/support/call.ts';
import { plainQueries } from '../../common/server/support/plain-queries.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
let adult: Account;
let parent: Account;
let newcomer: Account;
beforeAll(async () => {
  server = await startServer({ workers: false });
  adult = await freshAccount(server, 'adult');
  parent = await freshAccount(server, 'parent');
  newcomer = await freshAccount(server, 'newcomer');
});
afterAll(() => server.stop());

const own = (account: Account, query: Record<string, string | number | boolean | string[]> = {}) => ({
  token: account.token,
  params: { id: account.customerId },
  query,
});

describe("the answer for another account's customer is NOT_FOUND, as for an unknown id", () => {
  const ofCustomer = Object.values(endpoints)
    .filter(
      (value): value is (typeof endpoints)['customer'] =>
        'path' in value && value.path.startsWith('/api/eshop/customers/'),
    )
    .map((endpoint): [string, EndpointDefinition] => [endpoint.name, endpoint]);

  test('is tested for all endpoints with a customer id', () => expect(ofCustomer).toHaveLength(11));

  test.each(ofCustomer)('from the endpoint %s', async (_, endpoint) => {
    const asked = { params: { id: adult.customerId }, query: plainQueries[endpoint.name] ?? {} };
    await refusal(server, endpoint, 'NOT_FOUND', { token: parent.token, ...asked });
    await refusal(server, endpoint, 'NOT_FOUND', { token: newcomer.token, ...asked });
  });

  test('from the endpoint vehicleTickets', async () => {
    const { items } = await call(server, endpoints.customerEWalletTransactions, own(adult));
    await refusal(server, endpoints.vehicleTickets, 'NOT_FOUND', {
      token: parent.token,
      params: { id: items[0]?.id ?? 0 },
    });
  });
});

describe('the customer', () => {
  test("is the account's own customer if the call has no id or the id of the own customer", async () => {
    const logged = await call(server, endpoints.loggedCustomer, own(adult));
    expect(logged).toMatchObject({ fullName: 'Jana Novotná', parent: null, address: { city: 'Lipany' } });
    expect(await call(server, endpoints.customer, own(adult))).toEqual(logged);
  });

  test('is null for an account without its own customer', async () => {
    expect(await call(server, endpoints.loggedCustomer, { token: newcomer.token })).toBeNull();
  });

  test('can be a linked customer, and has their parent', async () => {
    const links = await server.services.database
      .select()
      .from(accountLinks)
      .where(eq(accountLinks.accountId, parent.accountId));
    const child = links.find(({ type }) => type === 'ASSIGNED');
    const linked = await call(server, endpoints.customer, {
      token: parent.token,
      params: { id: child?.customerId ?? 0 },
    });
    expect(linked).toMatchObject({
      firstName: 'Matěj',
      parentId: parent.customerId,
      parent: { id: parent.customerId, firstName: 'Lenka' },
    });
  });
});

describe("the operator's data about a customer", () => {
  const pin = 'pin-of-the-child';

  test('are returned with the customer: pending changes, who verified the data, the newest card', async () => {
    const account = await freshAccount(server, 'adult');
    const { database } = server.services;
    const before = await call(server, endpoints.loggedCustomer, own(account));
    expect(before).toMatchObject({ changes: null, pin: null, personalDataVerifiedBy: 'Iva Kopecká' });
    const cards = await call(server, endpoints.customerCards, own(account, { sortBy: 'created', sortDesc: true }));
    const [newest] = cards.items;
    expect(cards.items.length).toBeGreaterThan(1);
    expect(before?.lastCard).toEqual({
      id: newest?.id,
      cardNumber: newest?.cardNumber,
      currentState: newest?.currentState,
      validFrom: newest?.validFrom,
      validTo: newest?.validTo,
    });
    const changes = { lastName: 'Nová', address: { street: 'Nová', streetNumber: '2', city: 'Lipany', zip: '100 00' } };
    await database
      .update(customers)
      .set({ changes, pin: 'my-own-pin', personalDataVerifiedBy: null })
      .where(eq(customers.id, account.customerId));
    const after = await call(server, endpoints.customer, own(account));
    expect(after).toEqual({ ...before, changes, pin: 'my-own-pin', personalDataVerifiedBy: null });
  });

  test('have no newest card if the customer has no card', async () => {
    const account = await freshAccount(server, 'adult');
    const { database } = server.services;
    const [bare] = await database.insert(customers).values({ firstName: 'Bez', lastName: 'Karty' }).returning();
    await database
      .update(accountLinks)
      .set({ customerId: bare?.id ?? 0 })
      .where(eq(accountLinks.accountId, account.accountId));
    expect(await call(server, endpoints.loggedCustomer, own(account))).toMatchObject({ lastCard: null });
  });

  test('do not include a deleted card, neither in the list nor as the newest card', async () => {
    const account = await freshAccount(server, 'adult');
    const newestFirst = own(account, { sortBy: 'created', sortDesc: true });
    const [newest, ...others] = (await call(server, endpoints.customerCards, newestFirst)).items;
    await server.services.database
      .update(customerCards)
      .set({ deleted: server.clock.now() })
      .where(eq(customerCards.id, newest?.id ?? 0));
    expect(await call(server, endpoints.customerCards, newestFirst)).toEqual({
      items: others,
      totalCount: others.length,
    });
    expect((await call(server, endpoints.customer, own(account))).lastCard?.id).toBe(others[0]?.id);
  });

  test('include the known parts of an address; the address is null if no part is known', async () => {
    const account = await freshAccount(server, 'adult');
    const none = { street: null, streetNumber: null, city: null, zip: null };
    const set = (address: object) =>
      server.services.database.update(customers).set(address).where(eq(customers.id, account.customerId));
    await set({ ...none, city: 'Lipany' });
    expect((await call(server, endpoints.customer, own(account))).address).toEqual({ ...none, city: 'Lipany' });
    await set(none);
    expect((await call(server, endpoints.customer, own(account))).address).toBeNull();
  });

  test('do not reveal the pin of a linked customer to another account or in the log', async () => {
    const lines: string[] = [];
    const logging = await startServer({ workers: false, logTo: (line) => lines.push(line) });
    const { database } = logging.services;
    const guardian = await freshAccount(logging, 'parent');
    const links = await database.select().from(accountLinks).where(eq(accountLinks.accountId, guardian.accountId));
    await database.update(customers).set({ pin });
    for (const { customerId, type } of links) {
      const answer = await call(logging, endpoints.customer, { token: guardian.token, params: { id: customerId } });
      expect([type, answer.pin]).toEqual([type, type === 'REGISTERED' ? pin : null]);
    }
    expect(new Set(links.map(({ type }) => type))).toEqual(new Set(['REGISTERED', 'ASSIGNED', 'MANAGED']));
    expect(lines.length).toBeGreaterThan(links.length);
    expect(lines.join()).not.toContain(pin);
    await logging.stop();
  });
});

describe('cards', () => {
  test('the active card is returned with its customer, wallet and profile', async () => {
    const card = await call(server, endpoints.activeCard, own(adult));
    expect(card).toMatchObject({
      currentState: { state: { id: 2, name: 'ACTIVE', displayName: 'Aktivní' } },
      customer: { id: adult.customerId, lastName: 'Novotná' },
      electronicWallet: { currentAmount: 89_550 },
      profileOne: { profile: { displayName: 'Dospělý', reduced: false } },
      profileTwo: null,
    });
    expect(await call(server, endpoints.lastActiveCard, own(adult))).toEqual(card);
  });

  test('the active card has its present and future ticket fares, the earliest first', async () => {
    const card = await call(server, endpoints.activeCard, own(adult));
    const { items } = await call(
      server,
      endpoints.customerTicketFares,
      own(adult, { limit: 100, sortBy: 'validFrom' }),
    );
    const onCard = items.filter((fare) => fare.card.id === card.id);
    const lasting = onCard.filter(({ state }) => ['ACTIVE', 'FUTURE'].includes(state.name));
    expect(lasting.length).toBeGreaterThan(1);
    expect(lasting.length).toBeLessThan(onCard.length);
    expect(card.ticketFares).toEqual(lasting);
  });

  test('without an active card, the last active card is returned; without any card, the error is NO_ACTIVE_CARD', async () => {
    const expiring = await freshAccount(server, 'expiring');
    const before = await call(server, endpoints.activeCard, own(expiring));
    const { database } = server.services;
    await database.update(customerCards).set({ state: 'BLOCKED' }).where(eq(customerCards.id, before.id));
    await refusal(server, endpoints.activeCard, 'NO_ACTIVE_CARD', own(expiring));
    expect((await call(server, endpoints.lastActiveCard, own(expiring))).id).toBe(before.id);
    await database.update(customerCards).set({ state: 'NOT_ISSUED' }).where(eq(customerCards.id, before.id));
    await refusal(server, endpoints.lastActiveCard, 'NO_ACTIVE_CARD', own(expiring));
  });

  test('the list is in descending order of the last day, filtered by state, sorted and paged', async () => {
    const all = await call(server, endpoints.customerCards, own(adult));
    expect(all.items.map(({ currentState }) => currentState.state.name)).toEqual(['ACTIVE', 'EXPIRED']);
    const expired = await call(server, endpoints.customerCards, own(adult, { stateIds: '4' }));
    expect([expired.totalCount, expired.items[0]?.currentState.state.name]).toEqual([1, 'EXPIRED']);
    const both = await call(server, endpoints.customerCards, own(adult, { stateIds: ['2', '4'] }));
    expect(both.totalCount).toBe(2);
    const none = await call(server, endpoints.customerCards, own(adult, { stateIds: '1' }));
    expect(none).toEqual({ items: [], totalCount: 0 });
    for (const sortBy of [
      'currentState',
      'cardNumber',
      'validFrom',
      'validTo',
      'profileOne',
      'profileTwo',
      'created',
      'issued',
    ]) {
      const up = await call(server, endpoints.customerCards, own(adult, { sortBy }));
      const down = await call(server, endpoints.customerCards, own(adult, { sortBy, sortDesc: true }));
      expect(
        up.items.map(({ id }) => id),
        sortBy,
      ).toEqual(down.items.map(({ id }) => id).toReversed());
    }
    const second = await call(server, endpoints.customerCards, own(adult, { limit: 1, offset: 1 }));
    expect([second.totalCount, second.items.length, second.items[0]?.id]).toEqual([2, 1, all.items[1]?.id]);
  });
});

describe('ticket fares', () => {
  const namesOf = async (query: Record<string, string | number | boolean | string[]>) =>
    (await call(server, endpoints.customerTicketFares, own(adult, query))).items.map(({ state }) => state.name);

  test('are in descending order of the last day, each with its state of today', async () => {
    expect(await namesOf({})).toEqual(['CANCELLED', 'FUTURE', 'ACTIVE', 'EXPIRED', 'EXPIRED']);
  });

  test('change their states as time passes', async () => {
    const later = await startServer({ workers: false });
    later.clock.advance(5 * 24 * 3600 * 1000);
    const account = await freshAccount(later, 'adult');
    later.clock.advance(5 * 24 * 3600 * 1000);
    const token = await logIn(later, account.username);
    const { items } = await call(later, endpoints.customerTicketFares, { token, params: { id: account.customerId } });
    expect(items.map(({ state, active }) => [state.name, active])).toEqual([
      ['CANCELLED', false],
      ['ACTIVE', true],
      ['EXPIRED', false],
      ['EXPIRED', false],
      ['EXPIRED', false],
    ]);
    await later.stop();
  });

  test('are filtered by state, sorted and paged; the count is for all pages', async () => {
    expect(await namesOf({ stateIds: '2' })).toEqual(['EXPIRED', 'EXPIRED']);
    expect(await namesOf({ stateIds: ['3', '4'] })).toEqual(['FUTURE', 'ACTIVE']);
    expect(await namesOf({ stateIds: '99' })).toEqual([]);
    expect(await namesOf({ sortBy: 'state' })).toEqual(['CANCELLED', 'EXPIRED', 'EXPIRED', 'ACTIVE', 'FUTURE']);
    for (const sortBy of [
      'state',
      'validFrom',
      'validTo',
      'customerProfile',
      'tariffProfile',
      'price',
      'cardNumber',
      'cardState',
    ]) {
      expect(await namesOf({ sortBy, sortDesc: true }), sortBy).toEqual((await namesOf({ sortBy })).toReversed());
    }
    const page = await call(server, endpoints.customerTicketFares, own(adult, { limit: 2, offset: 4 }));
    expect([page.items.length, page.totalCount]).toEqual([1, 5]);
    const beyond = await call(server, endpoints.customerTicketFares, own(adult, { offset: 50 }));
    expect(beyond).toEqual({ items: [], totalCount: 5 });
  });

  test('are named and sorted in the language of the request', async () => {
    const english = { ...own(adult, { sortBy: 'tariffProfile' }), headers: { 'accept-language': 'en-GB,en;q=0.9' } };
    const { items } = await call(server, endpoints.customerTicketFares, english);
    expect(items[0]).toMatchObject({ customerProfile: { displayName: 'Adult' }, state: { displayName: 'Expired' } });
    const names = items.map(({ tariffProfile }) => tariffProfile.displayName);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  });

  test('are sorted by the alphabet of sortLocale; equal names are sorted by id (API-01)', async () => {
    const sortedIn = async (sortLocale: string, sortDesc: boolean) => {
      const query = { sortBy: 'tariffProfile', sortLocale, sortDesc };
      return (await call(server, endpoints.customerTicketFares, own(adult, query))).items;
    };
    const rising = await sortedIn('cs', false);
    const [names, ids] = [rising.map(({ tariffProfile }) => tariffProfile.displayName), rising.map(({ id }) => id)];
    expect(names).toEqual(names.toSorted(new Intl.Collator('cs').compare));
    expect((await sortedIn('cs', true)).map(({ id }) => id)).toEqual(ids.toReversed());
  });

  test('are an empty list for a customer without tickets', async () => {
    expect(await call(server, endpoints.customerTicketFares, own(parent))).toEqual({ items: [], totalCount: 0 });
  });
});

describe('e-wallet transactions', () => {
  const read = async (query: Record<string, string | number | boolean | string[]>) =>
    call(server, endpoints.customerEWalletTransactions, own(adult, query));

  test('are listed latest first, and each amount is the difference of two balances', async () => {
    const { items, totalCount } = await read({});
    expect(totalCount).toBe(items.length);
    for (const [index, { amount, newBalance }] of items.entries()) {
      expect(newBalance).toBe((items[index + 1]?.newBalance ?? 0) + amount);
    }
  });

  test('are filtered by operation, payment type and local day', async () => {
    const rides = await read({ operations: 'PAYMENT' });
    expect(new Set(rides.items.map(({ operation }) => operation.name))).toEqual(new Set(['PAYMENT']));
    expect((await read({ operations: ['PAYMENT', 'RECHARGE'] })).totalCount).toBe((await read({})).totalCount);
    expect((await read({ paymentTypes: 'CASH' })).items.map(({ paymentType }) => paymentType.name)).toEqual(['CASH']);
    const [latest] = rides.items;
    const day = dayOf(new Date(latest?.dateTime ?? 0));
    expect((await read({ date: day })).items).toEqual([latest]);
    expect((await read({ date: '2001-01-01' })).totalCount).toBe(0);
  });

  test('are sorted by each column, in both directions', async () => {
    const columns = [
      'operation',
      'dateTime',
      'transactionNumber',
      'lineNumber',
      'address',
      'amount',
      'newBalance',
      'paymentType',
      'cardNumber',
    ];
    for (const sortBy of columns) {
      const up = (await read({ sortBy })).items;
      const down = (await read({ sortBy, sortDesc: true })).items;
      const filled = (items: typeof up) => items.filter(({ lineNumber }) => lineNumber !== null).map(({ id }) => id);
      expect(filled(up), sortBy).toEqual(filled(down).toReversed());
    }
    const amounts = (await read({ sortBy: 'amount' })).items.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  });

  test('have vehicle tickets for a ride, but not for a top-up', async () => {
    const { items } = await read({});
    const tickets = async (id: number) =>
      call(server, endpoints.vehicleTickets, { token: adult.token, params: { id } });
    const ride = items.find(({ operation, amount }) => operation.name === 'PAYMENT' && amount === -2800);
    for (const ticket of await tickets(ride?.id ?? 0)) {
      expect(ticket.sumTicketsPrice).toBe(ticket.ticketPrice * ticket.passengerCount);
    }
    const topUp = items.find(({ operation }) => operation.name === 'RECHARGE');
    expect(await tickets(topUp?.id ?? 0)).toEqual([]);
  });
});
