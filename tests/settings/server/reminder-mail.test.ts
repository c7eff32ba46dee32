import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  customerAccountNotifications,
  unsubscribeNotifications,
} from '#contract/endpoints/customer-account-notifications.ts';
import { addDays } from '#rules/dates.ts';
import { createUnsubscribeTokens } from '#server/platform/credentials/unsubscribe-tokens.ts';
import { customerAccounts, notificationSettings, secrets } from '#server/platform/db/schema.ts';
import { languagesOf } from '#tests/common/languages-of.ts';
import { call, freshAccount, refusal } from '../../common/server/support/call.ts';
import { tokenIn } from '../../common/server/support/mailbox.ts';
import type { ReceivedMail } from '../../common/server/support/mailbox.ts';
import { holderOfCard, putTicket, remind, remindersTo } from '../../common/server/support/reminded.ts';
import { speak } from '../../common/server/support/speak.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { testBegin } from '../../common/server/support/test-clock.ts';

let server: TestServer;
let account: Awaited<ReturnType<typeof holderOfCard>>;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
beforeEach(async () => {
  account = await holderOfCard(server, day(12));
});
afterAll(() => server.stop());

const day = (days: number): string => addDays(testBegin.slice(0, 10), days);

const reminder = async (): Promise<ReceivedMail> => {
  const [mail] = await remindersTo(server, account.username);
  if (mail === undefined) throw new Error('expected a reminder');
  return mail;
};
const tokenOf = async (): Promise<string> => tokenIn(server, await reminder(), 'unsubscribe-notifications');
const settings = async () =>
  call(server, customerAccountNotifications, {
    token: account.token,
    query: { customerAccountId: account.accountId },
  });
const switchedOn = async () => (await settings()).filter(({ email }) => email).map(({ type }) => type);
const unsubscribe = (token: string) => call(server, unsubscribeNotifications, { body: { token } });

describe('a reminder (NTF-02)', () => {
  test("contains the card's holder, its last day and the remaining days; only the last digits of its number are shown", async () => {
    const { text, html, subject } = await reminder();
    expect(subject).toBe('Platnost karty končí 03.12.2026');
    const { cardNumber } = account.card;
    for (const body of [text, html]) {
      expect(body).toContain(`karta •••• ${cardNumber.slice(-4)}, jejíž držitel je Jiří Procházka`);
      expect(body).toContain('platí do 03.12.2026. Zbývá 12 dní.');
      expect(body).toContain(`${server.url}/#/app/user-account`);
      expect(body).not.toContain(cardNumber);
    }
  });

  test('names the ticket and the card that it is on', async () => {
    const other = await holderOfCard(server, day(1000));
    await putTicket(server, other.card.id, { validFrom: day(-5), validTo: day(1) });
    const [mail] = await remindersTo(server, other.username);
    expect(mail?.text).toMatch(/jízdenka .+ na kartě •••• \d{4} \(cestující Jiří Procházka\) platí do 22\.11\.2026\./);
    expect(mail?.text).toContain('Zbývá 1 den.');
  });

  const subjects = { cs: 'Platnost', en: 'expires', sk: 'sa končí', pl: 'ważn', ro: 'expiră' };

  test.each(languagesOf(subjects))('is in the language of the account: %s', async (locale) => {
    await speak(server, account, locale);
    await putTicket(server, account.card.id, { validFrom: day(-5), validTo: day(2) });
    const mails = await remindersTo(server, account.username);
    expect(mails).toHaveLength(2);
    for (const { subject, html, text } of mails) {
      expect(subject).toContain(subjects[locale]);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(`${subject}${text}`).not.toMatch(/[{}]|mail\./);
    }
  });

  test('has the headers with which mail programs switch it off (RFC 8058)', async () => {
    const { headers } = await reminder();
    const token = await tokenOf();
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<${server.url}/unsubscribe-notifications?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});

describe('the signed link of a reminder (NTF-02)', () => {
  test('switches off only reminders of its type, at once, also if the link is used twice, and keeps the days', async () => {
    const token = await tokenOf();
    for (let press = 0; press < 2; press += 1) expect(await unsubscribe(token)).toEqual({ type: 'CARD_EXPIRATION' });
    expect(await switchedOn()).toEqual(['TICKET_EXPIRATION', 'UPCOMING_CHANGE']);
    expect((await settings())[0]).toMatchObject({ daysInAdvance: 30 });
  });

  test('works after a year, and for an account that has never opened its settings', async () => {
    const token = server.services.unsubscribeTokens.sign({ ...account, type: 'TICKET_EXPIRATION' });
    await server.services.database
      .delete(notificationSettings)
      .where(eq(notificationSettings.accountId, account.accountId));
    server.clock.advance(2 * 365 * 24 * 3600 * 1000);
    await unsubscribe(token);
    server.clock.set(testBegin);
    expect(await switchedOn()).toEqual(['CARD_EXPIRATION', 'UPCOMING_CHANGE']);
  });

  test('has the same answer for a deleted account', async () => {
    const token = await tokenOf();
    await server.services.database.delete(customerAccounts).where(eq(customerAccounts.id, account.accountId));
    expect(await unsubscribe(token)).toEqual({ type: 'CARD_EXPIRATION' });
  });

  test('is refused with an error name if it is forged or altered, and changes nothing', async () => {
    const token = await tokenOf();
    const other = await freshAccount(server, 'newcomer');
    const [accountId = '', type = '', signature = ''] = token.split('.');
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const forged = [
      '',
      'invented',
      `${accountId}.${type}.${flipped}`,
      `${accountId}.${type}.`,
      `${accountId}.${type}.${signature}A`,
      `${accountId}.${type}.${signature.slice(0, -1)}`,
      `${accountId}.TICKET_EXPIRATION.${signature}`,
      `${String(other.accountId)}.${type}.${signature}`,
      `0${token}`,
      ` ${token}`,
      `${token}=`,
      token.toLowerCase(),
    ];
    for (const body of forged.map((each) => ({ token: each })))
      await refusal(server, unsubscribeNotifications, 'INVALID_UNSUBSCRIBE_TOKEN', { body });
    expect(await switchedOn()).toEqual(['CARD_EXPIRATION', 'TICKET_EXPIRATION', 'UPCOMING_CHANGE']);
  });

  test('is refused if another installation has signed it', async () => {
    const foreign = await startServer({ workers: false });
    const { database } = foreign.services;
    // All test databases are copies of one database and have the same keys. A real installation makes keys of its own,
    // so the keys are deleted here.
    await database.delete(secrets);
    const token = (await createUnsubscribeTokens(database)).sign({ ...account, type: 'CARD_EXPIRATION' });
    await foreign.stop();
    await refusal(server, unsubscribeNotifications, 'INVALID_UNSUBSCRIBE_TOKEN', { body: { token } });
  });

  test('is the same in every instance', async () => {
    const tokens = await createUnsubscribeTokens(server.services.database);
    expect(tokens.sign({ ...account, type: 'CARD_EXPIRATION' })).toBe(await tokenOf());
  });

  test('stops reminders that have not been sent yet', async () => {
    await remind(server);
    await unsubscribe(server.services.unsubscribeTokens.sign({ ...account, type: 'CARD_EXPIRATION' }));
    expect(await remindersTo(server, account.username)).toEqual([]);
  });
});

describe('the address in the header List-Unsubscribe (RFC 8058)', () => {
  const addressOf = async (): Promise<string> =>
    /<(.*)>/.exec((await reminder()).headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const form = (content: string) => ({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: content,
  });

  test('switches the reminders off when a form is posted (urlencoded or multipart), without log-in', async () => {
    const address = await addressOf();
    expect((await fetch(address, form('List-Unsubscribe=One-Click'))).status).toBe(204);
    expect(await switchedOn()).toEqual(['TICKET_EXPIRATION', 'UPCOMING_CHANGE']);
    const parts = new FormData();
    parts.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(address, { method: 'POST', body: parts })).status).toBe(204);
  });

  test("only redirects to the shop's page when it is opened, and changes nothing", async () => {
    const address = await addressOf();
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(address, { method, redirect: 'manual' });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(`/#/unsubscribe-notifications?token=${await tokenOf()}`);
    }
    expect(await switchedOn()).toEqual(['CARD_EXPIRATION', 'TICKET_EXPIRATION', 'UPCOMING_CHANGE']);
  });

  test('refuses another form, a forged token and a large body', async () => {
    const address = await addressOf();
    expect((await fetch(address, form('List-Unsubscribe=Yes'))).status).toBe(400);
    expect((await fetch(address, { method: 'POST' })).status).toBe(400);
    expect((await fetch(`${address}x`, form('List-Unsubscribe=One-Click'))).status).toBe(400);
    expect((await fetch(address, form('x'.repeat(4096)))).status).toBe(400);
    expect((await fetch(address, form('x'.repeat(4097)))).status).toBe(413);
    const { location } = Object.fromEntries(
      (await fetch(`${server.url}/unsubscribe-notifications?token=%22%3E%0d%0aX:y`, { redirect: 'manual' })).headers,
    );
    expect(location).toBe('/#/unsubscribe-notifications?token=%22%3E%0D%0AX%3Ay');
    expect(await switchedOn()).toEqual(['CARD_EXPIRATION', 'TICKET_EXPIRATION', 'UPCOMING_CHANGE']);
  });
});

test('a reminder is not sent a second time after reminders are switched off and on', async () => {
  await tokenOf();
  const own = and(eq(notificationSettings.accountId, account.accountId), eq(notificationSettings.email, false));
  await unsubscribe(await tokenOf());
  await server.services.database.update(notificationSettings).set({ email: true }).where(own);
  expect(await remindersTo(server, account.username)).toHaveLength(1);
});
