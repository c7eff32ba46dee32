import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskAttachment, deskCardApplication } from '#contract/endpoints/application-desk.ts';
import { cardApplication, replaceApplicationPhoto } from '#contract/endpoints/card-applications.ts';
import { cardApplicationEvents, cardProfiles, customerCards, customers, eWallets } from '#server/platform/db/schema.ts';
import { applicationDesk } from '../../common/server/support/application-desk.ts';
import type { ApplicationDeskTools } from '../../common/server/support/application-desk.ts';
import { confirmedDays } from '../../common/server/support/application.ts';
import type { Account } from '../../common/server/support/application.ts';
import { smallPdf } from '../../common/server/support/attachment-form.ts';
import { fileApplication, submit, typesOf } from '../../common/server/support/attachments.ts';
import { call, refusal } from '../../common/server/support/call.ts';
import { base64, picture } from '../../common/server/support/photos.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
let desk: ApplicationDeskTools;
let photo: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  desk = await applicationDesk(server);
  photo = await base64(picture().jpeg());
});
afterAll(() => server.stop());

const database = () => server.services.database;
const customerOf = async (id: number) => {
  const [row] = await database().select().from(customers).where(eq(customers.id, id));
  if (row === undefined) throw new Error('the customer exists');
  return row;
};
const cardsOf = (customerId: number) =>
  database().select().from(customerCards).where(eq(customerCards.customerId, customerId));
const cardOf = async (id: number | undefined) => {
  const [row] = await database()
    .select()
    .from(customerCards)
    .where(eq(customerCards.id, id ?? 0));
  if (row === undefined) throw new Error('the card exists');
  return row;
};
const sendPhoto = (token: string, id: number) => ({ token, params: { id }, body: { photo } });

describe('the check of an application', () => {
  test('stores the submitted name, birth date, contact and address, and records the clerk and the time', async () => {
    const account = await desk.tools.applicant();
    const address = { street: 'Polní', streetNumber: '7', city: 'Dubnice', zip: '56112' };
    const identity = { firstName: 'Johana', lastName: 'Nová', birthDay: '1990-05-06' };
    const contact = { email: 'johana@linka.example', phoneNumber: '+420777000222' };
    await desk.tools.change(account.customerId, { changes: { ...identity, ...contact, address } });
    const { id } = await desk.tools.file(account, { cardForFree: true });
    const checked = await desk.action(id, 'CHECK');
    const now = server.clock.now();
    expect(checked).toMatchObject({ checkedBy: 'operator@linka.example', checkedDate: now.toISOString() });
    expect(await customerOf(account.customerId)).toMatchObject({
      ...identity,
      ...contact,
      ...address,
      changes: null,
      personalDataVerifiedDate: now,
      personalDataVerifiedBy: 'operator@linka.example',
    });
  });

  test('is undone when the staff asks for a correction; a rejection removes the correction', async () => {
    const { account, id } = await desk.paid();
    await desk.action(id, 'CHECK');
    expect(await desk.action(id, 'ASK_AGAIN')).toMatchObject({ checkedBy: null, checkedDate: null });
    expect(await desk.action(id, 'REJECT')).toMatchObject({ correction: null });
    const seen = await call(server, cardApplication, { token: account.token, params: { id } });
    expect(seen).toMatchObject({ state: { name: 'REJECTED' }, waitsFor: null, correction: null });
    await refusal(server, replaceApplicationPhoto, 'NOTHING_ASKED_AGAIN', sendPhoto(account.token, id));
  });
});

async function study({ token }: Account, id: number, name: string): Promise<unknown> {
  const { pupil: typeId } = await typesOf(server);
  return submit(server, token, id, { name, content: smallPdf, typeId });
}
const paidAgain = (applicationId: number) =>
  database().insert(cardApplicationEvents).values({ applicationId, kind: 'PAID', at: server.clock.now() });

describe('a clerk cannot decide about an application that has changed since it was shown', () => {
  test.each([
    ['to which a file was submitted', (account: Account, id: number) => study(account, id, 'a.pdf')],
    [
      'whose person has another custodian',
      ({ customerId }: Account) => desk.tools.change(customerId, { parentId: customerId }),
    ],
    ['that has a new event', (_: Account, id: number) => paidAgain(id)],
  ])('%s', async (_, happens) => {
    const account = await desk.tools.applicant();
    const id = await fileApplication(server, account, { paid: true });
    const seen = await desk.request(id, 'CHECK');
    await happens(account, id);
    await refusal(server, desk.endpoints.CHECK, 'APPLICATION_CHANGED', seen);
  });
});

describe('a card made at the desk', () => {
  test('of plastic has the consents of its application and a wallet, and is valid for four years less a day', async () => {
    const { account, id } = await desk.paid();
    await desk.action(id, 'CHECK');
    const { card } = await desk.action(id, 'PRINT');
    expect(await cardOf(card?.id)).toMatchObject({
      customerId: account.customerId,
      carrierType: 'HAULIER_CARD',
      customerCardType: 'PERSONAL',
      main: false,
      validFrom: '2026-11-21',
      validTo: '2030-11-20',
      created: server.clock.now(),
      issued: null,
      contactMeIfCardFound: true,
      marketingConsent: true,
    });
    expect(await database().$count(eWallets, eq(eWallets.cardId, card?.id ?? 0))).toBe(1);
  });

  test('has the confirmation of its profile', async () => {
    const profileOne = { profileId: await desk.tools.profileId('ZTP'), ...confirmedDays };
    const { id } = await desk.paid({ profileOne });
    await desk.action(id, 'CHECK');
    const { card } = await desk.action(id, 'PRINT');
    const profiles = await database()
      .select()
      .from(cardProfiles)
      .where(eq(cardProfiles.cardId, card?.id ?? 0));
    expect(profiles).toMatchObject([{ position: 1, customerProfileId: profileOne.profileId, ...confirmedDays }]);
  });

  test.each([
    [{}, 0],
    [{ virtualCardEWalletAllowed: true }, 1],
    [{ virtualCardEWalletAllowed: true, eWalletAllowed: false }, 0],
  ])('if it is virtual, has a wallet only if the operator allows it: %j', async (flags, wallets) => {
    const { id } = await desk.virtual();
    await desk.tools.withSettings({ virtualCardEWalletAllowed: false, ...flags }, async () => {
      const { card } = await desk.action(id, 'CHECK');
      expect(await database().$count(eWallets, eq(eWallets.cardId, card?.id ?? 0))).toBe(wallets);
    });
  });

  test('of plastic has no wallet if the operator has no wallets', async () => {
    const { id } = await desk.paid();
    await desk.action(id, 'CHECK');
    await desk.tools.withSettings({ eWalletAllowed: false }, async () => {
      const { card } = await desk.action(id, 'PRINT');
      expect(await database().$count(eWallets, eq(eWallets.cardId, card?.id ?? 0))).toBe(0);
    });
  });

  test('if it is virtual, is valid as long as the operator has set for virtual cards', async () => {
    const { id } = await desk.virtual();
    await desk.tools.withSettings({ VIRTUAL_CARD_VALIDITY: 2, CUSTOMER_CARD_VALIDITY: 5 }, async () => {
      expect((await desk.action(id, 'CHECK')).card).toMatchObject({ validFrom: '2026-11-21', validTo: '2028-11-20' });
    });
  });

  test('if it is virtual, has a number with random digits after the prefix', async () => {
    const [one, other] = [await desk.virtual(), await desk.virtual()];
    const numbers = [await desk.action(one.id, 'CHECK'), await desk.action(other.id, 'CHECK')].map(
      ({ card }) => card?.cardNumber ?? '',
    );
    for (const number of numbers) expect(number).toMatch(/^\d{18,}$/);
    const [first = '', second = ''] = numbers;
    expect(first.slice(-7)).not.toBe(second.slice(-7));
    expect(first.slice(-14, -7)).not.toBe(second.slice(-14, -7));
  });

  test('has the present time as its date of issue, and does not change the main cards of other people', async () => {
    const other = await desk.tools.applicant();
    const before = await cardsOf(other.customerId);
    expect(before.some(({ main, state }) => main && state === 'ACTIVE')).toBe(true);
    const { id } = await desk.paid();
    for (const action of ['CHECK', 'PRINT', 'HAND_OVER'] as const) await desk.action(id, action);
    server.clock.advance(60_000);
    const { card } = await desk.action(id, 'ISSUE');
    expect((await cardOf(card?.id)).issued).toEqual(server.clock.now());
    expect(await cardsOf(other.customerId)).toEqual(before);
  });
});

describe('a photo that is submitted again', () => {
  test('is stored at once if the person is not verified', async () => {
    const { account, id } = await desk.paid();
    await desk.tools.change(account.customerId, { personalDataVerifiedDate: null });
    await desk.action(id, 'ASK_AGAIN');
    await call(server, replaceApplicationPhoto, sendPhoto(account.token, id));
    const { photo: kept, changes } = await customerOf(account.customerId);
    expect(kept).toMatch(/^data:image\/jpeg;base64,.{100}/);
    expect(changes).toBeNull();
  });

  test("waits for the staff's check together with other submitted data", async () => {
    const account = await desk.tools.applicant();
    await desk.tools.change(account.customerId, {
      personalDataVerifiedDate: new Date('2026-01-01T08:00:00Z'),
      changes: { lastName: 'Nováková' },
    });
    const { id } = await desk.tools.file(account, { cardForFree: true });
    await desk.action(id, 'ASK_AGAIN');
    await call(server, replaceApplicationPhoto, sendPhoto(account.token, id));
    const { photo: verified, changes } = await customerOf(account.customerId);
    expect(verified).toBe('data:image/jpeg;base64,AAAA');
    expect(changes).toEqual({ lastName: 'Nováková', photo: expect.stringMatching(/^data:image\/jpeg/) });
    expect((await desk.read(id)).person.filed).toMatchObject({ lastName: 'Nováková', photo: changes?.photo });
  });

  test('cannot be sent again after the application was checked', async () => {
    const { account, id } = await desk.paid();
    await desk.action(id, 'ASK_AGAIN');
    await call(server, replaceApplicationPhoto, sendPhoto(account.token, id));
    await desk.action(id, 'CHECK');
    await refusal(server, replaceApplicationPhoto, 'NOTHING_ASKED_AGAIN', sendPhoto(account.token, id));
  });
});

test('if the operator uses another system, the desk shows neither applications nor their files', async () => {
  const { pupil: typeId } = await typesOf(server);
  const account = await desk.tools.applicant();
  const id = await fileApplication(server, account);
  const attachment = await submit(server, account.token, id, { name: 'a.pdf', content: smallPdf, typeId });
  await desk.tools.withSettings({ applicationDeskAllowed: false }, async () => {
    await refusal(server, deskCardApplication, 'NOT_FOUND', { token: desk.token, params: { id } });
    const params = { id, attachmentId: attachment.id };
    await refusal(server, deskAttachment, 'NOT_FOUND', { token: desk.token, params });
  });
});
