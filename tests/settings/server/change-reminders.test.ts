import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerAccountNotifications } from '#contract/endpoints/customer-account-notifications.ts';
import { locales } from '#contract/enumerations.ts';
import { addDays } from '#rules/dates.ts';
import { enqueueReminders } from '#server/accounts/reminders/enqueue-reminders.ts';
import {
  accountLinks,
  cardProfiles,
  customerAccounts,
  customerCards,
  notificationSettings,
  outbox,
  reminders,
} from '#server/platform/db/schema.ts';
import { applications } from '../../common/server/support/application.ts';
import { call, freshAccount } from '../../common/server/support/call.ts';
import { mailsTo, tokenIn } from '../../common/server/support/mailbox.ts';
import { atNoon, holderOfCard, linkTo, putTicket, remind, remindersTo } from '../../common/server/support/reminded.ts';
import { speak } from '../../common/server/support/speak.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { testBegin } from '../../common/server/support/test-clock.ts';
import { endProfile, personOf } from '../../common/server/support/upcoming.ts';

let server: TestServer;
let account: Awaited<ReturnType<typeof freshAccount>>;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
beforeEach(async () => {
  atNoon(server, today);
  account = await freshAccount(server, 'growing-up');
});
afterAll(() => server.stop());

const today = testBegin.slice(0, 10);
const day = (days: number): string => addDays(today, days);
const shownDay = (iso: string): string => iso.split('-').toReversed().join('.');
const database = () => server.services.database;

async function changeMails(recipient = account.username) {
  await remind(server);
  return (await mailsTo(server, recipient)).filter(({ messageId }) => messageId.startsWith('<change-'));
}
const subjects = async (recipient?: string) => (await changeMails(recipient)).map(({ subject }) => subject).toSorted();
/** Removes all people of the account except the child, and lets the child's profile end on a day. */
async function onlyChild(lastDay: string) {
  const child = await personOf(server, account.accountId, 'Vojtěch');
  await database()
    .delete(accountLinks)
    .where(and(eq(accountLinks.accountId, account.accountId), sql`customer_id <> ${child.customerId}`));
  await endProfile(server, child.cardId, lastDay);
  return child;
}
const ofChild = (lastDay: string): string => `Vojtěch Mareš: profil Dítě 6–14 let platí naposledy ${shownDay(lastDay)}`;

describe('the mail about an upcoming change (GRO-05)', () => {
  test('is sent only one time for each change: 92 days before, or at once if fewer days are left', async () => {
    const due = [
      `Irena Marešová: karta platí naposledy ${shownDay(day(40))}`,
      `Ondřej Mareš: profil Student s ISIC platí naposledy ${shownDay(day(45))}`,
      ofChild(day(60)),
    ];
    expect(await subjects()).toEqual(due);
    atNoon(server, '2027-05-30');
    expect(await subjects()).toEqual(due);
    for (const later of ['2027-05-31', '2027-06-15', '2027-08-30', today]) {
      atNoon(server, later);
      expect(await subjects()).toEqual(
        [...due, 'Tereza Marešová: profil Žák do 19 let platí naposledy 31.08.2027'].toSorted(),
      );
    }
  });

  test('contains the change and its day, the reason, the price, the needed documents, and a link to the next step', async () => {
    const child = await onlyChild(day(60));
    const [mail] = await changeMails();
    const expectedLines = [
      'Zbývá 60 dní.',
      `Poslední den profilu Dítě 6–14 let: ${shownDay(day(60))}. Od ${shownDay(day(61))} už věk neodpovídá tomuto profilu.`,
      `Potom: Student s ISIC od ${shownDay(day(61))}. Do té doby platí na nové kartě profil Dítě 6–14 let.`,
      'Jízdenka: 30denní, 100 Lipany-město: teď 275,00 Kč, potom 228,80 Kč',
      'Nová karta: 130,00 Kč',
      'Budete potřebovat: číslo platného průkazu ISIC',
    ];
    for (const line of expectedLines) expect(mail?.text.replaceAll('\u00A0', ' ')).toContain(line);
    const student = await applications(server).profileId('STUDENT');
    const kept = await applications(server).profileId('CHILD');
    expect(mail?.text).toContain(
      `${server.url}/#/app/user-linked-account/${String(child.customerId)}?apply=HAULIER_CARD&profile=${String(student)}&from=${day(61)}&keep=${String(kept)}`,
    );
  });

  test.each(locales)('is in the language of the account: %s', async (locale) => {
    await speak(server, account, locale);
    const mails = await changeMails();
    expect(mails).toHaveLength(3);
    for (const { subject, html, text } of mails) {
      expect(html).toContain(`<html lang="${locale}">`);
      expect(`${subject}${text}`).not.toMatch(/[{}]|mail\.|upcomingChanges\.|NaN|undefined/);
    }
  });

  test('is switched off by its own link or by its setting, but not by the link of another reminder', async () => {
    await onlyChild(day(60));
    const [mail] = await changeMails();
    const token = tokenIn(server, mail, 'unsubscribe-notifications');
    await fetch(`${server.url}/unsubscribe-notifications?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    const { token: session, accountId } = account;
    const settings = await call(server, customerAccountNotifications, {
      token: session,
      query: { customerAccountId: accountId },
    });
    expect(settings.filter(({ email }) => email).map(({ type }) => type)).toEqual([
      'CARD_EXPIRATION',
      'TICKET_EXPIRATION',
    ]);
    const child = await personOf(server, accountId, 'Vojtěch');
    await endProfile(server, child.cardId, day(50));
    expect(await subjects()).toEqual([ofChild(day(60))]);
  });

  test('is sent as many days before as the account has chosen', async () => {
    await onlyChild(day(60));
    await createSettings();
    const own = and(
      eq(notificationSettings.accountId, account.accountId),
      eq(notificationSettings.type, 'UPCOMING_CHANGE'),
    );
    await database().update(notificationSettings).set({ daysInAdvance: 20 }).where(own);
    expect(await subjects()).toEqual([]);
    atNoon(server, day(39));
    expect(await subjects()).toEqual([]);
    atNoon(server, day(40));
    expect(await subjects()).toEqual([ofChild(day(60))]);
  });

  /** Reads the settings, which gives the account its default settings before any reminder is sent. */
  const createSettings = () =>
    call(server, customerAccountNotifications, {
      token: account.token,
      query: { customerAccountId: account.accountId },
    });

  test("is not sent if the card is deleted, if the next profile follows, or on the profile's last day", async () => {
    const child = await onlyChild(day(60));
    await database()
      .update(customerCards)
      .set({ deleted: new Date(testBegin) })
      .where(eq(customerCards.id, child.cardId));
    expect(await subjects()).toEqual([]);
    await database().update(customerCards).set({ deleted: null }).where(eq(customerCards.id, child.cardId));
    const customerProfileId = await applications(server).profileId('ADULT');
    const next = { cardId: child.cardId, position: 2, customerProfileId, validFrom: day(61) } as const;
    await database().insert(cardProfiles).values(next);
    expect(await subjects()).toEqual([]);
    await database()
      .delete(cardProfiles)
      .where(and(eq(cardProfiles.cardId, child.cardId), eq(cardProfiles.position, 2)));
    await endProfile(server, child.cardId, today);
    expect(await subjects()).toEqual([]);
  });

  test('is checked again before it is sent: a change that was settled meanwhile is left out', async () => {
    const child = await onlyChild(day(60));
    await remind(server);
    expect(await database().$count(outbox, eq(outbox.kind, 'MAIL_REMINDER'))).toBeGreaterThan(0);
    await endProfile(server, child.cardId, day(80));
    // The new end is another change, for which a mail is sent as well.
    expect(await subjects()).toEqual([ofChild(day(80))]);
  });

  test('is sent only one time to every account of the person, and not at night', async () => {
    const child = await onlyChild(day(60));
    const other = await freshAccount(server, 'newcomer');
    await linkTo(server, other.accountId, child.customerId, 'MANAGED');
    server.clock.set(`${today}T06:30:00.000Z`);
    expect([await subjects(), await subjects(other.username)]).toEqual([[], []]);
    atNoon(server, today);
    for (const username of [account.username, other.username])
      expect(await subjects(username)).toEqual([ofChild(day(60))]);
  });

  test('is not sent to an account with an unverified e-mail', async () => {
    const child = await onlyChild(day(60));
    const other = await freshAccount(server, 'newcomer');
    await linkTo(server, other.accountId, child.customerId, 'MANAGED');
    const isOther = eq(customerAccounts.id, other.accountId);
    await database().update(customerAccounts).set({ verified: false }).where(isOther);
    expect([await subjects(), await subjects(other.username)]).toEqual([[ofChild(day(60))], []]);
  });
});

test('if very many changes are due at once, their mails are sent over several hours, the nearest first (GRO-05)', async () => {
  const sent = () =>
    database().$count(
      reminders,
      and(eq(reminders.accountId, account.accountId), eq(reminders.type, 'UPCOMING_CHANGE')),
    );
  await remind(server);
  await database().delete(reminders).where(eq(reminders.type, 'UPCOMING_CHANGE'));
  await server.services.settings.change(database(), { UPCOMING_CHANGE_MAILS_PER_HOUR: 1 });
  try {
    server.clock.advance(24 * 3_600_000);
    for (let hours = 1; hours <= 3; hours += 1) {
      await database()
        .delete(reminders)
        .where(sql`account_id <> ${account.accountId}`);
      const others = eq(notificationSettings.type, 'UPCOMING_CHANGE');
      await database()
        .update(notificationSettings)
        .set({ email: false })
        .where(and(others, sql`account_id <> ${account.accountId}`));
      while (await enqueueReminders(server.services));
      expect(await sent()).toBe(hours);
      server.clock.advance(3_600_000);
    }
    const [first] = await database()
      .select({ ends: reminders.ends })
      .from(reminders)
      .where(eq(reminders.accountId, account.accountId))
      .orderBy(reminders.id);
    expect(first?.ends).toBe(day(40));
  } finally {
    await server.services.settings.change(database(), { UPCOMING_CHANGE_MAILS_PER_HOUR: null });
    await database().update(notificationSettings).set({ email: true });
  }
});

describe('a deleted card (NTF-02)', () => {
  test('causes no reminders, and its tickets cause no reminders', async () => {
    const { username, card } = await holderOfCard(server, day(25));
    await putTicket(server, card.id, { validFrom: day(-5), validTo: day(2) });
    const deleted = { deleted: new Date(testBegin) };
    await database().update(customerCards).set(deleted).where(eq(customerCards.id, card.id));
    expect(await remindersTo(server, username)).toEqual([]);
    await database().update(customerCards).set({ deleted: null }).where(eq(customerCards.id, card.id));
    expect(await remindersTo(server, username)).toHaveLength(2);
  });
});
