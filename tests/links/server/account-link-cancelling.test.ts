import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelAccountLink, cancelManagingAccount } from '#contract/endpoints/account-link-cancelling.ts';
import { customerAccountLinks, managingAccounts } from '#contract/endpoints/account-link-list.ts';
import { activeCard } from '#contract/endpoints/customers.ts';
import { addEWalletTransaction, addFee, shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import type { AccountLinkType } from '#contract/enumerations.ts';
import { accountLinks, cardApplications, fees } from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal, send, statusesOf } from '../../common/server/support/call.ts';
import { topUp, topUpOptions } from '../../common/server/support/purchase.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const linksOf = async ({ token }: Account) => (await call(server, customerAccountLinks, { token })).items;
const linkOf = async (account: Account, type: AccountLinkType) => {
  const found = (await linksOf(account)).find((link) => link.customerAccountLinkType === type);
  if (found === undefined) throw new Error(`expected a link of type ${type}, got none`);
  return found;
};
const cancelOptions = ({ token }: Account, id: number) => ({ token, params: { id } });
const forbidCancelling = (linkId: number) =>
  server.services.database.update(accountLinks).set({ cancelable: false }).where(eq(accountLinks.id, linkId));

describe("ending the account's link to a customer (LNK-02)", () => {
  test.each(['ASSIGNED', 'MANAGED'] as const)('ends a link of type %s, and no other link', async (type) => {
    const parent = await freshAccount(server, 'parent');
    const before = await linksOf(parent);
    const { id, customer } = await linkOf(parent, type);
    await call(server, cancelAccountLink, cancelOptions(parent, id));
    expect((await linksOf(parent)).map((link) => link.id)).toEqual(
      before.map((link) => link.id).filter((other) => other !== id),
    );
    await refusal(server, activeCard, 'NOT_FOUND', { token: parent.token, params: { id: customer.id } });
  });

  test('keeps a link that is not cancelable', async () => {
    const parent = await freshAccount(server, 'parent');
    const { id } = await linkOf(parent, 'MANAGED');
    await forbidCancelling(id);
    await refusal(server, cancelAccountLink, 'LINK_NOT_CANCELABLE', cancelOptions(parent, id));
    expect((await linkOf(parent, 'MANAGED')).id).toBe(id);
  });

  test("does not end the link to the account's own customer", async () => {
    const parent = await freshAccount(server, 'parent');
    const { id } = await linkOf(parent, 'REGISTERED');
    await server.services.database.update(accountLinks).set({ cancelable: true }).where(eq(accountLinks.id, id));
    await refusal(server, cancelAccountLink, 'NOT_FOUND', cancelOptions(parent, id));
    expect((await linkOf(parent, 'REGISTERED')).id).toBe(id);
  });

  test("does not end another account's link", async () => {
    const parent = await freshAccount(server, 'parent');
    const stranger = await freshAccount(server, 'parent');
    const { id } = await linkOf(parent, 'ASSIGNED');
    await refusal(server, cancelAccountLink, 'NOT_FOUND', cancelOptions(stranger, id));
    expect((await linkOf(parent, 'ASSIGNED')).id).toBe(id);
  });

  test('ends the link only one time if it is called several times at once', async () => {
    const parent = await freshAccount(server, 'parent');
    const { id } = await linkOf(parent, 'ASSIGNED');
    const answers = await Promise.all([1, 2, 3].map(() => send(server, cancelAccountLink, cancelOptions(parent, id))));
    expect(statusesOf(answers)).toEqual([204, 404, 404]);
  });
});

describe('the cart items for a customer whose link ends', () => {
  const cartOf = ({ token }: Account) => call(server, shoppingCart, { token });

  test('are removed at once and reported in the cart; the other items stay', async () => {
    const parent = await freshAccount(server, 'parent');
    const { id, customer } = await linkOf(parent, 'ASSIGNED');
    await topUp(server, parent, customer.id);
    await topUp(server, parent, parent.customerId);
    await call(server, cancelAccountLink, cancelOptions(parent, id));
    const cart = await cartOf(parent);
    expect(cart.items.map((item) => item.customer?.firstName)).toEqual(['Lenka']);
    expect(cart.expiresAt).not.toBeNull();
    expect(cart.changes).toMatchObject([
      { item: { customer: { firstName: 'Matěj' } }, standing: 'NOT_POSSIBLE', reason: 'NOT_FOUND' },
    ]);
  });

  test("are removed from the managing account's cart if the cardholder ends the management; an empty cart has no end time", async () => {
    const owner = await freshAccount(server, 'adult');
    const other = await freshAccount(server, 'newcomer');
    const link = { accountId: other.accountId, customerId: owner.customerId, type: 'MANAGED' } as const;
    await server.services.database.insert(accountLinks).values(link);
    await topUp(server, other, owner.customerId);
    await topUp(server, owner, owner.customerId);
    await call(server, cancelManagingAccount, cancelOptions(owner, other.accountId));
    expect(await cartOf(other)).toMatchObject({ items: [], expiresAt: null, changes: [{ reason: 'NOT_FOUND' }] });
    expect((await cartOf(owner)).items).toHaveLength(1);
  });

  test('can include the fee of an application; the application is then withdrawn, unless its fee is paid', async () => {
    const { database } = server.services;
    const parent = await freshAccount(server, 'parent');
    const { id, customer } = await linkOf(parent, 'ASSIGNED');
    const [application] = await database
      .insert(cardApplications)
      .values({
        applicationNumber: crypto.randomUUID(),
        accountId: parent.accountId,
        customerId: customer.id,
        carrierType: 'HAULIER_CARD',
        state: 'UNCHECKED_DATA',
        created: server.services.clock.now(),
      })
      .returning();
    const [fee] = await database.select().from(fees);
    const body = { feeId: fee?.id, applicationId: application?.id };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    await call(server, addFee, { token: parent.token, body, headers });
    await call(server, cancelAccountLink, cancelOptions(parent, id));
    expect((await cartOf(parent)).items).toEqual([]);
    const [after] = await database
      .select()
      .from(cardApplications)
      .where(eq(cardApplications.id, application?.id ?? 0));
    expect(after).toMatchObject({ state: 'REJECTED', note: 'Propojení s držitelem karty skončilo.' });
  });

  test('cannot be added while the link is being cancelled', async () => {
    const parent = await freshAccount(server, 'parent');
    const { id, customer } = await linkOf(parent, 'ASSIGNED');
    const addition = await topUpOptions(server, parent, customer.id);
    await Promise.all([
      send(server, addEWalletTransaction, addition),
      send(server, cancelAccountLink, cancelOptions(parent, id)),
    ]);
    expect((await cartOf(parent)).items).toEqual([]);
  });
});

describe("ending another account's management of the account's own card (LNK-04)", () => {
  async function createManagement() {
    const owner = await freshAccount(server, 'adult');
    const other = await freshAccount(server, 'newcomer');
    const link = { accountId: other.accountId, customerId: owner.customerId, type: 'MANAGED' } as const;
    await server.services.database.insert(accountLinks).values(link);
    return { owner, other };
  }
  const managersOf = async ({ token }: Account) =>
    (await call(server, managingAccounts, { token })).items.map(({ username }) => username);

  test('ends the management by that account only', async () => {
    const { owner, other } = await createManagement();
    const third = await freshAccount(server, 'newcomer');
    const link = { accountId: third.accountId, customerId: owner.customerId, type: 'MANAGED' } as const;
    await server.services.database.insert(accountLinks).values(link);
    await call(server, cancelManagingAccount, cancelOptions(owner, other.accountId));
    expect(await managersOf(owner)).toEqual([third.username]);
    expect(await linksOf(other)).toEqual([]);
    await refusal(server, cancelManagingAccount, 'NOT_FOUND', cancelOptions(owner, other.accountId));
  });

  test('keeps a link that is not cancelable, and an assigned link', async () => {
    const { owner, other } = await createManagement();
    const [link] = await linksOf(other);
    await forbidCancelling(link?.id ?? 0);
    await refusal(server, cancelManagingAccount, 'LINK_NOT_CANCELABLE', cancelOptions(owner, other.accountId));
    const mine = and(eq(accountLinks.accountId, other.accountId), eq(accountLinks.customerId, owner.customerId));
    await server.services.database.update(accountLinks).set({ type: 'ASSIGNED', cancelable: true }).where(mine);
    await refusal(server, cancelManagingAccount, 'NOT_FOUND', cancelOptions(owner, other.accountId));
    expect(await linksOf(other)).toHaveLength(1);
  });

  test('is allowed only to the owner of the card', async () => {
    const { owner, other } = await createManagement();
    const stranger = await freshAccount(server, 'adult');
    await refusal(server, cancelManagingAccount, 'NOT_FOUND', cancelOptions(stranger, other.accountId));
    await refusal(server, cancelManagingAccount, 'NOT_FOUND', cancelOptions(other, other.accountId));
    expect(await managersOf(owner)).toEqual([other.username]);
  });
});
