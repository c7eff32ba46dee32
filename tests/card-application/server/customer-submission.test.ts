import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkCustomer, createCustomer } from '#contract/endpoints/customer-writes.ts';
import { customer as customerEndpoint } from '#contract/endpoints/customers.ts';
import { errorNumber } from '#contract/error-names.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { accountLinks, customers } from '#server/platform/db/schema.ts';
import { applications } from '../../common/server/support/application.ts';
import type { Account, Applications } from '../../common/server/support/application.ts';
import { call, freshAccount, refusal } from '../../common/server/support/call.ts';
import { smallPhoto } from '../../common/server/support/photos.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
let tools: Applications;
beforeAll(async () => {
  server = await startServer({ workers: false });
  tools = applications(server);
});
afterAll(() => server.stop());

const childDay = '2018-03-04';
const address = { street: 'Nová', streetNumber: '1', city: 'Lipany', zip: '56101' };
let people = 0;
const newName = () => ({ firstName: 'Nela', lastName: `Nová ${String((people += 1))}` });
const person = (birthDay: string, more: object = {}) => ({
  name: newName(),
  birthDay,
  address,
  gdprTermsApproval: true,
  ...more,
});
const create = ({ token }: Account, body: object) => call(server, createCustomer, { token, body });
const refuse = ({ token }: Account, name: ErrorName, body: object) =>
  refusal(server, createCustomer, name, { token, body });
const read = ({ token, customerId }: Account, id = customerId) =>
  call(server, customerEndpoint, { token, params: { id } });
const asIs = ({ firstName, lastName, birthDay }: Awaited<ReturnType<typeof read>>) => ({
  name: { firstName, lastName },
  birthDay,
  address,
  gdprTermsApproval: true,
});
const rowOf = async (id: number) => {
  const [row] = await server.services.database.select().from(customers).where(eq(customers.id, id));
  return row;
};
const countNamed = ({ lastName }: { lastName: string }) =>
  server.services.database.$count(customers, eq(customers.lastName, lastName));

describe('a new customer', () => {
  test('keeps the number of the ISIC card, which is hidden from accounts that only manage the card', async () => {
    const account = await freshAccount(server, 'adult');
    const child = await create(account, person(childDay, { isicNumber: 's420000000002y' }));
    expect(child.isicNumber).toBe('S420000000002Y');
    const mine = and(eq(accountLinks.accountId, account.accountId), eq(accountLinks.customerId, child.id));
    await server.services.database.update(accountLinks).set({ type: 'MANAGED' }).where(mine);
    expect((await read(account, child.id)).isicNumber).toBeNull();
    await refuse(account, 'VALIDATION_ERROR', person(childDay, { isicNumber: 'x'.repeat(15) }));
  });

  test("becomes the account's own customer only if the account has none, and is never managed", async () => {
    const account = await freshAccount(server, 'newcomer');
    await create(account, person('1990-01-01', { accountLinkType: 'REGISTERED' }));
    await refuse(account, 'INVALID_ACCOUNT', person('1990-01-01', { accountLinkType: 'REGISTERED' }));
    await create(account, person(childDay, { accountLinkType: 'ASSIGNED' }));
    await refuse(account, 'VALIDATION_ERROR', person(childDay, { accountLinkType: 'MANAGED' }));
  });

  test('is created only one time by a wizard; if the wizard sends data again, they change the same person', async () => {
    const account = await freshAccount(server, 'adult');
    const flow = { flowId: crypto.randomUUID() };
    const parent = { name: newName(), birthDay: '1980-01-01', address };
    const first = person(childDay, { parent, ...flow });
    const child = await create(account, first);
    const other = { ...first, email: 'nela@linka.example', name: newName() };
    expect(await create(account, other)).toMatchObject({ id: child.id, ...other.name, email: 'nela@linka.example' });
    expect(await countNamed(first.name)).toBe(0);
    expect(await countNamed(parent.name)).toBe(1);
    const stranger = await freshAccount(server, 'adult');
    expect((await create(stranger, person(childDay, flow))).id).not.toBe(child.id);
    await refuse(account, 'VALIDATION_ERROR', person(childDay, { flowId: 'x' }));
  });

  test.each([
    ['street', 'addressStreetRequired'],
    ['streetNumber', 'addressStreetNumberRequired'],
    ['city', 'addressCityRequired'],
    ['zip', 'addressZipCodeRequired'],
  ] as const)('needs the %s of the address if the operator requires it', async (part, flag) => {
    const account = await freshAccount(server, 'adult');
    for (const value of [null, ' ']) {
      const body = person(childDay, { address: { ...address, [part]: value } });
      expect((await refuse(account, 'VALIDATION_ERROR', body)).errors).toEqual([`address.${part}: is required`]);
      const parent = { name: newName(), birthDay: '1980-01-01', address: { ...address, [part]: value } };
      const { errors } = await refuse(account, 'VALIDATION_ERROR', person(childDay, { parent }));
      expect(errors).toEqual([`parent.address.${part}: is required`]);
      await tools.withSettings({ [flag]: false }, () => create(account, body));
    }
  });

  test('is refused without an address', async () => {
    const account = await freshAccount(server, 'adult');
    const { errors } = await refuse(account, 'VALIDATION_ERROR', person(childDay, { address: null }));
    expect(errors).toHaveLength(4);
  });
});

describe('a new custodian', () => {
  const custodian = (birthDay = '1980-01-01') => ({ name: newName(), birthDay, address, phoneNumber: '+420777000111' });

  test('is created with the child, as a draft that no account has', async () => {
    const account = await freshAccount(server, 'adult');
    const parent = custodian();
    const child = await create(account, person(childDay, { parent }));
    expect(child.parent).toMatchObject(parent.name);
    expect(await rowOf(child.parent?.id ?? 0)).toMatchObject({
      draft: true,
      phoneNumber: '+420777000111',
      city: 'Lipany',
    });
    const links = eq(accountLinks.customerId, child.parent?.id ?? 0);
    expect(await server.services.database.$count(accountLinks, links)).toBe(0);
  });

  test('must be at least 18, and must not be a known person', async () => {
    const account = await freshAccount(server, 'adult');
    await refuse(account, 'CUSTODIAN_IS_REQUIRED', person(childDay, { parent: custodian('2008-11-22') }));
    const parent = custodian('2008-11-21');
    await create(account, person(childDay, { parent }));
    const stranger = await freshAccount(server, 'adult');
    const another = await refuse(stranger, 'CUSTOMER_NOT_UNIQUE_CUSTODIAN', person(childDay, { parent }));
    expect([another.httpCode, errorNumber.CUSTOMER_NOT_UNIQUE_CUSTODIAN]).toEqual([409, 2]);
    expect(errorNumber.CUSTOMER_NOT_UNIQUE_CUSTOMER).toBe(1);
    await refuse(account, 'VALIDATION_ERROR', person(childDay, { parent: custodian(), parentId: account.customerId }));
  });

  test('is not created if the child is refused, or for a person who needs no custodian', async () => {
    const account = await freshAccount(server, 'adult');
    const known = await create(account, person(childDay));
    const parent = custodian();
    await refuse(account, 'CUSTOMER_NOT_UNIQUE_CUSTOMER', { ...asIs(known), parent });
    await create(account, person('2000-01-01', { parent }));
    expect(await countNamed(parent.name)).toBe(0);
  });

  test('is created together with the child only one time by calls with the same key', async () => {
    const { token } = await freshAccount(server, 'adult');
    const parent = custodian();
    const asked = { token, body: person(childDay, { parent }), headers: { 'idempotency-key': 'child' } };
    const made = await Promise.all([1, 2, 3].map(() => call(server, createCustomer, asked)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await countNamed(parent.name)).toBe(1);
  });
});

describe('personal data submitted for a customer of the account', () => {
  test("wait for the staff's check if they were verified before; submitting them again changes nothing", async () => {
    const account = await freshAccount(server, 'adult');
    const before = await read(account);
    const name = newName();
    const photo = await smallPhoto();
    const body = { ...asIs(before), name, photo, isicNumber: 'S420000000002Y', originId: before.id };
    const changed = await create(account, { ...body, accountLinkType: 'REGISTERED' });
    expect(changed).toEqual({
      ...before,
      address,
      isicNumber: 'S420000000002Y',
      changes: { ...name, photo: expect.stringMatching(/^data:image\/jpeg;base64,/) as string },
    });
    expect(await create(account, body)).toEqual(changed);
    expect(await read(account)).toEqual(changed);
  });

  test('do not change fields that are left out', async () => {
    const account = await freshAccount(server, 'adult');
    await tools.change(account.customerId, { isicNumber: 'S420000000002Y', pin: '12' });
    const before = await read(account);
    expect(await create(account, { ...asIs(before), originId: before.id })).toEqual({ ...before, address });
    const none = await create(account, { ...asIs(before), originId: before.id, isicNumber: '', pin: null });
    expect([none.isicNumber, none.pin]).toEqual([null, null]);
  });

  test("create a custodian only one time; a later call can correct a draft custodian's telephone number", async () => {
    const account = await freshAccount(server, 'adult');
    const child = await create(account, person(childDay));
    const parent = { name: newName(), birthDay: '1980-01-01', address };
    const body = { ...asIs(child), originId: child.id, parent };
    const first = await create(account, body);
    expect(first.parent).toMatchObject(parent.name);
    expect((await create(account, body)).parent).toEqual(first.parent);
    await create(account, { ...body, parent: { ...parent, phoneNumber: '777000222' } });
    expect(await countNamed(parent.name)).toBe(1);
    expect((await rowOf(first.parent?.id ?? 0))?.phoneNumber).toBe('777000222');
  });

  test("keep a custodian's data if only the custodian's name is sent", () =>
    tools.withSettings(
      {
        addressStreetRequired: false,
        addressStreetNumberRequired: false,
        addressCityRequired: false,
        addressZipCodeRequired: false,
      },
      async () => {
        const account = await freshAccount(server, 'adult');
        const parent = { name: newName(), birthDay: '1980-01-01' };
        const child = await create(account, person(childDay, { parent: { ...parent, phoneNumber: '777000222' } }));
        await create(account, { ...asIs(child), originId: child.id, parent });
        expect(await rowOf(child.parent?.id ?? 0)).toMatchObject({ ...parent.name, phoneNumber: '777000222' });
      },
    ));

  test('do not change a custodian who is a customer of an account', async () => {
    const account = await freshAccount(server, 'adult');
    const own = await read(account);
    const child = await create(account, person(childDay));
    const parent = { ...asIs(own), phoneNumber: '777000222' };
    expect((await create(account, { ...asIs(child), originId: child.id, parent })).parent?.id).toBe(own.id);
    expect((await read(account)).phoneNumber).toBe(own.phoneNumber);
  });

  test('do not change a custodian whose data the staff has checked; this person cannot be submitted as a new custodian', async () => {
    const account = await freshAccount(server, 'adult');
    const parent = { name: newName(), birthDay: '1980-01-01', address, phoneNumber: '777000111' };
    const child = await create(account, person(childDay, { parent }));
    const parentId = child.parent?.id ?? 0;
    await tools.change(parentId, { draft: false });
    const other = { ...parent, phoneNumber: '777000222' };
    expect((await create(account, { ...asIs(child), originId: child.id, parent: other })).parent?.id).toBe(parentId);
    expect((await rowOf(parentId))?.phoneNumber).toBe('777000111');
    await refuse(account, 'CUSTOMER_NOT_UNIQUE_CUSTODIAN', person(childDay, { parent }));
  });

  test('are refused for a customer whom the account does not have, and for another kind of link', async () => {
    const account = await freshAccount(server, 'parent');
    const stranger = await freshAccount(server, 'adult');
    const body = person('1990-01-01');
    await refuse(account, 'NOT_FOUND', { ...body, originId: stranger.customerId });
    await refuse(account, 'NOT_FOUND', { ...body, originId: 2_147_483_647 });
    const managed = await tools.linked(account, 'MANAGED');
    await refuse(account, 'INVALID_ACCOUNT', { ...body, originId: managed, accountLinkType: 'ASSIGNED' });
    const own = { ...asIs(await read(account)), originId: account.customerId };
    await refuse(account, 'INVALID_ACCOUNT', { ...own, accountLinkType: 'ASSIGNED' });
  });

  test('cannot change name and birth date while a card is being made, or to those of another person', async () => {
    const account = await tools.applicant();
    const before = await read(account);
    const stranger = await create(await freshAccount(server, 'newcomer'), person('1990-01-01'));
    const originId = before.id;
    await refuse(account, 'CUSTOMER_NOT_UNIQUE_CUSTOMER', { ...asIs(stranger), originId });
    await tools.file(account);
    await refuse(account, 'CUSTOMER_IN_CARD_APPLICATION', { ...asIs(before), name: newName(), originId });
    await create(account, { ...asIs(before), originId });
  });
});

describe('personal data of a managed customer', () => {
  const parent = { name: newName(), birthDay: '1980-01-01', address };
  const everything = { email: 'a@linka.example', phoneNumber: '777000222', pin: '9', parent };
  const submit = async (account: Account, originId: number, body: object) =>
    create(account, { ...person('1990-01-01', { photo: await smallPhoto(), ...body }), originId });

  test('do not change if the shop knows them already, even if a change of them waits to be checked', async () => {
    const account = await freshAccount(server, 'parent');
    const id = await tools.linked(account, 'MANAGED');
    const known = {
      email: 'karel@linka.example',
      phoneNumber: '+420777000222',
      pin: '1',
      photo: 'data:image/jpeg;base64,AA',
    };
    await tools.change(id, { ...known, changes: { lastName: 'Novotný' } });
    const before = await rowOf(id);
    await submit(account, id, everything);
    expect(await rowOf(id)).toEqual(before);
  });

  test('are added if they are missing, and cannot be changed afterwards', async () => {
    const account = await freshAccount(server, 'parent');
    const id = await tools.linked(account, 'MANAGED');
    const none = { street: null, streetNumber: null, city: null, zip: null, email: null, phoneNumber: null };
    await tools.change(id, { ...none, city: 'Lipany', personalDataVerifiedDate: null });
    const { firstName, birthDay } = await read(account, id);
    const { photo, ...changed } = await submit(account, id, everything);
    expect(photo).toMatch(/^data:image/);
    expect(changed).toMatchObject({ firstName, birthDay, email: 'a@linka.example', phoneNumber: '777000222', address });
    await submit(account, id, { ...everything, email: 'b@linka.example', address: { ...address, street: 'Jiná' } });
    expect(await read(account, id)).toEqual({ ...changed, photo });
  });

  test('include a custodian only for a child without one', async () => {
    const account = await freshAccount(server, 'parent');
    const id = await tools.linked(account, 'MANAGED');
    await submit(account, id, { parent });
    expect((await read(account, id)).parent).toBeNull();
    await tools.change(id, { birthDay: childDay });
    const submitChild = (more: object) => create(account, { ...person(childDay, more), originId: id });
    await submitChild({ parent });
    const { parent: custodian } = await read(account, id);
    expect(custodian).toMatchObject(parent.name);
    await submitChild({ parentId: account.customerId });
    await submitChild({ parent: { ...parent, name: newName() } });
    expect((await read(account, id)).parent).toEqual(custodian);
  });
});

describe('a parent without a card', () => {
  const parentOf = () => ({ name: newName(), birthDay: '1980-01-01', address, phoneNumber: '+420777000333' });
  const childWith = (parent: object) => person(childDay, { parent, accountLinkType: 'ASSIGNED' });

  test('can get cards for several children, who then have the same custodian', async () => {
    const account = await freshAccount(server, 'newcomer');
    await refuse(account, 'CUSTODIAN_IS_REQUIRED', person(childDay, { accountLinkType: 'ASSIGNED' }));
    const parent = parentOf();
    const one = await create(account, childWith(parent));
    const other = await create(account, childWith({ ...parent, phoneNumber: '+420777000444' }));
    expect(other.parent).toEqual(one.parent);
    expect(await rowOf(one.parent?.id ?? 0)).toMatchObject({ phoneNumber: '+420777000444' });
    expect(await countNamed(parent.name)).toBe(1);
  });

  test("becomes the account's own customer with the first application for themselves", async () => {
    const account = await freshAccount(server, 'newcomer');
    const parent = parentOf();
    const child = await create(account, childWith(parent));
    const { firstName, lastName } = parent.name;
    const identity = { firstName, lastName, birthDay: parent.birthDay };
    expect(await call(server, checkCustomer, { token: account.token, query: identity })).toEqual({ unique: true });
    const own = await create(account, person(parent.birthDay, { name: parent.name, accountLinkType: 'REGISTERED' }));
    expect(own.id).toBe(child.parent?.id);
    expect(await server.services.database.$count(accountLinks, eq(accountLinks.customerId, own.id))).toBe(1);
    await refuse(account, 'INVALID_ACCOUNT', person('1985-01-01', { accountLinkType: 'REGISTERED' }));
  });

  test('cannot become the customer of another account, even if that account manages the child', async () => {
    const account = await freshAccount(server, 'newcomer');
    const parent = parentOf();
    const child = await create(account, childWith(parent));
    const stranger = await freshAccount(server, 'newcomer');
    const link = { accountId: stranger.accountId, customerId: child.id, type: 'MANAGED' } as const;
    await server.services.database.insert(accountLinks).values(link);
    await refuse(stranger, 'CUSTOMER_NOT_UNIQUE_CUSTOMER', person(parent.birthDay, { name: parent.name }));
    await refuse(stranger, 'CUSTOMER_NOT_UNIQUE_CUSTODIAN', childWith(parent));
    const { firstName, lastName } = parent.name;
    const query = { firstName, lastName, birthDay: parent.birthDay };
    expect(await call(server, checkCustomer, { token: stranger.token, query })).toEqual({ unique: false });
  });
});
