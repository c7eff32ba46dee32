import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#rules/dates.ts';
import { enqueueReminders } from '#server/accounts/reminders/enqueue-reminders.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import { inserted } from '#server/platform/db/inserted.ts';
import {
  accountLinks,
  customerAccounts,
  customerCards,
  notificationSettings,
  outbox,
  reminders,
  ticketFares,
} from '#server/platform/db/schema.ts';
import { freshAccount } from '../../common/server/support/call.ts';
import { mailsTo } from '../../common/server/support/mailbox.ts';
import { atNoon, holderOfCard, linkTo, putTicket, remind, remindersTo } from '../../common/server/support/reminded.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { testBegin } from '../../common/server/support/test-clock.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
beforeEach(() => atNoon(server, today));
afterAll(() => server.stop());

const today = testBegin.slice(0, 10);
const day = (days: number): string => addDays(today, days);
const database = () => server.services.database;
const holder = (cardDays: number) => holderOfCard(server, day(cardDays));
const subjects = async (recipient: string) => (await remindersTo(server, recipient)).map(({ subject }) => subject);
/** The mails about ends that were enqueued before. The mails about changes have tests of their own. */
const aboutEnds = async (recipient: string) =>
  (await mailsTo(server, recipient)).filter(({ messageId }) => messageId.startsWith('<reminder-'));
const shownDay = (ends: string): string => ends.split('-').toReversed().join('.');
const ofCard = (days: number): string => `Platnost karty končí ${shownDay(day(days))}`;
const ofTicket = (days: number): string => `Platnost jízdenky končí ${shownDay(day(days))}`;

const setDays = (
  accountId: number,
  type: 'CARD_EXPIRATION' | 'TICKET_EXPIRATION',
  daysInAdvance: number,
  email = true,
) =>
  database()
    .update(notificationSettings)
    .set({ daysInAdvance, email })
    .where(and(eq(notificationSettings.accountId, accountId), eq(notificationSettings.type, type)));

describe('the reminder that a card ends (NTF-02)', () => {
  test('is sent only one time, on the day the account has chosen', async () => {
    const { username } = await holder(31);
    expect(await subjects(username)).toEqual([]);
    for (let passed = 1; passed <= 35; passed += 1) {
      atNoon(server, day(passed));
      expect(await subjects(username)).toEqual([ofCard(31)]);
    }
  });

  test('is not sent at night', async () => {
    const { username } = await holder(30);
    server.clock.set(`${today}T06:59:59.000Z`);
    expect(await subjects(username)).toEqual([]);
    server.clock.set(`${today}T07:00:00.000Z`);
    expect(await subjects(username)).toEqual([ofCard(30)]);
  });

  test('is sent only one time after the server was down for a month, and not if the card has ended meanwhile', async () => {
    const [late, lastDay, ended] = [await holder(32), await holder(31), await holder(20)];
    atNoon(server, day(31));
    expect(await subjects(late.username)).toEqual([ofCard(32)]);
    expect(await subjects(late.username)).toEqual([ofCard(32)]);
    expect(await subjects(lastDay.username)).toEqual([]);
    expect(await subjects(ended.username)).toEqual([]);
  });

  test('is not sent again if the clock is moved back and forward', async () => {
    const { username } = await holder(40);
    atNoon(server, day(15));
    expect(await subjects(username)).toHaveLength(1);
    for (const moved of [0, 9, 10, 15, 39, 2, 20]) {
      atNoon(server, day(moved));
      expect(await subjects(username)).toHaveLength(1);
    }
  });

  test('is not sent again if more days are chosen, but is sent again if the card is prolonged', async () => {
    const { username, accountId, card } = await holder(30);
    expect(await subjects(username)).toEqual([ofCard(30)]);
    await setDays(accountId, 'CARD_EXPIRATION', 90);
    expect(await subjects(username)).toEqual([ofCard(30)]);
    await database()
      .update(customerCards)
      .set({ validTo: day(80) })
      .where(eq(customerCards.id, card.id));
    expect(await subjects(username)).toEqual([ofCard(80), ofCard(30)]);
  });

  test('is sent on another day if the number of days is changed before the mail is sent', async () => {
    const { username, accountId } = await holder(60);
    await remind(server);
    await setDays(accountId, 'CARD_EXPIRATION', 59);
    expect(await subjects(username)).toEqual([]);
    await setDays(accountId, 'CARD_EXPIRATION', 60);
    expect(await subjects(username)).toEqual([ofCard(60)]);
  });

  test('is not sent if e-mail is off, if the account is not verified, or if the card is not active', async () => {
    const [silent, unverified, blocked] = [await holder(50), await holder(50), await holder(50)];
    await remind(server);
    await setDays(silent.accountId, 'CARD_EXPIRATION', 30, false);
    await database()
      .update(customerAccounts)
      .set({ verified: false })
      .where(eq(customerAccounts.id, unverified.accountId));
    await database().update(customerCards).set({ state: 'BLOCKED' }).where(eq(customerCards.id, blocked.card.id));
    atNoon(server, day(21));
    for (const { username } of [silent, unverified, blocked]) expect(await subjects(username)).toEqual([]);
  });

  const putSuccessor = async (
    of: Awaited<ReturnType<typeof holder>>,
    values: Partial<typeof customerCards.$inferInsert>,
  ) => {
    const [old] = await database().select().from(customerCards).where(eq(customerCards.id, of.card.id));
    if (old === undefined) throw new Error('expected the card');
    const { id: _, ...copied } = old;
    const successor = { ...copied, main: false, chipNumber: null, cardNumber: `9${of.card.cardNumber}`, ...values };
    return inserted(await database().insert(customerCards).values(successor).returning()).id;
  };

  test.each(['ACTIVE', 'IN_PROGRESS', 'NOT_ISSUED'] as const)(
    'is not sent if another card that is %s begins on the next day, but is sent if there is a gap',
    async (state) => {
      const expiring = await holder(20);
      const next = await putSuccessor(expiring, { state, validFrom: day(21), validTo: day(1500) });
      expect(await subjects(expiring.username)).toEqual([]);
      await database()
        .update(customerCards)
        .set({ validFrom: day(22) })
        .where(eq(customerCards.id, next));
      expect(await subjects(expiring.username)).toEqual([ofCard(20)]);
    },
  );

  test.each([
    ['is blocked', { state: 'BLOCKED' }, [ofCard(20)]],
    ['was deleted', { state: 'NOT_ISSUED', deleted: new Date(testBegin) }, [ofCard(20)]],
    ['ends on the same day', { validTo: day(20) }, [ofCard(20), ofCard(20)]],
  ] as const)('is sent if the other card %s', async (_how, values, mailed) => {
    const expiring = await holder(20);
    await putSuccessor(expiring, { validFrom: day(0), validTo: day(1500), ...values });
    expect(await subjects(expiring.username)).toEqual(mailed);
  });
});

describe('the reminder that a ticket ends (NTF-02)', () => {
  test('is sent only one time, three days before, but not before the ticket has begun', async () => {
    const { username, card } = await holder(1000);
    await putTicket(server, card.id, { validFrom: day(-10), validTo: day(4) });
    await putTicket(server, card.id, { validFrom: day(10), validTo: day(11) });
    expect(await subjects(username)).toEqual([]);
    const mailed: string[] = [];
    for (let passed = 1; passed <= 14; passed += 1) {
      atNoon(server, day(passed));
      const all = await subjects(username);
      mailed.push(...all.slice(0, all.length - mailed.length).map((subject) => `${String(passed)}: ${subject}`));
    }
    expect(mailed).toEqual([`1: ${ofTicket(4)}`, `10: ${ofTicket(11)}`]);
  });

  test('is not sent if the next ticket follows without a gap, but is sent if there is a gap', async () => {
    const [followed, gap, cancelled] = [await holder(1000), await holder(1000), await holder(1000)];
    for (const { card } of [followed, gap, cancelled])
      await putTicket(server, card.id, { validFrom: day(-10), validTo: day(2) });
    await putTicket(server, followed.card.id, { validFrom: day(3), validTo: day(33) });
    await putTicket(server, gap.card.id, { validFrom: day(4), validTo: day(33) });
    await putTicket(server, cancelled.card.id, { validFrom: day(3), validTo: day(33), cancelled: true });
    expect(await subjects(followed.username)).toEqual([]);
    expect(await subjects(gap.username)).toEqual([ofTicket(2)]);
    expect(await subjects(cancelled.username)).toEqual([ofTicket(2)]);
  });

  test('is sent for each of two tickets that end on the same day', async () => {
    const { username, card } = await holder(1000);
    for (const begins of [-10, -5]) await putTicket(server, card.id, { validFrom: day(begins), validTo: day(2) });
    expect(await subjects(username)).toEqual([ofTicket(2), ofTicket(2)]);
  });

  test('is not sent if the ticket is cancelled or ends today', async () => {
    const { username, card } = await holder(1000);
    await putTicket(server, card.id, { validFrom: day(-10), validTo: day(2), cancelled: true });
    await putTicket(server, card.id, { validFrom: day(-10), validTo: day(0) });
    expect(await subjects(username)).toEqual([]);
  });
});

describe('a reminder (NTF-02)', () => {
  test.each(['ASSIGNED', 'MANAGED'] as const)(
    'is also sent to an account to which the customer is %s',
    async (type) => {
      const { username, customerId } = await holder(30);
      const linked = await freshAccount(server, 'newcomer');
      await linkTo(server, linked.accountId, customerId, type);
      expect(await subjects(username)).toEqual([ofCard(30)]);
      const [mail, ...others] = await remindersTo(server, linked.username);
      expect(others).toEqual([]);
      expect(mail?.text).toContain(`/#/app/user-linked-account/${String(customerId)}`);
    },
  );

  test.each([
    [
      'the link is deleted',
      (accountId: number) => database().delete(accountLinks).where(eq(accountLinks.accountId, accountId)),
    ],
    ['mail is switched off', (accountId: number) => setDays(accountId, 'CARD_EXPIRATION', 30, false)],
    [
      'the account is deleted',
      (accountId: number) => database().delete(customerAccounts).where(eq(customerAccounts.id, accountId)),
    ],
  ])('is not sent if %s after the reminder was enqueued', async (_, change) => {
    const { username, accountId } = await holder(30);
    await remind(server);
    await change(accountId);
    expect(await aboutEnds(username)).toEqual([]);
  });

  test('is not sent if the ticket was cancelled meanwhile, or on the last day of the card', async () => {
    const { username, card } = await holder(5);
    const ticket = await putTicket(server, card.id, { validFrom: day(-10), validTo: day(2) });
    await remind(server);
    await database().update(ticketFares).set({ cancelled: true }).where(eq(ticketFares.id, ticket));
    atNoon(server, day(5));
    expect(await aboutEnds(username)).toEqual([]);
  });
});

test('many reminders are enqueued in batches, each with its own outbox entry', async () => {
  const { accountId, card } = await holder(1000);
  const id = await putTicket(server, card.id, { validFrom: day(-10), validTo: day(2) });
  const [{ id: _, ...ticket } = { id }] = await database().select().from(ticketFares).where(eq(ticketFares.id, id));
  await database()
    .insert(ticketFares)
    .values(Array.from({ length: 600 }, () => ticket as typeof ticketFares.$inferInsert));
  const ofTickets = () => database().$count(reminders, eq(reminders.type, 'TICKET_EXPIRATION'));
  const before = await ofTickets();
  await enqueueReminders(server.services);
  expect((await ofTickets()) - before).toBe(500);
  await remind(server);
  const entries = await database()
    .select({ id: outbox.id })
    .from(reminders)
    .innerJoin(outbox, and(eq(outbox.kind, 'MAIL_REMINDER'), eq(outbox.subjectId, reminders.id)))
    .where(eq(reminders.accountId, accountId));
  expect(entries).toHaveLength(601);
  await database().delete(customerAccounts).where(eq(customerAccounts.id, accountId));
  await database().delete(outbox);
});

test('a reminder is deleted a year after the end of its card, ticket or profile', async () => {
  const { username, accountId } = await holder(30);
  expect(await subjects(username)).toHaveLength(1);
  const isOfCard = and(eq(reminders.accountId, accountId), eq(reminders.type, 'CARD_EXPIRATION'));
  const rows = () => database().select().from(reminders).where(isOfCard);
  atNoon(server, day(30 + 366));
  await deleteOldRows(server.services);
  expect(await rows()).toHaveLength(1);
  atNoon(server, day(30 + 367));
  await deleteOldRows(server.services);
  expect(await rows()).toHaveLength(0);
  expect(await subjects(username)).toHaveLength(1);
});
