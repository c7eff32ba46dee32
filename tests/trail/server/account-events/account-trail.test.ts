import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import { cancelAccountLink, cancelManagingAccount } from '#contract/endpoints/account-link-cancelling.ts';
import { resetPassword } from '#contract/endpoints/auth.ts';
import { createCalendarAddress } from '#contract/endpoints/calendar-address.ts';
import { approveCardManagement, requestCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { logOut } from '#contract/endpoints/log-out.ts';
import { accountAccess, accountEvents, accountMails } from '#contract/endpoints/trail.ts';
import { eventGroups, eventKinds } from '#contract/entities/trail.ts';
import { recordForAccount, recordForCustomer } from '#server/accounts/events/record-event.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import { accountEvents as events, accountLinks, customers } from '#server/platform/db/schema.ts';
import { applications } from '#tests/common/server/support/application.ts';
import { call, freshAccount, logIn, refusal } from '#tests/common/server/support/call.ts';
import { approval, asking, prepareManagementRequest } from '#tests/common/server/support/card-management.ts';
import { link, sharedParent } from '#tests/common/server/support/guardians.ts';
import { mailsTo } from '#tests/common/server/support/mailbox.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { nameOf } from './action.ts';
import type { Account } from './action.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const database = () => server.services.database;
const readEvents = (token: string, query: Record<string, string | number | boolean> = {}) =>
  call(server, accountEvents, { token, query });
const rowsOf = (accountId: number) => database().select().from(events).where(eq(events.accountId, accountId));
const access = (token: string) => call(server, accountAccess, { token });
const withPassword = ({ token, password }: Account) => ({ token, body: { password } });

/** An account with events of all groups, several of them at the same moment. */
async function accountWithEvents() {
  const account = await freshAccount(server, 'newcomer');
  const at = server.clock.now();
  for (const kind of [
    'PASSWORD_CHANGED',
    'MANAGEMENT_REQUESTED',
    'DATA_EXPORTED',
    'CARD_ISSUED',
    'TERMS_AGREED',
  ] as const)
    for (let count = 0; count < 3; count += 1)
      await recordForAccount(database(), account.accountId, 'ACCOUNT', {
        kind,
        at: new Date(at.getTime() - count * 1000),
      });
  return account;
}

describe('the list of events (TRL-02)', () => {
  test('has pages that do not overlap, and contains the events and the log-ins, the latest first', async () => {
    const { token } = await accountWithEvents();
    const all = await readEvents(token, { limit: 999 });
    expect(all.items).toHaveLength(3 + 15 + 1);
    expect(all.totalCount).toBe(all.items.length);
    const times = all.items.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => other.localeCompare(one)));
    expect(new Set(all.items.map(({ id }) => id)).size).toBe(all.items.length);
    expect(all.items.filter(({ kind }) => kind === 'LOGGED_IN')).toMatchObject([{ userAgent: 'node' }]);
    for (const limit of [1, 4, 7]) {
      const pages = [];
      for (let offset = 0; offset < all.items.length; offset += limit) {
        const page = await readEvents(token, { limit, offset });
        expect(page.totalCount).toBe(all.totalCount);
        pages.push(...page.items);
      }
      expect(pages).toEqual(all.items);
    }
    expect(await readEvents(token, { offset: 100 })).toEqual({ items: [], totalCount: all.totalCount });
    expect((await readEvents(token, { limit: 999, sortDesc: false })).items).toEqual(all.items.toReversed());
  });

  test('can be limited to one group; all groups together contain all events', async () => {
    const { token } = await accountWithEvents();
    const all = await readEvents(token, { limit: 999 });
    for (const group of eventGroups) {
      const { items, totalCount } = await readEvents(token, { limit: 999, group });
      expect(items).toEqual(all.items.filter(({ kind }) => eventKinds[kind] === group));
      expect(items.length).toBeGreaterThan(2);
      expect(totalCount).toBe(items.length);
    }
    await refusal(server, accountEvents, 'VALIDATION_ERROR', { token, query: { group: 'SECRET' } });
  });

  test('shows a name as it was at the time of the event', async () => {
    const account = await freshAccount(server, 'adult');
    const { customerId, accountId, token } = account;
    const event = { kind: 'ADDRESS_CHANGED', at: server.clock.now() } as const;
    await recordForCustomer(database(), customerId, { accountId }, event);
    const before = await nameOf(server, customerId);
    await database().update(customers).set({ firstName: 'Johana' }).where(eq(customers.id, customerId));
    expect((await readEvents(token, { limit: 1 })).items).toMatchObject([{ personName: before }]);
  });
});

describe('no event is recorded', () => {
  test('for an action that fails and is rolled back', async () => {
    const tools = applications(server);
    const holder = await tools.applicant();
    const manager = await freshAccount(server, 'newcomer');
    await link(server, manager, holder.customerId, 'MANAGED');
    await tools.file(manager, { customerId: holder.customerId });
    const mine = and(eq(accountLinks.accountId, manager.accountId), eq(accountLinks.customerId, holder.customerId));
    const [made] = await database().update(accountLinks).set({ cancelable: false }).where(mine).returning();
    const before = [await rowsOf(manager.accountId), await rowsOf(holder.accountId)];
    const options = { token: manager.token, params: { id: made?.id ?? 0 } };
    await refusal(server, cancelAccountLink, 'LINK_NOT_CANCELABLE', options);
    expect([await rowsOf(manager.accountId), await rowsOf(holder.accountId)]).toEqual(before);
  });

  test('in a transaction that fails at its end', async () => {
    const { accountId } = await freshAccount(server, 'newcomer');
    const before = await rowsOf(accountId);
    const failing = database().transaction(async (transaction) => {
      await recordForAccount(transaction, accountId, 'ACCOUNT', { kind: 'DATA_EXPORTED', at: server.clock.now() });
      throw new Error('at the end');
    });
    await expect(failing).rejects.toThrow('at the end');
    expect(await rowsOf(accountId)).toEqual(before);
  });

  test('for a refused request', async () => {
    const owner = await freshAccount(server, 'adult');
    const before = await rowsOf(owner.accountId);
    await refusal(server, requestCardManagement, 'INVALID_ACCOUNT', asking(owner, 'unverified@linka.example'));
    await refusal(server, requestCardManagement, 'CANNOT_MANAGE_OWN_CARD', asking(owner, owner.username));
    expect(await rowsOf(owner.accountId)).toEqual(before);
  });
});

describe("the list of those who have access to an account's data (TRL-01)", () => {
  test("contains the account that manages the account's own card, from the approval until the end", async () => {
    const { owner, other, mailed } = await prepareManagementRequest(server);
    server.clock.advance(60_000);
    await call(server, approveCardManagement, approval(other, mailed));
    const since = server.clock.now().toISOString();
    const managingAccountId = other.accountId;
    const manager = { kind: 'MANAGER', managingAccountId, username: other.username, customerName: null, since };
    expect((await access(owner.token)).toMine).toEqual([{ ...manager, cancelable: true }]);
    const personName = await nameOf(server, owner.customerId);
    expect((await access(other.token)).people).toMatchObject([
      { personName, type: 'MANAGED', cancelable: true, since },
    ]);
    await call(server, cancelManagingAccount, { token: owner.token, params: { id: managingAccountId } });
    expect((await access(owner.token)).toMine).toEqual([]);
    expect((await access(other.token)).people).toEqual([]);
  });

  test('contains how many other guardians a person has and since when, but not their names', async () => {
    const { parent, second, children } = await sharedParent(server);
    const third = await freshAccount(server, 'newcomer');
    const [child = 0, sibling = 0] = children;
    const mine = (accountId: number) => and(eq(accountLinks.accountId, accountId), eq(accountLinks.customerId, child));
    const first = new Date('2026-01-02T03:04:05.000Z');
    await link(server, third, child, 'MANAGED');
    await database().update(accountLinks).set({ created: first }).where(mine(second.accountId));
    await database().update(accountLinks).set({ created: server.clock.now() }).where(mine(third.accountId));
    const { toMine } = await access(parent.token);
    expect(toMine).toEqual([
      {
        kind: 'OTHER_GUARDIAN',
        customerId: child,
        personName: await nameOf(server, child),
        accounts: 2,
        since: first.toISOString(),
      },
      {
        kind: 'OTHER_GUARDIAN',
        customerId: sibling,
        personName: await nameOf(server, sibling),
        accounts: 1,
        since: null,
      },
    ]);
    expect(JSON.stringify(toMine)).not.toContain('@');
    // A link without a time is older than the record of times, so this link may be the first.
    await database().update(accountLinks).set({ created: null }).where(mine(third.accountId));
    expect((await access(parent.token)).toMine[0]).toMatchObject({ customerId: child, accounts: 2, since: null });
  });

  test("does not contain an assigned person's own account", async () => {
    const { parent, children } = await sharedParent(server);
    const grown = await freshAccount(server, 'newcomer');
    const before = (await access(parent.token)).toMine;
    await link(server, grown, children[0] ?? 0, 'REGISTERED');
    expect((await access(parent.token)).toMine).toEqual(before);
  });

  test('contains an account to which the own customer is assigned, and the accounts that manage the card', async () => {
    const adult = await freshAccount(server, 'adult');
    const [guardian, manager] = [await freshAccount(server, 'newcomer'), await freshAccount(server, 'newcomer')];
    await link(server, guardian, adult.customerId, 'ASSIGNED');
    await link(server, manager, adult.customerId, 'MANAGED');
    expect((await access(adult.token)).toMine).toMatchObject([
      { kind: 'MANAGER', username: manager.username, since: null },
      { kind: 'OTHER_GUARDIAN', customerId: adult.customerId, accounts: 1 },
    ]);
  });

  test('does not contain other managers of a managed person who has an account of their own', async () => {
    const adult = await freshAccount(server, 'adult');
    const [one, other] = [await freshAccount(server, 'newcomer'), await freshAccount(server, 'newcomer')];
    for (const manager of [one, other]) await link(server, manager, adult.customerId, 'MANAGED');
    expect((await access(one.token)).toMine).toEqual([]);
    const mine = and(eq(accountLinks.accountId, adult.accountId), eq(accountLinks.type, 'REGISTERED'));
    await database().delete(accountLinks).where(mine);
    expect((await access(one.token)).toMine).toMatchObject([{ kind: 'OTHER_GUARDIAN', accounts: 1 }]);
  });

  test("contains the holders of the calendar's address", async () => {
    const { token } = await freshAccount(server, 'newcomer');
    const { address, created } = await call(server, createCalendarAddress, { token });
    expect((await access(token)).toMine).toEqual([{ kind: 'CALENDAR', since: created, lastFetched: null }]);
    await fetch(address);
    const lastFetched = server.clock.now().toISOString();
    expect((await access(token)).toMine).toEqual([{ kind: 'CALENDAR', since: created, lastFetched }]);
  });

  test('is returned with the people of the account, the own customer first', async () => {
    const { token } = await freshAccount(server, 'parent');
    const { people } = await access(token);
    expect(people.map(({ type, cancelable }) => [type, cancelable])).toEqual([
      ['REGISTERED', false],
      ['ASSIGNED', true],
      ['ASSIGNED', true],
      ['MANAGED', true],
    ]);
    expect(people.every(({ since }) => since !== null)).toBe(true);
    const late = await freshAccount(server, 'newcomer');
    const { parent, children } = await sharedParent(server);
    await link(server, late, children[0] ?? 0, 'ASSIGNED');
    await database()
      .delete(accountLinks)
      .where(and(eq(accountLinks.accountId, parent.accountId), eq(accountLinks.type, 'REGISTERED')));
    await link(server, late, parent.customerId, 'REGISTERED');
    expect((await access(late.token)).people.map(({ type }) => type)).toEqual(['REGISTERED', 'ASSIGNED']);
  });
});

describe('the list of mails (TRL-04)', () => {
  test('has only the mails to the account, the latest first, in pages', async () => {
    const account = await freshAccount(server, 'newcomer');
    const other = await freshAccount(server, 'newcomer');
    for (const { username } of [account, other, account]) {
      server.clock.advance(1000);
      await call(server, resetPassword, { body: { value: username } });
      await mailsTo(server, username);
    }
    const { token, username: recipient } = account;
    const all = await call(server, accountMails, { token });
    expect(all).toMatchObject({
      totalCount: 2,
      items: [{ recipient, sent: server.clock.now().toISOString() }, { recipient }],
    });
    expect(await call(server, accountMails, { token, query: { limit: 1, offset: 1 } })).toEqual({
      items: all.items.slice(1),
      totalCount: 2,
    });
  });
});

describe('the retention of events (TRL-05)', () => {
  test('is two years, or the time that the operator has set', async () => {
    const { accountId } = await freshAccount(server, 'newcomer');
    await database().delete(events).where(eq(events.accountId, accountId));
    for (const at of ['2024-11-20T12:00:00.000Z', '2024-11-21T12:00:00.000Z', '2026-11-01T12:00:00.000Z'])
      await recordForAccount(database(), accountId, 'ACCOUNT', { kind: 'DATA_EXPORTED', at: new Date(at) });
    const days = async () => (await rowsOf(accountId)).map(({ at }) => at.toISOString().slice(0, 10));
    await deleteOldRows(server.services);
    expect(await days()).toEqual(['2024-11-21', '2026-11-01']);
    await server.services.settings.change(database(), { ACCOUNT_EVENTS_KEPT_IN_MONTHS: 6 });
    await deleteOldRows(server.services);
    await server.services.settings.change(database(), { ACCOUNT_EVENTS_KEPT_IN_MONTHS: null });
    expect(await days()).toEqual(['2026-11-01']);
  });

  test('ends with the account; events written during its deletion are deleted within the hour', async () => {
    const account = await freshAccount(server, 'newcomer');
    const { accountId, token } = account;
    await call(server, deleteCustomerAccount, withPassword(account));
    expect(await rowsOf(accountId)).toEqual([]);
    await refusal(server, logOut, 'UNAUTHENTICATED', { token });
    await recordForAccount(database(), accountId, 'ACCOUNT', { kind: 'DATA_EXPORTED', at: server.clock.now() });
    await deleteOldRows(server.services);
    expect(await rowsOf(accountId)).toEqual([]);
  });

  test("keeps a deleted person's name only for accounts to which the person is still linked", async () => {
    await server.services.settings.change(database(), { accountDeletionWithActiveTicketsAllowed: true });
    const adult = await freshAccount(server, 'adult');
    const [guardian, manager] = [await freshAccount(server, 'newcomer'), await freshAccount(server, 'newcomer')];
    await link(server, guardian, adult.customerId, 'ASSIGNED');
    await link(server, manager, adult.customerId, 'MANAGED');
    const event = { kind: 'CARD_ISSUED', at: server.clock.now(), cardNumber: '1', applicationNumber: '2' } as const;
    await recordForCustomer(database(), adult.customerId, 'OPERATOR', event);
    const personName = await nameOf(server, adult.customerId);
    await call(server, deleteCustomerAccount, withPassword(adult));
    await server.services.settings.change(database(), { accountDeletionWithActiveTicketsAllowed: null });
    const cardEventsOf = async ({ username }: Account) => {
      const { items } = await readEvents(await logIn(server, username), { group: 'CARD' });
      return items.map((row) => [row.kind, row.personName, row.cardNumber, row.applicationNumber]);
    };
    expect(await cardEventsOf(guardian)).toEqual([['CARD_ISSUED', personName, '1', '2']]);
    expect(await cardEventsOf(manager)).toEqual([['CARD_ISSUED', null, null, null]]);
    expect((await rowsOf(manager.accountId)).filter(({ customerId }) => customerId === adult.customerId)).toEqual([]);
  });
});
