import { eq } from 'drizzle-orm';
import {
  changePassword,
  confirmation,
  login,
  register,
  resetPassword,
  updatePassword,
} from '#contract/endpoints/auth.ts';
import { logOut } from '#contract/endpoints/log-out.ts';
import {
  createEshopAccount,
  createSystemCustomerAccount,
  updateSystemCustomerAccount,
} from '#contract/endpoints/system-customer-accounts.ts';
import { endLogIn, endOtherLogIns, openLogIns } from '#contract/endpoints/trail.ts';
import { customerAccounts, customers } from '#server/platform/db/schema.ts';
import { call, freshAccount, logIn } from '#tests/common/server/support/call.ts';
import { newestToken } from '#tests/common/server/support/mailbox.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { nameOf, told } from './action.ts';
import type { Account, Action } from './action.ts';

const password = 'Nove-Heslo-2026';
const newUsername = () => `events-${crypto.randomUUID()}@linka.example`;
const newcomer = ({ server }: { readonly server: TestServer }) => freshAccount(server, 'newcomer');
const node = { userAgent: 'node' };

async function idOf({ services: { database } }: TestServer, username: string): Promise<Pick<Account, 'accountId'>> {
  const [row] = await database.select().from(customerAccounts).where(eq(customerAccounts.username, username));
  return { accountId: row?.id ?? 0 };
}

async function registerAccount(server: TestServer): Promise<string> {
  const username = newUsername();
  await call(server, register, { body: { username, password, termsAndConditionsAgreed: true } });
  return username;
}

const bySystem = (body: object, params: Record<string, number> = {}) => ({
  token: 'sandbox-system-token',
  params,
  body,
});

/** A change of an account by one of the operator's other systems. */
const changeOptions = ({ username, accountId }: Account, change: object) =>
  bySystem({ username, verified: true, locale: 'cs', withheldPages: [], ...change }, { id: accountId });

export const logInActions: readonly Action[] = [
  {
    name: 'registering',
    kinds: ['ACCOUNT_CREATED', 'TERMS_AGREED'],
    async prepare({ server }) {
      const username = newUsername();
      return {
        act: () => call(server, register, { body: { username, password, termsAndConditionsAgreed: true } }),
        async told() {
          const account = await idOf(server, username);
          return [told(account, 'ACCOUNT_CREATED'), told(account, 'TERMS_AGREED')];
        },
      };
    },
  },
  {
    name: 'verifying the e-mail',
    kinds: ['ACCOUNT_VERIFIED'],
    async prepare({ server }) {
      const username = await registerAccount(server);
      const value = await newestToken(server, username, 'verify');
      const account = await idOf(server, username);
      return {
        act: () => call(server, confirmation, { body: { value } }),
        told: () => [told(account, 'ACCOUNT_VERIFIED')],
        again: true,
      };
    },
  },
  {
    name: 'logging in',
    kinds: ['LOGGED_IN'],
    async prepare({ server }) {
      const account = await newcomer({ server });
      const headers = { 'user-agent': 'Firefox' };
      return {
        act: () => call(server, login, { body: account, headers }),
        told: () => [told(account, 'LOGGED_IN', { userAgent: 'Firefox' })],
      };
    },
  },
  {
    name: 'logging out',
    kinds: ['LOGGED_OUT'],
    async prepare({ server }) {
      const account = await newcomer({ server });
      return { act: () => call(server, logOut, account), told: () => [told(account, 'LOGGED_OUT', node)] };
    },
  },
  {
    name: 'ending another log-in',
    kinds: ['LOG_IN_ENDED'],
    async prepare({ server }) {
      const account = await newcomer({ server });
      const token = await logIn(server, account.username);
      const [, other] = (await call(server, openLogIns, { token })).logIns;
      return {
        act: () => call(server, endLogIn, { token, params: { id: other?.id ?? 0 } }),
        told: () => [told(account, 'LOG_IN_ENDED', node)],
        again: true,
      };
    },
  },
  {
    name: 'ending all other log-ins',
    kinds: ['OTHER_LOG_INS_ENDED'],
    async prepare({ server }) {
      const account = await newcomer({ server });
      for (let count = 0; count < 2; count += 1) await logIn(server, account.username);
      return {
        act: () => call(server, endOtherLogIns, account),
        told: () => [told(account, 'OTHER_LOG_INS_ENDED')],
        again: true,
      };
    },
  },
  {
    name: 'changing the password',
    kinds: ['PASSWORD_CHANGED'],
    async prepare({ server }) {
      const account = await newcomer({ server });
      return {
        act: () => call(server, updatePassword, { token: account.token, body: { password } }),
        told: () => [told(account, 'PASSWORD_CHANGED')],
      };
    },
  },
  {
    name: 'setting the password by a mailed link',
    kinds: ['PASSWORD_RESET'],
    async prepare({ server }) {
      const account = await newcomer({ server });
      await call(server, resetPassword, { body: { value: account.username } });
      const token = await newestToken(server, account.username, 'change-password');
      return {
        act: () => call(server, changePassword, { body: { token, password } }),
        told: () => [told(account, 'PASSWORD_RESET')],
      };
    },
  },
  {
    name: 'choosing the first password of an account that another system has created',
    kinds: ['PASSWORD_RESET', 'ACCOUNT_VERIFIED'],
    async prepare({ server }) {
      const username = newUsername();
      await call(server, createSystemCustomerAccount, bySystem({ username, verified: false, locale: 'cs' }));
      const token = await newestToken(server, username, 'change-password');
      const account = await idOf(server, username);
      return {
        act: () => call(server, changePassword, { body: { token, password } }),
        told: () => [told(account, 'PASSWORD_RESET'), told(account, 'ACCOUNT_VERIFIED')],
      };
    },
  },
  {
    name: 'creating an account by another system',
    kinds: ['ACCOUNT_CREATED'],
    async prepare({ server }) {
      const username = newUsername();
      return {
        act: () => call(server, createSystemCustomerAccount, bySystem({ username, verified: true, locale: 'cs' })),
        told: async () => [told(await idOf(server, username), 'ACCOUNT_CREATED', { by: 'OPERATOR' })],
      };
    },
  },
  {
    name: 'creating an account for a customer by another system',
    kinds: ['ACCOUNT_CREATED', 'PERSON_LINKED'],
    async prepare({ server }) {
      const username = newUsername();
      const [customer] = await server.services.database
        .insert(customers)
        .values({ firstName: 'Olga', lastName: 'Bezúčtová', birthDay: '1970-01-01' })
        .returning();
      const customerId = customer?.id ?? 0;
      return {
        act: () => call(server, createEshopAccount, bySystem({ username, customerId })),
        async told() {
          const account = await idOf(server, username);
          const person = { personName: await nameOf(server, customerId), isOwn: true, linkType: 'REGISTERED' } as const;
          return [
            told(account, 'ACCOUNT_CREATED', { by: 'OPERATOR' }),
            told(account, 'PERSON_LINKED', { by: 'OPERATOR', ...person }),
          ];
        },
      };
    },
  },
  {
    name: 'changing the e-mail of an account by another system',
    kinds: ['USERNAME_CHANGED'],
    async prepare({ server }) {
      const account = await newcomer({ server });
      const username = newUsername();
      return {
        act: () => call(server, updateSystemCustomerAccount, changeOptions(account, { username })),
        told: () => [told(account, 'USERNAME_CHANGED', { by: 'OPERATOR' })],
        again: true,
      };
    },
  },
  {
    name: 'removing the verification by another system',
    kinds: ['ACCOUNT_UNVERIFIED'],
    async prepare({ server }) {
      const account = await newcomer({ server });
      return {
        act: () => call(server, updateSystemCustomerAccount, changeOptions(account, { verified: false })),
        told: () => [told(account, 'ACCOUNT_UNVERIFIED', { by: 'OPERATOR' })],
        again: true,
      };
    },
  },
  {
    name: 'verifying an account by another system',
    kinds: ['ACCOUNT_VERIFIED'],
    async prepare({ server }) {
      const username = await registerAccount(server);
      const account = { ...(await newcomer({ server })), ...(await idOf(server, username)), username };
      return {
        act: () => call(server, updateSystemCustomerAccount, changeOptions(account, {})),
        told: () => [told(account, 'ACCOUNT_VERIFIED', { by: 'OPERATOR' })],
        again: true,
      };
    },
  },
];
