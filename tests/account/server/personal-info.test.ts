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
/** A customer whom another system has sent without a name, and a managed adult. */
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
const changing = (id: number, body: object, { token }: Account = account) => ({ token, params: { id }, body });
const rowOf = async (id: number) => {
  const [row] = await server.services.database.select().from(customers).where(eq(customers.id, id));
  if (row === undefined) throw new Error(`expected the customer ${String(id)}`);
  return row;
};
const newCustodian = (more: object = {}) => ({ name: newName(), birthDay: '1985-01-02', address, ...more });

describe('the personal data of a customer without a name (PIN-01)', () => {
  test('are entered by whoever manages the card, and count at once, although the id had been verified', async () => {
    await server.services.database
      .update(customers)
      .set({ personalDataVerifiedDate: new Date(), parentId: null })
      .where(eq(customers.id, placeholder));
    const body = data({ email: 'nora@linka.example' });
    const changed = await call(server, updateCustomer, changing(placeholder, body));
    expect(changed).toMatchObject({
      ...body.name,
      birthDay: body.birthDay,
      email: 'nora@linka.example',
      changes: null,
    });
    expect(changed.photo).toMatch(/^data:image\/jpeg;base64,/);
  });

  test('can be entered once: afterwards the customer is one like any other', async () => {
    await call(server, updateCustomer, changing(placeholder, data()));
    await refusal(server, updateCustomer, 'INVALID_ACCOUNT', changing(placeholder, data()));
  });

  test('of a child need a custodian, who is kept with them', async () => {
    const child = data({ birthDay: '2018-03-04' });
    await refusal(server, updateCustomer, 'CUSTODIAN_IS_REQUIRED', changing(placeholder, child));
    const parent = newCustodian({ phoneNumber: '777123456' });
    await call(server, updateCustomer, changing(placeholder, { ...child, parent }));
    const { parentId } = await rowOf(placeholder);
    expect(await rowOf(parentId ?? 0)).toMatchObject({ ...parent.name, phoneNumber: '777123456', draft: true });
  });

  test('of a child can name an adult of the account as custodian', async () => {
    const child = data({ birthDay: '2018-03-04', parentId: dana });
    expect((await call(server, updateCustomer, changing(placeholder, child))).parent?.id).toBe(dana);
  });

  test.each([
    ['2011-11-21', null],
    ['2011-11-22', 'CUSTODIAN_IS_REQUIRED'],
  ] as const)('of a child need a custodian who is 15: born on %s', async (birthDay, name) => {
    const child = data({ birthDay: '2018-03-04', parent: newCustodian({ birthDay }) });
    if (name === null) await call(server, updateCustomer, changing(placeholder, child));
    else await refusal(server, updateCustomer, name, changing(placeholder, child));
  });

  test('of an adult have no custodian', async () => {
    await call(server, updateCustomer, changing(placeholder, data({ parent: newCustodian() })));
    expect((await rowOf(placeholder)).parentId).toBeNull();
  });

  test('are not those of somebody whom the shop knows already', async () => {
    const { firstName, lastName, birthDay } = await rowOf(dana);
    const known = data({ name: { firstName, lastName }, birthDay });
    await refusal(server, updateCustomer, 'CUSTOMER_NOT_UNIQUE', changing(placeholder, known));
    const child = data({
      birthDay: '2018-03-04',
      parent: newCustodian({ name: { firstName, lastName }, birthDay }),
    });
    await refusal(server, updateCustomer, 'CUSTOMER_NOT_UNIQUE_CUSTODIAN', changing(placeholder, child));
  });

  test.each([
    ['without a photo', 'PHOTO_REQUIRED', { photo: undefined }],
    ['of somebody younger than five years', 'VALIDATION_ERROR', { birthDay: '2021-11-22', parent: newCustodian() }],
    ['without the address that the operator asks for', 'VALIDATION_ERROR', { address: null }],
    [
      'without that of a new custodian',
      'VALIDATION_ERROR',
      { birthDay: '2018-03-04', parent: newCustodian({ address: null }) },
    ],
    ['with two custodians', 'VALIDATION_ERROR', { parentId: 1, parent: newCustodian() }],
  ] as const)('are refused %s', async (_how, name, more) => {
    await refusal(server, updateCustomer, name, changing(placeholder, data(more)));
    expect((await rowOf(placeholder)).firstName).toBe(String(placeholder));
  });

  test('are not entered for a customer with a name, nor while no other system sends customers, nor by another account', async () => {
    await refusal(server, updateCustomer, 'INVALID_ACCOUNT', changing(dana, data()));
    const other = await freshAccount(server, 'adult');
    await refusal(server, updateCustomer, 'NOT_FOUND', changing(placeholder, data(), other));
    await change({ externalSynchronisationAllowed: false });
    await refusal(server, updateCustomer, 'INVALID_ACCOUNT', changing(placeholder, data()));
  });
});
