import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { assignCustodian } from '#contract/endpoints/custodian-assignment.ts';
import { customer as customerById } from '#contract/endpoints/customers.ts';
import { accountLinks, customers } from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal, send, statusesOf } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
let account: Account;
/**
 * Gita is a managed child without a custodian, Filip another managed child. Dana and Emil are managed adults; Emil has
 * an account.
 */
let gita: number;
let dana: number;
let emil: number;
let filip: number;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

async function linkTo(firstName: string): Promise<number> {
  const { items } = await call(server, customerAccountLinks, { token: account.token });
  const found = items.find(({ customer }) => customer.firstName === firstName);
  if (found === undefined) throw new Error(`expected a link to ${firstName}, got none`);
  return found.customer.id;
}
beforeEach(async () => {
  account = await freshAccount(server, 'only-managed');
  [gita, dana, emil, filip] = await Promise.all([linkTo('Gita'), linkTo('Dana'), linkTo('Emil'), linkTo('Filip')]);
});
const change = (flags: Parameters<TestServer['services']['settings']['change']>[1]) =>
  server.services.settings.change(server.services.database, flags);
afterEach(() => change({ legacyShopMigrationAllowed: null }));

let people = 0;
/** A person whom the shop does not know yet. */
const newPerson = (more: object = {}) => ({
  name: { firstName: 'Eva', lastName: `Nová ${'x'.repeat((people += 1))}` },
  birthDay: '1990-05-17',
  email: 'eva@linka.example',
  phoneNumber: '777123456',
  address: { street: 'Nová', streetNumber: '1', city: 'Lipany', zip: '56101' },
  ...more,
});
const request = (id: number, body: object, { token }: Account = account) => ({ token, params: { id }, body });
const rowOf = async (id: number) => {
  const [row] = await server.services.database.select().from(customers).where(eq(customers.id, id));
  if (row === undefined) throw new Error(`expected the customer ${String(id)}`);
  return row;
};
const setBirthDay = (id: number, birthDay: string | null) =>
  server.services.database.update(customers).set({ birthDay }).where(eq(customers.id, id));

describe('a custodian for a managed child (ASC-01)', () => {
  test("is an adult of the account, and is shown on the child's page", async () => {
    await call(server, assignCustodian, request(gita, { parentId: dana }));
    const { parent } = await call(server, customerById, { token: account.token, params: { id: gita } });
    expect(parent).toMatchObject({ id: dana, firstName: 'Dana' });
  });

  test('is a new person, who is stored with their data and is linked to no account', async () => {
    const parent = newPerson();
    await call(server, assignCustodian, request(gita, { parent }));
    const { parentId } = await rowOf(gita);
    expect(await rowOf(parentId ?? 0)).toMatchObject({
      ...parent.name,
      birthDay: parent.birthDay,
      email: 'eva@linka.example',
      phoneNumber: '777123456',
      street: 'Nová',
      draft: true,
    });
    const ofParent = eq(accountLinks.customerId, parentId ?? 0);
    expect(await server.services.database.$count(accountLinks, ofParent)).toBe(0);
  });

  test('is the same person for two children, if the same data are entered twice', async () => {
    await server.services.database.update(customers).set({ parentId: null }).where(eq(customers.id, filip));
    const parent = newPerson();
    await call(server, assignCustodian, request(gita, { parent }));
    await call(server, assignCustodian, request(filip, { parent }));
    expect((await rowOf(filip)).parentId).toBe((await rowOf(gita)).parentId);
  });

  test('cannot be replaced: assigning the same person again changes nothing, another person is refused', async () => {
    const twice = await Promise.all([0, 1].map(() => send(server, assignCustodian, request(gita, { parentId: dana }))));
    expect(statusesOf(twice)).toEqual([204, 204]);
    await refusal(server, assignCustodian, 'CUSTODIAN_ALREADY_ASSIGNED', request(gita, { parent: newPerson() }));
    await refusal(server, assignCustodian, 'CUSTODIAN_ALREADY_ASSIGNED', request(filip, { parentId: emil }));
    expect((await rowOf(gita)).parentId).toBe(dana);
  });

  test('is set by only one of two calls at once', async () => {
    const answers = await Promise.all(
      [newPerson(), newPerson()].map((parent) => send(server, assignCustodian, request(gita, { parent }))),
    );
    expect(statusesOf(answers)).toEqual([204, 409]);
  });
});

describe('the custodian', () => {
  test.each([
    ['2008-11-21', null],
    ['2008-11-22', 'CUSTODIAN_IS_REQUIRED'],
  ] as const)('must be 18 years old: born on %s', async (birthDay, name) => {
    await setBirthDay(dana, birthDay);
    const byId = request(gita, { parentId: dana });
    const byName = request(gita, { parent: newPerson({ birthDay }) });
    if (name === null) {
      await call(server, assignCustodian, byId);
      return;
    }
    await refusal(server, assignCustodian, name, byId);
    await refusal(server, assignCustodian, name, byName);
    expect((await rowOf(gita)).parentId).toBeNull();
  });

  test('must have a known birth date', async () => {
    await setBirthDay(dana, null);
    await refusal(server, assignCustodian, 'CUSTODIAN_IS_REQUIRED', request(gita, { parentId: dana }));
  });

  test('cannot be a managed person with an account of their own, because that person has not agreed', async () => {
    await refusal(server, assignCustodian, 'INVALID_CUSTODIAN', request(gita, { parentId: emil }));
  });

  test("cannot be another account's customer, nor a person who is entered as new but is already known", async () => {
    const other = await freshAccount(server, 'adult');
    const known = await rowOf(other.customerId);
    await refusal(server, assignCustodian, 'NOT_FOUND', request(gita, { parentId: other.customerId }));
    const parent = newPerson({
      name: { firstName: known.firstName, lastName: known.lastName },
      birthDay: known.birthDay,
    });
    await refusal(server, assignCustodian, 'CUSTOMER_NOT_UNIQUE_CUSTODIAN', request(gita, { parent }));
    expect((await rowOf(gita)).parentId).toBeNull();
  });

  test.each([
    ['nobody', {}],
    ['two people', { parentId: 1, parent: newPerson() }],
    ['a person without a first name', { parent: newPerson({ name: { firstName: ' ', lastName: 'Nová' } }) }],
    ['a person with too long an e-mail', { parent: newPerson({ email: `${'x'.repeat(40)}@linka.example` }) }],
    ['a person whose name cannot be printed', { parent: newPerson({ name: { firstName: '🙂', lastName: 'Nová' } }) }],
    ['a person with letters as the telephone number', { parent: newPerson({ phoneNumber: 'abcdefgh' }) }],
    ['a person without the required address', { parent: newPerson({ address: null }) }],
  ])('is refused: %s', async (_which, body) => {
    await refusal(server, assignCustodian, 'VALIDATION_ERROR', request(gita, body));
    expect((await rowOf(gita)).parentId).toBeNull();
  });
});

describe('a custodian is not assigned', () => {
  test('to anybody if the operator does not migrate customers from the legacy shop', async () => {
    await change({ legacyShopMigrationAllowed: false });
    await refusal(server, assignCustodian, 'CUSTODIAN_ASSIGNMENT_NOT_ALLOWED', request(gita, { parentId: dana }));
  });

  test('to an adult, nor to a child with an assigned link', async () => {
    await refusal(server, assignCustodian, 'CUSTODIAN_ASSIGNMENT_NOT_ALLOWED', request(dana, { parent: newPerson() }));
    const mine = and(eq(accountLinks.accountId, account.accountId), eq(accountLinks.customerId, gita));
    await server.services.database.update(accountLinks).set({ type: 'ASSIGNED' }).where(mine);
    await refusal(server, assignCustodian, 'CUSTODIAN_ASSIGNMENT_NOT_ALLOWED', request(gita, { parentId: dana }));
  });

  test("to another account's child", async () => {
    const other = await freshAccount(server, 'adult');
    await refusal(server, assignCustodian, 'NOT_FOUND', request(gita, { parent: newPerson() }, other));
  });
});
