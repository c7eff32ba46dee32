import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCardApplication } from '#contract/endpoints/card-application-writes.ts';
import { checkCustomer, createCustomer, updateCustomer } from '#contract/endpoints/customer-writes.ts';
import { customers } from '#server/platform/db/schema.ts';
import { applications } from './support/application.ts';
import type { Account, Applications } from './support/application.ts';
import { call, freshAccount, refusal } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let tools: Applications;
let parent: Account;
let applicant: Account;
beforeAll(async () => {
  server = await startServer({ workers: false });
  tools = applications(server);
  parent = await freshAccount(server, 'adult');
  applicant = await tools.applicant();
});
afterAll(() => server.stop());

let people = 0;
beforeEach(() => {
  people += 1;
});
const address = { street: 'Nová', streetNumber: '1', city: 'Lipany', zip: '56101' };
const person = (birthDay = '2018-03-04') => ({
  name: { firstName: 'Nela', lastName: `Vkládaná ${String(people)}` },
  birthDay,
  address,
  email: 'nela@linka.example',
  phoneNumber: '+420 777 123 456',
});
type Sent = ReturnType<typeof person>;

const fields = {
  firstName: {
    path: 'name.firstName',
    put: (to: Sent, text: string) => ({ ...to, name: { ...to.name, firstName: text } }),
  },
  lastName: {
    path: 'name.lastName',
    put: (to: Sent, text: string) => ({ ...to, name: { ...to.name, lastName: text } }),
  },
  email: { path: 'email', put: (to: Sent, text: string) => ({ ...to, email: text }) },
  phoneNumber: { path: 'phoneNumber', put: (to: Sent, text: string) => ({ ...to, phoneNumber: text }) },
  ...Object.fromEntries(
    (['street', 'streetNumber', 'city', 'zip'] as const).map((part) => [
      part,
      {
        path: `address.${part}`,
        put: (to: Sent, text: string) => ({ ...to, address: { ...to.address, [part]: text } }),
      },
    ]),
  ),
};

const unsound = {
  'an emoji': '😀',
  'a flag': '🇨🇿',
  'a NUL': 'a\u0000',
  'half a surrogate pair': 'a\uD83D',
  'a long text': 'a'.repeat(51),
};
/** The e-mail address and the telephone number may be empty. */
const isFreeOf = (field: string, text: string) => ['email', 'phoneNumber'].includes(field) && text.trim() === '';
const blanks = {
  nothing: '',
  blanks: ' \t\n',
  'what has no width': '\u200B\uFEFF',
  'what turns the direction': '\u202E',
};

const create = (body: object) => call(server, createCustomer, { token: parent.token, body });
const refuse = (body: object) => refusal(server, createCustomer, 'VALIDATION_ERROR', { token: parent.token, body });
const asNew = (body: object) => ({ ...body, gdprTermsApproval: true });

const cells = Object.entries(fields).flatMap(([field, { path, put }]) =>
  Object.entries({ ...unsound, ...blanks }).flatMap(([name, text]) =>
    isFreeOf(field, text.replaceAll(/[\u200B\uFEFF\u202E]/g, '')) ? [] : [{ field, path, put, name, text }],
  ),
);

describe('a text of a person that the page refuses is refused by the server as well (PDT-01)', () => {
  test.each(cells)('$field of the person and of the custodian: $name', async ({ path, put, text }) => {
    const line = expect.stringMatching(
      new RegExp(`^(${path}|parent.${path}|${path.split('.').at(-1) ?? ''}): `),
    ) as string;
    expect((await refuse(asNew(put(person(), text)))).errors).toEqual([line]);
    const withParent = asNew({ ...person(), parent: put(person('1980-01-01'), text) });
    expect((await refuse(withParent)).errors).toEqual([line]);
    const named = eq(customers.lastName, person().name.lastName);
    expect(await server.services.database.$count(customers, named)).toBe(0);
  });

  test.each(Object.entries(fields))('%s with a megabyte of text', async (_, { put }) => {
    const body = asNew(put(person(), 'a'.repeat(1024 * 1024)));
    await refusal(server, createCustomer, 'PAYLOAD_TOO_LARGE', { token: parent.token, body });
  });

  test.each([
    ['tel. 777123456', 'phoneNumber: is no telephone number'],
    ['٧٧٧٧٧٧٧٧', 'phoneNumber: is no telephone number'],
  ])('the telephone number %s', async (phoneNumber, line) => {
    expect((await refuse(asNew({ ...person(), phoneNumber }))).errors).toEqual([line]);
  });

  test.each(['nela', 'nela@linka', 'nela..n@linka.example', 'nelá@linka.example', 'a b@linka.example'])(
    'the e-mail address %s',
    async (email) => {
      expect((await refuse(asNew({ ...person(), email }))).errors).toEqual(['email: is no e-mail address']);
    },
  );

  test('also when a customer is changed, unless the shop has the same text already', async () => {
    const { id } = await create(asNew(person()));
    const change = (body: object) => ({ token: parent.token, params: { id }, body });
    await refusal(server, updateCustomer, 'VALIDATION_ERROR', change({ ...person(), phoneNumber: 'tel. 12345' }));
    await tools.change(id, { phoneNumber: 'tel. 12345', city: 'Lipany 😀' });
    const known = { ...person(), phoneNumber: 'tel. 12345', address: { ...address, city: 'Lipany 😀' } };
    await call(server, updateCustomer, change(known));
    await create(asNew({ ...known, originId: id }));
    await refuse(asNew({ ...known, originId: id, phoneNumber: 'tel. 1234' }));
  });

  test.each(['street', 'streetNumber', 'city', 'zip'] as const)(
    '%s of the address to which a card is posted',
    async (part) => {
      const filed = (await tools.ofCustomer(applicant.customerId)).length;
      for (const text of ['😀', '\u200B', '', 'a\u0000', 'a'.repeat(51)]) {
        const recipientAddress = { ...address, [part]: text };
        const body = await tools.body(applicant, { deliveryBranchOfficeId: null, recipientAddress });
        const { errors } = await refusal(server, createCardApplication, 'VALIDATION_ERROR', {
          token: applicant.token,
          body,
        });
        expect(errors).toEqual([expect.stringContaining(part)]);
      }
      expect(await tools.ofCustomer(applicant.customerId)).toHaveLength(filed);
    },
  );
});

describe('a text of a person is stored as one line of visible characters (PDT-01)', () => {
  test('for any pasted text', async () => {
    const { name } = person();
    const pasted = {
      ...person(),
      name: { firstName: '\uFEFFNe\u00ADla\r\n\tMarie', lastName: `\u202E${name.lastName}\u202C ` },
      email: " o'neill@linka.example\u200B",
      phoneNumber: '\t+420\u00A0777 123 456',
      address: { ...address, city: 'Kos\u030Cice', street: 'ג׳יין' },
    };
    const created = await create(asNew(pasted));
    expect(created).toMatchObject({
      firstName: 'Nela Marie',
      lastName: name.lastName,
      email: "o'neill@linka.example",
      phoneNumber: '+420 777 123 456',
      address: { city: 'Košice', street: 'ג׳יין' },
    });
  });

  test('so that invisible characters do not make a different person', async () => {
    const { name, birthDay } = person();
    await create(asNew(person()));
    const body = asNew({ ...person(), name: { firstName: 'Ne\u200Bla', lastName: `${name.lastName}\u2060` } });
    await refusal(server, createCustomer, 'CUSTOMER_NOT_UNIQUE_CUSTOMER', { token: parent.token, body });
    const query = { birthDay, firstName: 'Nela\u200D', lastName: name.lastName };
    const other = await freshAccount(server, 'adult');
    expect(await call(server, checkCustomer, { token: other.token, query })).toEqual({ unique: false });
  });
});
