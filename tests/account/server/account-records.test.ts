import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import { login, mapPhoneLogin, resetPassword } from '#contract/endpoints/auth.ts';
import { recordLogIn } from '#server/accounts/auth/record-log-in.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import { logIns, sentMails } from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal } from '../../common/server/support/call.ts';
import { exportOf } from '../../common/server/support/export-of.ts';
import { mailsTo } from '../../common/server/support/mailbox.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const database = () => server.services.database;
const logInsOf = (accountId: number) => database().select().from(logIns).where(eq(logIns.accountId, accountId));
const mailsOf = (accountId: number) => database().select().from(sentMails).where(eq(sentMails.accountId, accountId));

describe('the record of log-ins (SET-03)', () => {
  test('has the time and browser of each log-in, and whether it was in the telephone application', async () => {
    const { accountId, username, password, token } = await freshAccount(server, 'newcomer');
    const body = { username, password };
    await call(server, login, { body, headers: { 'user-agent': 'Firefox on Linux' } });
    const phone = { 'map-phone-auth-token': 'sandbox-map-phone-token', 'user-agent': 'Phone '.repeat(50) };
    await call(server, mapPhoneLogin, { body, headers: phone });
    const rows = await logInsOf(accountId);
    expect(rows.map(({ userAgent, telephoneApplication }) => [userAgent, telephoneApplication])).toEqual([
      ['node', false],
      ['Firefox on Linux', false],
      ['Phone '.repeat(50).slice(0, 200), true],
    ]);
    expect(rows.every(({ at }) => at.getTime() === server.clock.now().getTime())).toBe(true);
    expect((await exportOf(server, token)).data.logIns.map(({ userAgent }) => userAgent)).toEqual(
      rows.map(({ userAgent }) => userAgent).toReversed(),
    );
  });

  test('does not contain refused log-ins', async () => {
    const { accountId, username } = await freshAccount(server, 'newcomer');
    await refusal(server, login, 'INVALID_CREDENTIALS', { body: { username, password: 'Linka-2027' } });
    expect(await logInsOf(accountId)).toHaveLength(1);
    const before = await database().$count(logIns);
    const body = { username: 'unverified@linka.example', password: 'Linka-2026' };
    await refusal(server, login, 'CUSTOMER_ACCOUNT_NOT_VERIFIED', { body });
    await refusal(server, login, 'INVALID_CREDENTIALS', { body: { ...body, username: 'nobody@linka.example' } });
    expect(await database().$count(logIns)).toBe(before);
  });
});

describe('the record of sent mails (SET-03)', () => {
  test("has the subject, recipient and time of each mail, but not the mail's text, and contains each mail only one time", async () => {
    const { accountId, username, token } = await freshAccount(server, 'newcomer');
    await call(server, resetPassword, { body: { value: username } });
    expect(await mailsOf(accountId)).toEqual([]);
    const [mail] = await mailsTo(server, username);
    const [row, ...more] = await mailsOf(accountId);
    expect(row).toEqual({
      id: row?.id,
      accountId,
      recipient: username,
      subject: mail?.subject,
      sent: server.clock.now(),
    });
    expect(more).toEqual([]);
    await mailsTo(server, username);
    expect(await mailsOf(accountId)).toHaveLength(1);
    expect((await exportOf(server, token)).data.sentMails).toEqual([
      { sent: server.clock.now().toISOString(), subject: mail?.subject, recipient: username },
    ]);
  });

  test('does not contain mails to an address without an account', async () => {
    const { username, password, token } = await freshAccount(server, 'newcomer');
    await call(server, deleteCustomerAccount, { token, body: { password } });
    expect((await mailsTo(server, username)).map(({ subject }) => subject)).toEqual(['Váš účet je smazaný']);
    const recorded = await database().select().from(sentMails).where(eq(sentMails.recipient, username));
    expect(recorded).toEqual([]);
  });
});

describe('the records of log-ins and mails', () => {
  test('are erased with the account; rows written during the deletion are erased within the hour', async () => {
    const { accountId, username, password, token } = await freshAccount(server, 'newcomer');
    await call(server, resetPassword, { body: { value: username } });
    await mailsTo(server, username);
    expect([await logInsOf(accountId), await mailsOf(accountId)].map(({ length }) => length)).toEqual([1, 1]);
    await call(server, deleteCustomerAccount, { token, body: { password } });
    const late = {
      accountId,
      userAgent: 'late',
      telephoneApplication: false,
      credentialsVersion: 0,
      tokenId: 'late',
      ends: server.clock.now(),
    };
    const none = async () => [await logInsOf(accountId), await mailsOf(accountId)];
    expect(await none()).toEqual([[], []]);
    await recordLogIn(database(), late, server.clock.now());
    await database()
      .insert(sentMails)
      .values({ accountId, sent: server.clock.now(), recipient: username, subject: 'x' });
    await deleteOldRows(server.services);
    expect(await none()).toEqual([[], []]);
  });

  test('are kept for twelve months, or for the time that the operator has set', async () => {
    const { accountId, username } = await freshAccount(server, 'newcomer');
    const day = new Date('2025-11-21T12:00:00.000Z');
    const dayBefore = new Date('2025-11-20T12:00:00.000Z');
    for (const at of [dayBefore, day]) {
      await database().insert(logIns).values({ accountId, at, telephoneApplication: false });
      await database().insert(sentMails).values({ accountId, sent: at, recipient: username, subject: 'x' });
    }
    const kept = async () => [
      (await logInsOf(accountId)).map(({ at }) => at.toISOString()),
      (await mailsOf(accountId)).map(({ sent }) => sent.toISOString()),
    ];
    const now = server.clock.now().toISOString();
    await deleteOldRows(server.services);
    expect(await kept()).toEqual([[now, day.toISOString()], [day.toISOString()]]);
    await server.services.settings.change(database(), { LOG_IN_RECORDS_KEPT_IN_MONTHS: 6 });
    await deleteOldRows(server.services);
    expect(await kept()).toEqual([[now], [day.toISOString()]]);
    await server.services.settings.change(database(), {
      LOG_IN_RECORDS_KEPT_IN_MONTHS: null,
      SENT_MAIL_RECORDS_KEPT_IN_MONTHS: 6,
    });
    await deleteOldRows(server.services);
    expect(await kept()).toEqual([[now], []]);
    await server.services.settings.change(database(), { SENT_MAIL_RECORDS_KEPT_IN_MONTHS: null });
  });
});
