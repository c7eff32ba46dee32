import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#rules/dates.ts';
import { giveDefaultSettings } from '#server/accounts/notifications/give-default-settings.ts';
import { enqueueReminders } from '#server/accounts/reminders/enqueue-reminders.ts';
import { notificationSettings, reminders } from '#server/platform/db/schema.ts';
import { enqueueEach } from '#server/platform/outbox/enqueue.ts';
import { mailsTo } from '../../common/server/support/mailbox.ts';
import { quarterSecond } from '../../common/server/support/quarter-second.ts';
import { atNoon, holderOfCard, putTicket } from '../../common/server/support/reminded.ts';
import { createSeededPostgres } from '../../common/server/support/seeded-postgres.ts';
import type { PostgresDatabase } from '../../common/server/support/seeded-postgres.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { testBegin } from '../../common/server/support/test-clock.ts';

let database: PostgresDatabase;
let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  database = await createSeededPostgres();
  one = await startServer({ on: database, workers: false });
  other = await startServer({ on: database, workers: false });
});
afterAll(async () => {
  await one.stop();
  await other.stop();
  await database.drop();
});

const day = (days: number): string => addDays(testBegin.slice(0, 10), days);

/** Both instances look for due reminders at the same time, two times each, and send them. */
async function sendAtBoth(usernames: readonly string[]): Promise<void> {
  await Promise.all([one, other, one, other].map((server) => enqueueReminders(server.services)));
  await Promise.all(usernames.flatMap((username) => [mailsTo(one, username), mailsTo(other, username)]));
}

const subjectsOf = async (username: string): Promise<string[]> =>
  (await mailsTo(one, username)).map(({ subject }) => subject).toSorted();

/**
 * The subject of the mail that the profile ends with its card. The mail is sent at once, because the end is less than
 * three months away.
 */
const ofChange = (days: number): string => `Jiří Procházka: karta platí naposledy ${shownDay(days)}`;
const shownDay = (days: number): string => day(days).split('-').toReversed().join('.');

test('during a month, two instances send only one mail for each end and each change (NTF-02, GRO-05)', async () => {
  const [first, second] = [await holderOfCard(one, day(40)), await holderOfCard(one, day(5))];
  await putTicket(one, first.card.id, { validFrom: day(-5), validTo: day(8) });
  await putTicket(one, first.card.id, { validFrom: day(9), validTo: day(20) });
  await putTicket(one, second.card.id, { validFrom: day(0), validTo: day(3) });
  // The list skips a week, in which the server does not run, and contains one day on which the clock is set back.
  const days = [0, 1, 2, 3, 4, 5, 13, 14, 15, 12, 16, 17, 18, 19, 20, 21, 25, 29, 30, 31, 35, 39, 40, 41];
  for (const passed of days) {
    atNoon(one, day(passed));
    atNoon(other, day(passed));
    await sendAtBoth([first.username, second.username]);
    if (passed !== 15) continue;
    await one.services.database
      .update(notificationSettings)
      .set({ daysInAdvance: 10 })
      .where(eq(notificationSettings.type, 'TICKET_EXPIRATION'));
  }
  // The ticket that ends on day 8 gets no mail, because the next ticket follows. The mail about the next ticket is sent
  // on a day after day 15, because ten days are chosen on day 15.
  expect(await subjectsOf(first.username)).toEqual(
    [`Platnost jízdenky končí ${shownDay(20)}`, `Platnost karty končí ${shownDay(40)}`, ofChange(40)].toSorted(),
  );
  expect(await subjectsOf(second.username)).toEqual(
    [`Platnost jízdenky končí ${shownDay(3)}`, `Platnost karty končí ${shownDay(5)}`, ofChange(5)].toSorted(),
  );
});

test('default settings are added in the order of the accounts, so that two instances do not deadlock', async () => {
  const { database: rows, settings } = one.services;
  const ids = [await holderOfCard(one, day(90)), await holderOfCard(one, day(90))].map(({ accountId }) => accountId);
  await rows.delete(notificationSettings).where(inArray(notificationSettings.accountId, ids));
  // The newest account is the first row of the table. Without indexes and sorted joins the rows are read in this order.
  for (const statement of [
    'create index newest_first on customer_accounts (id desc)',
    'cluster customer_accounts using newest_first',
    'drop index newest_first',
  ])
    await rows.execute(sql.raw(statement));
  const numbers = await settings.numbers(rows);
  await rows.transaction(async (transaction) => {
    for (const plan of ['mergejoin', 'hashjoin', 'indexscan', 'indexonlyscan', 'bitmapscan'])
      await transaction.execute(sql.raw(`set local enable_${plan} = off`));
    await giveDefaultSettings(transaction, numbers);
  });
  const added = await rows
    .select({ accountId: notificationSettings.accountId })
    .from(notificationSettings)
    .where(and(inArray(notificationSettings.accountId, ids), eq(notificationSettings.type, 'CARD_EXPIRATION')))
    .orderBy(asc(notificationSettings.id));
  expect(added.map(({ accountId }) => accountId)).toEqual(ids);
});

test('an instance does not enqueue a reminder that another instance is just enqueuing', async () => {
  atNoon(one, day(0));
  atNoon(other, day(0));
  const { username, accountId, card } = await holderOfCard(one, day(30));
  const late = {
    accountId,
    type: 'CARD_EXPIRATION',
    subjectId: card.id,
    ends: day(30),
    created: one.clock.now(),
  } as const;
  const looking = await one.services.database.transaction(async (transaction) => {
    const [row] = await transaction.insert(reminders).values(late).returning();
    const second = enqueueReminders(other.services);
    await quarterSecond();
    await enqueueEach(transaction, 'MAIL_REMINDER', [row?.id ?? 0], one.clock.now());
    return [second];
  });
  await Promise.all(looking);
  expect(await subjectsOf(username)).toEqual([ofChange(30), `Platnost karty končí ${shownDay(30)}`]);
});

test('the workers of two instances, one of them restarted, send a reminder only one time', async () => {
  atNoon(one, day(0));
  atNoon(other, day(0));
  const { username } = await holderOfCard(one, day(30));
  const clock = one.clock;
  const running = await Promise.all([startServer({ on: database, clock }), startServer({ on: database, clock })]);
  await expect.poll(async () => (await mailsTo(one, username)).length).toBe(2);
  await running[0].stop();
  const again = await startServer({ on: database, clock });
  await enqueueReminders(again.services);
  expect(await subjectsOf(username)).toEqual([ofChange(30), `Platnost karty končí ${shownDay(30)}`]);
  await Promise.all([again.stop(), running[1].stop()]);
});
