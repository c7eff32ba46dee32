import { and, eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { cancelAccountLink } from '#contract/endpoints/account-link-cancelling.ts';
import { setAssignedAccount, setMainAccount } from '#contract/endpoints/account-link-changes.ts';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { createCardApplication } from '#contract/endpoints/card-application-writes.ts';
import { connectAssignedAccount } from '#contract/endpoints/connect-account.ts';
import { assignCustodian } from '#contract/endpoints/custodian-assignment.ts';
import { checkCustomer, checkIsicNumber, createCustomer, updateCustomer } from '#contract/endpoints/customer-writes.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { answersOf } from '#server/accounts/customers/counting-refusals.ts';
import { accountLinks, customers } from '#server/platform/db/schema.ts';
import { routes } from '#server/routes.ts';
import { applications, newIsicNumber, studentDays } from '../../common/server/support/application.ts';
import { call, freshAccount, logIn, refusal, send, statusesOf } from '../../common/server/support/call.ts';
import type { CallOptions } from '../../common/server/support/call.ts';
import { numbersOf } from '../../common/server/support/connecting.ts';
import { counterCard } from '../../common/server/support/counter-card.ts';
import { smallPhoto } from '../../common/server/support/photos.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
let photo: string;
beforeAll(async () => {
  server = await startServer({ workers: false, database: 'postgres' });
  photo = await smallPhoto();
});
afterAll(() => server.stop());
const change = (values: Parameters<TestServer['services']['settings']['change']>[1]) =>
  server.services.settings.change(server.services.database, values);
afterEach(() =>
  change({
    CUSTOMER_CHECKS_ALLOWED_PER_ACCOUNT: null,
    MAXIMUM_PEOPLE_OF_ACCOUNT: null,
    isAssignCardWithoutAgeRestrictionAllowed: null,
  }),
);

const adultDay = '1990-05-17';
const childDay = '2018-03-04';
let people = 0;
/** A person whom the shop does not know yet. */
const person = (birthDay: string, more: object = {}) => ({
  name: { firstName: 'Nora', lastName: `Nová ${String((people += 1))}` },
  birthDay,
  address: { street: 'Nová', streetNumber: '1', city: 'Lipany', zip: '56101' },
  ...more,
});
const creation = ({ token }: Account, body: object, key?: string) => ({
  token,
  body: { ...body, gdprTermsApproval: true },
  ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
});
const create = (account: Account, body: object, key?: string) =>
  call(server, createCustomer, creation(account, body, key));
const rowOf = async (id: number) => {
  const [row] = await server.services.database.select().from(customers).where(eq(customers.id, id));
  return row;
};
const linksOf = async ({ token }: Account) =>
  (await call(server, customerAccountLinks, { token, query: { limit: 100 } })).items;
async function linkTo(account: Account, name: string) {
  const found = (await linksOf(account)).find(({ customer }) => customer.fullName.includes(name));
  if (found === undefined) throw new Error(`expected a link to ${name}, got none`);
  return found;
}
const ownPeople = ({ accountId }: Account) =>
  server.services.database.$count(
    accountLinks,
    and(eq(accountLinks.accountId, accountId), ne(accountLinks.type, 'MANAGED')),
  );

describe('the question whether a person with a name and birth date exists', () => {
  /** A person whom another account has. */
  let known: ReturnType<typeof person>;
  let curious: Account;
  let placeholder: number;
  let gita: number;
  beforeEach(async () => {
    known = person(adultDay);
    await create(await freshAccount(server, 'newcomer'), known);
    curious = await freshAccount(server, 'only-managed');
    placeholder = (await linkTo(curious, 'Import')).customer.id;
    gita = (await linkTo(curious, 'Gita')).customer.id;
  });

  type Probe = readonly [EndpointDefinition, ErrorName | null, CallOptions];
  /** One call to each endpoint whose answer reveals whether the person exists. */
  const probes = (who: object): readonly Probe[] => {
    const { token } = curious;
    const { name, birthDay } = person(adultDay, who);
    const child = person(childDay, { photo, parent: person(adultDay, who) });
    const updateOf = (id: number, body: object) => ({ token, params: { id }, body });
    return [
      [createCustomer, 'CUSTOMER_NOT_UNIQUE_CUSTOMER', creation(curious, person(adultDay, who))],
      [createCustomer, 'CUSTOMER_NOT_UNIQUE_CUSTODIAN', creation(curious, { ...child, accountLinkType: 'ASSIGNED' })],
      [createCustomer, 'CUSTOMER_NOT_UNIQUE_CUSTODIAN', creation(curious, { ...child, originId: placeholder })],
      [updateCustomer, 'CUSTOMER_NOT_UNIQUE', updateOf(placeholder, person(adultDay, { ...who, photo }))],
      [updateCustomer, 'CUSTOMER_NOT_UNIQUE_CUSTODIAN', updateOf(placeholder, child)],
      [assignCustodian, 'CUSTOMER_NOT_UNIQUE_CUSTODIAN', updateOf(gita, { parent: person(adultDay, who) })],
      [checkCustomer, null, { token, query: { ...name, birthDay } }],
    ];
  };

  test('is answered only a limited number of times in an hour, by all endpoints together; then every call is refused', async () => {
    const asked = probes(known);
    await change({ CUSTOMER_CHECKS_ALLOWED_PER_ACCOUNT: asked.length });
    for (const [endpoint, name, options] of asked) {
      if (name === null) await call(server, endpoint, options);
      else await refusal(server, endpoint, name, options);
    }
    const before = [await rowOf(placeholder), await rowOf(gita), await linksOf(curious)];
    // Calls about an unknown person are refused as well, because a success would also be an answer.
    for (const who of [known, {}])
      for (const [endpoint, , options] of probes(who)) {
        const { metadata } = await refusal(server, endpoint, 'TOO_MANY_ATTEMPTS', options);
        expect([endpoint.name, metadata]).toEqual([endpoint.name, { retryAfter: 3600 }]);
      }
    expect([await rowOf(placeholder), await rowOf(gita), await linksOf(curious)]).toEqual(before);
    const [probe] = probes(known);
    expect((await send(server, createCustomer, probe?.[2])).headers.get('retry-after')).toBe('3600');
    const stranger = await freshAccount(server, 'newcomer');
    await refusal(server, createCustomer, 'CUSTOMER_NOT_UNIQUE_CUSTOMER', creation(stranger, known));
  });

  test('is not answered by a success or by another refusal; such calls are not counted', async () => {
    await change({ CUSTOMER_CHECKS_ALLOWED_PER_ACCOUNT: 1 });
    const { token } = curious;
    const own = person(adultDay);
    for (const _ of ['made', 'repeated']) await create(curious, own, 'the-same-key');
    const { id } = (await linkTo(curious, own.name.lastName)).customer;
    for (const _ of ['once', 'twice'])
      await call(server, updateCustomer, { token, params: { id }, body: person(adultDay) });
    await call(server, assignCustodian, { token, params: { id: gita }, body: { parent: person(adultDay) } });
    const again = { token, params: { id: gita }, body: { parent: person(adultDay) } };
    await refusal(server, assignCustodian, 'CUSTODIAN_ALREADY_ASSIGNED', again);
    await refusal(
      server,
      createCustomer,
      'INVALID_ACCOUNT',
      creation(curious, { ...known, accountLinkType: 'REGISTERED' }),
    );
    await refusal(server, updateCustomer, 'CUSTOMER_NOT_UNIQUE', { token, params: { id }, body: known });
    await refusal(server, updateCustomer, 'TOO_MANY_ATTEMPTS', { token, params: { id }, body: known });
  });

  test('gets only one answer for several calls at once, if one answer is allowed', async () => {
    await change({ CUSTOMER_CHECKS_ALLOWED_PER_ACCOUNT: 1 });
    const answers = await Promise.all([1, 2, 3].map(() => send(server, createCustomer, creation(curious, known))));
    expect(statusesOf(answers)).toEqual([409, 429, 429]);
  });
});

test('each endpoint whose errors reveal something about other people counts these errors', () => {
  const answers = new Set(Object.values(answersOf).flat());
  const telling = routes.filter(({ endpoint }) => endpoint.errors.some((name) => answers.has(name)));
  const uncounted = telling.filter(({ around }) => around === undefined).map(({ endpoint }) => endpoint.name);
  expect([telling.length, uncounted]).toEqual([8, []]);
  const silent = telling.filter(({ endpoint }) => !endpoint.errors.includes('TOO_MANY_ATTEMPTS'));
  expect(silent).toEqual([]);
});

test('the question whether somebody has an ISIC number is limited for applications and checks together', async () => {
  const tools = applications(server);
  const account = await tools.applicant();
  const isicNumber = newIsicNumber();
  await tools.change((await freshAccount(server, 'adult')).customerId, { isicNumber });
  await tools.change(account.customerId, { isicNumber, birthDay: '2004-05-06' });
  const profileId = await tools.profileId('STUDENT');
  const body = await tools.body(account, { profileOne: { profileId, ...studentDays } });
  const { token } = account;
  const query = { firstName: 'Nora', lastName: 'Nová', isicNumber, customerProfileId: profileId };
  await change({ CUSTOMER_CHECKS_ALLOWED_PER_ACCOUNT: 2 });
  await refusal(server, createCardApplication, 'INVALID_ISIC_NUMBER', { token, body });
  expect((await call(server, checkIsicNumber, { token, query })).valid).toBe(false);
  await refusal(server, createCardApplication, 'TOO_MANY_ATTEMPTS', { token, body });
  await refusal(server, checkIsicNumber, 'TOO_MANY_ATTEMPTS', { token, query });
  // The question about people has a limit of its own.
  await call(server, checkCustomer, { token, query: { firstName: 'Nora', lastName: 'Nová', birthDay: adultDay } });
});

describe('the maximum number of people of an account', () => {
  const refused = async (endpoint: EndpointDefinition, options: CallOptions, maximum: number) => {
    const { metadata } = await refusal(server, endpoint, 'MAXIMUM_PEOPLE_REACHED', options);
    expect(metadata).toEqual({ maximum });
  };

  test('applies to creating, connecting and assigning; managed people are not counted', async () => {
    await change({ isAssignCardWithoutAgeRestrictionAllowed: false });
    const account = await freshAccount(server, 'only-managed');
    const { token } = account;
    await call(server, setMainAccount, { token, params: { id: (await linkTo(account, 'Dana')).id } });
    const filip = await linkTo(account, 'Filip');
    await change({ MAXIMUM_PEOPLE_OF_ACCOUNT: 2 });
    const { id } = await create(account, person(childDay));
    await refused(createCustomer, creation(account, person(childDay)), 2);
    await refused(setAssignedAccount, { token, params: { id: filip.id } }, 2);
    const card = await counterCard(server, account.accountId, 'child');
    const own = (await linkTo(account, 'Dana')).customer.id;
    await server.services.database.update(customers).set({ parentId: own }).where(eq(customers.id, card.customerId));
    await refused(connectAssignedAccount, { token, body: numbersOf(card) }, 2);
    expect(await ownPeople(account)).toBe(2);
    // The data of the existing people can still be changed.
    await create(account, person(childDay, { originId: id }));
    await change({ MAXIMUM_PEOPLE_OF_ACCOUNT: 4 });
    await call(server, connectAssignedAccount, { token, body: numbersOf(card) });
    await call(server, setAssignedAccount, { token, params: { id: filip.id } });
    expect(await ownPeople(account)).toBe(4);
  });

  test('is not exceeded by two calls at the same time', async () => {
    // The account's own customer was not created today, so that the daily limit alone would allow both calls.
    const account = await freshAccount(server, 'adult');
    await change({ MAXIMUM_PEOPLE_OF_ACCOUNT: 2 });
    const answers = await Promise.all(
      [1, 2].map(() => send(server, createCustomer, creation(account, person(childDay)))),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await ownPeople(account)).toBe(2);
  });

  test('also limits the people created in a day, including removed people and submitted custodians', async () => {
    const account = await freshAccount(server, 'newcomer');
    await change({ MAXIMUM_PEOPLE_OF_ACCOUNT: 4 });
    await create(account, person(adultDay));
    const child = await create(account, person(childDay, { parent: person(adultDay) }));
    // A refused call is not counted.
    const twin = await create(await freshAccount(server, 'newcomer'), person(adultDay));
    const known = { name: { firstName: twin.firstName, lastName: twin.lastName }, birthDay: adultDay };
    const body = person(childDay, { parent: person(adultDay, known) });
    await refusal(server, createCustomer, 'CUSTOMER_NOT_UNIQUE_CUSTODIAN', creation(account, body));
    const link = await linkTo(account, child.lastName);
    await call(server, cancelAccountLink, { token: account.token, params: { id: link.id } });
    const other = await create(account, person(childDay));
    const renamed = { token: account.token, params: { id: other.id }, body: person(childDay) };
    // An account that may not add anybody must not learn whether a person exists.
    for (const who of [{}, known]) {
      await refused(createCustomer, creation(account, person(childDay, who)), 4);
      const parent = person(adultDay, who);
      await refused(createCustomer, creation(account, { ...person(childDay), originId: other.id, parent }), 4);
      await refused(updateCustomer, { ...renamed, body: { ...renamed.body, parent } }, 4);
    }
    await call(server, updateCustomer, renamed);
    server.clock.advance(24 * 3600 * 1000);
    const token = await logIn(server, account.username, account.password);
    await create({ ...account, token }, person(childDay));
  });
});
