import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkCustomer, createCustomer, updateCustomer } from '#contract/endpoints/customer-writes.ts';
import { customer as customerEndpoint, loggedCustomer } from '#contract/endpoints/customers.ts';
import type { AccountLinkType } from '#contract/enumerations.ts';
import { acceptPhoto } from '#server/applications/photos/accept-photo.ts';
import { accountLinks, cardApplications, customers } from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal, send, statusesOf } from '../../common/server/support/call.ts';
import { smallPhoto } from '../../common/server/support/photos.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
const allowAnyAge = (allowed: boolean) => {
  const { database, settings } = server.services;
  return settings.change(database, { isAssignCardWithoutAgeRestrictionAllowed: allowed });
};
/** The same photo in the sent and in the stored form. */
let photo: string;
let kept: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  photo = await smallPhoto();
  kept = await acceptPhoto(photo);
  await allowAnyAge(false);
});
afterAll(() => server.stop());

const adultDay = '1990-05-17';
const childDay = '2018-03-04';
let people = 0;
/** A name that no other customer has. */
const newName = () => ({ firstName: 'Nora', lastName: `Nová ${'x'.repeat((people += 1))}` });
const person = (birthDay: string, more: object = {}) => ({
  name: newName(),
  birthDay,
  gdprTermsApproval: true,
  address: { street: 'Nová', streetNumber: '1', city: 'Lipany', zip: '56101' },
  ...more,
});
const create = (account: Account, body: object) => call(server, createCustomer, { token: account.token, body });
const linkOf = async (account: Account, customerId: number) => {
  const mine = and(eq(accountLinks.accountId, account.accountId), eq(accountLinks.customerId, customerId));
  const [link] = await server.services.database.select().from(accountLinks).where(mine);
  return link;
};
const linkedId = async (account: Account, type: AccountLinkType): Promise<number> => {
  const mine = and(eq(accountLinks.accountId, account.accountId), eq(accountLinks.type, type));
  const [link] = await server.services.database.select().from(accountLinks).where(mine);
  return link?.customerId ?? 0;
};

describe('a new customer', () => {
  test("becomes the account's own customer if there is none, and is a draft until the data are checked", async () => {
    const account = await freshAccount(server, 'newcomer');
    const address = { street: 'Nová', streetNumber: '1', city: 'Lipany', zip: '56101' };
    const body = person(adultDay, {
      email: 'nora@linka.example',
      phoneNumber: '',
      address,
      photo,
      pin: '12',
    });
    const created = await create(account, body);
    expect(created).toMatchObject({
      ...body.name,
      birthDay: adultDay,
      email: 'nora@linka.example',
      phoneNumber: null,
      address,
      photo: kept,
      pin: '12',
      draft: true,
      parent: null,
      personalDataVerifiedDate: null,
    });
    expect(await linkOf(account, created.id)).toMatchObject({ type: 'REGISTERED', cancelable: false });
    expect(await call(server, loggedCustomer, { token: account.token })).toEqual(created);
  });

  test("is assigned to an account that has its own customer, who becomes the child's custodian", async () => {
    const account = await freshAccount(server, 'adult');
    const created = await create(account, person(childDay));
    expect(created).toMatchObject({ draft: true, parent: { id: account.customerId } });
    expect(await linkOf(account, created.id)).toMatchObject({ type: 'ASSIGNED', cancelable: true });
    // A person who is born today is a child as well.
    expect(await create(account, person('2026-11-21'))).toMatchObject({ birthDay: '2026-11-21' });
  });

  test('is refused if they are a child without a custodian', async () => {
    const newcomer = await freshAccount(server, 'newcomer');
    await refusal(server, createCustomer, 'CUSTODIAN_IS_REQUIRED', { token: newcomer.token, body: person(childDay) });
    await create(newcomer, person('2010-01-01'));
    // An account's own customer of 16 cannot be a custodian.
    await refusal(server, createCustomer, 'CUSTODIAN_IS_REQUIRED', { token: newcomer.token, body: person(childDay) });
  });

  test('is too old to be assigned from the 15th birthday on, unless the operator allows any age', async () => {
    const { token } = await freshAccount(server, 'adult');
    await call(server, createCustomer, { token, body: person('2011-11-22') });
    const body = person('2011-11-21');
    await refusal(server, createCustomer, 'TOO_OLD_FOR_ASSIGNED_ACCOUNT', { token, body });
    await allowAnyAge(true);
    try {
      expect(await call(server, createCustomer, { token, body })).toMatchObject({ parent: null });
    } finally {
      await allowAnyAge(false);
    }
  });

  test("is refused with another account's customer as custodian, a birth date in the future, or other invalid data", async () => {
    const { token } = await freshAccount(server, 'parent');
    const stranger = await freshAccount(server, 'adult');
    const refuse = (name: 'NOT_FOUND' | 'VALIDATION_ERROR' | 'INVALID_PHOTO', body: object) =>
      refusal(server, createCustomer, name, { token, body });
    await refuse('NOT_FOUND', person(childDay, { parentId: stranger.customerId }));
    await refuse('VALIDATION_ERROR', person('2026-11-23'));
    await refuse('VALIDATION_ERROR', person(childDay, { gdprTermsApproval: false }));
    await refuse('VALIDATION_ERROR', person(childDay, { photo: kept }));
    await refuse('INVALID_PHOTO', person(childDay, { photo: 'aGVsbG8=' }));
    await refuse('VALIDATION_ERROR', person(childDay, { email: 'nobody' }));
  });

  test('is refused if another customer has the same name (ignoring case) and birth date, also in calls at once', async () => {
    const accounts = await Promise.all([1, 2, 3].map(() => freshAccount(server, 'newcomer')));
    const body = person(adultDay);
    const sent = accounts.map(({ token }) => send(server, createCustomer, { token, body }));
    expect(statusesOf(await Promise.all(sent))).toEqual([200, 409, 409]);
    const { token } = await freshAccount(server, 'newcomer');
    const { firstName, lastName } = body.name;
    const loud = { ...body, name: { firstName: firstName.toUpperCase(), lastName: ` ${lastName.toUpperCase()} ` } };
    const { httpCode } = await refusal(server, createCustomer, 'CUSTOMER_NOT_UNIQUE_CUSTOMER', { token, body: loud });
    expect(httpCode).toBe(409);
    await call(server, createCustomer, { token, body: { ...body, birthDay: '1990-05-18' } });
  });

  test('is created only one time by two calls at once of an account without a customer', async () => {
    const { token } = await freshAccount(server, 'newcomer');
    const bodies = [person(adultDay), person(adultDay)];
    const answers = await Promise.all(bodies.map((body) => send(server, createCustomer, { token, body })));
    expect(statusesOf(answers)).toEqual([200, 409]);
    const headers = { 'idempotency-key': 'child-1' };
    const asked = { token, headers, body: person(childDay) };
    const children = await Promise.all([1, 2, 3].map(() => call(server, createCustomer, asked)));
    expect(new Set(children.map(({ id }) => id)).size).toBe(1);
  });
});

describe('the check whether a person is known', () => {
  const check = async (token: string, name: { firstName: string; lastName: string }, excluded: number[] = []) => {
    const query = { ...name, birthDay: adultDay, excludedCustomerIds: excluded };
    return (await call(server, checkCustomer, { token, query })).unique;
  };

  test('finds the same name and birth date; an account can only exclude its own people', async () => {
    const account = await freshAccount(server, 'newcomer');
    const stranger = await freshAccount(server, 'parent');
    const name = newName();
    expect(await check(account.token, name)).toBe(true);
    const { id } = await create(account, { ...person(adultDay), name });
    expect(await check(account.token, name)).toBe(false);
    expect(await check(account.token, name, [id])).toBe(true);
    expect(await check(account.token, { ...name, firstName: 'Eva' })).toBe(true);
    // Another account must not be able to probe an id by excluding it.
    expect(await check(stranger.token, name, [id])).toBe(false);
  });

  test('excludes the custodian of a child of the account, but no other stranger', async () => {
    const account = await freshAccount(server, 'adult');
    const child = await create(account, person(childDay));
    const name = newName();
    const { id } = await create(await freshAccount(server, 'newcomer'), { ...person(adultDay), name });
    expect(await check(account.token, name, [id])).toBe(false);
    await server.services.database.update(customers).set({ parentId: id }).where(eq(customers.id, child.id));
    expect(await check(account.token, name, [id])).toBe(true);
  });

  test('answers an account only a limited number of times in an hour; other accounts are not affected', async () => {
    const { settings, database } = server.services;
    await settings.change(database, { CUSTOMER_CHECKS_ALLOWED_PER_ACCOUNT: 2 });
    const [account, other] = [await freshAccount(server, 'newcomer'), await freshAccount(server, 'newcomer')];
    const name = newName();
    for (const _ of ['first', 'second']) expect(await check(account.token, name)).toBe(true);
    const asked = { token: account.token, query: { ...name, birthDay: adultDay } };
    const { metadata } = await refusal(server, checkCustomer, 'TOO_MANY_ATTEMPTS', asked);
    expect(metadata).toEqual({ retryAfter: 3600 });
    expect(await check(other.token, name)).toBe(true);
    await settings.change(database, { CUSTOMER_CHECKS_ALLOWED_PER_ACCOUNT: null });
    expect(await check(account.token, name)).toBe(true);
  });
});

describe('a change of a customer', () => {
  const update = (account: Account, id: number, body: object) =>
    call(server, updateCustomer, { token: account.token, params: { id }, body });
  const refuse = (account: Account, id: number, name: Parameters<typeof refusal>[2], body: object) =>
    refusal(server, updateCustomer, name, { token: account.token, params: { id }, body });
  const read = (account: Account, id = account.customerId) =>
    call(server, customerEndpoint, { token: account.token, params: { id } });
  const asIs = ({ firstName, lastName, birthDay }: Awaited<ReturnType<typeof read>>) => ({
    name: { firstName, lastName },
    birthDay: birthDay ?? '',
  });

  test('is made at once for contact data; a missing field keeps its value', async () => {
    const account = await freshAccount(server, 'adult');
    const before = await read(account);
    const changed = await update(account, account.customerId, { ...asIs(before), phoneNumber: '+420777000111' });
    expect(changed).toEqual({ ...before, phoneNumber: '+420777000111' });
    const without = await update(account, account.customerId, { ...asIs(before), phoneNumber: null, address: null });
    expect(without).toEqual({ ...before, phoneNumber: null, address: null });
    expect(await read(account)).toEqual(without);
  });

  test("waits for the staff's check if the data were verified, and can be withdrawn", async () => {
    const account = await freshAccount(server, 'adult');
    const before = await read(account);
    const name = newName();
    const body = { ...asIs(before), name, photo };
    expect(await update(account, account.customerId, body)).toEqual({ ...before, changes: { ...name, photo: kept } });
    const { photo: _, ...withoutPhoto } = body;
    expect((await update(account, account.customerId, withoutPhoto)).changes).toEqual({ ...name, photo: kept });
    expect((await update(account, account.customerId, { ...asIs(before), photo: null })).changes).toBeNull();
  });

  test("of the photo is withdrawn by sending the shop's own photo back unchanged", async () => {
    const account = await freshAccount(server, 'adult');
    const ofCustomer = eq(customers.id, account.customerId);
    const waiting = { photo: kept, changes: { photo: 'data:image/jpeg;base64,AA' } };
    await server.services.database.update(customers).set(waiting).where(ofCustomer);
    const before = await read(account);
    const sent = { ...asIs(before), photo: kept.replace(/^data:image\/jpeg;base64,/, '') };
    expect(await update(account, account.customerId, sent)).toEqual({ ...before, changes: null });
  });

  test('is made at once for a draft', async () => {
    const account = await freshAccount(server, 'newcomer');
    const { id } = await create(account, person(adultDay));
    const name = newName();
    const changed = await update(account, id, { name, birthDay: '1991-01-01', photo });
    expect(changed).toMatchObject({ ...name, birthDay: '1991-01-01', changes: null });
    expect(changed.photo).toBe(kept);
  });

  test('cannot change name and birth date while a card is being made', async () => {
    const account = await freshAccount(server, 'newcomer');
    const { id } = await create(account, person(adultDay));
    const before = await read(account, id);
    await server.services.database.insert(cardApplications).values({
      applicationNumber: `W${String(id)}`,
      accountId: account.accountId,
      customerId: id,
      carrierType: 'HAULIER_CARD',
      state: 'WAITING_TO_BE_PRINTED',
      created: server.services.clock.now(),
    });
    for (const other of [{ name: newName() }, { birthDay: '1991-01-01' }])
      await refuse(account, id, 'CUSTOMER_IN_CARD_APPLICATION', { ...asIs(before), ...other });
    expect((await update(account, id, { ...asIs(before), phoneNumber: '777000222' })).phoneNumber).toBe('777000222');
  });

  test('is refused for the data of another known person, and for an age that does not suit the link', async () => {
    const account = await freshAccount(server, 'newcomer');
    const own = await create(account, person(adultDay));
    const child = await create(account, person(childDay));
    const twin = await create(account, person(childDay));
    await refuse(account, twin.id, 'CUSTOMER_NOT_UNIQUE', asIs(child));
    await refuse(account, child.id, 'TOO_OLD_FOR_ASSIGNED_ACCOUNT', { ...asIs(child), birthDay: adultDay });
    await refuse(account, own.id, 'CUSTODIAN_IS_REQUIRED', { ...asIs(own), birthDay: childDay });
    await refuse(account, child.id, 'CUSTODIAN_IS_REQUIRED', { ...asIs(child), parentId: twin.id });
    await refuse(account, child.id, 'VALIDATION_ERROR', { ...asIs(child), birthDay: '2026-11-23' });
    expect(await read(account, child.id)).toEqual(child);
  });

  test("is refused for another account's customer, and for a customer whose card is only managed", async () => {
    const account = await freshAccount(server, 'parent');
    const stranger = await freshAccount(server, 'adult');
    const body = { name: newName(), birthDay: adultDay };
    await refuse(account, stranger.customerId, 'NOT_FOUND', body);
    await refuse(account, await linkedId(account, 'MANAGED'), 'INVALID_ACCOUNT', body);
    const child = await read(account, await linkedId(account, 'ASSIGNED'));
    expect((await update(account, child.id, { ...asIs(child), email: 'm@linka.example' })).email).toBe(
      'm@linka.example',
    );
    const parentId = stranger.customerId;
    await refuse(account, child.id, 'NOT_FOUND', { ...asIs(child), parentId });
  });
});
