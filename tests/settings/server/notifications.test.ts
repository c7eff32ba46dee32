import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  customerAccountNotifications,
  unsubscribeNotifications,
  updateCustomerAccountNotification,
} from '#contract/endpoints/customer-account-notifications.ts';
import type { NotificationType } from '#contract/entities/notification-setting.ts';
import { giveDefaultSettings } from '#server/accounts/notifications/give-default-settings.ts';
import { accountEvents, notificationSettings } from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
let account: Awaited<ReturnType<typeof freshAccount>>;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
beforeEach(async () => {
  account = await freshAccount(server, 'newcomer');
});
afterAll(() => server.stop());

const list = ({ token, accountId } = account) =>
  call(server, customerAccountNotifications, { token, query: { customerAccountId: accountId } });
const change = (id: number, daysInAdvance: number, email: boolean, sms = false) => ({
  token: account.token,
  params: { id },
  body: { daysInAdvance, email, sms },
});
const settingOf = async (type: NotificationType) => {
  const setting = (await list()).find((each) => each.type === type);
  if (setting === undefined) throw new Error(`expected a setting of ${type}`);
  return setting;
};
const set = (values: Readonly<Record<string, number | null>>) =>
  server.services.settings.change(server.services.database, values);

describe('the notification settings of an account (NTF-01)', () => {
  test('begin with e-mail 30 days before a card, 3 before a ticket and 92 before a profile ends; reading does not change them', async () => {
    const first = await list();
    const id = expect.any(Number) as number;
    expect(first).toEqual([
      { id, type: 'CARD_EXPIRATION', daysInAdvance: 30, email: true, sms: false },
      { id, type: 'TICKET_EXPIRATION', daysInAdvance: 3, email: true, sms: false },
      { id, type: 'UPCOMING_CHANGE', daysInAdvance: 92, email: true, sms: false },
    ]);
    expect(await list()).toEqual(first);
  });

  test('are listed in the order cards, tickets, profiles, independent of the stored order', async () => {
    const settings = await list();
    const { database } = server.services;
    await database.delete(notificationSettings).where(eq(notificationSettings.accountId, account.accountId));
    for (const { id: _, ...setting } of settings.toReversed())
      await database.insert(notificationSettings).values({ ...setting, accountId: account.accountId });
    expect((await list()).map(({ type }) => type)).toEqual(settings.map(({ type }) => type));
  });

  test("begin with the operator's default days, limited to the range", async () => {
    const own = {
      ESHOP_TICKET_EXPIRATION_NOTIFICATION: 5,
      ESHOP_CARD_EXPIRATION_NOTIFICATION: 10,
      ESHOP_UPCOMING_CHANGE_NOTIFICATION: 120,
    };
    await set(own);
    const days = (await list()).map(({ daysInAdvance }) => daysInAdvance);
    await set(Object.fromEntries(Object.keys(own).map((name) => [name, null])));
    expect(days).toEqual([30, 5, 92]);
  });

  test('exist only one time for each type, even if they are first read several times at once', async () => {
    const answers = await Promise.all([list(), list(), list()]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toHaveLength(3);
  });

  test('can be created for all accounts with one call', async () => {
    const { database, settings } = server.services;
    await giveDefaultSettings(database, await settings.numbers(database));
    const rows = await database.query.notificationSettings.findMany({
      where: eq(notificationSettings.accountId, account.accountId),
    });
    expect(rows).toHaveLength(3);
  });

  test('are shown only to their account', async () => {
    const stranger = await freshAccount(server, 'newcomer');
    const query = { customerAccountId: stranger.accountId };
    await refusal(server, customerAccountNotifications, 'NOT_FOUND', { token: account.token, query });
    await refusal(server, customerAccountNotifications, 'VALIDATION_ERROR', { token: account.token });
    const [others] = await list(stranger);
    await refusal(server, updateCustomerAccountNotification, 'NOT_FOUND', change(others?.id ?? 0, 40, true));
    expect(await list(stranger)).toContainEqual(others);
  });
});

describe('a changed notification setting (NTF-01)', () => {
  test.each([
    ['CARD_EXPIRATION', 30],
    ['CARD_EXPIRATION', 90],
    ['TICKET_EXPIRATION', 1],
    ['TICKET_EXPIRATION', 10],
    ['UPCOMING_CHANGE', 14],
    ['UPCOMING_CHANGE', 92],
  ] as const)('%s: %s days are saved, with and without e-mail', async (type, days) => {
    const { id } = await settingOf(type);
    for (const email of [false, true]) {
      const saved = await call(server, updateCustomerAccountNotification, change(id, days, email));
      expect(saved).toEqual({ id, type, daysInAdvance: days, email, sms: false });
      expect(await settingOf(type)).toEqual(saved);
    }
  });

  test.each([
    ['CARD_EXPIRATION', 29, { min: 30, max: 90 }],
    ['CARD_EXPIRATION', 91, { min: 30, max: 90 }],
    ['CARD_EXPIRATION', 0, { min: 30, max: 90 }],
    ['TICKET_EXPIRATION', 0, { min: 1, max: 10 }],
    ['TICKET_EXPIRATION', 11, { min: 1, max: 10 }],
    ['UPCOMING_CHANGE', 13, { min: 14, max: 92 }],
    ['UPCOMING_CHANGE', 93, { min: 14, max: 92 }],
  ] as const)('%s: %s days are refused, and the error has the range', async (type, days, range) => {
    const before = await settingOf(type);
    const name = 'INVALID_DAYS_IN_ADVANCE';
    const { metadata } = await refusal(server, updateCustomerAccountNotification, name, change(before.id, days, true));
    expect(metadata).toEqual(range);
    expect(await settingOf(type)).toEqual(before);
  });

  test('without e-mail, 0 days are saved as well, but other days outside of the range are refused', async () => {
    const { id } = await settingOf('CARD_EXPIRATION');
    await call(server, updateCustomerAccountNotification, change(id, 0, false));
    expect(await settingOf('CARD_EXPIRATION')).toMatchObject({ daysInAdvance: 0, email: false });
    await refusal(server, updateCustomerAccountNotification, 'INVALID_DAYS_IN_ADVANCE', change(id, 5, false));
  });

  test('the operator can set the range', async () => {
    const { id } = await settingOf('TICKET_EXPIRATION');
    await set({ NOTIFICATION_TICKET_MAX_DAYS: 14, NOTIFICATION_TICKET_MIN_DAYS: 2 });
    await call(server, updateCustomerAccountNotification, change(id, 14, true));
    await refusal(server, updateCustomerAccountNotification, 'INVALID_DAYS_IN_ADVANCE', change(id, 1, true));
    await set({ NOTIFICATION_TICKET_MAX_DAYS: null, NOTIFICATION_TICKET_MIN_DAYS: null });
  });

  test('is recorded as an event only if e-mail is switched on or off', async () => {
    const { id } = await settingOf('CARD_EXPIRATION');
    const readEvents = async () => {
      const events = await server.services.database
        .select()
        .from(accountEvents)
        .where(and(eq(accountEvents.accountId, account.accountId), isNotNull(accountEvents.notificationType)))
        .orderBy(asc(accountEvents.id));
      return events.map(({ kind }) => kind);
    };
    await call(server, updateCustomerAccountNotification, change(id, 40, true));
    expect(await readEvents()).toEqual([]);
    for (const _ of ['once', 'twice']) await call(server, updateCustomerAccountNotification, change(id, 40, false));
    const token = server.services.unsubscribeTokens.sign({ ...account, type: 'CARD_EXPIRATION' });
    await call(server, unsubscribeNotifications, { body: { token } });
    expect(await readEvents()).toEqual(['REMINDERS_SWITCHED_OFF']);
    await call(server, updateCustomerAccountNotification, change(id, 40, true));
    expect(await readEvents()).toEqual(['REMINDERS_SWITCHED_OFF', 'REMINDERS_SWITCHED_ON']);
  });

  test('text messages are refused', async () => {
    const { id } = await settingOf('CARD_EXPIRATION');
    await refusal(server, updateCustomerAccountNotification, 'SMS_NOT_ALLOWED', change(id, 40, true, true));
    expect(await settingOf('CARD_EXPIRATION')).toMatchObject({ daysInAdvance: 30, sms: false });
  });
});
