import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardApplication, lastCardApplication } from '#contract/endpoints/card-applications.ts';
import { customerCardApplications } from '#contract/endpoints/customers.ts';
import {
  accountLinks,
  branchOffices,
  cardApplicationProfiles,
  cardApplications,
  customerCards,
  customerProfiles,
  customers,
} from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;
type Query = Record<string, string | number | boolean | string[]>;

let server: TestServer;
let account: Account;
let stranger: Account;
beforeAll(async () => {
  server = await startServer({ workers: false });
  stranger = await freshAccount(server, 'newcomer');
});
afterAll(() => server.stop());
beforeEach(async () => {
  account = await freshAccount(server, 'bank-card');
});

type NewApplication = typeof cardApplications.$inferInsert;

async function file(values: Partial<NewApplication> = {}): Promise<number> {
  const [row] = await server.services.database
    .insert(cardApplications)
    .values({
      applicationNumber: crypto.randomUUID(),
      accountId: account.accountId,
      customerId: account.customerId,
      carrierType: 'HAULIER_CARD',
      state: 'PROCESSED',
      created: new Date('2026-11-01T08:00:00Z'),
      ...values,
    })
    .returning({ id: cardApplications.id });
  return row?.id ?? 0;
}

async function askProfiles(applicationId: number, ...codes: string[]): Promise<void> {
  const rows = await server.services.database.select().from(customerProfiles);
  for (const [index, code] of codes.entries()) {
    await server.services.database.insert(cardApplicationProfiles).values({
      applicationId,
      position: index === 0 ? 1 : 2,
      customerProfileId: rows.find((row) => row.code === code)?.id ?? 0,
      validFrom: '2026-11-05',
      validTo: '2027-11-04',
      confirmationChecked: index === 0 ? '2026-11-02' : null,
    });
  }
}

const list = (query: Query = {}) =>
  call(server, customerCardApplications, { token: account.token, params: { id: account.customerId }, query });
const idsBy = async (query: Query) => (await list(query)).items.map(({ id }) => id);
const read = (id: number, token = account.token) => call(server, cardApplication, { token, params: { id } });
const unlink = () => server.services.database.delete(accountLinks).where(eq(accountLinks.accountId, account.accountId));

describe("the customer's card applications (APL-01)", () => {
  test('are listed by their serial numbers, the latest first', async () => {
    const [first, second] = [await file({ state: 'REJECTED' }), await file()];
    const { items, totalCount } = await list();
    expect([items.map(({ id }) => id), totalCount]).toEqual([[second, first], 2]);
    const [newer, older] = items.map(({ serialNumber }) => serialNumber);
    expect(newer).toBeGreaterThan(older ?? 0);
  });

  test.each([
    ['state', { state: 'WAITING_TO_BE_PRINTED' }, { state: 'UNCHECKED_DATA', eshop: false }],
    ['serialNumber', {}, {}],
    ['applicationNumber', { applicationNumber: 'A' }, { applicationNumber: 'B' }],
    ['created', { created: new Date('2026-10-01T08:00:00Z') }, { created: new Date('2026-10-02T08:00:00Z') }],
    ['note', { note: 'a' }, { note: 'b' }],
    ['eshop', { eshop: false }, { eshop: true }],
    ['paid', { paid: false }, { paid: true }],
    ['carrierType', { carrierType: 'HAULIER_CARD' }, { carrierType: 'BANK_CARD' }],
  ] as const)('are sorted by %s, in both directions', async (sortBy, low, high) => {
    const unique = (values: Partial<NewApplication>): Partial<NewApplication> =>
      values.applicationNumber === undefined
        ? values
        : { applicationNumber: values.applicationNumber + crypto.randomUUID() };
    // Serial numbers rise with each filing. The rows are filed in descending order of the tested column, except for
    // serial numbers.
    const [one, other] = sortBy === 'serialNumber' ? [low, high] : [high, low];
    const ids = [await file(unique(one)), await file(unique(other))];
    const rising = sortBy === 'serialNumber' ? ids : ids.toReversed();
    expect(await idsBy({ sortBy })).toEqual(rising);
    expect(await idsBy({ sortBy, sortDesc: true })).toEqual(rising.toReversed());
  });

  test.each([
    ['profileOne', ['STUDENT'], ['ADULT']],
    ['profileTwo', ['ADULT', 'STUDENT'], ['ADULT', 'SENIOR']],
  ] as const)(
    "are sorted by %s in the reader's alphabet; applications without this profile come last",
    async (sortBy, codesOfOne, codesOfOther) => {
      const [student, other, none] = [await file(), await file(), await file()];
      await askProfiles(student, ...codesOfOne);
      await askProfiles(other, ...codesOfOther);
      const nameOf = async (id: number) => (await read(id)).profiles.at(-1)?.profile.displayName ?? '';
      const byName = (await nameOf(student)).localeCompare(await nameOf(other), 'cs') < 0;
      const rising = byName ? [student, other] : [other, student];
      expect(await idsBy({ sortBy })).toEqual([...rising, none]);
      expect(await idsBy({ sortBy, sortDesc: true })).toEqual([...rising.toReversed(), none]);
    },
  );

  test('are in the order of their ids when sorted by customer, because all have the same customer', async () => {
    const ids = [await file(), await file()];
    expect(await idsBy({ sortBy: 'customer' })).toEqual(ids);
    expect(await idsBy({ sortBy: 'customer', sortDesc: true })).toEqual(ids.toReversed());
  });

  test('are filtered by state and paged; the count is for all pages', async () => {
    const rejected = await file({ state: 'REJECTED' });
    const waiting = await file({ state: 'WAITING_TO_BE_PRINTED' });
    const processed = await file();
    expect(await idsBy({ stateIds: '3' })).toEqual([rejected]);
    expect(await idsBy({ stateIds: ['1', '3'] })).toEqual([waiting, rejected]);
    expect(await list({ stateIds: '99' })).toEqual({ items: [], totalCount: 0 });
    const page = await list({ limit: 1, offset: 1 });
    expect([page.items.map(({ id }) => id), page.totalCount]).toEqual([[waiting], 3]);
    const beyond = await list({ offset: 50, stateIds: ['1', '2'] });
    expect(beyond).toEqual({ items: [], totalCount: 2 });
    expect(await idsBy({ limit: 1 })).toEqual([processed]);
  });

  test("include applications for this customer filed by any account, but not the account's applications for others", async () => {
    const own = await file({ accountId: stranger.accountId });
    const other = await freshAccount(server, 'adult');
    await file({ customerId: other.customerId });
    expect(await idsBy({})).toEqual([own]);
  });
});

describe('one card application', () => {
  test('has everything that was submitted, its progress and its card', async () => {
    const { database } = server.services;
    const [card] = await database.select().from(customerCards).where(eq(customerCards.customerId, account.customerId));
    const [office] = await database.select().from(branchOffices).where(eq(branchOffices.branchNumber, 4));
    const customerChanges = { lastName: 'Nová', photo: 'data:image/jpeg;base64,AAAA' };
    const id = await file({
      applicationNumber: `N-${account.accountId}`,
      note: 'Vyřízeno na přepážce.',
      keepPhoto: true,
      customerChanges,
      contactMeIfCardFound: true,
      deliveryBranchOfficeId: office?.id ?? null,
      eshop: false,
      paid: true,
      checkedBy: 'Iva Kopecká',
      checkedDate: new Date('2026-11-02T08:00:00Z'),
      cardForFree: true,
      marketingConsent: true,
      cardId: card?.id ?? null,
      bankCardId: card?.id ?? null,
    });
    await askProfiles(id, 'ADULT', 'STUDENT');
    const { profiles, serialNumber, ...found } = await read(id);
    const [customer] = await database.select().from(customers).where(eq(customers.id, account.customerId));
    expect(found).toEqual({
      id,
      applicationNumber: `N-${account.accountId}`,
      note: 'Vyřízeno na přepážce.',
      created: '2026-11-01T08:00:00.000Z',
      keepPhoto: true,
      photo: 'NEW',
      isicNumber: null,
      price: null,
      state: { id: 2, name: 'PROCESSED', displayName: 'Vyřízená' },
      customerChanges,
      missingAttachments: [],
      attachments: [],
      customer: {
        id: account.customerId,
        firstName: 'Petr',
        lastName: 'Kučera',
        fullName: 'Petr Kučera',
        birthDay: customer?.birthDay,
      },
      contactMeIfCardFound: true,
      recipientAddress: null,
      deliveryBranchOffice: {
        id: office?.id,
        name: 'Dubnice',
        branchNumber: 4,
        address: { street: 'Palackého', streetNumber: '33', city: 'Dubnice', zip: '56112' },
        cardDeliveryAllowed: true,
      },
      eshop: false,
      paid: true,
      checkedBy: 'Iva Kopecká',
      checkedDate: '2026-11-02T08:00:00.000Z',
      cardForFree: true,
      carrierType: 'HAULIER_CARD',
      marketingConsent: true,
      card: { id: card?.id, cardNumber: card?.cardNumber },
      bankCard: { id: card?.id, cardNumber: card?.cardNumber },
      waitsFor: null,
      correction: null,
      unpaidFee: null,
      feeCounts: false,
      progress: [
        { stop: 'RECEIVED', reached: true, at: '2026-11-01T08:00:00.000Z' },
        { stop: 'CHECKED', reached: true, at: '2026-11-02T08:00:00.000Z' },
        ...['PRINTED', 'READY', 'ISSUED'].map((stop) => ({ stop, reached: true, at: null })),
      ],
    });
    expect(serialNumber).toBeGreaterThan(26_000);
    expect(profiles).toMatchObject([
      { profile: { displayName: 'Dospělý' }, validFrom: '2026-11-05', confirmationChecked: '2026-11-02' },
      { profile: { reduced: true }, validTo: '2027-11-04', confirmationChecked: null },
    ]);
    const [listed] = (await list()).items;
    expect(listed).toEqual({
      ...found,
      serialNumber,
      profiles,
      customerChanges: undefined,
      attachments: undefined,
      correction: undefined,
      unpaidFee: undefined,
      feeCounts: undefined,
      photo: undefined,
      isicNumber: undefined,
      price: undefined,
      missingAttachments: undefined,
      progress: undefined,
    });
  });

  test('can be delivered to an address, and can be without changes, profiles and a card', async () => {
    const recipientAddress = { street: 'Nová', streetNumber: '2', city: 'Lipany', zip: '56101' };
    expect(await read(await file({ recipientAddress }))).toMatchObject({
      recipientAddress,
      deliveryBranchOffice: null,
      customerChanges: null,
      profiles: [],
      checkedBy: null,
      checkedDate: null,
      card: null,
      eshop: true,
    });
  });

  test("is NOT_FOUND for another account's application, as for an unknown id", async () => {
    const id = await file();
    await refusal(server, cardApplication, 'NOT_FOUND', { token: stranger.token, params: { id } });
    await refusal(server, cardApplication, 'NOT_FOUND', { token: stranger.token, params: { id: 2_147_483_647 } });
  });

  test('can be read if another account has filed it for a linked customer', async () => {
    const id = await file({ accountId: stranger.accountId });
    expect((await read(id)).id).toBe(id);
  });

  test('can be read by the account that filed it after the link to the customer has ended, but without the card', async () => {
    const { database } = server.services;
    const [card] = await database.select().from(customerCards).where(eq(customerCards.customerId, account.customerId));
    const id = await file({ cardId: card?.id ?? null, bankCardId: card?.id ?? null });
    expect((await read(id)).card?.cardNumber).toBe(card?.cardNumber);
    await unlink();
    expect(await read(id)).toMatchObject({ id, card: null, bankCard: null });
    await database.update(cardApplications).set({ accountId: stranger.accountId }).where(eq(cardApplications.id, id));
    await refusal(server, cardApplication, 'NOT_FOUND', { token: account.token, params: { id } });
  });
});

describe('the last card application of the account', () => {
  const readLast = () => call(server, lastCardApplication, { token: account.token });

  test("is null if only other accounts have filed applications for the account's customers", async () => {
    await file({ accountId: stranger.accountId });
    expect(await readLast()).toBeNull();
  });

  test('is the application filed last for any customer, with its consent to marketing', async () => {
    const other = await freshAccount(server, 'adult');
    await file({ created: new Date('2026-11-03T08:00:00Z') });
    const latest = await file({
      created: new Date('2026-11-04T08:00:00Z'),
      customerId: other.customerId,
      state: 'REJECTED',
      marketingConsent: true,
    });
    await file({ created: new Date('2026-11-02T08:00:00Z') });
    expect(await readLast()).toMatchObject({ id: latest, marketingConsent: true, state: { name: 'REJECTED' } });
  });

  test('is the application with the higher id if two were filed in the same moment', async () => {
    await file();
    const second = await file();
    expect((await readLast())?.id).toBe(second);
  });
});

test('the demo accounts have applications in every state, and the card of the processed application is theirs', async () => {
  const states = new Set<string>();
  for (const key of ['adult', 'parent', 'student'] as const) {
    const demo = await freshAccount(server, key);
    const links = await server.services.database
      .select()
      .from(accountLinks)
      .where(eq(accountLinks.accountId, demo.accountId));
    for (const { customerId } of links) {
      const asked = { token: demo.token, params: { id: customerId } };
      for (const { state, card } of (await call(server, customerCardApplications, asked)).items) {
        states.add(state.name);
        expect(card !== null).toBe(state.name === 'PROCESSED');
      }
    }
  }
  expect([...states].toSorted()).toEqual(['PROCESSED', 'REJECTED', 'UNCHECKED_DATA', 'WAITING_TO_BE_PRINTED']);
});
