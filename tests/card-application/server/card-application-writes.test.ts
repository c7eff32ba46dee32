import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createBankCardApplication,
  createCardApplication,
  createVirtualCardApplication,
} from '#contract/endpoints/card-application-writes.ts';
import { cardApplication } from '#contract/endpoints/card-applications.ts';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { cardApplicationProfiles, cardApplications, customerCards } from '#server/platform/db/schema.ts';
import { adultDays, applications, confirmedDays, today } from '../../common/server/support/application.ts';
import type { Account, Applications } from '../../common/server/support/application.ts';
import { call, freshAccount, refusal } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
let tools: Applications;
beforeAll(async () => {
  server = await startServer({ workers: false });
  tools = applications(server);
});
afterAll(() => server.stop());

const cartOf = ({ token }: Account) => call(server, shoppingCart, { token });
const adult = async () => ({ profileId: await tools.profileId('ADULT'), ...adultDays });
const recipientAddress = { street: 'Nová', streetNumber: '2', city: 'Lipany', zip: '56101' };

describe('the photo of an application', () => {
  const submitted = 'data:image/jpeg;base64,BBBB';
  test.each([
    ['is stored as new for a person who is not verified', { personalDataVerifiedDate: null }, 'NEW'],
    ['is kept for a verified person', { personalDataVerifiedDate: new Date('2025-05-05T08:00:00Z') }, 'KEPT'],
    [
      'can be replaced for a verified person',
      { personalDataVerifiedDate: new Date('2025-05-05T08:00:00Z'), changes: { photo: submitted } },
      'NEW',
    ],
  ] as const)('%s (APL-01)', async (_, person, photo) => {
    const account = await tools.applicant();
    await tools.change(account.customerId, person);
    const { id } = await tools.file(account);
    const seen = () => call(server, cardApplication, { token: account.token, params: { id } });
    expect(await seen()).toMatchObject({ photo });
    // The staff's check verifies the person and stores the submitted data.
    const checked = { personalDataVerifiedDate: new Date('2026-11-22T08:00:00Z'), changes: null, photo: submitted };
    await tools.change(account.customerId, checked);
    expect(await seen()).toMatchObject({ photo });
  });
});

describe('an application for a chip card', () => {
  test('is stored with the submitted data, and its fee is in the cart', async () => {
    const account = await tools.applicant();
    const changes = { lastName: 'Nováková' };
    await tools.change(account.customerId, { changes });
    const { issued: _, ...created } = await tools.file(account);
    expect(created.applicationNumber).toMatch(/^\d{10}$/);
    const stored = await call(server, cardApplication, { token: account.token, params: { id: created.id } });
    expect(stored).toMatchObject({
      ...created,
      state: { name: 'UNCHECKED_DATA' },
      carrierType: 'HAULIER_CARD',
      eshop: true,
      paid: false,
      created: '2026-11-21T09:00:00.000Z',
      customerChanges: changes,
      customer: { id: account.customerId },
      contactMeIfCardFound: true,
      keepPhoto: true,
      photo: 'KEPT',
      isicNumber: null,
      price: 13_000,
      cardForFree: false,
      marketingConsent: true,
      recipientAddress: null,
      deliveryBranchOffice: { branchNumber: 4 },
      profiles: [{ profile: { displayName: 'Dospělý' }, ...adultDays, confirmationChecked: null }],
      card: null,
      bankCard: null,
    });
    const cart = await cartOf(account);
    expect(cart.items).toMatchObject([
      { type: 'FEE', price: 13_000, payload: { applicationId: created.id, originId: account.customerId } },
    ]);
    expect([cart.hasCardApplication, cart.cartLifetime]).toEqual([true, 1800]);
  });

  test('can have two profiles, one after the other; the second one is confirmed today', async () => {
    const account = await tools.applicant();
    const profileTwo = { profileId: await tools.profileId('ADULT'), ...adultDays, validFrom: '2027-11-21' };
    const profileOne = { profileId: await tools.profileId('ZTP'), ...confirmedDays };
    const { id } = await tools.file(account, { profileOne, profileTwo });
    const rows = await server.services.database
      .select()
      .from(cardApplicationProfiles)
      .where(eq(cardApplicationProfiles.applicationId, id))
      .orderBy(asc(cardApplicationProfiles.position));
    expect(rows).toMatchObject([
      { position: 1, customerProfileId: profileOne.profileId, ...confirmedDays },
      { position: 2, customerProfileId: profileTwo.profileId, validFrom: '2027-11-21', confirmationChecked: null },
    ]);
  });

  test('can be posted to an address instead', async () => {
    const account = await tools.applicant();
    const { id } = await tools.file(account, { deliveryBranchOfficeId: null, recipientAddress });
    expect(await tools.ofCustomer(account.customerId)).toContainEqual(
      expect.objectContaining({ id, recipientAddress, deliveryBranchOfficeId: null }),
    );
  });

  test('puts no fee into the cart if the card is free', async () => {
    const account = await tools.applicant();
    await tools.file(account, { cardForFree: true });
    expect((await cartOf(account)).items).toEqual([]);
  });

  test('has no marketing consent if the operator does not ask for it', async () => {
    const account = await tools.applicant();
    await tools.withSettings({ marketingConsentCardEnabled: false }, () => tools.file(account));
    const filed = (await tools.ofCustomer(account.customerId)).find(({ state }) => state === 'UNCHECKED_DATA');
    expect(filed?.marketingConsent).toBe(false);
  });

  test('can be filed by a custodian for a child', async () => {
    const account = await freshAccount(server, 'parent');
    const child = await tools.linked(account, 'ASSIGNED');
    await tools.change(child, { photo: 'x', birthDay: '2016-11-22' });
    const profileOne = { profileId: await tools.profileId('CHILD'), validFrom: today, validTo: '2031-11-21' };
    const { id } = await tools.file({ ...account, customerId: child }, { profileOne });
    expect(await tools.ofCustomer(child)).toMatchObject([{ id, accountId: account.accountId }]);
  });
});

describe('an application', () => {
  test('for a virtual card costs nothing and has no delivery', async () => {
    const account = await tools.applicant();
    const body = { customerId: account.customerId, profileOne: await adult(), marketingConsent: false };
    const { id } = await call(server, createVirtualCardApplication, { token: account.token, body });
    expect(await tools.ofCustomer(account.customerId)).toContainEqual(
      expect.objectContaining({
        id,
        carrierType: 'VIRTUAL_CARD',
        contactMeIfCardFound: false,
        cardForFree: false,
        deliveryBranchOfficeId: null,
        recipientAddress: null,
      }),
    );
    expect((await cartOf(account)).items).toEqual([]);
  });

  const bank = async (account: Account, bankCardId?: number | null, validTo = adultDays.validTo) => ({
    token: account.token,
    body: {
      customerId: account.customerId,
      profileOne: { ...(await adult()), validTo },
      marketingConsent: false,
      ...(bankCardId === undefined ? {} : { bankCardId }),
    },
  });
  const holder = async () => {
    const account = await freshAccount(server, 'bank-card');
    await tools.change(account.customerId, { photo: 'x' });
    const mine = eq(customerCards.customerId, account.customerId);
    const [card] = await server.services.database.select().from(customerCards).where(mine);
    return { account, id: card?.id ?? 0, cardNumber: card?.cardNumber ?? '', validTo: card?.validTo ?? '' };
  };

  test.each(['ACTIVE', 'TOKENIZED', 'BLOCKED'] as const)(
    "for a bank card that is %s stores the card's id",
    async (state) => {
      const { account, id, cardNumber, validTo } = await holder();
      await server.services.database.update(customerCards).set({ state }).where(eq(customerCards.id, id));
      const created = await call(server, createBankCardApplication, await bank(account, id, validTo));
      const stored = await call(server, cardApplication, { token: account.token, params: { id: created.id } });
      expect(stored).toMatchObject({ carrierType: 'BANK_CARD', bankCard: { id, cardNumber }, card: null });
    },
  );

  test('for a bank card or a virtual card is refused if its profile ends later than the card (PRF-01)', async () => {
    const { account, id } = await holder();
    const validTo = '2027-03-31';
    await server.services.database.update(customerCards).set({ validTo }).where(eq(customerCards.id, id));
    await refusal(server, createBankCardApplication, 'INVALID_PROFILE_VALIDITY', await bank(account, id));
    await call(server, createBankCardApplication, await bank(account, id, validTo));
    await tools.withSettings({ VIRTUAL_CARD_VALIDITY: 2 }, async () => {
      const { token, customerId } = await tools.applicant();
      const virtual = async (end: string) => ({
        token,
        body: { customerId, profileOne: { ...(await adult()), validTo: end }, marketingConsent: false },
      });
      const ofChipCard = await virtual(adultDays.validTo);
      await refusal(server, createVirtualCardApplication, 'INVALID_PROFILE_VALIDITY', ofChipCard);
      await call(server, createVirtualCardApplication, await virtual('2028-11-20'));
    });
  });

  test('for a bank card that is registered later has no card yet', async () => {
    const { account } = await holder();
    const created = await call(server, createBankCardApplication, await bank(account));
    const stored = await call(server, cardApplication, { token: account.token, params: { id: created.id } });
    expect(stored).toMatchObject({ carrierType: 'BANK_CARD', bankCard: null, waitsFor: 'BANK_CARD' });
  });

  test.each([{ state: 'EXPIRED' }, { state: 'IN_PROGRESS' }, { validTo: '2026-11-20' }] as const)(
    'for a bank card with %j is refused',
    async (change) => {
      const { account, id } = await holder();
      await server.services.database.update(customerCards).set(change).where(eq(customerCards.id, id));
      await refusal(server, createBankCardApplication, 'INVALID_CUSTOMER_CARD', await bank(account, id));
    },
  );

  test("for another person's, a deleted or an unknown bank card, or for a chip card, is refused with the same error", async () => {
    const { account, id } = await holder();
    const other = await tools.applicant();
    const refuse = async (of: Account, card: number) =>
      refusal(server, createBankCardApplication, 'INVALID_CUSTOMER_CARD', await bank(of, card));
    await refuse(other, id);
    await refuse(other, 2_147_483_647);
    const [chip] = await server.services.database
      .select()
      .from(customerCards)
      .where(eq(customerCards.customerId, other.customerId));
    await refuse(other, chip?.id ?? 0);
    const deleted = server.services.clock.now();
    await server.services.database.update(customerCards).set({ deleted }).where(eq(customerCards.id, id));
    await refuse(account, id);
    expect(await server.services.database.$count(cardApplications, eq(cardApplications.bankCardId, id))).toBe(0);
  });
});

describe('an application is filed', () => {
  test('only one time by two calls with the same key, and the second call gets the same answer', async () => {
    const account = await tools.applicant();
    const headers = { 'idempotency-key': 'once' };
    const asked = { token: account.token, headers, body: await tools.body(account) };
    const first = await call(server, createCardApplication, asked);
    expect(await call(server, createCardApplication, asked)).toEqual(first);
    expect((await cartOf(account)).items).toHaveLength(1);
    const other = { ...asked, body: { ...asked.body, marketingConsent: false } };
    await refusal(server, createCardApplication, 'IDEMPOTENCY_KEY_REUSED', other);
  });

  test('not at all if the cart is full', async () => {
    const account = await tools.applicant();
    await tools.withSettings({ CART_MAXIMUM_ITEMS: 0 }, async () => {
      const asked = { token: account.token, body: await tools.body(account) };
      await refusal(server, createCardApplication, 'CART_FULL', asked);
    });
    const open = (await tools.ofCustomer(account.customerId)).filter(({ state }) => state === 'UNCHECKED_DATA');
    expect(open).toEqual([]);
    expect((await cartOf(account)).items).toEqual([]);
    await tools.file(account);
  });
});
