import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountPage } from '#contract/endpoints/account-page.ts';
import { login, register, resendVerification, resetPassword } from '#contract/endpoints/auth.ts';
import { undeliveredMails } from '#contract/endpoints/mail-desk.ts';
import { updateSystemCustomerAccount } from '#contract/endpoints/system-customer-accounts.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import { inserted } from '#server/platform/db/inserted.ts';
import { orderEvents, orders, outbox } from '#server/platform/db/schema.ts';
import { createMailer } from '#server/platform/mailer/create-mailer.ts';
import { enqueueAgain } from '#server/platform/outbox/enqueue.ts';
import { call, freshAccount, refusal, send } from './support/call.ts';
import { mailServer } from './support/mail-server.ts';
import type { MailServer } from './support/mail-server.ts';
import { processDue } from './support/process-due.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let smtp: MailServer;
let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  smtp = await mailServer();
  const configuration = { smtpUrl: smtp.smtpUrl };
  server = await startServer({ workers: false, configuration, logTo: (line) => void logged.push(line) });
});
afterAll(async () => {
  await server.stop();
  smtp.close();
});
beforeEach(async () => {
  smtp.acceptAll();
  while (await processDue(server.services));
  smtp.tries();
  logged.length = 0;
});

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const refused = '550 5.1.1 <nobody@linka.example> no such mailbox';
const busy = '451 4.7.1 come back later';

type Account = Awaited<ReturnType<typeof freshAccount>>;
const ask = ({ username }: Pick<Account, 'username'>) => call(server, resetPassword, { body: { value: username } });
const work = async () => {
  while (await processDue(server.services));
};
/** Moves the clock in steps and runs the workers after each step. */
async function pass(duration: number, step: number): Promise<void> {
  for (let passed = 0; passed < duration; passed += step) {
    server.clock.advance(step);
    await work();
  }
}
/** Whether the account page warns about undelivered mails after the next log-in. */
async function isWarned({ username, password }: Pick<Account, 'username' | 'password'>): Promise<boolean> {
  const { token } = await call(server, login, { body: { username, password } });
  return (await call(server, accountPage, { token })).mailFails;
}
async function atDesk(recipient: string) {
  const { token } = await freshAccount(server, 'operator');
  const { items } = await call(server, undeliveredMails, { token });
  return items.filter((mail) => mail.recipient === recipient);
}

describe('a mail that the mail server refuses for good (MAI-01)', () => {
  test('is not sent again, and is listed at the desk', async () => {
    const account = await freshAccount(server, 'newcomer');
    smtp.answer('RCPT', refused);
    await ask(account);
    await work();
    const failed = server.clock.now().toISOString();
    expect(smtp.tries()).toBe(1);
    smtp.acceptAll();
    await pass(2 * day, hour);
    expect(smtp.tries()).toBe(0);
    const subject = 'Změna hesla';
    const row = { recipient: account.username, subject, reason: 'SMTP 550 5.1.1', failed, reachedSince: null };
    expect(await atDesk(account.username)).toEqual([{ ...row, id: expect.any(Number) as unknown }]);
    expect(logged.join('')).not.toContain(account.username);
    expect(logged.join('')).not.toContain('nobody@');
  });

  test('causes a warning on its account page until a later mail reaches the account', async () => {
    const account = await freshAccount(server, 'newcomer');
    expect(await isWarned(account)).toBe(false);
    smtp.answer('RCPT', refused);
    await ask(account);
    await work();
    expect(await isWarned(account)).toBe(true);
    expect(await isWarned(await freshAccount(server, 'newcomer'))).toBe(false);
    smtp.acceptAll();
    server.clock.advance(minute);
    await ask(account);
    await work();
    expect(await isWarned(account)).toBe(false);
    expect(await atDesk(account.username)).toMatchObject([{ reachedSince: server.clock.now().toISOString() }]);
  });

  test('causes no warning after the account has got another address', async () => {
    const account = await freshAccount(server, 'newcomer');
    smtp.answer('RCPT', refused);
    await ask(account);
    await work();
    const username = `${randomUUID()}@linka.example`;
    await call(server, updateSystemCustomerAccount, {
      token: 'sandbox-system-token',
      params: { id: account.accountId },
      body: { username, verified: true, locale: 'cs', withheldPages: [] },
    });
    expect(await isWarned({ ...account, username })).toBe(false);
  });

  test("does not change the shop's answers to strangers if it was a verification mail", async () => {
    const username = `${randomUUID()}@linka.example`;
    const password = 'Linka-2026';
    const answersOf = async () => [
      await refusal(server, login, 'CUSTOMER_ACCOUNT_NOT_VERIFIED', { body: { username, password } }),
      await refusal(server, login, 'INVALID_CREDENTIALS', { body: { username, password: 'Linka-2027' } }),
      (await send(server, resendVerification, { body: { value: username } })).status,
      (await send(server, resetPassword, { body: { value: username } })).status,
    ];
    await call(server, register, { body: { username, password, termsAndConditionsAgreed: true } });
    const before = await answersOf();
    smtp.answer('RCPT', refused);
    await work();
    const withoutId = (answers: unknown) =>
      JSON.stringify(answers, (key, value: unknown) => (key === 'requestId' ? 0 : value));
    expect(withoutId(await answersOf())).toBe(withoutId(before));
    expect(await atDesk(username)).not.toEqual([]);
  });

  test('is deleted after the months for which records of mails are kept', async () => {
    const account = await freshAccount(server, 'newcomer');
    smtp.answer('RCPT', refused);
    await ask(account);
    await work();
    server.clock.advance(364 * day);
    await deleteOldRows(server.services);
    expect(await atDesk(account.username)).toHaveLength(1);
    server.clock.advance(3 * day);
    await deleteOldRows(server.services);
    expect(await atDesk(account.username)).toEqual([]);
  });
});

describe('a mail that the mail server refuses for now (MAI-01)', () => {
  const kind = 'MAIL_ORDER_PAID' as const;
  const entryOf = async (subjectId: number) =>
    (await server.services.database.select().from(outbox).where(eq(outbox.subjectId, subjectId))).find(
      (entry) => entry.kind === kind,
    );

  test('is tried for five days from its last request, even if an earlier request was delivered long before', async () => {
    const { database, clock } = server.services;
    const { accountId, username } = await freshAccount(server, 'newcomer');
    const now = clock.now();
    const paid = {
      accountId,
      state: 'PAID',
      price: 0,
      paymentType: 'BANK_CARD',
      issued: now,
      deliveredAt: now,
    } as const;
    const { id } = inserted(await database.insert(orders).values(paid).returning());
    await enqueueAgain(database, kind, id, now);
    await work();
    expect(await entryOf(id)).toMatchObject({ done: now });
    server.clock.advance(30 * day);
    smtp.answer('RCPT', busy);
    await enqueueAgain(database, kind, id, clock.now());
    await pass(5 * day - hour, hour);
    expect(smtp.tries()).toBeGreaterThan(100);
    expect(await entryOf(id)).toMatchObject({ done: null, lastError: 'SMTP 451 4.7.1' });
    await pass(2 * hour, hour);
    smtp.tries();
    smtp.acceptAll();
    await pass(2 * day, hour);
    expect(smtp.tries()).toBe(0);
    expect(await atDesk(username)).toMatchObject([{ reason: 'SMTP 451 4.7.1' }]);
    // The order's history contains only the mail that was sent.
    expect(await database.$count(orderEvents, and(eq(orderEvents.orderId, id), eq(orderEvents.kind, 'MAILED')))).toBe(
      1,
    );
  });

  test('is not tried any more as soon as its link has expired', async () => {
    const account = await freshAccount(server, 'newcomer');
    smtp.answer('RCPT', busy);
    await ask(account);
    await pass(70 * minute, minute);
    expect(await atDesk(account.username)).toMatchObject([{ reason: 'SMTP 451 4.7.1' }]);
  });
});

describe("the mail server's answer", () => {
  const mail = {
    messageId: '<1@linka.example>',
    to: 'a@linka.example',
    locale: 'cs',
    subject: 'x',
    html: 'x',
    text: 'x',
  } as const;
  const sendError = async () => {
    const mailer = createMailer({ smtpUrl: smtp.smtpUrl, mailFrom: 'b@linka.example' });
    return mailer.send(server.services.database, mail, server.clock.now()).then(
      () => null,
      (error: unknown) => error,
    );
  };

  test.each([
    ['MAIL', '550 no such sender', 'SMTP 550', true],
    ['MAIL', '530 5.7.0 log in first', 'SMTP 530 5.7.0', false],
    ['MAIL', '451 4.3.0 later', 'SMTP 451 4.3.0', false],
    ['RCPT', '550 5.1.1 unknown', 'SMTP 550 5.1.1', true],
    ['RCPT', '452 4.2.2 full', 'SMTP 452 4.2.2', false],
    ['DATA', '554 no', 'SMTP 554', true],
    ['message', '554 5.7.1 spam', 'SMTP 554 5.7.1', true],
    ['message', '421 4.3.2 shutting down', 'SMTP 421 4.3.2', false],
  ] as const)('to %s is understood: %s', async (command, answer, reason, isRefused) => {
    smtp.answer(command, answer);
    expect(await sendError()).toMatchObject({ reason, isRefused });
  });

  test('is not taken as a final refusal if it is missing', async () => {
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'b@linka.example' });
    await expect(mailer.send(server.services.database, mail, server.clock.now())).rejects.toMatchObject({
      reason: 'the mail server did not answer',
      isRefused: false,
    });
  });
});
