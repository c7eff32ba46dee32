import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  approveCardManagement,
  rejectCardManagement,
  requestCardManagement,
} from '#contract/endpoints/customer-account-links.ts';
import { activeCard } from '#contract/endpoints/customers.ts';
import { accountLinks, customerCards } from '#server/platform/db/schema.ts';
import type { DemoKey } from '#server/sandbox/seeds/demo-accounts.ts';
import { call, freshAccount, refusal, send, statusesOf } from '../../common/server/support/call.ts';
import { approval, prepareManagementRequest, asking, rejection } from '../../common/server/support/card-management.ts';
import { mailsTo, newestToken, tokenIn } from '../../common/server/support/mailbox.ts';
import { speak } from '../../common/server/support/speak.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const hour = 3_600_000;
const newAccount = (purpose: DemoKey) => freshAccount(server, purpose);

const createRequest = () => prepareManagementRequest(server);

const managingLinks = (customerId: number) =>
  server.services.database
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.customerId, customerId), eq(accountLinks.type, 'MANAGED')));

/** Links the given number of accounts that manage the customer's card. */
async function letManage(customerId: number, count: number): Promise<void> {
  for (let place = 0; place < count; place += 1) {
    const { accountId } = await newAccount('newcomer');
    await server.services.database.insert(accountLinks).values({ accountId, customerId, type: 'MANAGED' });
  }
}

describe('requesting card management (MCD-02)', () => {
  test("mails the asked account, in its language, the requester's name and one link for each decision", async () => {
    const owner = await newAccount('adult');
    const other = await newAccount('newcomer');
    await speak(server, other, 'en');
    await call(server, requestCardManagement, asking(owner, ` ${other.username.toUpperCase()} `));
    const [mail, ...more] = await mailsTo(server, other.username);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Request to manage a card');
    expect(mail?.text).toContain('Jana Novotná is asking you');
    expect(mail?.text).toContain(`Agree to manage the card: ${server.url}/#/approve-managed-card?token=`);
    expect(mail?.text).toContain(`Decline: ${server.url}/#/reject-managed-card?token=`);
    expect(tokenIn(server, mail, 'approve-managed-card')).toBe(tokenIn(server, mail, 'reject-managed-card'));
    expect(await managingLinks(owner.customerId)).toEqual([]);
  });

  test('keeps earlier requests for the cards of other customers valid', async () => {
    const { other, mailed } = await createRequest();
    const second = await newAccount('student');
    await call(server, requestCardManagement, asking(second, other.username));
    const newest = await newestToken(server, other.username, 'approve-managed-card');
    await call(server, approveCardManagement, approval(other, mailed));
    await call(server, approveCardManagement, approval(other, newest));
  });

  test('makes the link of an earlier request void', async () => {
    const { owner, other, mailed } = await createRequest();
    await call(server, requestCardManagement, asking(owner, other.username));
    await refusal(server, approveCardManagement, 'APPROVE_MANAGED_CARD_INVALID_TOKEN', approval(other, mailed));
    const newest = await newestToken(server, other.username, 'reject-managed-card');
    await call(server, rejectCardManagement, rejection(other, newest));
  });

  test('refuses invalid requests with the name of the error', async () => {
    const owner = await newAccount('adult');
    const newcomer = await newAccount('newcomer');
    await refusal(server, requestCardManagement, 'INVALID_EMAIL', asking(owner, 'nobody'));
    await refusal(server, requestCardManagement, 'INVALID_CUSTOMER_CARD', asking(newcomer, owner.username));
    await refusal(server, requestCardManagement, 'CANNOT_MANAGE_OWN_CARD', asking(owner, owner.username.toUpperCase()));
    await refusal(server, requestCardManagement, 'INVALID_ACCOUNT', asking(owner, 'stranger@linka.example'));
    await refusal(server, requestCardManagement, 'INVALID_ACCOUNT', asking(owner, 'unverified@linka.example'));
    expect(await mailsTo(server, 'unverified@linka.example')).toEqual([]);
    const { database } = server.services;
    await database
      .update(customerCards)
      .set({ state: 'BLOCKED' })
      .where(eq(customerCards.customerId, owner.customerId));
    await refusal(server, requestCardManagement, 'INVALID_CUSTOMER_CARD', asking(owner, newcomer.username));
  });

  test('refuses an account that manages the card already, and more accounts than the maximum', async () => {
    const { owner, other, mailed } = await createRequest();
    await call(server, approveCardManagement, approval(other, mailed));
    await refusal(server, requestCardManagement, 'CARD_ALREADY_MANAGED', asking(owner, other.username));
    await letManage(owner.customerId, 4);
    const last = await newAccount('newcomer');
    await refusal(server, requestCardManagement, 'MAXIMUM_ACCOUNTS_REACHED', asking(owner, last.username));
  });
});

describe('approving card management (MCD-02)', () => {
  test('creates the managed link only one time', async () => {
    const { owner, other, mailed } = await createRequest();
    const card = { token: other.token, params: { id: owner.customerId } };
    await refusal(server, activeCard, 'NOT_FOUND', card);
    await call(server, approveCardManagement, approval(other, mailed));
    await call(server, activeCard, card);
    expect(await managingLinks(owner.customerId)).toMatchObject([{ accountId: other.accountId, cancelable: true }]);
    await refusal(server, approveCardManagement, 'APPROVE_MANAGED_CARD_INVALID_TOKEN', approval(other, mailed));
    await refusal(server, rejectCardManagement, 'REJECT_MANAGED_CARD_INVALID_TOKEN', rejection(other, mailed));
  });

  test('is possible for the asked account only', async () => {
    const { owner, other, mailed } = await createRequest();
    const stranger = await newAccount('adult');
    for (const one of [owner, stranger])
      await refusal(server, approveCardManagement, 'INVALID_ACCOUNT', approval(one, mailed));
    await call(server, approveCardManagement, approval(other, mailed));
  });

  test('refuses an unknown link', async () => {
    const { owner, other, mailed } = await createRequest();
    for (const unknown of ['', 'unknown', `${mailed}x`])
      await refusal(server, approveCardManagement, 'APPROVE_MANAGED_CARD_INVALID_TOKEN', approval(other, unknown));
    expect(await managingLinks(owner.customerId)).toEqual([]);
  });

  test('creates only one link if it is called several times at once', async () => {
    const { owner, other, mailed } = await createRequest();
    const tries = Array.from({ length: 5 }, () => send(server, approveCardManagement, approval(other, mailed)));
    expect(statusesOf(await Promise.all(tries))).toEqual([204, 409, 409, 409, 409]);
    expect(await managingLinks(owner.customerId)).toHaveLength(1);
  });

  test('checks the conditions again; after a refusal the mailed link stays valid', async () => {
    const { owner, other, mailed } = await createRequest();
    await letManage(owner.customerId, 5);
    await refusal(server, approveCardManagement, 'MAXIMUM_ACCOUNTS_REACHED', approval(other, mailed));
    const { database } = server.services;
    const ofOwner = eq(accountLinks.customerId, owner.customerId);
    await database.delete(accountLinks).where(and(ofOwner, eq(accountLinks.type, 'MANAGED')));
    await database
      .update(customerCards)
      .set({ state: 'BLOCKED' })
      .where(eq(customerCards.customerId, owner.customerId));
    await refusal(server, approveCardManagement, 'INVALID_CUSTOMER_CARD', approval(other, mailed));
  });
});

describe('rejecting card management (MCD-02)', () => {
  test('voids the mailed link, and is possible for the asked account only', async () => {
    const { owner, other, mailed } = await createRequest();
    await refusal(server, rejectCardManagement, 'INVALID_ACCOUNT', rejection(owner, mailed));
    await call(server, rejectCardManagement, rejection(other, mailed));
    await refusal(server, rejectCardManagement, 'REJECT_MANAGED_CARD_INVALID_TOKEN', rejection(other, mailed));
    await refusal(server, approveCardManagement, 'APPROVE_MANAGED_CARD_INVALID_TOKEN', approval(other, mailed));
    expect(await managingLinks(owner.customerId)).toEqual([]);
  });

  test('refuses unknown and malformed links', async () => {
    const other = await newAccount('newcomer');
    for (const unknown of ['unknown', 'a/b', '%', "x'; drop table mailed_tokens; --"])
      await refusal(server, rejectCardManagement, 'REJECT_MANAGED_CARD_INVALID_TOKEN', rejection(other, unknown));
    await refusal(server, rejectCardManagement, 'VALIDATION_ERROR', rejection(other, 'x'.repeat(201)));
    const path = rejectCardManagement.path.replace(':token', '%ff');
    const headers = { authorization: `Bearer ${other.token}` };
    expect((await fetch(`${server.url}${path}`, { method: 'DELETE', headers })).status).toBe(409);
  });

  test('is refused after a week, like an approval', async () => {
    const { owner, mailed, other } = await createRequest();
    server.clock.advance(168 * hour);
    const later = { ...other, ...(await server.services.tokens.sign(other, 60)) };
    await refusal(server, approveCardManagement, 'EXPIRED_TOKEN', approval(later, mailed));
    await refusal(server, rejectCardManagement, 'EXPIRED_TOKEN', rejection(later, mailed));
    expect(await managingLinks(owner.customerId)).toEqual([]);
  });
});
