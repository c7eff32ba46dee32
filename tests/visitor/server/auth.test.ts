import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '#contract/endpoints/auth.ts';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import { customerAccounts } from '#server/platform/db/schema.ts';
import { demoPassword } from '#server/sandbox/seeds/demo-accounts.ts';
import { call, freshAccount, logIn, refusal, send } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const credentialsOf = (username: string, password = demoPassword) => ({ body: { username, password } });

describe('log-in', () => {
  test('returns the token, the account, its own customer and the seconds until its cart expires', async () => {
    const result = await call(server, login, credentialsOf('adult@linka.example'));
    expect(result).toMatchObject({
      username: 'adult@linka.example',
      customer: { firstName: 'Jana', cartLifeTime: null },
    });
    const claims = decodeJwt(result.token);
    const now = server.clock.now().getTime() / 1000;
    expect(claims).toMatchObject({ sub: String(result.customerAccountId), iat: now, exp: now + 3600 });
  });

  test('returns with the customer how long the cart is still valid', async () => {
    const { username, password, accountId } = await freshAccount(server, 'adult');
    const cartExpiresAt = new Date(server.clock.now().getTime() + 90_500);
    const { database } = server.services;
    await database.update(customerAccounts).set({ cartExpiresAt }).where(eq(customerAccounts.id, accountId));
    expect((await call(server, login, credentialsOf(username, password))).customer?.cartLifeTime).toBe(91);
  });

  test('ignores upper case, and spaces around the username', async () => {
    const result = await call(server, login, credentialsOf('  Adult@LINKA.example '));
    expect(result.username).toBe('adult@linka.example');
  });

  test('returns a null customer for an account without its own customer', async () => {
    expect((await call(server, login, credentialsOf('newcomer@linka.example'))).customer).toBeNull();
  });

  test.each([
    ['INVALID_CREDENTIALS', credentialsOf('senior@linka.example', 'wrong')],
    ['INVALID_CREDENTIALS', credentialsOf('nobody@linka.example')],
    ['CUSTOMER_ACCOUNT_NOT_VERIFIED', credentialsOf('unverified@linka.example')],
    ['INVALID_CREDENTIALS', credentialsOf('unverified@linka.example', 'wrong')],
  ] as const)('refuses with %s', async (name, options) => {
    await refusal(server, login, name, options);
  });

  test('names the empty field in the first line of errors', async () => {
    const noPassword = await refusal(server, login, 'EMPTY_PASSWORD', credentialsOf('adult@linka.example', ''));
    expect(noPassword.errors).toEqual(['password should not be empty']);
    const nothing = await refusal(server, login, 'EMPTY_USERNAME', credentialsOf('  ', ''));
    expect(nothing.errors).toEqual(['username should not be empty']);
  });

  test.each(['nul\u0000@linka.example', 'half\ud800@linka.example'])(
    'refuses a username that the database cannot store: %j',
    async (username) => {
      const { errors } = await refusal(server, login, 'VALIDATION_ERROR', credentialsOf(username));
      expect(errors?.join()).toContain('username');
    },
  );

  test('takes the same time if the account does not exist', async () => {
    const time = async (username: string): Promise<number> => {
      const begun = performance.now();
      await refusal(server, login, 'INVALID_CREDENTIALS', credentialsOf(username, 'wrong'));
      return performance.now() - begun;
    };
    await time('warm-up@linka.example');
    const exists = Math.min(await time('student@linka.example'), await time('student@linka.example'));
    const unknown = Math.min(await time('stranger@linka.example'), await time('stranger@linka.example'));
    expect(unknown).toBeGreaterThan(exists / 4);
  });
});

describe('token', () => {
  const optionsWith = (token: string | undefined) => ({ token });

  test('is accepted until it expires by the shop’s clock', async () => {
    const token = await logIn(server, 'adult@linka.example');
    await call(server, loggedCustomer, optionsWith(token));
    server.clock.advance(3_599_000);
    await call(server, loggedCustomer, optionsWith(token));
    server.clock.advance(1000);
    await refusal(server, loggedCustomer, 'UNAUTHENTICATED', optionsWith(token));
  });

  test('is refused if it is missing, altered, unsigned or signed with another key', async () => {
    const token = await logIn(server, 'adult@linka.example');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...decodeJwt(token), sub: '2' })).toString('base64url');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const bad = [undefined, '', 'x', `${header}.${forged}.${signature}`, `${unsigned}.${payload}.`, token.slice(0, -3)];
    for (const one of bad) await refusal(server, loggedCustomer, 'UNAUTHENTICATED', optionsWith(one));
    const basic = { headers: { authorization: `Basic ${token}` } };
    await refusal(server, loggedCustomer, 'UNAUTHENTICATED', basic);
  });

  describe('in the Authorization header', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    /** Another spelling of the same bytes: the last base64url character has two unused bits. */
    const respelt = (token: string): string =>
      token.slice(0, -1) + (alphabet[alphabet.indexOf(token.slice(-1)) + 1] ?? '');
    const statusWith = async (authorization: string): Promise<number> =>
      (await send(server, loggedCustomer, { headers: { authorization } })).status;

    test('is accepted after a scheme in upper or lower case', async () => {
      const token = await logIn(server, 'adult@linka.example');
      for (const scheme of ['Bearer', 'bearer', 'BEARER'])
        expect([scheme, await statusWith(`${scheme} ${token}`)]).toEqual([scheme, 200]);
    });

    test('is refused with any other spelling', async () => {
      const token = await logIn(server, 'adult@linka.example');
      const bytes = (text: string) => Buffer.from(text.split('.')[2] ?? '', 'base64url').toString('hex');
      expect(bytes(respelt(token))).toBe(bytes(token));
      const others = [
        `${token}=`,
        `${token} extra`,
        `${token},`,
        `${token}, Bearer ${token}`,
        `"${token}"`,
        respelt(token),
      ];
      for (const other of others) expect([other, await statusWith(`Bearer ${other}`)]).toEqual([other, 401]);
      expect(await statusWith(token)).toBe(401);
      expect(await statusWith(`Bearer${token}`)).toBe(401);
    });

    test('is refused if there are two headers', async () => {
      const [token, other] = [await logIn(server, 'adult@linka.example'), await logIn(server, 'parent@linka.example')];
      const two = ['authorization', `Bearer ${token}`, 'authorization', `Bearer ${other}`];
      const status = await new Promise((resolve, reject) => {
        const { pathname } = new URL(loggedCustomer.path, server.url);
        const asked = request(server.url, { path: pathname, headers: ['host', new URL(server.url).host, ...two] });
        asked.once('response', (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.once('error', reject);
        asked.end();
      });
      expect(status).toBe(401);
    });
  });
});
