import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskCardApplications } from '#contract/endpoints/application-desk.ts';
import { createVirtualCardApplication } from '#contract/endpoints/card-application-writes.ts';
import { cardApplication } from '#contract/endpoints/card-applications.ts';
import { activeCard } from '#contract/endpoints/customers.ts';
import { customerCards, customers } from '#server/platform/db/schema.ts';
import { applicationDesk } from '../../common/server/support/application-desk.ts';
import type { ApplicationDeskTools } from '../../common/server/support/application-desk.ts';
import { adultDays } from '../../common/server/support/application.ts';
import { call, refusal } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
let desk: ApplicationDeskTools;
beforeAll(async () => {
  server = await startServer({ workers: false });
  desk = await applicationDesk(server);
});
afterAll(() => server.stop());

const address = { street: 'Lipová', streetNumber: '14', city: 'Lipany', zip: '56101' };
const posted = { recipientAddress: address, deliveryBranchOfficeId: null };
const reachedStops = ({ progress }: { progress: readonly { stop: string; reached: boolean }[] }) =>
  progress.filter((one) => one.reached).map(({ stop }) => stop);
const activeCards = (customerId: number) =>
  server.services.database
    .select()
    .from(customerCards)
    .where(and(eq(customerCards.customerId, customerId), eq(customerCards.state, 'ACTIVE')));

describe('an application for a chip card', () => {
  test('that is collected is checked, printed, ready and issued; each step has the clerk and the date', async () => {
    const { account, id } = await desk.paid();
    expect(await desk.action(id, 'CHECK')).toMatchObject({
      state: { name: 'WAITING_TO_BE_PRINTED' },
      task: 'PRINT',
      checkedBy: 'operator@linka.example',
    });
    const printed = await desk.action(id, 'PRINT', { cardNumber: '210000000000009999', chipNumber: '04a1b2c3d4e5f6' });
    expect(printed).toMatchObject({
      task: 'HAND_OVER',
      actions: ['HAND_OVER'],
      card: { cardNumber: '210000000000009999', chipNumber: '04A1B2C3D4E5F6', state: { name: 'IN_PROGRESS' } },
    });
    expect(await desk.action(id, 'HAND_OVER')).toMatchObject({
      task: 'ISSUE',
      card: { state: { name: 'NOT_ISSUED' } },
    });
    const issued = await desk.action(id, 'ISSUE');
    expect(issued).toMatchObject({ state: { name: 'PROCESSED' }, task: null, actions: [] });
    expect(issued.events.map(({ kind, by }) => [kind, by])).toEqual([
      ['FILED', null],
      ['CHECKED', 'operator@linka.example'],
      ['PRINTED', 'operator@linka.example'],
      ['READY', 'operator@linka.example'],
      ['ISSUED', 'operator@linka.example'],
    ]);
    const active = await activeCards(account.customerId);
    expect(active.filter(({ main }) => main).map(({ cardNumber }) => cardNumber)).toEqual(['210000000000009999']);
    const card = await call(server, activeCard, { token: account.token, params: { id: account.customerId } });
    expect(card).toMatchObject({
      cardNumber: '210000000000009999',
      profileOne: { validFrom: '2026-11-21', validTo: '2030-11-20' },
      validTo: '2030-11-20',
      electronicWallet: { currentAmount: 0 },
    });
    const seen = await call(server, cardApplication, { token: account.token, params: { id } });
    expect(reachedStops(seen)).toEqual(['RECEIVED', 'PAID', 'CHECKED', 'PRINTED', 'READY', 'ISSUED']);
    expect(seen.card?.cardNumber).toBe('210000000000009999');
  });

  test('that is posted makes the card active as soon as the card is sent', async () => {
    const { account, id } = await desk.paid(posted);
    await desk.action(id, 'CHECK');
    await desk.action(id, 'PRINT');
    const sent = await desk.action(id, 'HAND_OVER');
    expect(sent).toMatchObject({ state: { name: 'PROCESSED' }, card: { state: { name: 'ACTIVE' } }, task: null });
    expect(reachedStops(sent)).toEqual(['RECEIVED', 'PAID', 'CHECKED', 'PRINTED', 'SENT']);
    expect((await activeCards(account.customerId)).filter(({ main }) => main)).toHaveLength(1);
  });

  test('cannot be checked before it is paid, but can be rejected', async () => {
    const account = await desk.tools.applicant();
    const { id } = await desk.tools.file(account);
    expect(await desk.read(id)).toMatchObject({ task: 'CUSTOMER', actions: ['REJECT'] });
    await refusal(server, desk.endpoints.CHECK, 'ACTION_NOT_POSSIBLE', await desk.request(id, 'CHECK'));
    await desk.action(id, 'REJECT');
  });

  test('is printed without payment if it is free', async () => {
    const account = await desk.tools.applicant();
    const { id } = await desk.tools.file(account, { cardForFree: true });
    await desk.action(id, 'CHECK');
    expect((await desk.action(id, 'PRINT')).progress.map(({ stop }) => stop)).not.toContain('PAID');
  });

  test('is not printed with the number of another card, and does not change', async () => {
    const { id } = await desk.paid();
    await desk.action(id, 'CHECK');
    const [taken] = await server.services.database.select().from(customerCards).limit(1);
    const number = await desk.request(id, 'PRINT', { cardNumber: taken?.cardNumber });
    await refusal(server, desk.endpoints.PRINT, 'CARD_NUMBER_IN_USE', number);
    const chip = await desk.request(id, 'PRINT', { chipNumber: taken?.chipNumber });
    await refusal(server, desk.endpoints.PRINT, 'CHIP_NUMBER_IN_USE', chip);
    expect(await desk.read(id)).toMatchObject({ task: 'PRINT', card: null });
  });
});

test('checking an application for a virtual card issues the card', async () => {
  const { account, id } = await desk.virtual();
  const issued = await desk.action(id, 'CHECK');
  expect(issued).toMatchObject({ state: { name: 'PROCESSED' }, card: { state: { name: 'ACTIVE' } } });
  const main = (await activeCards(account.customerId)).filter((card) => card.main);
  expect(main).toMatchObject([{ customerCardType: 'VIRTUAL', carrierType: 'VIRTUAL_CARD', id: issued.card?.id }]);
});

describe('an application for a virtual card (WIZ-10)', () => {
  const apply = async (account: Awaited<ReturnType<typeof desk.tools.applicant>>, profile: object = {}) =>
    call(server, createVirtualCardApplication, {
      token: account.token,
      body: {
        customerId: account.customerId,
        marketingConsent: false,
        profileOne: { profileId: await desk.tools.profileId('ADULT'), ...adultDays, ...profile },
      },
    });
  const personOf = async (customerId: number) =>
    (await server.services.database.select().from(customers).where(eq(customers.id, customerId)))[0];

  test('is issued at once if there is nothing to check, and confirms the personal data', async () => {
    const account = await desk.tools.applicant();
    await desk.tools.change(account.customerId, { personalDataVerifiedDate: null, personalDataVerifiedBy: null });
    const { id, issued } = await apply(account);
    expect(issued).toBe(true);
    const main = (await activeCards(account.customerId)).filter((card) => card.main);
    expect(main).toMatchObject([{ customerCardType: 'VIRTUAL', state: 'ACTIVE' }]);
    expect(await personOf(account.customerId)).toMatchObject({
      personalDataVerifiedDate: server.clock.now(),
      personalDataVerifiedBy: account.username,
    });
    const { progress } = await call(server, cardApplication, { token: account.token, params: { id } });
    expect(progress.map((one) => [one.stop, one.reached])).toEqual([
      ['RECEIVED', true],
      ['ISSUED', true],
    ]);
  });

  test("waits for the desk if the operator requires it, and does not change the staff's verification", async () => {
    const account = await desk.tools.applicant();
    const verified = {
      personalDataVerifiedDate: new Date('2026-01-01T08:00:00.000Z'),
      personalDataVerifiedBy: 'clerk',
    };
    await desk.tools.change(account.customerId, verified);
    await desk.tools.withSettings({ virtualCardCheckedAtDesk: true }, async () => {
      const { id, issued } = await apply(account);
      expect(issued).toBe(false);
      expect(await desk.read(id)).toMatchObject({ task: 'CHECK', card: null });
    });
    expect(await personOf(account.customerId)).toMatchObject(verified);
  });
});

describe('the check of an application', () => {
  test('stores the submitted data as verified, and keeps changes that were submitted later', async () => {
    const { database } = server.services;
    const account = await desk.tools.applicant();
    const verified = new Date('2026-01-01T08:00:00.000Z');
    const changes = { firstName: 'Nové', photo: 'data:image/jpeg;base64,BBBB' };
    await desk.tools.change(account.customerId, { personalDataVerifiedDate: verified, changes });
    const { id } = await desk.tools.file(account, { cardForFree: true });
    await desk.tools.change(account.customerId, { changes: { ...changes, photo: 'data:image/jpeg;base64,CCCC' } });
    const shown = await desk.read(id);
    expect(shown.person.filed).toMatchObject(changes);
    expect(shown.person.verified).toMatchObject({ photo: 'data:image/jpeg;base64,AAAA' });
    await desk.action(id, 'CHECK');
    const [customer] = await database.select().from(customers).where(eq(customers.id, account.customerId));
    expect(customer).toMatchObject({
      ...changes,
      changes: { photo: 'data:image/jpeg;base64,CCCC' },
      personalDataVerifiedBy: 'operator@linka.example',
    });
  });
});

describe('an application that has changed since a clerk opened it', () => {
  test('is not changed by a second clerk, who gets the error APPLICATION_CHANGED', async () => {
    const { id } = await desk.paid();
    const seen = await desk.request(id, 'CHECK');
    await desk.action(id, 'CHECK');
    await refusal(server, desk.endpoints.CHECK, 'APPLICATION_CHANGED', seen);
    await refusal(server, desk.endpoints.REJECT, 'APPLICATION_CHANGED', {
      ...seen,
      body: { ...seen.body, note: 'Ne.' },
    });
  });

  test('gets one card if two clerks print at once', async () => {
    const { account, id } = await desk.paid();
    await desk.action(id, 'CHECK');
    const answers = await Promise.all([desk.send(id, 'PRINT'), desk.send(id, 'PRINT')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const { database } = server.services;
    const made = and(eq(customerCards.customerId, account.customerId), eq(customerCards.state, 'IN_PROGRESS'));
    expect(await database.$count(customerCards, made)).toBe(1);
  });

  test('is not checked if the customer has sent another photo, because the clerk has not seen it', async () => {
    const { account, id } = await desk.paid();
    const seen = await desk.request(id, 'CHECK');
    await desk.tools.change(account.customerId, { photo: 'data:image/jpeg;base64,DDDD' });
    await refusal(server, desk.endpoints.CHECK, 'APPLICATION_CHANGED', seen);
  });
});

test('a repeated call with the same key has the same answer and is done only one time', async () => {
  const { id } = await desk.paid();
  const request = { ...(await desk.request(id, 'CHECK')), headers: { 'idempotency-key': 'desk-key-1' } };
  const first = await call(server, desk.endpoints.CHECK, request);
  expect(await call(server, desk.endpoints.CHECK, request)).toEqual(first);
  expect(first.events.filter(({ kind }) => kind === 'CHECKED')).toHaveLength(1);
});

test('if the operator uses another system, there is no desk for applications', async () => {
  const { id } = await desk.paid();
  const request = await desk.request(id, 'CHECK');
  await desk.tools.withSettings({ applicationDeskAllowed: false }, async () => {
    await refusal(server, deskCardApplications, 'NOT_FOUND', { token: desk.token });
    await refusal(server, desk.endpoints.CHECK, 'NOT_FOUND', request);
  });
});
