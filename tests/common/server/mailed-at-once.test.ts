import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardManagementRequests, resendCardManagementRequest } from '#contract/endpoints/card-management-requests.ts';
import {
  createSystemCustomerAccount,
  deleteSystemCustomerAccount,
  updateSystemCustomerAccount,
} from '#contract/endpoints/system-customer-accounts.ts';
import { wakingsDuring } from '../../purchase/server/money/support/wakings.ts';
import { call, freshAccount } from './support/call.ts';
import { prepareManagementRequest } from './support/card-management.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const system = 'sandbox-system-token';
const account = (username: string, verified: boolean) => ({ username, verified, locale: 'cs' });

/** For each mail: the call after which it is sent, and the data that the call needs. */
const calls: readonly (readonly [what: string, arrange: () => Promise<() => Promise<unknown>>])[] = [
  ['a request to manage a card', async () => () => prepareManagementRequest(server)],
  [
    'the same request once more',
    async () => {
      const { owner } = await prepareManagementRequest(server);
      const [request] = (await call(server, cardManagementRequests, { token: owner.token })).items;
      const params = { id: request?.id ?? 0 };
      return () => call(server, resendCardManagementRequest, { token: owner.token, params });
    },
  ],
  [
    'an account that another system has created',
    async () => () =>
      call(server, createSystemCustomerAccount, { token: system, body: account('at-once@linka.example', true) }),
  ],
  [
    'an account that is to be verified again',
    async () => {
      const { accountId, username } = await freshAccount(server, 'adult');
      const body = { ...account(username, false), withheldPages: [] };
      return () => call(server, updateSystemCustomerAccount, { token: system, params: { id: accountId }, body });
    },
  ],
  [
    'a deleted account',
    async () => {
      const { accountId } = await freshAccount(server, 'adult');
      return () => call(server, deleteSystemCustomerAccount, { token: system, params: { id: accountId } });
    },
  ],
];

test.each(calls)(
  "the mail about %s is sent at once, without waiting for the worker's next round",
  async (_what, arrange) => {
    const work = await arrange();
    expect(await wakingsDuring(server, work)).toBe(1);
  },
);
