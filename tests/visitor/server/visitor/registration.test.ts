import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmation, login, register } from '#contract/endpoints/auth.ts';
import { customerAccounts, mailedTokens } from '#server/platform/db/schema.ts';
import { call, refusal, send, statusesOf } from '#tests/common/server/support/call.ts';
import { mailsTo, newestToken } from '#tests/common/server/support/mailbox.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { credentials, expectUnverified, freshAddress, registerFresh, registration, strongPassword } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

test('an account is registered, gets a mail, is verified and logs in (REG-02)', async () => {
  const username = await registerFresh(server);
  await expectUnverified(server, username);
  const token = await newestToken(server, username, 'verify');
  expect(token).toMatch(/^[\w-]{43}$/);
  await call(server, confirmation, { body: { value: token } });
  expect(await call(server, login, credentials(username))).toMatchObject({ username, customer: null });
});

test('the account and its mail have the language of the request', async () => {
  const username = freshAddress();
  await call(server, register, { ...registration(username), headers: { 'accept-language': 'pl-PL,pl;q=0.9' } });
  const [mail] = await mailsTo(server, username);
  expect(mail?.subject).toBe('Potwierdź swój adres e-mail');
  expect(mail?.text).toContain('23 listopada 2026');
  expect(mail?.html).toContain('<html lang="pl">');
});

test('the time of agreeing to the terms is stored, and the username is stored without spaces around it', async () => {
  const username = freshAddress();
  await call(server, register, registration(`  ${username} `));
  const { database } = server.services;
  const [account] = await database.select().from(customerAccounts).where(eq(customerAccounts.username, username));
  expect(account).toMatchObject({ verified: false, role: 'CUSTOMER', termsAgreedAt: server.clock.now() });
  expect(account?.passwordHash).not.toContain(strongPassword);
});

test('only one mail is sent, and its raw token is in no table of the shop', async () => {
  const username = await registerFresh(server);
  const token = await newestToken(server, username, 'verify');
  expect(await mailsTo(server, username)).toHaveLength(1);
  const rows = await server.services.database.select().from(mailedTokens);
  expect(JSON.stringify(rows)).not.toContain(token);
});

describe('registration refuses', () => {
  const body = (changes: object) => ({ body: { ...registration(freshAddress()).body, ...changes } });

  test.each(['', '   '])('the empty username %j', async (username) => {
    const { errors } = await refusal(server, register, 'EMPTY_USERNAME', body({ username }));
    expect(errors).toEqual(['username should not be empty']);
  });

  test.each([
    'nobody',
    'a@b',
    'a@b.c',
    'a..b@linka.example',
    `${'x'.repeat(65)}@linka.example`,
    'a@linka.example, b@c.cz',
  ])('the username %s', async (username) => {
    await refusal(server, register, 'INVALID_EMAIL', body({ username }));
  });

  test('an empty password', async () => {
    const { errors } = await refusal(server, register, 'EMPTY_PASSWORD', body({ password: '' }));
    expect(errors).toEqual(['password should not be empty']);
  });

  test.each(['short1A', 'no-digits-Here', 'no-capitals-1', 'NO-SMALL-ONES-1'])('the weak password %s', async (weak) => {
    const { errors } = await refusal(server, register, 'VALIDATION_ERROR', body({ password: weak }));
    expect(errors).toEqual([expect.stringMatching(/^password: /)]);
    expect(errors?.join()).not.toContain(weak);
  });

  test('a body without an agreement to the terms; the answer has an error line for each wrong field', async () => {
    const terms = body({ termsAndConditionsAgreed: false });
    expect((await refusal(server, register, 'VALIDATION_ERROR', terms)).errors).toEqual([
      'termsAndConditionsAgreed: is not true',
    ]);
    const both = body({ termsAndConditionsAgreed: false, password: 'weak' });
    expect((await refusal(server, register, 'VALIDATION_ERROR', both)).errors).toHaveLength(2);
    expect((await send(server, register, body({ termsAndConditionsAgreed: 'true' }))).status).toBe(400);
  });

  test('an address that has an account already, in upper or lower case, verified or not', async () => {
    const username = await registerFresh(server);
    await refusal(server, register, 'CUSTOMER_EMAIL_NOT_UNIQUE', registration(username));
    await refusal(server, register, 'CUSTOMER_EMAIL_NOT_UNIQUE', registration(username.toUpperCase()));
    await refusal(server, register, 'CUSTOMER_EMAIL_NOT_UNIQUE', registration('Adult@linka.example'));
    expect(await mailsTo(server, username)).toHaveLength(1);
  });
});

test('only one of several registrations of an address at once succeeds, and one mail is sent', async () => {
  const username = freshAddress();
  const answers = await Promise.all(
    [username, username.toUpperCase(), username, username].map((name) => send(server, register, registration(name))),
  );
  expect(statusesOf(answers)).toEqual([204, 409, 409, 409]);
  expect([...(await mailsTo(server, username)), ...(await mailsTo(server, username.toUpperCase()))]).toHaveLength(1);
});
