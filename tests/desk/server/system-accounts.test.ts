import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { changePassword, confirmation, login, resetPassword, updatePassword } from '#contract/endpoints/auth.ts';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import {
  createEshopAccount,
  createSystemCustomerAccount,
  deleteSystemCustomerAccount,
  systemCustomerAccount,
  systemCustomerAccounts,
  updateSystemCustomerAccount,
} from '#contract/endpoints/system-customer-accounts.ts';
import { accountLinks, customerAccounts, customers } from '#server/platform/db/schema.ts';
import { demoAccounts } from '#server/sandbox/seeds/demo-accounts.ts';
import { call, freshAccount, logIn, refusal, send, statusesOf } from '../../common/server/support/call.ts';
import type { CallOptions } from '../../common/server/support/call.ts';
import { mailsTo, newestToken, tokenIn } from '../../common/server/support/mailbox.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** Short-lived caches do not expire during a test, even on a slow computer. */
const keepCaches = () => vi.useFakeTimers({ toFake: ['performance'] });

const system = (options: CallOptions = {}): CallOptions => ({ token: 'sandbox-system-token', ...options });
const password = 'Jina-Heslo-2026';
let made = 0;
const newUsername = (): string => `system-${String((made += 1))}@linka.example`;
const newAccount = (more: object = {}) => ({ username: newUsername(), verified: true, locale: 'pl', ...more });
const create = (body: object) => call(server, createSystemCustomerAccount, system({ body }));
const names = async (query: CallOptions['query'] = {}) =>
  (await call(server, systemCustomerAccounts, system({ query: { limit: 999, ...query } }))).items.map(
    ({ username }) => username,
  );

describe('the tokens of system accounts', () => {
  test('are all accepted; without a token, the calls answer 401', async () => {
    const tokens = ['the-first-system-token', 'the-second-system-token'];
    const two = await startServer({ workers: false, configuration: { systemTokens: tokens } });
    for (const token of tokens) expect((await send(two, systemCustomerAccounts, { token })).status).toBe(200);
    await refusal(two, systemCustomerAccounts, 'UNAUTHENTICATED', { token: tokens.join(',') });
    await two.stop();
    const none = await startServer({ workers: false, configuration: { systemTokens: [] } });
    for (const token of ['sandbox-system-token', 'undefined', ''])
      await refusal(none, systemCustomerAccounts, 'UNAUTHENTICATED', { token });
    await none.stop();
  });

  test('are in no log line', async () => {
    const lines: string[] = [];
    const logging = await startServer({ workers: false, logTo: (line) => lines.push(line) });
    await call(logging, systemCustomerAccounts, system());
    await refusal(logging, systemCustomerAccounts, 'UNAUTHENTICATED', { token: 'sandbox-system-tokem' });
    await logging.stop();
    expect(lines.join('\n')).toContain('systemCustomerAccounts');
    expect(lines.join('\n')).not.toContain('sandbox-system-toke');
  });
});

describe('the list of accounts', () => {
  test("has the customers' accounts but not the staff's, by username", async () => {
    const listed = await names();
    const seeded = demoAccounts
      .map(({ username }) => username)
      .filter((username) => username !== 'operator@linka.example');
    expect(listed).toEqual(expect.arrayContaining(seeded));
    expect(listed).not.toContain('operator@linka.example');
    expect(listed).toEqual(listed.toSorted((one, other) => (one < other ? -1 : 1)));
  });

  test('is filtered by the beginning of the username, in upper or lower case', async () => {
    const username = 'Anna.Zelinkova+travel@shop.example';
    await create(newAccount({ username }));
    for (const found of ['anna', 'ANNA', 'anna.z', 'anna.zelinkova+', username])
      expect(await names({ username: found }), found).toContain(username);
    for (const missed of ['zelinkova', 'annab', 'anna%', 'anna_z', `${username}x`])
      expect(await names({ username: missed }), missed).not.toContain(username);
  });

  test('is filtered by whether accounts are verified', async () => {
    const { username } = await create(newAccount({ verified: false, password }));
    expect(await names({ verified: false })).toContain(username);
    expect(await names({ verified: true })).not.toContain(username);
    expect(await names({ verified: false, username: 'unverified' })).toEqual(['unverified@linka.example']);
  });

  test('is paged in both orders of both columns, with each account on one page only', async () => {
    const { totalCount, isCountComplete } = await call(server, systemCustomerAccounts, system());
    expect(isCountComplete).toBe(true);
    for (const sortBy of ['username', 'created'])
      for (const sortDesc of [false, true]) {
        const pages: string[] = [];
        for (let offset = 0; offset < totalCount; offset += 4)
          pages.push(...(await names({ sortBy, sortDesc, limit: 4, offset })));
        expect(new Set(pages).size, `${sortBy} ${String(sortDesc)}`).toBe(totalCount);
        expect(pages).toEqual(await names({ sortBy, sortDesc }));
      }
    expect(await names({ sortBy: 'username', sortDesc: true })).toEqual((await names()).toReversed());
  });

  test('counts at most 1,000 accounts after the page', async () => {
    const { database, clock } = server.services;
    const rows = Array.from({ length: 1011 }, (_, index) => ({
      username: `counted${String(index)}@linka.example`,
      passwordHash: 'none',
      created: clock.now(),
    }));
    await database.insert(customerAccounts).values(rows);
    const counted = async (limit: number, offset = 0) => {
      const query = { username: 'counted', limit, offset };
      const { totalCount, isCountComplete } = await call(server, systemCustomerAccounts, system({ query }));
      return { totalCount, isCountComplete };
    };
    expect(await counted(10)).toEqual({ totalCount: 1010, isCountComplete: false });
    expect(await counted(11)).toEqual({ totalCount: 1011, isCountComplete: true });
    expect(await counted(5, 1000)).toEqual({ totalCount: 1011, isCountComplete: true });
    await database.delete(customerAccounts).where(eq(customerAccounts.passwordHash, 'none'));
  });
});

describe('an account that another system creates', () => {
  test('can log in at once if it is verified and has a password', async () => {
    const body = newAccount({ password });
    const created = await create(body);
    expect(created).toMatchObject({ username: body.username, verified: true, locale: 'pl', customer: null });
    expect(await call(server, systemCustomerAccount, system({ params: { id: created.id } }))).toEqual(created);
    expect(await logIn(server, body.username, password)).not.toBe('');
    expect(await mailsTo(server, body.username)).toEqual([]);
  });

  test('gets a mail with a verification link if it is not verified', async () => {
    const body = newAccount({ password, verified: false });
    await create(body);
    await refusal(server, login, 'CUSTOMER_ACCOUNT_NOT_VERIFIED', { body: { username: body.username, password } });
    await call(server, confirmation, { body: { value: await newestToken(server, body.username, 'verify') } });
    expect(await logIn(server, body.username, password)).not.toBe('');
  });

  test('gets a mail with a link to choose a password if the account has no password', async () => {
    const body = newAccount();
    await create(body);
    const token = await newestToken(server, body.username, 'change-password');
    await call(server, changePassword, { body: { token, password } });
    expect(await logIn(server, body.username, password)).not.toBe('');
  });

  test.each([
    ['EMPTY_USERNAME', { username: ' ' }],
    ['INVALID_EMAIL', { username: 'nobody' }],
    ['EMPTY_PASSWORD', { password: '' }],
    ['VALIDATION_ERROR', { password: 'weak' }],
    ['VALIDATION_ERROR', { locale: 'de' }],
    ['CUSTOMER_EMAIL_NOT_UNIQUE', { username: 'ADULT@linka.example' }],
  ] as const)('is refused by %s for %j', async (name, wrong) => {
    await refusal(server, createSystemCustomerAccount, name, system({ body: newAccount(wrong) }));
  });

  test('is created only one time for an idempotency key, and the key cannot be used for another account', async () => {
    const body = newAccount();
    const headers = { 'idempotency-key': 'create-1' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call(server, createSystemCustomerAccount, system({ body, headers }))),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const other = system({ body: newAccount(), headers });
    await refusal(server, createSystemCustomerAccount, 'IDEMPOTENCY_KEY_REUSED', other);
    expect(await mailsTo(server, body.username)).toHaveLength(1);
  });
});

describe('a change of an account', () => {
  const change = (id: number, body: object) =>
    call(server, updateSystemCustomerAccount, system({ params: { id }, body }));

  test('changes the language and the withheld pages, and does not log the account out', async () => {
    const { accountId, username, token } = await freshAccount(server, 'adult');
    const body = { username, verified: true, locale: 'ro', withheldPages: ['ticket-fare', 'ticket-fare'] };
    const changed = await change(accountId, body);
    expect(changed).toMatchObject({ locale: 'ro', withheldPages: ['ticket-fare'], customer: { lastName: 'Novotná' } });
    expect((await call(server, loggedCustomer, { token }))?.lastName).toBe('Novotná');
  });

  test('of the username logs the account out and voids the links mailed to the previous address', async () => {
    const body = newAccount();
    const { id } = await create(body);
    const early = await newestToken(server, body.username, 'change-password');
    const username = newUsername();
    await change(id, { username, verified: true, locale: 'cs', withheldPages: [] });
    await refusal(server, changePassword, 'INVALID_VERIFICATION_TOKEN', { body: { token: early, password } });

    const account = await freshAccount(server, 'adult');
    const renamed = { username: newUsername(), verified: true, locale: 'cs', withheldPages: [] };
    await change(account.accountId, renamed);
    await refusal(server, loggedCustomer, 'UNAUTHENTICATED', { token: account.token });
    expect(await logIn(server, renamed.username, account.password)).not.toBe('');
  });

  test('of the username also ends the log-in that was kept after a change of the password, but voids no links of other accounts', async () => {
    const { accountId, token } = await freshAccount(server, 'adult');
    await call(server, updatePassword, { token, body: { password } });
    keepCaches();
    await call(server, loggedCustomer, { token });
    const stranger = newAccount();
    await create(stranger);
    const username = newUsername();
    await change(accountId, { username, verified: true, locale: 'cs', withheldPages: [] });
    await refusal(server, loggedCustomer, 'UNAUTHENTICATED', { token });
    expect(await mailsTo(server, username)).toEqual([]);
    const link = await newestToken(server, stranger.username, 'change-password');
    await call(server, changePassword, { body: { token: link, password } });
  });

  test('that removes the verification logs the account out and mails a verification link', async () => {
    const { accountId, username, token, password: own } = await freshAccount(server, 'adult');
    await change(accountId, { username, verified: false, locale: 'cs', withheldPages: [] });
    await refusal(server, loggedCustomer, 'UNAUTHENTICATED', { token });
    await refusal(server, login, 'CUSTOMER_ACCOUNT_NOT_VERIFIED', { body: { username, password: own } });
    await call(server, confirmation, { body: { value: await newestToken(server, username, 'verify') } });
    expect(await logIn(server, username, own)).not.toBe('');
  });

  test('of the username mails a verification link to the new address if the account is not verified', async () => {
    const body = newAccount({ password, verified: false });
    const { id } = await create(body);
    const username = newUsername();
    await change(id, { username, verified: false, locale: 'cs', withheldPages: [] });
    await call(server, confirmation, { body: { value: await newestToken(server, username, 'verify') } });
    expect(await logIn(server, username, password)).not.toBe('');
  });

  test('is refused for a taken username, for an unknown account and for an account of the staff', async () => {
    const { id } = await create(newAccount());
    const body = { username: 'adult@linka.example', verified: true, locale: 'cs', withheldPages: [] };
    const taken = system({ params: { id }, body });
    await refusal(server, updateSystemCustomerAccount, 'CUSTOMER_EMAIL_NOT_UNIQUE', taken);
    const staff = await freshAccount(server, 'operator');
    const params = { id: staff.accountId };
    await refusal(server, updateSystemCustomerAccount, 'NOT_FOUND', system({ params, body }));
    await refusal(server, systemCustomerAccount, 'NOT_FOUND', system({ params }));
  });
});

describe('an account created for a customer without an account', () => {
  const insertCustomer = async (birthDay: string | null) => {
    const { database } = server.services;
    const values = { firstName: 'Věra', lastName: 'Malá', birthDay };
    const [row] = await database.insert(customers).values(values).returning({ id: customers.id });
    return row?.id ?? 0;
  };
  const createFor = (customerId: number, username = newUsername()) =>
    system({ body: { customerId, username }, headers: { 'accept-language': 'sk' } });

  test('has the customer as its own, and its password is chosen through the mailed link', async () => {
    const customerId = await insertCustomer('1990-01-01');
    const username = newUsername();
    const created = await call(server, createEshopAccount, createFor(customerId, username));
    expect(created).toMatchObject({ username, verified: false, locale: 'sk', customer: { id: customerId } });
    const token = await newestToken(server, username, 'change-password');
    await call(server, changePassword, { body: { token, password } });
    const own = await call(server, loggedCustomer, { token: await logIn(server, username, password) });
    expect(own?.id).toBe(customerId);
    const { database } = server.services;
    const links = await database.select().from(accountLinks).where(eq(accountLinks.customerId, customerId));
    expect(links).toMatchObject([{ type: 'REGISTERED', cancelable: false, accountId: created.id }]);
  });

  test('gets a welcome mail in its language, whose link works for three days', async () => {
    const welcomed = async () => {
      const username = newUsername();
      await call(server, createEshopAccount, createFor(await insertCustomer('1990-01-01'), username));
      const [mail] = await mailsTo(server, username);
      expect(mail?.subject).toMatch(/^Váš účet v e-shope /);
      expect(mail?.text).toMatch(/založili sme vám účet/);
      expect(mail?.text).not.toMatch(/žiadosť o zmenu hesla/);
      return tokenIn(server, mail, 'change-password');
    };
    const [inTime, tooLate] = [await welcomed(), await welcomed()];
    const start = server.clock.now().toISOString();
    server.clock.advance(72 * 3_600_000 - 1000);
    await call(server, changePassword, { body: { token: inTime, password } });
    await refusal(server, changePassword, 'INVALID_VERIFICATION_TOKEN', { body: { token: inTime, password } });
    server.clock.advance(1000);
    await refusal(server, changePassword, 'INVALID_VERIFICATION_TOKEN', { body: { token: tooLate, password } });
    server.clock.set(start);
  });

  test('cannot be opened with the welcome link after a forgotten password was changed', async () => {
    const username = newUsername();
    await call(server, createEshopAccount, createFor(await insertCustomer('1990-01-01'), username));
    const welcome = await newestToken(server, username, 'change-password');
    await call(server, resetPassword, { body: { value: username } });
    const token = await newestToken(server, username, 'change-password');
    await call(server, changePassword, { body: { token, password } });
    await refusal(server, changePassword, 'INVALID_VERIFICATION_TOKEN', { body: { token: welcome, password } });
  });

  test('is refused for a customer who has an account, also in calls at once', async () => {
    const customerId = await insertCustomer('1990-01-01');
    const answers = await Promise.all([1, 2, 3].map(() => send(server, createEshopAccount, createFor(customerId))));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    await refusal(server, createEshopAccount, 'CUSTOMER_ALREADY_REGISTERED', createFor(customerId));
  });

  test('is refused for a customer younger than 15 or of unknown age', async () => {
    const refused = async (birthDay: string | null) =>
      refusal(
        server,
        createEshopAccount,
        'TOO_YOUNG_FOR_REGISTERED_ACCOUNT',
        createFor(await insertCustomer(birthDay)),
      );
    await refused('2011-11-22');
    await refused(null);
    await call(server, createEshopAccount, createFor(await insertCustomer('2011-11-21')));
  });

  test('is refused for an unknown customer and a taken username', async () => {
    await refusal(server, createEshopAccount, 'NOT_FOUND', createFor(2_147_483_647));
    const customerId = await insertCustomer('1990-01-01');
    const taken = createFor(customerId, 'adult@linka.example');
    await refusal(server, createEshopAccount, 'CUSTOMER_EMAIL_NOT_UNIQUE', taken);
    const links = await server.services.database.$count(accountLinks, eq(accountLinks.customerId, customerId));
    expect(links).toBe(0);
  });
});

describe('deleting an account', () => {
  test('erases the account as a deletion by its owner does; afterwards the account is not found', async () => {
    await server.services.settings.change(server.services.database, { accountDeletionWithActiveTicketsAllowed: true });
    const account = await freshAccount(server, 'senior');
    const asked = system({ params: { id: account.accountId } });
    keepCaches();
    await call(server, loggedCustomer, { token: account.token });
    await call(server, deleteSystemCustomerAccount, asked);
    await refusal(server, loggedCustomer, 'UNAUTHENTICATED', { token: account.token });
    await refusal(server, systemCustomerAccount, 'NOT_FOUND', asked);
    await refusal(server, deleteSystemCustomerAccount, 'NOT_FOUND', asked);
    expect((await names()).filter((name) => name.startsWith('deleted-'))).toEqual([]);
    const [customer] = await server.services.database
      .select()
      .from(customers)
      .where(eq(customers.id, account.customerId));
    expect(customer?.firstName).toBe('–');
    await server.services.settings.change(server.services.database, { accountDeletionWithActiveTicketsAllowed: null });
  });

  test('is refused for an account of the operator’s staff', async () => {
    const operator = await freshAccount(server, 'operator');
    await refusal(server, deleteSystemCustomerAccount, 'NOT_FOUND', system({ params: { id: operator.accountId } }));
  });
});
