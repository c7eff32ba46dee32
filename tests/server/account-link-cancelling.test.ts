import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelAccountLink, cancelManagingAccount } from '../../contract/endpoints/account-link-cancelling.ts';
import { customerAccountLinks, managingAccounts } from '../../contract/endpoints/account-link-list.ts';
import { activeCard } from '../../contract/endpoints/customers.ts';
import type { AccountLinkType } from '../../contract/enumerations.ts';
import { accountLinks } from '../../server/db/schema.ts';
import { call, freshAccount, refusal, send, statusesOf } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

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
const cancelling = ({ token }: Account, id: number) => ({ token, params: { id } });
const fix = (linkId: number) =>
  server.services.database.update(accountLinks).set({ cancelable: false }).where(eq(accountLinks.id, linkId));

describe("ending the account's link to a customer (LNK-02)", () => {
  test.each(['ASSIGNED', 'MANAGED'] as const)('ends a link of type %s, and no other link', async (type) => {
    const parent = await freshAccount(server, 'parent');
    const before = await linksOf(parent);
    const { id, customer } = await linkOf(parent, type);
    await call(server, cancelAccountLink, cancelling(parent, id));
    expect((await linksOf(parent)).map((link) => link.id)).toEqual(
      before.map((link) => link.id).filter((other) => other !== id),
    );
    await refusal(server, activeCard, 'NOT_FOUND', { token: parent.token, params: { id: customer.id } });
  });

  test('keeps a link that is not cancelable', async () => {
    const parent = await freshAccount(server, 'parent');
    const { id } = await linkOf(parent, 'MANAGED');
    await fix(id);
    await refusal(server, cancelAccountLink, 'LINK_NOT_CANCELABLE', cancelling(parent, id));
    expect((await linkOf(parent, 'MANAGED')).id).toBe(id);
  });

  test("does not end the link to the account's own customer", async () => {
    const parent = await freshAccount(server, 'parent');
    const { id } = await linkOf(parent, 'REGISTERED');
    await server.services.database.update(accountLinks).set({ cancelable: true }).where(eq(accountLinks.id, id));
    await refusal(server, cancelAccountLink, 'NOT_FOUND', cancelling(parent, id));
    expect((await linkOf(parent, 'REGISTERED')).id).toBe(id);
  });

  test("does not end another account's link", async () => {
    const parent = await freshAccount(server, 'parent');
    const stranger = await freshAccount(server, 'parent');
    const { id } = await linkOf(parent, 'ASSIGNED');
    await refusal(server, cancelAccountLink, 'NOT_FOUND', cancelling(stranger, id));
    expect((await linkOf(parent, 'ASSIGNED')).id).toBe(id);
  });

  test('ends it once when it is called several times at once', async () => {
    const parent = await freshAccount(server, 'parent');
    const { id } = await linkOf(parent, 'ASSIGNED');
    const answers = await Promise.all([1, 2, 3].map(() => send(server, cancelAccountLink, cancelling(parent, id))));
    expect(statusesOf(answers)).toEqual([204, 404, 404]);
  });
});

describe("ending another account's management of the own card (LNK-04)", () => {
  async function managed() {
    const owner = await freshAccount(server, 'adult');
    const other = await freshAccount(server, 'newcomer');
    const link = { accountId: other.accountId, customerId: owner.customerId, type: 'MANAGED' } as const;
    await server.services.database.insert(accountLinks).values(link);
    return { owner, other };
  }
  const managersOf = async ({ token }: Account) =>
    (await call(server, managingAccounts, { token })).items.map(({ username }) => username);

  test('ends it for that account only', async () => {
    const { owner, other } = await managed();
    const third = await freshAccount(server, 'newcomer');
    const link = { accountId: third.accountId, customerId: owner.customerId, type: 'MANAGED' } as const;
    await server.services.database.insert(accountLinks).values(link);
    await call(server, cancelManagingAccount, cancelling(owner, other.accountId));
    expect(await managersOf(owner)).toEqual([third.username]);
    expect(await linksOf(other)).toEqual([]);
    await refusal(server, cancelManagingAccount, 'NOT_FOUND', cancelling(owner, other.accountId));
  });

  test('keeps a link that is not cancelable, and an assigned link', async () => {
    const { owner, other } = await managed();
    const [link] = await linksOf(other);
    await fix(link?.id ?? 0);
    await refusal(server, cancelManagingAccount, 'LINK_NOT_CANCELABLE', cancelling(owner, other.accountId));
    const mine = and(eq(accountLinks.accountId, other.accountId), eq(accountLinks.customerId, owner.customerId));
    await server.services.database.update(accountLinks).set({ type: 'ASSIGNED', cancelable: true }).where(mine);
    await refusal(server, cancelManagingAccount, 'NOT_FOUND', cancelling(owner, other.accountId));
    expect(await linksOf(other)).toHaveLength(1);
  });

  test('is allowed only to the owner of the card', async () => {
    const { owner, other } = await managed();
    const stranger = await freshAccount(server, 'adult');
    await refusal(server, cancelManagingAccount, 'NOT_FOUND', cancelling(stranger, other.accountId));
    await refusal(server, cancelManagingAccount, 'NOT_FOUND', cancelling(other, other.accountId));
    expect(await managersOf(owner)).toEqual([other.username]);
  });
});
