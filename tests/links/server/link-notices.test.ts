import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelAccountLink, cancelManagingAccount } from '#contract/endpoints/account-link-cancelling.ts';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import {
  approveCardManagement,
  rejectCardManagement,
  requestCardManagement,
} from '#contract/endpoints/customer-account-links.ts';
import { accountLinks, customerAccounts } from '#server/platform/db/schema.ts';
import { languagesOf } from '#tests/common/languages-of.ts';
import { call, freshAccount, send } from '../../common/server/support/call.ts';
import { mailsTo, newestToken } from '../../common/server/support/mailbox.ts';
import { speak } from '../../common/server/support/speak.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
let holder: Account;
let manager: Account;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
beforeEach(async () => {
  holder = await freshAccount(server, 'adult');
  manager = await freshAccount(server, 'newcomer');
});
afterAll(() => server.stop());

const subjectsTo = async ({ username }: Account) => (await mailsTo(server, username)).map(({ subject }) => subject);

async function ask(): Promise<string> {
  await call(server, requestCardManagement, { token: holder.token, body: { username: manager.username } });
  return newestToken(server, manager.username, 'approve-managed-card');
}
const manage = () =>
  server.services.database
    .insert(accountLinks)
    .values({ accountId: manager.accountId, customerId: holder.customerId, type: 'MANAGED' });
async function endByManager() {
  const { items } = await call(server, customerAccountLinks, { token: manager.token });
  return send(server, cancelAccountLink, { token: manager.token, params: { id: items[0]?.id ?? 0 } });
}
const endByHolder = () =>
  send(server, cancelManagingAccount, { token: holder.token, params: { id: manager.accountId } });

describe('the other side of a card management gets a mail (LNK-04)', () => {
  test('that a request was approved, only one time', async () => {
    const token = await ask();
    await Promise.all([1, 2].map(() => send(server, approveCardManagement, { token: manager.token, body: { token } })));
    const [mail, ...more] = await mailsTo(server, holder.username);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Žádost o správu karty byla přijata');
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(manager.username);
      expect(body).toContain('Jana Novotná');
      expect(body).toContain(`${server.url}/#/app/card-managing-account-list`);
    }
  });

  test('that a request was declined', async () => {
    const token = await ask();
    await call(server, rejectCardManagement, { token: manager.token, params: { token } });
    expect(await subjectsTo(holder)).toEqual(['Žádost o správu karty byla odmítnuta']);
  });

  test('that the managing account has ended the management; that account itself gets no mail', async () => {
    await manage();
    await endByManager();
    expect(await subjectsTo(holder)).toEqual(['Správa vaší karty skončila']);
    expect(await subjectsTo(manager)).toEqual([]);
  });

  test('but another account that is linked to the cardholder gets no mail', async () => {
    const { database } = server.services;
    const own = and(eq(accountLinks.accountId, holder.accountId), eq(accountLinks.customerId, holder.customerId));
    const [registered] = await database.delete(accountLinks).where(own).returning();
    const guardian = await freshAccount(server, 'newcomer');
    const { accountId, customerId } = { ...guardian, customerId: holder.customerId };
    await database.insert(accountLinks).values({ accountId, customerId, type: 'ASSIGNED' });
    await database
      .insert(accountLinks)
      .values({ accountId: holder.accountId, customerId, type: registered?.type ?? 'MANAGED' });
    await manage();
    await endByManager();
    expect(await subjectsTo(holder)).toEqual(['Správa vaší karty skončila']);
    expect(await subjectsTo(guardian)).toEqual([]);
  });

  test('that the cardholder has ended the management, with the name that the managing account knows', async () => {
    await manage();
    await endByHolder();
    const [mail, ...more] = await mailsTo(server, manager.username);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Správa karty skončila');
    expect(mail?.text).toContain('Jana Novotná');
    expect(mail?.text).not.toContain(holder.username);
    expect(mail?.text).toContain(`${server.url}/#/app/managed-card-list`);
    expect(await subjectsTo(holder)).toEqual([]);
  });

  test('only one time if both sides end the management at the same time', async () => {
    await manage();
    await Promise.all([endByManager(), endByHolder()]);
    expect([...(await subjectsTo(holder)), ...(await subjectsTo(manager))]).toHaveLength(1);
  });

  test('but no mail is sent about an assigned customer or about a holder without an account', async () => {
    const parent = await freshAccount(server, 'parent');
    const { items } = await call(server, customerAccountLinks, { token: parent.token });
    for (const { id, customerAccountLinkType: type } of items)
      if (type !== 'REGISTERED') await call(server, cancelAccountLink, { token: parent.token, params: { id } });
    expect(await subjectsTo(parent)).toEqual([]);
  });

  const subjects = {
    cs: 'Správa vaší karty skončila',
    en: 'Your card is no longer managed',
    sk: 'Správa vašej karty sa skončila',
    pl: 'Zarządzanie Twoją kartą zostało zakończone',
    ro: 'Administrarea cardului dumneavoastră s-a încheiat',
  };

  test.each(languagesOf(subjects))('in the language of the account that gets the mail: %s', async (locale) => {
    await speak(server, holder, locale);
    await manage();
    await endByManager();
    expect(await subjectsTo(holder)).toEqual([subjects[locale]]);
  });

  test('unless the account was deleted meanwhile', async () => {
    await manage();
    await endByHolder();
    const { database } = server.services;
    await database.delete(customerAccounts).where(eq(customerAccounts.id, manager.accountId));
    expect(await subjectsTo(manager)).toEqual([]);
  });
});
