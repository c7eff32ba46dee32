import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cardManagementRequests,
  resendCardManagementRequest,
  withdrawCardManagementRequest,
} from '#contract/endpoints/card-management-requests.ts';
import {
  approveCardManagement,
  rejectCardManagement,
  requestCardManagement,
} from '#contract/endpoints/customer-account-links.ts';
import { updateSystemCustomerAccount } from '#contract/endpoints/system-customer-accounts.ts';
import { voidToken } from '#server/accounts/auth/mailed-tokens.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import { accountLinks } from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal, send, statusesOf } from '../../common/server/support/call.ts';
import { approval, prepareManagementRequest, asking, rejection } from '../../common/server/support/card-management.ts';
import type { Account } from '../../common/server/support/card-management.ts';
import { mailsTo, newestToken } from '../../common/server/support/mailbox.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const day = 24 * 3_600_000;
const requestsOf = async ({ token }: Pick<Account, 'token'>) =>
  (await call(server, cardManagementRequests, { token })).items;
const sendRequest = (owner: Account, username: string) => call(server, requestCardManagement, asking(owner, username));
const optionsFor = ({ token }: Pick<Account, 'token'>, id: number) => ({ token, params: { id } });

/** Returns a cardholder, the account that was asked to manage the card, the request, and the token in its mail. */
async function createRequest() {
  const people = await prepareManagementRequest(server);
  const [request] = await requestsOf(people.owner);
  return { ...people, id: request?.id ?? 0 };
}
const withNewToken = async (account: Account) => ({ ...account, ...(await server.services.tokens.sign(account, 60)) });

describe('the unanswered requests to manage a card (LNK-05)', () => {
  test("are the requests for the account's own card, the newest first, with e-mail and times", async () => {
    const { owner, other } = await createRequest();
    const second = await freshAccount(server, 'newcomer');
    server.clock.advance(60_000);
    await sendRequest(owner, second.username);
    const now = server.clock.now();
    const [newest, first, ...more] = await requestsOf(owner);
    expect(more).toEqual([]);
    expect(newest).toEqual({
      id: newest?.id,
      username: second.username,
      requested: now.toISOString(),
      answerableUntil: new Date(now.getTime() + 7 * day).toISOString(),
      state: 'OPEN',
    });
    expect(first?.username).toBe(other.username);
    expect(await requestsOf(other)).toEqual([]);
    expect(await requestsOf(await freshAccount(server, 'adult'))).toEqual([]);
  });

  test('are removed from the list when they are approved or declined', async () => {
    const { owner, other, mailed } = await createRequest();
    await call(server, approveCardManagement, approval(other, mailed));
    expect(await requestsOf(owner)).toEqual([]);
    const second = await freshAccount(server, 'newcomer');
    await sendRequest(owner, second.username);
    const token = await newestToken(server, second.username, 'reject-managed-card');
    await call(server, rejectCardManagement, rejection(second, token));
    expect(await requestsOf(owner)).toEqual([]);
  });

  test('contain only one request for each asked account, even if it is asked twice', async () => {
    const { owner, other } = await createRequest();
    await sendRequest(owner, other.username.toUpperCase());
    expect((await requestsOf(owner)).map(({ username }) => username)).toEqual([other.username]);
  });

  test('do not reveal a new e-mail of the asked account: if the e-mail changes, the request ends', async () => {
    const { owner, other } = await createRequest();
    await call(server, updateSystemCustomerAccount, {
      token: 'sandbox-system-token',
      params: { id: other.accountId },
      body: { username: `renamed-${other.username}`, verified: true, locale: 'cs', withheldPages: [] },
    });
    expect(await requestsOf(owner)).toEqual([]);
  });

  test('expire after a week, and are deleted a month later', async () => {
    const { owner } = await createRequest();
    server.clock.advance(7 * day);
    const holder = await withNewToken(owner);
    expect(await requestsOf(holder)).toMatchObject([{ state: 'EXPIRED' }]);
    await deleteOldRows(server.services);
    expect(await requestsOf(holder)).toHaveLength(1);
    server.clock.advance(31 * day);
    await deleteOldRows(server.services);
    expect(await requestsOf(await withNewToken(owner))).toEqual([]);
  });
});

describe('sending a request to manage a card again (LNK-05)', () => {
  test('mails the asked account a new link, and voids the earlier link', async () => {
    const { owner, other, id, mailed } = await createRequest();
    server.clock.advance(day);
    const holder = await withNewToken(owner);
    await call(server, resendCardManagementRequest, optionsFor(holder, id));
    expect(await mailsTo(server, other.username)).toHaveLength(2);
    const newest = await newestToken(server, other.username, 'approve-managed-card');
    const manager = await withNewToken(other);
    await refusal(server, approveCardManagement, 'APPROVE_MANAGED_CARD_INVALID_TOKEN', approval(manager, mailed));
    expect(await requestsOf(holder)).toMatchObject([
      { username: other.username, requested: server.clock.now().toISOString(), state: 'OPEN' },
    ]);
    await call(server, approveCardManagement, approval(manager, newest));
    expect(await requestsOf(holder)).toEqual([]);
  });

  test('makes an expired request valid again', async () => {
    const { owner, id } = await createRequest();
    server.clock.advance(8 * day);
    const holder = await withNewToken(owner);
    await call(server, resendCardManagementRequest, optionsFor(holder, id));
    expect(await requestsOf(holder)).toMatchObject([{ state: 'OPEN' }]);
  });

  test("is refused for another account's request, and for a request that was answered, withdrawn or sent again", async () => {
    const { owner, other, id, mailed } = await createRequest();
    const stranger = await freshAccount(server, 'adult');
    for (const one of [other, stranger])
      await refusal(server, resendCardManagementRequest, 'NOT_FOUND', optionsFor(one, id));
    await call(server, resendCardManagementRequest, optionsFor(owner, id));
    await refusal(server, resendCardManagementRequest, 'NOT_FOUND', optionsFor(owner, id));
    await refusal(server, rejectCardManagement, 'REJECT_MANAGED_CARD_INVALID_TOKEN', rejection(other, mailed));
    const newest = await newestToken(server, other.username, 'reject-managed-card');
    const [request] = await requestsOf(owner);
    await call(server, rejectCardManagement, rejection(other, newest));
    await refusal(server, resendCardManagementRequest, 'REQUEST_ALREADY_ANSWERED', optionsFor(owner, request?.id ?? 0));
    expect(await mailsTo(server, other.username)).toHaveLength(2);
  });

  test('is checked like the first request; after a refusal the mailed link is still valid', async () => {
    const { owner, other, id, mailed } = await createRequest();
    const { database } = server.services;
    for (let place = 0; place < 5; place += 1) {
      const { accountId } = await freshAccount(server, 'newcomer');
      await database.insert(accountLinks).values({ accountId, customerId: owner.customerId, type: 'MANAGED' });
    }
    await refusal(server, resendCardManagementRequest, 'MAXIMUM_ACCOUNTS_REACHED', optionsFor(owner, id));
    await call(server, rejectCardManagement, rejection(other, mailed));
  });

  test("counts towards the account's limit, like the first request", async () => {
    const { owner, id } = await createRequest();
    for (let place = 0; place < 4; place += 1) {
      const [request] = await requestsOf(owner);
      await call(server, resendCardManagementRequest, optionsFor(owner, request?.id ?? 0));
    }
    await refusal(server, resendCardManagementRequest, 'TOO_MANY_ATTEMPTS', optionsFor(owner, id));
  });

  test('sends only one mail for calls from two windows at once', async () => {
    const { owner, other, id } = await createRequest();
    const tries = [1, 2].map(() => send(server, resendCardManagementRequest, optionsFor(owner, id)));
    expect(statusesOf(await Promise.all(tries))).toEqual([204, 404]);
    expect(await mailsTo(server, other.username)).toHaveLength(2);
  });
});

describe('withdrawing a request to manage a card (LNK-05)', () => {
  test('voids its links at once, and sends no mail', async () => {
    const { owner, other, id, mailed } = await createRequest();
    await call(server, withdrawCardManagementRequest, optionsFor(owner, id));
    expect(await requestsOf(owner)).toEqual([]);
    await refusal(server, approveCardManagement, 'APPROVE_MANAGED_CARD_INVALID_TOKEN', approval(other, mailed));
    await refusal(server, rejectCardManagement, 'REJECT_MANAGED_CARD_INVALID_TOKEN', rejection(other, mailed));
    expect(await mailsTo(server, other.username)).toHaveLength(1);
    expect(await mailsTo(server, owner.username)).toEqual([]);
  });

  test('stops a mail that has not been sent yet', async () => {
    const owner = await freshAccount(server, 'adult');
    const other = await freshAccount(server, 'newcomer');
    await sendRequest(owner, other.username);
    const [request] = await requestsOf(owner);
    await call(server, withdrawCardManagementRequest, optionsFor(owner, request?.id ?? 0));
    expect(await mailsTo(server, other.username)).toEqual([]);
  });

  test("is refused for another account's request, and for a request that was answered or withdrawn", async () => {
    const { owner, other, id, mailed } = await createRequest();
    const stranger = await freshAccount(server, 'adult');
    for (const one of [other, stranger])
      await refusal(server, withdrawCardManagementRequest, 'NOT_FOUND', optionsFor(one, id));
    await call(server, approveCardManagement, approval(other, mailed));
    await refusal(server, withdrawCardManagementRequest, 'REQUEST_ALREADY_ANSWERED', optionsFor(owner, id));
    const second = await createRequest();
    await call(server, withdrawCardManagementRequest, optionsFor(second.owner, second.id));
    await refusal(server, withdrawCardManagementRequest, 'NOT_FOUND', optionsFor(second.owner, second.id));
  });

  test('does not void a link that was used meanwhile', async () => {
    const { owner, other, id, mailed } = await createRequest();
    await call(server, approveCardManagement, approval(other, mailed));
    const { database } = server.services;
    expect(await voidToken(database, { id, accountId: other.accountId })).toBe(false);
    await refusal(server, withdrawCardManagementRequest, 'REQUEST_ALREADY_ANSWERED', optionsFor(owner, id));
  });

  test('and approving the request at once: only one of the two calls succeeds', async () => {
    const { owner, other, id, mailed } = await createRequest();
    const [withdrawn, approved] = await Promise.all([
      send(server, withdrawCardManagementRequest, optionsFor(owner, id)),
      send(server, approveCardManagement, approval(other, mailed)),
    ]);
    expect([withdrawn.status === 204, approved.status === 204].filter(Boolean)).toHaveLength(1);
    expect(await requestsOf(owner)).toEqual([]);
  });
});
