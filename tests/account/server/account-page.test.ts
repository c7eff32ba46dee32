import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accountPage } from '#contract/endpoints/account-page.ts';
import {
  activeCardApplication,
  checkManageable,
  checkOnlyManagedRelations,
  customer as customerById,
  lastActiveCard,
} from '#contract/endpoints/customers.ts';
import type { AccountPage } from '#contract/entities/account-page.ts';
import { addDays, addYears } from '#rules/dates.ts';
import { accountLinks, cardApplications, customerCards, customers, ticketFares } from '#server/platform/db/schema.ts';
import { call, freshAccount } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

/** The day of the server's clock. */
const today = '2026-11-21';

let server: TestServer;
let parent: Account;
beforeAll(async () => {
  server = await startServer({ workers: false });
  parent = await freshAccount(server, 'parent');
});
afterAll(() => server.stop());

const setAsking = (asks: boolean) => {
  const { database, settings } = server.services;
  return settings.change(database, { isAssignCardWithoutAgeRestrictionAllowed: asks ? false : null });
};
afterEach(() => setAsking(false));

const read = ({ token }: Account, customerId?: number): Promise<AccountPage> =>
  call(server, accountPage, { token, query: customerId === undefined ? {} : { customerId } });
const idOf = (page: AccountPage, name: string): number =>
  page.people.items.find(({ fullName }) => fullName === name)?.customerId ?? 0;

/** The expected page, built from the answers of the single endpoints. */
async function composePage(
  { token }: Account,
  id: number,
  connected: boolean,
): Promise<Omit<AccountPage, 'people' | 'link' | 'repeatPurchase'>> {
  const asked = { token, params: { id } };
  const { photo: _, ...customer } = await call(server, customerById, asked);
  const card = await call(server, lastActiveCard, asked);
  const { manageable } = await call(server, checkManageable, asked);
  const application = await call(server, activeCardApplication, asked);
  const hasActiveCard = card.currentState.state.name === 'ACTIVE';
  const reason = manageable ? null : ('AGE' as const);
  const hasApplication = !hasActiveCard && application !== null;
  const standing = { manageable, reason, hasApplication, openApplication: null, connected };
  return {
    customer,
    card,
    standing,
    begunApplications: [],
    begunForNewPerson: [],
    onlyManaged: false,
    mailFails: false,
  };
}

describe('the account page in one answer (ACC-01)', () => {
  test.each([true, false])(
    'has the same data as the single endpoints; the operator checks manageability: %s',
    async (asks) => {
      await setAsking(asks);
      const own = await read(parent);
      expect(own).toMatchObject({ link: null, ...(await composePage(parent, parent.customerId, true)) });
      for (const [name, type] of [
        ['Matěj Dvořák', 'ASSIGNED'],
        ['Karel Svoboda', 'MANAGED'],
      ] as const) {
        const id = idOf(own, name);
        expect(await read(parent, id)).toMatchObject({
          link: { type, cancelable: true },
          ...(await composePage(parent, id, false)),
        });
      }
    },
  );

  test("shows that the account may not act for a customer, and the customer's application while no card is active", async () => {
    const account = await freshAccount(server, 'parent');
    const id = idOf(await read(account), 'Matěj Dvořák');
    const { database } = server.services;
    await setAsking(true);
    await database
      .update(customers)
      .set({ birthDay: addYears(today, -15) })
      .where(eq(customers.id, id));
    const notManageable = { manageable: false, reason: 'AGE', hasApplication: false, connected: false };
    expect((await read(account, id)).standing).toEqual({ ...notManageable, openApplication: null });
    const applicationNumber = crypto.randomUUID();
    const rows = await database
      .insert(cardApplications)
      .values({
        applicationNumber,
        accountId: account.accountId,
        customerId: id,
        carrierType: 'HAULIER_CARD',
        state: 'UNCHECKED_DATA',
        created: new Date(`${today}T08:00:00Z`),
      })
      .returning({ id: cardApplications.id });
    const stops = ['PAID', 'CHECKED', 'PRINTED', 'SENT'].map((stop) => ({ stop, reached: false, at: null }));
    const openApplication = {
      id: rows[0]?.id,
      applicationNumber,
      waitsFor: 'FEE',
      progress: [{ stop: 'RECEIVED', reached: true, at: `${today}T08:00:00.000Z` }, ...stops],
      branchOffice: null,
    };
    expect((await read(account, id)).standing).toEqual({ ...notManageable, openApplication });
    await database.update(customerCards).set({ state: 'BLOCKED' }).where(eq(customerCards.customerId, id));
    expect(await read(account, id)).toMatchObject({
      standing: { ...notManageable, hasApplication: true, openApplication },
      card: { currentState: { state: { name: 'BLOCKED' } } },
    });
  });

  test('shows whether a managed customer has an account of their own (CON-01)', async () => {
    const account = await freshAccount(server, 'parent');
    const id = idOf(await read(account), 'Karel Svoboda');
    expect((await read(account, id)).standing).toMatchObject({ connected: false });
    const other = await freshAccount(server, 'newcomer');
    await server.services.database
      .insert(accountLinks)
      .values({ accountId: other.accountId, customerId: id, type: 'ASSIGNED' });
    expect((await read(account, id)).standing).toMatchObject({ connected: false });
    await server.services.database
      .update(accountLinks)
      .set({ type: 'REGISTERED' })
      .where(eq(accountLinks.accountId, other.accountId));
    expect((await read(account, id)).standing).toMatchObject({ connected: true });
  });

  test("has no customer if the requested id is unknown, another account's, or that of the account's own customer (ACC-05)", async () => {
    const stranger = await freshAccount(server, 'adult');
    for (const id of [stranger.customerId, 2_147_483_647, parent.customerId]) {
      expect(await read(parent, id)).toMatchObject({
        customer: null,
        link: null,
        card: null,
        standing: null,
        repeatPurchase: null,
      });
    }
  });

  test('shows, for an account without its own customer, whether all its links are managed links', async () => {
    const newcomer = await freshAccount(server, 'newcomer');
    expect(await read(newcomer)).toMatchObject({ customer: null, onlyManaged: false, people: { totalCount: 0 } });
    const account = await freshAccount(server, 'parent');
    const { database } = server.services;
    const ofAccount = eq(accountLinks.accountId, account.accountId);
    await database.delete(accountLinks).where(and(ofAccount, eq(accountLinks.type, 'REGISTERED')));
    expect((await read(account)).onlyManaged).toBe(false);
    await database.update(accountLinks).set({ type: 'MANAGED' }).where(ofAccount);
    const page = await read(account);
    expect(page.onlyManaged).toBe(true);
    const { onlyManagedRelations } = await call(server, checkOnlyManagedRelations, { token: account.token });
    expect(page.onlyManaged).toBe(onlyManagedRelations);
  });
});

describe('the people of the account (ACC-01)', () => {
  test("are its own customer, then the assigned and the managed people, each with today's valid tickets", async () => {
    const { people } = await read(parent);
    const checked = { id: expect.any(Number), applicationNumber: expect.any(String), waitsFor: null };
    expect(people).toEqual({
      totalCount: 4,
      items: [
        [parent.customerId, 'Lenka Dvořáková', 'REGISTERED', 'NOT_COVERED', null],
        [expect.any(Number), 'Matěj Dvořák', 'ASSIGNED', 'COVERED', addDays(today, 9)],
        [expect.any(Number), 'Eliška Dvořáková', 'ASSIGNED', 'NOT_COVERED', null],
        [expect.any(Number), 'Karel Svoboda', 'MANAGED', 'NOT_COVERED', null],
      ].map(([customerId, fullName, type, state, until]) => ({
        customerId,
        fullName,
        type,
        coverage: { state, until },
        openApplication: fullName === 'Eliška Dvořáková' ? checked : null,
      })),
    });
    expect((await read(parent, people.items[1]?.customerId)).people).toEqual(people);
  });

  test('are covered by tickets that are on an active card and not cancelled', async () => {
    const account = await freshAccount(server, 'parent');
    const { database } = server.services;
    const child = async () => {
      const { items } = (await read(account)).people;
      return items.find(({ fullName }) => fullName === 'Matěj Dvořák');
    };
    const ofChild = eq(customerCards.customerId, (await child())?.customerId ?? 0);
    const [card] = await database.select().from(customerCards).where(ofChild);
    const ofCard = eq(ticketFares.cardId, card?.id ?? 0);
    await database
      .update(ticketFares)
      .set({ validTo: addDays(today, 3) })
      .where(ofCard);
    expect((await child())?.coverage).toEqual({ state: 'ENDING', until: addDays(today, 3) });
    await database.update(ticketFares).set({ cancelled: true }).where(ofCard);
    expect((await child())?.coverage).toEqual({ state: 'NOT_COVERED', until: null });
    await database.update(ticketFares).set({ cancelled: false }).where(ofCard);
    await database.update(customerCards).set({ state: 'EXPIRED' }).where(ofChild);
    expect((await child())?.coverage).toEqual({ state: 'NO_CARD', until: null });
  });

  test('are the first eight, with the total number', async () => {
    const account = await freshAccount(server, 'parent');
    const { database } = server.services;
    const added = await database
      .insert(customers)
      .values(Array.from({ length: 20 }, (_, index) => ({ firstName: 'Anna', lastName: `Nová ${index}` })))
      .returning({ id: customers.id });
    await database
      .insert(accountLinks)
      .values(added.map(({ id }) => ({ accountId: account.accountId, customerId: id, type: 'ASSIGNED' as const })));
    const { people } = await read(account);
    expect(people.totalCount).toBe(24);
    expect(people.items.map(({ type }) => type)).toEqual(['REGISTERED', ...Array<string>(7).fill('ASSIGNED')]);
  });
});
