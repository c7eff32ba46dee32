import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelAccountLink } from '#contract/endpoints/account-link-cancelling.ts';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { approveCardManagement, rejectCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { updateAccountSettings } from '#contract/endpoints/customer-accounts.ts';
import { customerCards as listCards, customerTicketFares } from '#contract/endpoints/customers.ts';
import { addDays } from '#rules/dates.ts';
import {
  accountLinks,
  customerCards,
  customers,
  notificationSettings,
  ticketFares,
} from '#server/platform/db/schema.ts';
import { demoAccounts } from '#server/sandbox/seeds/demo-accounts.ts';
import { calendarAddressOf, fetchCalendar } from '../../common/server/support/calendar-of.ts';
import { call, freshAccount } from '../../common/server/support/call.ts';
import { approval, prepareManagementRequest, rejection } from '../../common/server/support/card-management.ts';
import { holderOfCard, linkTo, putTicket } from '../../common/server/support/reminded.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { testBegin } from '../../common/server/support/test-clock.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const today = testBegin.slice(0, 10);
const day = (days: number): string => addDays(today, days);
const database = () => server.services.database;
const host = () => new URL(server.url).host;

const eventsOf = async (account: Pick<Account, 'token'>) =>
  (await fetchCalendar(await calendarAddressOf(server, account))).events;
const uidsOf = async (account: Pick<Account, 'token'>) => (await eventsOf(account)).map(({ uid }) => uid).toSorted();

/** The ends that the account's pages show, for everybody in its list of links; ends that are too old are left out. */
async function shownTo({ token }: Pick<Account, 'token'>): Promise<string[]> {
  const links = await call(server, customerAccountLinks, { token, query: { limit: 999 } });
  const uids: string[] = [];
  for (const { customer } of links.items) {
    const about = { token, params: { id: customer.id }, query: { limit: 999 } };
    const fares = await call(server, customerTicketFares, about);
    const cards = await call(server, listCards, about);
    uids.push(
      ...fares.items
        .filter(({ cancelled, validTo }) => !cancelled && validTo >= day(-30))
        .map(({ id }) => `ticket-fare-${String(id)}@${host()}`),
      ...cards.items
        .filter(
          ({ currentState, validTo }) => ['ACTIVE', 'EXPIRED'].includes(currentState.state.name) && validTo >= day(-30),
        )
        .map(({ id }) => `card-${String(id)}@${host()}`),
    );
  }
  return uids.toSorted();
}

describe('the ends in a calendar (ICS-02, ICS-03)', () => {
  test("are exactly the ends that the account's pages show, for every demo account", async () => {
    const seen: { readonly key: string; readonly uids: readonly string[] }[] = [];
    for (const { key } of demoAccounts.filter(({ key: one }) => one !== 'operator' && one !== 'unverified')) {
      const account = await freshAccount(server, key);
      const uids = await uidsOf(account);
      expect([key, uids]).toEqual([key, await shownTo(account)]);
      seen.push({ key, uids });
    }
    expect(seen.filter(({ uids }) => uids.length > 0).length).toBeGreaterThan(8);
    const all = seen.flatMap(({ uids }) => uids);
    expect(new Set(all).size).toBe(all.length);
  });

  test('include a managed card from the approval of the request until the link ends, and not earlier', async () => {
    const { owner, other, mailed } = await prepareManagementRequest(server);
    const before = await uidsOf(other);
    await call(server, approveCardManagement, approval(other, mailed));
    const managed = await uidsOf(other);
    expect([before, managed]).toEqual([[], await uidsOf(owner)]);
    expect(managed.length).toBeGreaterThan(0);
    const [link] = (await call(server, customerAccountLinks, other)).items;
    await call(server, cancelAccountLink, { token: other.token, params: { id: link?.id ?? 0 } });
    expect(await uidsOf(other)).toEqual([]);
  });

  test('do not include a card after its request was rejected', async () => {
    const { other, mailed } = await prepareManagementRequest(server);
    await call(server, rejectCardManagement, rejection(other, mailed));
    expect(await uidsOf(other)).toEqual([]);
  });

  test('include managed and assigned people until their link ends', async () => {
    const holder = await holderOfCard(server, day(50));
    for (const type of ['ASSIGNED', 'MANAGED'] as const) {
      const account = await freshAccount(server, 'newcomer');
      await linkTo(server, account.accountId, holder.customerId, type);
      const [event] = await eventsOf(account);
      expect(event?.url).toBe(`${server.url}/#/app/user-linked-account/${String(holder.customerId)}`);
      expect(event?.uid).toBe(`card-${String(holder.card.id)}@${host()}`);
      await database().delete(accountLinks).where(eq(accountLinks.accountId, account.accountId));
      expect(await eventsOf(account)).toEqual([]);
    }
  });
});

describe('the events of a calendar (ICS-01, ICS-03)', () => {
  test('contain the last day, the person, the card or ticket, the page to renew it and the alarm', async () => {
    const holder = await holderOfCard(server, day(60));
    const ticket = await putTicket(server, holder.card.id, { validFrom: day(0), validTo: day(20) });
    await database().update(customers).set({ firstName: 'Anna' }).where(eq(customers.id, holder.customerId));
    const calendar = await fetchCalendar(await calendarAddressOf(server, holder));
    expect([calendar.name, calendar.refresh]).toEqual(['Linka: konce jízdenek a karet', 'PT6H']);
    const shared = { sequence: 0, stamp: '2026-11-21T09:00:00Z', modified: '2026-11-21T09:00:00Z' };
    const url = `${server.url}/#/app/user-account`;
    const hidden = `•••• ${holder.card.cardNumber.slice(-4)}`;
    expect(calendar.events).toEqual([
      {
        ...shared,
        uid: `ticket-fare-${String(ticket)}@${host()}`,
        start: day(20),
        end: day(21),
        summary: expect.stringMatching(/^Anna: končí jízdenka .+$/) as string,
        description: expect.stringContaining(
          `Pásma: –\nKarta: ${hidden}\nPlatí od 21.11.2026 do 11.12.2026.`,
        ) as string,
        url,
        alarms: ['-P2DT15H'],
      },
      {
        ...shared,
        uid: `card-${String(holder.card.id)}@${host()}`,
        start: day(60),
        end: day(61),
        summary: 'Anna: končí platnost karty',
        description: `Karta: ${hidden}\nPlatí do 20.01.2027.\n\nO novou požádáte tady: ${url}`,
        url,
        alarms: ['-P29DT15H'],
      },
    ]);
    expect(JSON.stringify(calendar)).not.toContain(holder.card.cardNumber);
  });

  test('have full names if two people have the same first name, and no name for a person without a name', async () => {
    const [one, two, nameless] = [
      await holderOfCard(server, day(40)),
      await holderOfCard(server, day(41)),
      await holderOfCard(server, day(42)),
    ];
    const name = (customerId: number, firstName: string, lastName: string) =>
      database().update(customers).set({ firstName, lastName }).where(eq(customers.id, customerId));
    await name(one.customerId, 'Jana', 'Nová; ml.');
    await name(two.customerId, 'Jana', 'Ștefănescu, 👩‍👩‍👧‍👦\\n');
    await name(nameless.customerId, String(nameless.customerId), 'Import');
    await linkTo(server, one.accountId, two.customerId, 'MANAGED');
    await linkTo(server, one.accountId, nameless.customerId, 'MANAGED');
    expect((await eventsOf(one)).map(({ summary }) => summary)).toEqual([
      'Jana Nová; ml.: končí platnost karty',
      'Jana Ștefănescu, 👩‍👩‍👧‍👦\\n: končí platnost karty',
      `Končí platnost karty •••• ${nameless.card.cardNumber.slice(-4)}`,
    ]);
  });

  test("are in the account's language", async () => {
    const holder = await holderOfCard(server, day(60));
    await call(server, updateAccountSettings, { token: holder.token, body: { locale: 'ro' } });
    const { name, events } = await fetchCalendar(await calendarAddressOf(server, holder));
    expect([name, events[0]?.summary.replace(/^.+: /, '')]).toEqual([
      'Linka: când expiră biletele și cardurile',
      'expiră cardul',
    ]);
  });

  test('are kept for 30 days, the default, but not longer; a cancelled ticket has no event', async () => {
    const holder = await holderOfCard(server, day(200));
    await putTicket(server, holder.card.id, { validFrom: day(-60), validTo: day(-31) });
    const kept = await putTicket(server, holder.card.id, { validFrom: day(-60), validTo: day(-30) });
    const cancelled = { validFrom: day(0), validTo: day(9), cancelled: true };
    await putTicket(server, holder.card.id, cancelled);
    const uids = (await eventsOf(holder)).map(({ uid }) => uid);
    expect(uids).toEqual([`ticket-fare-${String(kept)}@${host()}`, `card-${String(holder.card.id)}@${host()}`]);
  });

  test('include a card even after it has expired, but not if it is blocked or deleted', async () => {
    const holder = await holderOfCard(server, day(-1));
    const ofCard = eq(customerCards.id, holder.card.id);
    const updateCard = (values: Partial<typeof customerCards.$inferInsert>) =>
      database().update(customerCards).set(values).where(ofCard);
    await updateCard({ state: 'EXPIRED' });
    expect(await uidsOf(holder)).toHaveLength(1);
    await updateCard({ state: 'BLOCKED' });
    expect(await uidsOf(holder)).toEqual([]);
    await updateCard({ state: 'ACTIVE', deleted: server.clock.now() });
    expect(await uidsOf(holder)).toEqual([]);
  });

  test('have alarms like the reminder mails: on the chosen day; no alarm if mail is off or a card or ticket follows', async () => {
    const holder = await holderOfCard(server, day(200));
    await putTicket(server, holder.card.id, { validFrom: day(0), validTo: day(9) });
    await putTicket(server, holder.card.id, { validFrom: day(10), validTo: day(19) });
    const alarms = async () => (await eventsOf(holder)).map((event) => event.alarms);
    expect(await alarms()).toEqual([[], ['-P2DT15H'], ['-P29DT15H']]);
    const choose = (
      type: 'CARD_EXPIRATION' | 'TICKET_EXPIRATION',
      values: { daysInAdvance?: number; email?: boolean },
    ) =>
      database()
        .update(notificationSettings)
        .set(values)
        .where(and(eq(notificationSettings.accountId, holder.accountId), eq(notificationSettings.type, type)));
    await choose('CARD_EXPIRATION', { email: false });
    await choose('TICKET_EXPIRATION', { daysInAdvance: 10 });
    expect(await alarms()).toEqual([[], ['-P9DT15H'], []]);
  });
});

describe('a change in the shop (ICS-03)', () => {
  test('raises the revision of the changed event only', async () => {
    const holder = await holderOfCard(server, day(60));
    const ticket = await putTicket(server, holder.card.id, { validFrom: day(0), validTo: day(20) });
    const address = await calendarAddressOf(server, holder);
    const revisions = async () =>
      (await fetchCalendar(address)).events.map(({ start, sequence, modified }) => [start, sequence, modified]);
    const begin = '2026-11-21T09:00:00Z';
    expect(await revisions()).toEqual([
      [day(20), 0, begin],
      [day(60), 0, begin],
    ]);
    server.clock.advance(3_600_000);
    await database()
      .update(customerCards)
      .set({ validTo: day(90) })
      .where(eq(customerCards.id, holder.card.id));
    expect(await revisions()).toEqual([
      [day(20), 0, begin],
      [day(90), 1, '2026-11-21T10:00:00Z'],
    ]);
    server.clock.advance(3_600_000);
    await database().update(ticketFares).set({ cancelled: true }).where(eq(ticketFares.id, ticket));
    const before = await fetch(address);
    expect(before.headers.get('last-modified')).toBe('Sat, 21 Nov 2026 11:00:00 GMT');
    expect(await revisions()).toEqual([[day(90), 1, '2026-11-21T10:00:00Z']]);
    await database().update(customers).set({ firstName: 'Anežka' }).where(eq(customers.id, holder.customerId));
    expect((await fetch(address, { headers: { 'if-none-match': before.headers.get('etag') ?? '' } })).status).toBe(200);
    expect(await revisions()).toEqual([[day(90), 2, '2026-11-21T11:00:00Z']]);
    server.clock.set(testBegin);
  });
});
