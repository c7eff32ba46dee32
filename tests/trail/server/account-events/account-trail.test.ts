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
import { approval, asking, askedToManage } from '#tests/common/server/support/card-management.ts';
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
const listed = (token: string, query: Record<string, string | number | boolean> = {}) =>
  call(server, accountEvents, { token, query });
const rowsOf = (accountId: number) => database().select().from(events).where(eq(events.accountId, accountId));
const access = (token: string) => call(server, accountAccess, { token });
const withPassword = ({ token, password }: Account) => ({ token, body: { password } });

/** An account with events of all groups, several of them at the same moment. */
async function busy() {
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
  test('is in pages that never overlap, the latest first, with the log-ins among them', async () => {
    const { token } = await busy();
    const all = await listed(token, { limit: 999 });
    expect(all.items).toHaveLength(3 + 15 + 1);
    expect(all.totalCount).toBe(all.items.length);
    const times = all.items.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => other.localeCompare(one)));
    expect(new Set(all.items.map(({ id }) => id)).size).toBe(all.items.length);
    expect(all.items.filter(({ kind }) => kind === 'LOGGED_IN')).toMatchObject([{ userAgent: 'node' }]);
    for (const limit of [1, 4, 7]) {
      const pages = [];
      for (let offset = 0; offset < all.items.length; offset += limit) {
        const page = await listed(token, { limit, offset });
        expect(page.totalCount).toBe(all.totalCount);
        pages.push(...page.items);
      }
      expect(pages).toEqual(all.items);
    }
    expect(await listed(token, { offset: 100 })).toEqual({ items: [], totalCount: all.totalCount });
    expect((await listed(token, { limit: 999, sortDesc: false })).items).toEqual(all.items.toReversed());
  });

  test('of one group has those of that group, and all groups together are all', async () => {
    const { token } = await busy();
    const all = await listed(token, { limit: 999 });
    for (const group of eventGroups) {
      const { items, totalCount } = await listed(token, { limit: 999, group });
      expect(items).toEqual(all.items.filter(({ kind }) => eventKinds[kind] === group));
      expect(items.length).toBeGreaterThan(2);
      expect(totalCount).toBe(items.length);
    }
    await refusal(server, accountEvents, 'VALIDATION_ERROR', { token, query: { group: 'SECRET' } });
  });

  test('keeps a name as it was then', async () => {
    const account = await freshAccount(server, 'adult');
    const { customerId, accountId, token } = account;
    const event = { kind: 'ADDRESS_CHANGED', at: server.clock.now() } as const;
    await recordForCustomer(database(), customerId, { accountId }, event);
    const before = await nameOf(server, customerId);
    await database().update(customers).set({ firstName: 'Johana' }).where(eq(customers.id, customerId));
    expect((await listed(token, { limit: 1 })).items).toMatchObject([{ personName: before }]);
  });
});

describe('an action that is rolled back', () => {
  test('is no event, whatever it has done before it failed', async () => {
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

  test('is none in a transaction that fails at its end', async () => {
    const { accountId } = await freshAccount(server, 'newcomer');
    const before = await rowsOf(accountId);
    const failing = database().transaction(async (transaction) => {
      await recordForAccount(transaction, accountId, 'ACCOUNT', { kind: 'DATA_EXPORTED', at: server.clock.now() });
      throw new Error('at the end');
    });
    await expect(failing).rejects.toThrow('at the end');
    expect(await rowsOf(accountId)).toEqual(before);
  });

  test('is none for a request that is refused', async () => {
    const owner = await freshAccount(server, 'adult');
    const before = await rowsOf(owner.accountId);
    await refusal(server, requestCardManagement, 'INVALID_ACCOUNT', asking(owner, 'unverified@linka.example'));
    await refusal(server, requestCardManagement, 'CANNOT_MANAGE_OWN_CARD', asking(owner, owner.username));
    expect(await rowsOf(owner.accountId)).toEqual(before);
  });
});

describe('who may see or manage something (TRL-01)', () => {
  test('is the account that manages the own card, since it agreed, until that is ended', async () => {
    const { owner, other, mailed } = await askedToManage(server);
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

  test('are other guardians of the people, by their number only, and since the first of them', async () => {
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
    // A link from before such moments were kept may be the first one.
    await database().update(accountLinks).set({ created: null }).where(mine(third.accountId));
    expect((await access(parent.token)).toMine[0]).toMatchObject({ customerId: child, accounts: 2, since: null });
  });

  test('is not the own account of an assigned person', async () => {
    const { parent, children } = await sharedParent(server);
    const grown = await freshAccount(server, 'newcomer');
    const before = (await access(parent.token)).toMine;
    await link(server, grown, children[0] ?? 0, 'REGISTERED');
    expect((await access(parent.token)).toMine).toEqual(before);
  });

  test('is an account to which the own customer is assigned, beside those that manage the card', async () => {
    const adult = await freshAccount(server, 'adult');
    const [guardian, manager] = [await freshAccount(server, 'newcomer'), await freshAccount(server, 'newcomer')];
    await link(server, guardian, adult.customerId, 'ASSIGNED');
    await link(server, manager, adult.customerId, 'MANAGED');
    expect((await access(adult.token)).toMine).toMatchObject([
      { kind: 'MANAGER', username: manager.username, since: null },
      { kind: 'OTHER_GUARDIAN', customerId: adult.customerId, accounts: 1 },
    ]);
  });

  test("is nobody's business of whom the account only manages, if they have their own account", async () => {
    const adult = await freshAccount(server, 'adult');
    const [one, other] = [await freshAccount(server, 'newcomer'), await freshAccount(server, 'newcomer')];
    for (const manager of [one, other]) await link(server, manager, adult.customerId, 'MANAGED');
    expect((await access(one.token)).toMine).toEqual([]);
    const mine = and(eq(accountLinks.accountId, adult.accountId), eq(accountLinks.type, 'REGISTERED'));
    await database().delete(accountLinks).where(mine);
    expect((await access(one.token)).toMine).toMatchObject([{ kind: 'OTHER_GUARDIAN', accounts: 1 }]);
  });

  test('is whoever has the address of the calendar', async () => {
    const { token } = await freshAccount(server, 'newcomer');
    const { address, created } = await call(server, createCalendarAddress, { token });
    expect((await access(token)).toMine).toEqual([{ kind: 'CALENDAR', since: created, lastFetched: null }]);
    await fetch(address);
    const lastFetched = server.clock.now().toISOString();
    expect((await access(token)).toMine).toEqual([{ kind: 'CALENDAR', since: created, lastFetched }]);
  });

  test('lists the people of the account, the own customer first', async () => {
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
  test('has the mails to the account, the latest first, in pages, and nobody else’s', async () => {
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

describe('what is kept (TRL-05)', () => {
  test('are the events of two years, or as long as the operator says', async () => {
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

  test('is nothing of a deleted account, within the hour also what was written while it was deleted', async () => {
    const account = await freshAccount(server, 'newcomer');
    const { accountId, token } = account;
    await call(server, deleteCustomerAccount, withPassword(account));
    expect(await rowsOf(accountId)).toEqual([]);
    await refusal(server, logOut, 'UNAUTHENTICATED', { token });
    await recordForAccount(database(), accountId, 'ACCOUNT', { kind: 'DATA_EXPORTED', at: server.clock.now() });
    await deleteOldRows(server.services);
    expect(await rowsOf(accountId)).toEqual([]);
  });

  test('is the name of a person who has deleted the account only with whom the person is still linked to', async () => {
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
    const told = async ({ username }: Account) => {
      const { items } = await listed(await logIn(server, username), { group: 'CARD' });
      return items.map((row) => [row.kind, row.personName, row.cardNumber, row.applicationNumber]);
    };
    expect(await told(guardian)).toEqual([['CARD_ISSUED', personName, '1', '2']]);
    expect(await told(manager)).toEqual([['CARD_ISSUED', null, null, null]]);
    expect((await rowsOf(manager.accountId)).filter(({ customerId }) => customerId === adult.customerId)).toEqual([]);
  });
});
