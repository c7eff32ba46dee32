import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resendVerification, resetPassword } from '#contract/endpoints/auth.ts';
import { updateAccountSettings } from '#contract/endpoints/customer-accounts.ts';
import { cardDetail } from '#contract/endpoints/customer-cards.ts';
import { activeCard, customerCards as cardsEndpoint } from '#contract/endpoints/customers.ts';
import { customerAccounts, customerCards } from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal } from '../../common/server/support/call.ts';
import { mailsTo } from '../../common/server/support/mailbox.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

test('the language in the settings is used for mails', async () => {
  const { token, username, accountId } = await freshAccount(server, 'adult');
  await call(server, updateAccountSettings, { token, body: { locale: 'en' } });
  await call(server, resetPassword, { body: { value: username } });
  const [mail] = await mailsTo(server, username);
  expect(mail?.html).toContain('lang="en"');
  const { database } = server.services;
  const others = await database.select().from(customerAccounts).where(eq(customerAccounts.locale, 'en'));
  expect(others.map(({ id }) => id)).toEqual([accountId]);
});

test("a mail requested without a log-in is in the language of the page, or in the account's language (I18-03)", async () => {
  const { username } = await freshAccount(server, 'adult');
  const { database } = server.services;
  await database
    .update(customerAccounts)
    .set({ locale: 'en', verified: false })
    .where(eq(customerAccounts.username, username));
  const body = { value: username };
  const language = /lang="(\w+)"/;
  for (const endpoint of [resetPassword, resendVerification]) {
    await call(server, endpoint, { body, headers: { 'accept-language': 'pl' } });
    expect(language.exec((await mailsTo(server, username))[0]?.html ?? '')?.[1]).toBe('pl');
    await call(server, endpoint, { body });
    expect(language.exec((await mailsTo(server, username))[0]?.html ?? '')?.[1]).toBe('en');
  }
});

test('a language that the operator does not offer is refused', async () => {
  const { token } = await freshAccount(server, 'adult');
  await refusal(server, updateAccountSettings, 'VALIDATION_ERROR', { token, body: { locale: 'de' } });
  const { database, settings } = server.services;
  await settings.change(database, { supportedLanguages: ['en'] });
  const answer = await refusal(server, updateAccountSettings, 'VALIDATION_ERROR', { token, body: { locale: 'ro' } });
  expect(answer.errors).toEqual(['locale: is not offered']);
  await call(server, updateAccountSettings, { token, body: { locale: 'cs' } });
  await settings.change(database, { supportedLanguages: null });
});

test('a card is returned with its tickets to accounts that are linked to its customer', async () => {
  const account = await freshAccount(server, 'adult');
  const { token } = account;
  const params = { id: account.customerId };
  const active = await call(server, activeCard, { token, params });
  expect(active.ticketFares.length).toBeGreaterThan(0);
  expect(await call(server, cardDetail, { token, params: { id: active.id } })).toEqual(active);
  const { items } = await call(server, cardsEndpoint, { token, params });
  const expired = items.find(({ currentState }) => currentState.state.name === 'EXPIRED');
  const detail = await call(server, cardDetail, { token, params: { id: expired?.id ?? 0 } });
  expect(detail).toEqual({ ...expired, ticketFares: [] });
  const stranger = await freshAccount(server, 'parent');
  await refusal(server, cardDetail, 'NOT_FOUND', { token: stranger.token, params: { id: active.id } });
  const { database } = server.services;
  await database.update(customerCards).set({ deleted: server.clock.now() }).where(eq(customerCards.id, detail.id));
  await refusal(server, cardDetail, 'NOT_FOUND', { token, params: { id: detail.id } });
});
