import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import { setMainAccount } from '#contract/endpoints/account-link-changes.ts';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { createOrder, orders as orderList } from '#contract/endpoints/orders.ts';
import { accountDeletions, customers, orders } from '#server/platform/db/schema.ts';
import { call, freshAccount, send, statusesOf } from '../../common/server/support/call.ts';
import { link, sharedParent } from '../../common/server/support/guardians.ts';
import { ordering, topUp } from '../../common/server/support/purchase.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false, database: 'postgres' });
});
afterAll(() => server.stop());

const withPassword = ({ token, password }: Pick<Account, 'token' | 'password'>) => ({ token, body: { password } });
const removeAtOnce = (accounts: readonly Account[]) =>
  Promise.all(accounts.map((account) => send(server, deleteCustomerAccount, withPassword(account))));

describe('a deletion that runs at the same time as something else (SET-02)', () => {
  test('is done only one time by several calls', async () => {
    const adult = await freshAccount(server, 'adult');
    expect(statusesOf(await removeAtOnce([adult, adult, adult]))).toEqual([204, 401, 401]);
    const { database } = server.services;
    expect(await database.$count(accountDeletions, eq(accountDeletions.accountId, adult.accountId))).toBe(1);
  });

  test("does not change the child's card and name if both guardians of the child delete their accounts", async () => {
    const { parent, second, children } = await sharedParent(server);
    expect(statusesOf(await removeAtOnce([parent, second]))).toEqual([204, 204]);
    const left = inArray(customers.id, children);
    expect(await server.services.database.$count(customers, and(left, isNull(customers.anonymised)))).toBe(2);
  });

  test("does not deadlock if two accounts that manage each other's cards are deleted", async () => {
    for (let round = 0; round < 3; round += 1) {
      const one = await freshAccount(server, 'adult');
      const other = await freshAccount(server, 'adult');
      await link(server, one, other.customerId, 'MANAGED');
      await link(server, other, one.customerId, 'MANAGED');
      expect(statusesOf(await removeAtOnce([one, other]))).toEqual([204, 204]);
    }
  });

  test('does not deadlock with a change of a link; a customer who became the own customer first is anonymised', async () => {
    const { database } = server.services;
    for (let round = 0; round < 4; round += 1) {
      const account = await freshAccount(server, 'only-managed');
      const { items } = await call(server, customerAccountLinks, { token: account.token });
      const dana = items.find(({ customer }) => customer.firstName === 'Dana');
      const [changed, removed] = await Promise.all([
        send(server, setMainAccount, { token: account.token, params: { id: dana?.id ?? 0 } }),
        send(server, deleteCustomerAccount, withPassword(account)),
      ]);
      expect(removed.status).toBe(204);
      expect([204, 401, 404]).toContain(changed.status);
      const [after] = await database
        .select()
        .from(customers)
        .where(eq(customers.id, dana?.customer.id ?? 0));
      expect(after?.anonymised !== null).toBe(changed.status === 204);
    }
  });

  test('excludes an order: either the order is created or the account is deleted', async () => {
    for (let round = 0; round < 4; round += 1) {
      const adult = await freshAccount(server, 'adult');
      await topUp(server, adult, adult.customerId);
      const before = (await call(server, orderList, { token: adult.token })).totalCount;
      const asked = [
        () => send(server, createOrder, ordering(adult)),
        () => send(server, deleteCustomerAccount, withPassword(adult)),
      ];
      const [one, two] = await Promise.all((round % 2 === 0 ? asked : asked.toReversed()).map((ask) => ask()));
      const [ordered, deleted] = round % 2 === 0 ? [one, two] : [two, one];
      const after = await server.services.database.$count(orders, eq(orders.accountId, adult.accountId));
      expect([ordered?.status, deleted?.status, after - before]).toEqual(
        deleted?.status === 204 ? [401, 204, 0] : [200, 409, 1],
      );
    }
  });
});
