import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { updateCustomer } from '#contract/endpoints/customer-writes.ts';
import { customers } from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal } from '../../common/server/support/call.ts';
import { smallPhoto } from '../../common/server/support/photos.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
let account: Account;
let photo: string;
/** A customer who came from another system without a name, and a managed adult. */
let placeholder: number;
let dana: number;
beforeAll(async () => {
  server = await startServer({ workers: false });
  photo = await smallPhoto();
});
afterAll(() => server.stop());
beforeEach(async () => {
  account = await freshAccount(server, 'only-managed');
  const { items } = await call(server, customerAccountLinks, { token: account.token });
  const idOf = (name: string) =>
    items.find(({ customer }) => `${customer.firstName} ${customer.lastName}`.includes(name))?.customer.id ?? 0;
  placeholder = idOf('Import');
  dana = idOf('Dana');
});
const change = (flags: Parameters<TestServer['services']['settings']['change']>[1]) =>
  server.services.settings.change(server.services.database, flags);
afterEach(() => change({ externalSynchronisationAllowed: null }));

let people = 0;
const newName = () => ({ firstName: 'Nora', lastName: `Nová ${'x'.repeat((people += 1))}` });
const address = { street: 'Nová', streetNumber: '1', city: 'Lipany', zip: '56101' };
const data = (more: object = {}) => ({ name: newName(), birthDay: '1990-05-17', photo, address, ...more });
const request = (id: number, body: object, { token }: Account = account) => ({ token, params: { id }, body });
const rowOf = async (id: number) => {
  const [row] = await server.services.database.select().from(customers).where(eq(customers.id, id));
  if (row === undefined) throw new Error(`expected the customer ${String(id)}`);
  return row;
};
const newCustodian = (more: object = {}) => ({ name: newName(), birthDay: '1985-01-02', address, ...more });

describe('the personal data of a customer without a name (PIN-01)', () => {
  test('can be entered by an account that manages the card, and are valid at once, even if the placeholder was verified', async () => {
    await server.services.database
      .update(customers)
      .set({ personalDataVerifiedDate: new Date(), parentId: null })
      .where(eq(customers.id, placeholder));
    const body = data({ email: 'nora@linka.example' });
    const changed = await call(server, updateCustomer, request(placeholder, body));
    expect(changed).toMatchObject({
      ...body.name,
      birthDay: body.birthDay,
      email: 'nora@linka.example',
      changes: null,
    });
    expect(changed.photo).toMatch(/^data:image\/jpeg;base64,/);
  });

  test('can be entered only one time: a second call is refused', async () => {
    await call(server, updateCustomer, request(placeholder, data()));
    await refusal(server, updateCustomer, 'INVALID_ACCOUNT', request(placeholder, data()));
  });

  test('require a custodian for a child; the custodian is stored with the child', async () => {
    const child = data({ birthDay: '2018-03-04' });
    await refusal(server, updateCustomer, 'CUSTODIAN_IS_REQUIRED', request(placeholder, child));
    const parent = newCustodian({ phoneNumber: '777123456' });
    await call(server, updateCustomer, request(placeholder, { ...child, parent }));
    const { parentId } = await rowOf(placeholder);
    expect(await rowOf(parentId ?? 0)).toMatchObject({ ...parent.name, phoneNumber: '777123456', draft: true });
  });

  test('can name an adult of the account as the custodian of a child', async () => {
    const child = data({ birthDay: '2018-03-04', parentId: dana });
    expect((await call(server, updateCustomer, request(placeholder, child))).parent?.id).toBe(dana);
  });

  test.each([
    ['2011-11-21', null],
    ['2011-11-22', 'CUSTODIAN_IS_REQUIRED'],
  ] as const)("require that a child's custodian is at least 15: born on %s", async (birthDay, name) => {
    const child = data({ birthDay: '2018-03-04', parent: newCustodian({ birthDay }) });
    if (name === null) await call(server, updateCustomer, request(placeholder, child));
    else await refusal(server, updateCustomer, name, request(placeholder, child));
  });

  test('are stored without a custodian for an adult', async () => {
    await call(server, updateCustomer, request(placeholder, data({ parent: newCustodian() })));
    expect((await rowOf(placeholder)).parentId).toBeNull();
  });

  test('are refused if the shop knows the person or the custodian already', async () => {
    const { firstName, lastName, birthDay } = await rowOf(dana);
    const known = data({ name: { firstName, lastName }, birthDay });
    await refusal(server, updateCustomer, 'CUSTOMER_NOT_UNIQUE', request(placeholder, known));
    const child = data({
      birthDay: '2018-03-04',
      parent: newCustodian({ name: { firstName, lastName }, birthDay }),
    });
    await refusal(server, updateCustomer, 'CUSTOMER_NOT_UNIQUE_CUSTODIAN', request(placeholder, child));
  });

  test.each([
    ['without a photo', 'PHOTO_REQUIRED', { photo: undefined }],
    ['of a person younger than five years', 'VALIDATION_ERROR', { birthDay: '2021-11-22', parent: newCustodian() }],
    ['without the address that the operator requires', 'VALIDATION_ERROR', { address: null }],
    [
      'without the address of a new custodian',
      'VALIDATION_ERROR',
      { birthDay: '2018-03-04', parent: newCustodian({ address: null }) },
    ],
    ['with two custodians', 'VALIDATION_ERROR', { parentId: 1, parent: newCustodian() }],
  ] as const)('are refused %s', async (_how, name, more) => {
    await refusal(server, updateCustomer, name, request(placeholder, data(more)));
    expect((await rowOf(placeholder)).firstName).toBe(String(placeholder));
  });

  test("are refused for a customer with a name, for another account's customer, and if no other system sends customers", async () => {
    await refusal(server, updateCustomer, 'INVALID_ACCOUNT', request(dana, data()));
    const other = await freshAccount(server, 'adult');
    await refusal(server, updateCustomer, 'NOT_FOUND', request(placeholder, data(), other));
    await change({ externalSynchronisationAllowed: false });
    await refusal(server, updateCustomer, 'INVALID_ACCOUNT', request(placeholder, data()));
  });
});
