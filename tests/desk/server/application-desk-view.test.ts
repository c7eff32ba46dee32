import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskCardApplication, deskCardApplications } from '#contract/endpoints/application-desk.ts';
import { createOrder } from '#contract/endpoints/orders.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';
import {
  attachmentTypes,
  cardApplicationEvents,
  cardApplicationProfiles,
  cardApplications,
  customerCards,
  customerProfiles,
  customers,
  orderItems,
  orders,
} from '#server/platform/db/schema.ts';
import { applicationDesk } from '../../common/server/support/application-desk.ts';
import type { ApplicationDeskTools } from '../../common/server/support/application-desk.ts';
import { smallPdf } from '../../common/server/support/attachment-form.ts';
import { fileApplication, submit, typesOf } from '../../common/server/support/attachments.ts';
import { call, freshAccount } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
let desk: ApplicationDeskTools;
beforeAll(async () => {
  server = await startServer({ workers: false });
  desk = await applicationDesk(server);
});
afterAll(() => server.stop());

const database = () => server.services.database;

describe("the desk's view of an application", () => {
  test('has the person with contact and custodian, the chosen options, the note and the bank card', async () => {
    const [account, parent] = [await freshAccount(server, 'bank-card'), await desk.tools.applicant()];
    await desk.tools.change(account.customerId, {
      email: 'petr@linka.example',
      phoneNumber: '+420777000333',
      isicNumber: 'S123456789012A',
      parentId: parent.customerId,
    });
    await desk.tools.change(parent.customerId, { email: 'matka@linka.example', phoneNumber: '+420777000444' });
    const [card] = await database()
      .select()
      .from(customerCards)
      .where(eq(customerCards.customerId, account.customerId));
    const id = await fileApplication(server, account, {
      bankCardId: card?.id ?? 0,
      note: 'Volali jsme.',
      contactMeIfCardFound: true,
    });
    const seen = await desk.read(id);
    const [mother] = await database().select().from(customers).where(eq(customers.id, parent.customerId));
    expect(seen).toMatchObject({
      account: account.username,
      note: 'Volali jsme.',
      keepPhoto: false,
      contactMeIfCardFound: true,
      marketingConsent: false,
      bankCard: { id: card?.id, cardNumber: card?.cardNumber },
      person: { email: 'petr@linka.example', phoneNumber: '+420777000333', isicNumber: 'S123456789012A' },
      custodian: {
        id: parent.customerId,
        firstName: mother?.firstName,
        lastName: mother?.lastName,
        birthDay: mother?.birthDay,
        email: 'matka@linka.example',
        phoneNumber: '+420777000444',
      },
    });
    await database().update(cardApplications).set({ keepPhoto: true }).where(eq(cardApplications.id, id));
    expect(await desk.read(id)).toMatchObject({ keepPhoto: true, marketingConsent: false });
  });

  test('has both profiles in their order, each with its own files', async () => {
    const { pupil } = await typesOf(server);
    const account = await freshAccount(server, 'bank-card');
    const id = await fileApplication(server, account);
    // The application has the same profile two times, and the second position is stored first.
    const ofApplication = eq(cardApplicationProfiles.applicationId, id);
    const [first] = await database().select().from(cardApplicationProfiles).where(ofApplication);
    await database().delete(cardApplicationProfiles).where(ofApplication);
    const [profile] = await database().select().from(customerProfiles).where(eq(customerProfiles.code, 'PUPIL'));
    const { validTo = '', validFrom = '' } = first ?? {};
    const values = { applicationId: id, customerProfileId: profile?.id ?? 0, validFrom, validTo };
    for (const position of [2, 1] as const)
      await database()
        .insert(cardApplicationProfiles)
        .values({ ...values, position });
    const names = inEachLanguage(() => 'x');
    const [other] = await database()
      .insert(attachmentTypes)
      .values({ customerProfileId: profile?.id ?? 0, displayName: names })
      .returning();
    const file = { content: smallPdf, typeId: pupil };
    const one = await submit(server, account.token, id, { ...file, name: 'one.pdf', isProfileOne: true });
    const { profiles } = await desk.read(id);
    const filesOf = profiles.map(({ isProfileOne, attachmentTypes: types }) => [
      isProfileOne,
      types.map((type) => [type.id, type.attachment?.id ?? null]),
    ]);
    expect(filesOf).toEqual([
      [
        true,
        [
          [pupil, one.id],
          [other?.id, null],
        ],
      ],
      [
        false,
        [
          [pupil, null],
          [other?.id, null],
        ],
      ],
    ]);
    await database()
      .delete(attachmentTypes)
      .where(eq(attachmentTypes.id, other?.id ?? 0));
  });

  test('has the events in their order', async () => {
    const id = await fileApplication(server, await freshAccount(server, 'bank-card'), { paid: true });
    const event = { applicationId: id, at: server.clock.now() };
    for (const [eventId, kind] of [
      [2_000_002, 'CHECKED'],
      [2_000_001, 'FILED'],
    ] as const)
      await database()
        .insert(cardApplicationEvents)
        .overridingSystemValue()
        .values({ ...event, id: eventId, kind });
    expect((await desk.read(id)).events.map(({ kind }) => kind)).toEqual(['FILED', 'CHECKED']);
  });

  test('names the requested files in the language of the clerk', async () => {
    const { ztp } = await typesOf(server);
    const id = await fileApplication(server, await freshAccount(server, 'bank-card'), { paid: true });
    await desk.action(id, 'ASK_AGAIN', { photo: false, attachments: [{ typeId: ztp, isProfileOne: false }] });
    const headers = { 'accept-language': 'pl' };
    const { correction } = await call(server, deskCardApplication, { token: desk.token, params: { id }, headers });
    expect(correction?.attachments).toEqual([
      { typeId: ztp, isProfileOne: false, typeName: 'Kopia legitymacji osoby niepełnosprawnej' },
    ]);
  });
});

describe("the fee in the desk's view", () => {
  test('is the price in the paid order, also if this order paid for a rejected application; cancelled items are ignored', async () => {
    const account = await desk.tools.applicant();
    const { id } = await desk.tools.file(account);
    const order = await call(server, createOrder, { token: account.token, body: { paymentType: 'BANK_CARD' } });
    expect((await desk.read(id)).fee).toBeNull();
    await database().update(orders).set({ state: 'PAID' }).where(eq(orders.id, order.id));
    await database().update(cardApplications).set({ paid: true }).where(eq(cardApplications.id, id));
    const fee = { orderNumber: order.number, price: 13_000, currency: 'CZK' };
    expect((await desk.read(id)).fee).toEqual(fee);
    await desk.action(id, 'REJECT');
    const next = await desk.tools.file(account);
    expect((await desk.read(next.id)).fee).toEqual(fee);
    await database().update(orderItems).set({ cancelled: true }).where(eq(orderItems.orderId, order.id));
    expect((await desk.read(next.id)).fee).toBeNull();
  });
});

test('the list of the desk can be sorted by each of its columns, in both directions', async () => {
  const account = await freshAccount(server, 'bank-card');
  const filed = [
    ['Adam', 'Sloupecký', { carrierType: 'VIRTUAL_CARD', state: 'REJECTED', created: new Date('2026-10-03') }],
    ['Cyril', 'sloupec', { carrierType: 'HAULIER_CARD', state: 'UNCHECKED_DATA', created: new Date('2026-10-01') }],
    ['Bára', 'Sloupec', { carrierType: 'BANK_CARD', state: 'PROCESSED', created: new Date('2026-10-02') }],
  ] as const;
  for (const [firstName, lastName, values] of filed) {
    const [customer] = await database().insert(customers).values({ firstName, lastName }).returning();
    await fileApplication(server, { ...account, customerId: customer?.id ?? 0 }, values);
  }
  const namesBy = async (sortBy: string, sortDesc: boolean) => {
    const query = { search: 'sloupec', sortBy, sortDesc };
    const { items } = await call(server, deskCardApplications, { token: desk.token, query });
    return items.map(({ customer }) => customer.firstName);
  };
  const rising = {
    created: ['Cyril', 'Bára', 'Adam'],
    customer: ['Bára', 'Cyril', 'Adam'],
    carrierType: ['Cyril', 'Adam', 'Bára'],
    state: ['Bára', 'Adam', 'Cyril'],
  };
  for (const [column, names] of Object.entries(rising)) {
    expect(await namesBy(column, false), column).toEqual(names);
    expect(await namesBy(column, true), column).toEqual(names.toReversed());
  }
});
