import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelAccountLink } from '#contract/endpoints/account-link-cancelling.ts';
import { setAssignedAccount, setMainAccount } from '#contract/endpoints/account-link-changes.ts';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import { locales } from '#contract/enumerations.ts';
import { errorNumber } from '#contract/error-names.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { readMessages } from '#messages/compile.ts';
import { accountLinks, customers } from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal, send, statusesOf } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
let account: Account;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
beforeEach(async () => {
  account = await freshAccount(server, 'only-managed');
});
afterAll(() => server.stop());
afterEach(() =>
  server.services.settings.change(server.services.database, {
    migrationAllowed: null,
    legacyShopMigrationAllowed: null,
  }),
);

const linksOf = async ({ token }: Account) =>
  (await call(server, customerAccountLinks, { token, query: { limit: 100 } })).items;
async function linkTo(name: string, of: Account = account): Promise<number> {
  const links = await linksOf(of);
  const found = links.find(({ customer }) => customer.firstName === name);
  if (found === undefined) throw new Error(`expected a link to ${name}, got none`);
  return found.id;
}
const optionsFor = (id: number, { token }: Account = account) => ({ token, params: { id } });
const typesOf = async (of: Account = account) =>
  (await linksOf(of)).map(({ customer, customerAccountLinkType: type }) => `${customer.firstName} ${type}`);
const setMain = async (name: string) => call(server, setMainAccount, optionsFor(await linkTo(name)));

describe("making a managed customer the account's own customer (LNK-02)", () => {
  test('turns the MANAGED link into the REGISTERED link, which cannot be cancelled; other links stay', async () => {
    const before = await typesOf();
    await setMain('Dana');
    expect(await typesOf()).toEqual(before.map((link) => (link === 'Dana MANAGED' ? 'Dana REGISTERED' : link)));
    expect((await call(server, loggedCustomer, { token: account.token }))?.firstName).toBe('Dana');
    const link = (await linksOf(account)).find(({ customer }) => customer.firstName === 'Dana');
    expect(link?.cancelable).toBe(false);
  });

  test("keeps other accounts' management of the customer's card", async () => {
    const manager = await freshAccount(server, 'newcomer');
    const dana = (await linksOf(account)).find(({ customer }) => customer.firstName === 'Dana')?.customer.id ?? 0;
    await server.services.database
      .insert(accountLinks)
      .values({ accountId: manager.accountId, customerId: dana, type: 'MANAGED' });
    await setMain('Dana');
    expect(await typesOf(manager)).toEqual(['Dana MANAGED']);
  });

  test('succeeds again when the answer was lost', async () => {
    const id = await linkTo('Dana');
    await call(server, setMainAccount, optionsFor(id));
    await call(server, setMainAccount, optionsFor(id));
  });
});

describe('making a managed customer an assigned customer of the account (LNK-02)', () => {
  test('assigns a child of the own customer', async () => {
    await setMain('Dana');
    await call(server, setAssignedAccount, optionsFor(await linkTo('Filip')));
    expect(await typesOf()).toContain('Filip ASSIGNED');
  });
});

/** The refused changes: the customer, the endpoint, the setup, the link, the error and its number. */
const refusals: readonly (readonly [
  what: string,
  endpoint: typeof setMainAccount | typeof setAssignedAccount,
  arrange: () => Promise<unknown>,
  whom: string,
  error: ErrorName,
  number: number | undefined,
])[] = [
  ['an adult with their own account', setMainAccount, async () => {}, 'Emil', 'CUSTOMER_ALREADY_REGISTERED', 4],
  ['a child of another account', setAssignedAccount, () => setMain('Dana'), 'Hugo', 'CUSTOMER_ALREADY_ASSIGNED', 5],
  ["somebody else's child", setAssignedAccount, () => setMain('Dana'), 'Irma', 'PARENT_AND_OWNER_DIFFER', 6],
  ['a child', setMainAccount, async () => {}, 'Filip', 'TOO_YOUNG_FOR_REGISTERED_ACCOUNT', 7],
  ['an adult', setAssignedAccount, () => setMain('Dana'), 'Emil', 'TOO_OLD_FOR_ASSIGNED_ACCOUNT', 8],
  ['a child without a parent', setAssignedAccount, () => setMain('Dana'), 'Gita', 'CUSTOMER_WITHOUT_PARENT', 9],
  [
    'a child by an account without a customer',
    setAssignedAccount,
    async () => {},
    'Filip',
    'CUSTOMER_WITHOUT_PARENT',
    9,
  ],
  ['a second adult', setMainAccount, () => setMain('Dana'), 'Emil', 'ACCOUNT_NOT_ONLY_MANAGING', undefined],
  [
    'an adult if the operator does not migrate from the legacy shop',
    setMainAccount,
    () => server.services.settings.change(server.services.database, { legacyShopMigrationAllowed: false }),
    'Dana',
    'LINK_CHANGE_NOT_ALLOWED',
    undefined,
  ],
  [
    'a child if the operator does not migrate',
    setAssignedAccount,
    async () => {
      await setMain('Dana');
      await server.services.settings.change(server.services.database, { migrationAllowed: false });
    },
    'Filip',
    'LINK_CHANGE_NOT_ALLOWED',
    undefined,
  ],
];

describe('a refused change of a link', () => {
  test.each(refusals)('of %s: %o', async (_what, endpoint, arrange, whom, error, number) => {
    await arrange();
    const before = await typesOf();
    await refusal(server, endpoint, error, optionsFor(await linkTo(whom)));
    expect(errorNumber[error]).toBe(number);
    expect(await typesOf()).toEqual(before);
  });

  test.each(locales)('has an error text in %s', (locale) => {
    const texts = readMessages(locale);
    for (const [, , , , error] of refusals) {
      const text = texts[`linkChange.errors.${error}`] ?? '';
      expect(text).toMatch(/^\p{Lu}/u);
      // The text says what is wrong and what the person can do, so it has at least two parts.
      expect(text.split(/[.;] /).length).toBeGreaterThan(1);
    }
  });

  test('becomes possible on the day after the 15th birthday; an unknown birth date is refused as well', async () => {
    const { database } = server.services;
    const id = await linkTo('Dana');
    const [link] = await database.select().from(accountLinks).where(eq(accountLinks.id, id));
    const bornOn = (birthDay: string | null) =>
      database
        .update(customers)
        .set({ birthDay })
        .where(eq(customers.id, link?.customerId ?? 0));
    await bornOn('2011-11-21');
    await refusal(server, setMainAccount, 'TOO_YOUNG_FOR_REGISTERED_ACCOUNT', optionsFor(id));
    await bornOn(null);
    await refusal(server, setMainAccount, 'TOO_YOUNG_FOR_REGISTERED_ACCOUNT', optionsFor(id));
    await bornOn('2011-11-20');
    await call(server, setMainAccount, optionsFor(id));
  });
});

describe('the answer for another link', () => {
  test.each([setMainAccount, setAssignedAccount])("is NOT_FOUND if the link is another account's", async (endpoint) => {
    const stranger = await freshAccount(server, 'only-managed');
    await refusal(server, endpoint, 'NOT_FOUND', optionsFor(await linkTo('Dana'), stranger));
    expect(await typesOf()).toContain('Dana MANAGED');
  });

  test('is NOT_FOUND if the link has already become REGISTERED', async () => {
    await setMain('Dana');
    await refusal(server, setAssignedAccount, 'NOT_FOUND', optionsFor(await linkTo('Dana')));
  });
});

describe('calls at the same time', () => {
  const setMainCustomer = async (name: string) => send(server, setMainAccount, optionsFor(await linkTo(name)));
  const registered = ({ accountId }: Account) =>
    server.services.database.$count(
      accountLinks,
      and(eq(accountLinks.accountId, accountId), eq(accountLinks.type, 'REGISTERED')),
    );

  test('for the same customer: both succeed, and there is one change', async () => {
    const id = await linkTo('Dana');
    const answers = await Promise.all([1, 2].map(() => send(server, setMainAccount, optionsFor(id))));
    expect(statusesOf(answers)).toEqual([204, 204]);
    expect(await registered(account)).toBe(1);
  });

  test('for two customers of one account: only one becomes its own customer', async () => {
    const { database } = server.services;
    const irma = await linkTo('Irma');
    const [link] = await database.select().from(accountLinks).where(eq(accountLinks.id, irma));
    await database
      .update(customers)
      .set({ birthDay: '1990-01-01' })
      .where(eq(customers.id, link?.customerId ?? 0));
    const answers = await Promise.all([setMainCustomer('Dana'), setMainCustomer('Irma')]);
    expect(statusesOf(answers)).toEqual([204, 409]);
    expect(await registered(account)).toBe(1);
  });

  test('from two accounts that manage the same customer: only one account gets the customer as its own', async () => {
    const other = await freshAccount(server, 'newcomer');
    const dana = (await linksOf(account)).find(({ customer }) => customer.firstName === 'Dana')?.customer.id ?? 0;
    await server.services.database
      .insert(accountLinks)
      .values({ accountId: other.accountId, customerId: dana, type: 'MANAGED' });
    const [mine, theirs] = [await linkTo('Dana'), await linkTo('Dana', other)];
    const answers = await Promise.all([
      send(server, setMainAccount, optionsFor(mine)),
      send(server, setMainAccount, optionsFor(theirs, other)),
    ]);
    expect(statusesOf(answers)).toEqual([204, 409]);
    expect((await registered(account)) + (await registered(other))).toBe(1);
  });

  test("that change and cancel the same link: either the link is cancelled, or it becomes the account's own and stays", async () => {
    const id = await linkTo('Dana');
    const answers = await Promise.all([
      send(server, setMainAccount, optionsFor(id)),
      send(server, cancelAccountLink, optionsFor(id)),
    ]);
    const [changed, cut] = answers.map(({ status }) => status);
    expect([
      [204, 404],
      [204, 409],
      [404, 204],
    ]).toContainEqual([changed, cut]);
    expect(await registered(account)).toBe(changed === 204 ? 1 : 0);
  });

  test('for a link that was cancelled in another tab: the answer is NOT_FOUND', async () => {
    const id = await linkTo('Dana');
    await call(server, cancelAccountLink, optionsFor(id));
    await refusal(server, setMainAccount, 'NOT_FOUND', optionsFor(id));
  });
});
