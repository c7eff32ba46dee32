import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteCustomerAccount, relatedCustomers } from '#contract/endpoints/account-deletion.ts';
import { createCardApplicationDraft } from '#contract/endpoints/card-application-drafts.ts';
import { requestCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { draftShape } from '#contract/entities/card-application-draft.ts';
import { anonymousCardNumber } from '#rules/card-number.ts';
import { forgetExpiredNumbers } from '#server/accounts/deletion/anonymise-customer.ts';
import {
  cardApplicationDrafts,
  customerCards,
  customers,
  linkNotices,
  mailedTokens,
  mails,
  orders,
  outbox,
  payments,
} from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal } from '../../common/server/support/call.ts';
import { plainEntered as entered } from '../../common/server/support/entered-application.ts';
import { link } from '../../common/server/support/guardians.ts';
import { processDue } from '../../common/server/support/process-due.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const database = () => server.services.database;
const deletionOptions = ({ token, password }: Account) => ({ token, body: { password } });
const remove = (account: Account) => call(server, deleteCustomerAccount, deletionOptions(account));

describe('after an account was deleted (SET-02), another account has', () => {
  test('no request to manage the card of the deleted account', async () => {
    const [owner, other] = [await freshAccount(server, 'adult'), await freshAccount(server, 'newcomer')];
    await call(server, requestCardManagement, { token: owner.token, body: { username: other.username } });
    const requests = () => database().$count(mailedTokens, eq(mailedTokens.accountId, other.accountId));
    expect(await requests()).toBe(1);
    await remove(owner);
    expect(await requests()).toBe(0);
  });

  test('no draft of an application for the customer of the deleted account', async () => {
    const [owner, manager] = [await freshAccount(server, 'adult'), await freshAccount(server, 'newcomer')];
    await link(server, manager, owner.customerId, 'MANAGED');
    const whose = { isOwn: false, customerId: owner.customerId };
    const body = { carrierType: 'HAULIER_CARD', ...whose, shape: draftShape, entered } as const;
    await call(server, createCardApplicationDraft, { token: manager.token, body });
    const drafts = () =>
      database().$count(cardApplicationDrafts, eq(cardApplicationDrafts.accountId, manager.accountId));
    expect(await drafts()).toBe(1);
    await remove(owner);
    expect(await drafts()).toBe(0);
  });

  test('no unsent mail about links with the deleted account', async () => {
    const [owner, other] = [await freshAccount(server, 'adult'), await freshAccount(server, 'newcomer')];
    const notice = { kind: 'APPROVED', accountId: other.accountId, otherAccountId: owner.accountId } as const;
    await database()
      .insert(linkNotices)
      .values({ ...notice, customerId: owner.customerId });
    await remove(owner);
    expect(await database().$count(linkNotices, eq(linkNotices.accountId, other.accountId))).toBe(0);
  });
});

test('no mail is sent to a deleted account any more', async () => {
  const owner = await freshAccount(server, 'adult');
  const [paid] = await database()
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.accountId, owner.accountId));
  await remove(owner);
  const now = server.clock.now();
  const work = { kind: 'MAIL_ORDER_RETURNED', subjectId: paid?.id ?? 0 } as const;
  await database()
    .insert(outbox)
    .values({ ...work, created: now, notBefore: now });
  while (await processDue(server.services));
  expect(await database().$count(mails, like(mails.recipient, 'deleted-%'))).toBe(0);
  const [entry] = await database().select().from(outbox).where(eq(outbox.kind, work.kind));
  expect(entry).toMatchObject({ done: now, attempts: 0 });
});

test('an account is not deleted before the mail about a late payment of its order was sent (SET-02)', async () => {
  const owner = await freshAccount(server, 'adult');
  const [order] = await database().select().from(orders).where(eq(orders.accountId, owner.accountId));
  const now = server.clock.now();
  await database()
    .insert(outbox)
    .values({ kind: 'MAIL_ORDER_LATE', subjectId: order?.id ?? 0, created: now, notBefore: now });
  await refusal(server, deleteCustomerAccount, 'ACCOUNT_HAS_OPEN_ORDER', deletionOptions(owner));
});

test('the number of a blocked card is kept until its last day, so that vehicles refuse the card (SET-02)', async () => {
  const owner = await freshAccount(server, 'adult');
  await database()
    .update(customerCards)
    .set({ validTo: '2026-12-01' })
    .where(eq(customerCards.customerId, owner.customerId));
  await remove(owner);
  const isForgotten = async () => {
    const cards = await database().select().from(customerCards).where(eq(customerCards.customerId, owner.customerId));
    return cards.every(({ id, cardNumber }) => cardNumber === anonymousCardNumber(id));
  };
  await forgetExpiredNumbers(database(), '2026-12-01');
  expect(await isForgotten()).toBe(false);
  await forgetExpiredNumbers(database(), '2026-12-02');
  expect(await isForgotten()).toBe(true);
});

test('a related customer counts as an adult from the minimum customer age on (SET-01)', async () => {
  const { token, customerId } = await freshAccount(server, 'adult');
  const isAdult = async (birthDay: string) => {
    await database().update(customers).set({ birthDay }).where(eq(customers.id, customerId));
    return (await call(server, relatedCustomers, { token, query: { adultOnly: true } })).items.length > 0;
  };
  expect([await isAdult('2011-11-21'), await isAdult('2011-11-22')]).toEqual([true, false]);
});
