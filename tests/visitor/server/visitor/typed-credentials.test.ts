import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import {
  changePassword,
  login,
  mapPhoneLogin,
  register,
  resendVerification,
  resetPassword,
  updatePassword,
} from '#contract/endpoints/auth.ts';
import { createSystemCustomerAccount } from '#contract/endpoints/system-customer-accounts.ts';
import { call, freshAccount, refusal } from '#tests/common/server/support/call.ts';
import { mailsTo, newestToken } from '#tests/common/server/support/mailbox.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { credentials, expectUnverified, freshAddress, registration } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const composed = 'Příliš-žluťoučký-9';
const decomposed = composed.normalize('NFD');

describe('a password with decomposed letters is accepted with composed letters (VIS-04)', () => {
  const byMail = async (username: string) => {
    await call(server, resetPassword, { body: { value: username } });
    const token = await newestToken(server, username, 'change-password');
    await call(server, changePassword, { body: { token, password: decomposed } });
  };
  test('after it was set by a mailed link: for the log-in by telephone and for the deletion', async () => {
    const { username, token } = await freshAccount(server, 'newcomer');
    await byMail(username);
    await refusal(server, deleteCustomerAccount, 'UNAUTHENTICATED', { token, body: { password: composed } });
    const headers = { 'map-phone-auth-token': 'sandbox-map-phone-token' };
    await call(server, mapPhoneLogin, { ...credentials(username, composed), headers });
    const again = await call(server, login, credentials(username, composed));
    await call(server, deleteCustomerAccount, { token: again.token, body: { password: composed } });
  });

  test('after it was changed in the settings', async () => {
    const { username, token } = await freshAccount(server, 'newcomer');
    await call(server, updatePassword, { token, body: { password: decomposed } });
    await call(server, login, credentials(username, composed));
    await call(server, login, credentials(username, decomposed));
  });

  test('after another system has set it', async () => {
    const username = freshAddress();
    const body = { username, password: decomposed, verified: true, locale: 'cs' } as const;
    await call(server, createSystemCustomerAccount, { token: 'sandbox-system-token', body });
    await call(server, login, credentials(username, composed));
  });

  test('after the registration, which measures the length of the composed form', async () => {
    const username = freshAddress();
    const { errors } = await refusal(
      server,
      register,
      'VALIDATION_ERROR',
      registration(username, 'Čžř-1ěš'.normalize('NFD')),
    );
    expect(errors).toEqual(['password: is not strong (TOO_SHORT)']);
    const longest = `Aa1${'ř'.repeat(197)}`;
    await refusal(server, register, 'VALIDATION_ERROR', registration(username, `${longest}ř`));
    await call(server, register, registration(username, longest.normalize('NFD')));
    await expectUnverified(server, username, longest);
  });
});

describe('an e-mail address (VIS-04)', () => {
  const name = () => `jan-${randomUUID()}`;

  test('is registered without invisible characters, and may be typed with them again', async () => {
    const local = name();
    const address = `${local}@linka.example`;
    await call(server, register, registration(`\u200E${local}\u00AD@linka.example\u200B`));
    expect(await mailsTo(server, address)).toHaveLength(1);
    await expectUnverified(server, `\uFEFF${address}`);
    await refusal(server, register, 'CUSTOMER_EMAIL_NOT_UNIQUE', registration(`${address}\u2060`));
    for (const endpoint of [resendVerification, resetPassword])
      await call(server, endpoint, { body: { value: `${address}\u200B` } });
    expect(await mailsTo(server, address)).toHaveLength(3);
    await refusal(server, register, 'EMPTY_USERNAME', registration(' \u200B'));
  });

  test('has the ASCII form of its domain, even if it is too long in the typed form', async () => {
    const local = name();
    await call(server, register, registration(`${local}@příklad.рф`));
    const address = `${local}@xn--pklad-zsa96e.xn--p1ai`;
    expect(await mailsTo(server, address)).toHaveLength(1);
    for (const typed of [address, `${local}@PŘÍKLAD.рф`, `${local}@${'příklad'.normalize('NFD')}.рф`])
      await expectUnverified(server, typed);
    await expectUnverified(server, `${address}${'\u200B'.repeat(300)}`);
    await refusal(server, register, 'INVALID_EMAIL', registration(`${local}@příklad.cz/a`));
  });
});
