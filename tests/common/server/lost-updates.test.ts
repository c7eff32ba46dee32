import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cardApplicationDraft,
  createCardApplicationDraft,
  saveCardApplicationDraft,
} from '#contract/endpoints/card-application-drafts.ts';
import { rejectCardApplication } from '#contract/endpoints/card-applications.ts';
import { nullifyCartLifetime } from '#contract/endpoints/customer-accounts.ts';
import { answerReclamation } from '#contract/endpoints/reclamation-desk.ts';
import { draftShape } from '#contract/entities/card-application-draft.ts';
import {
  cardApplicationEvents,
  cartItems,
  customerAccounts,
  customerCards,
  reclamationEvents,
} from '#server/platform/db/schema.ts';
import { applicationDesk } from './support/application-desk.ts';
import type { ApplicationDeskTools } from './support/application-desk.ts';
import { call, freshAccount, send, statusesOf } from './support/call.ts';
import { plainEntered } from './support/entered-application.ts';
import { reclamationTools } from './support/reclamations.ts';
import type { ReclamationTools } from './support/reclamations.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';
import { tokenizations } from './support/tokenization.ts';
import { whileLocked } from './support/while-locked.ts';

let server: TestServer;
let desk: ApplicationDeskTools;
let reclamations: ReclamationTools;
beforeAll(async () => {
  // PGlite runs calls one after another, which would hide a missing lock.
  server = await startServer({ workers: false, database: 'postgres' });
  desk = await applicationDesk(server);
  reclamations = await reclamationTools(server);
});
afterAll(() => server.stop());

const database = () => server.services.database;
const atOnce = (count: number) => Array.from({ length: count }, (_, index) => index);

test('if clerks record the same printed card at once, each with another number, only one succeeds', async () => {
  const { account, id } = await desk.paid();
  await desk.action(id, 'CHECK');
  const requests = await Promise.all(atOnce(4).map(() => desk.request(id, 'PRINT')));
  const cards = () => database().$count(customerCards, eq(customerCards.customerId, account.customerId));
  const before = await cards();
  const answers = await Promise.all(requests.map((request) => send(server, desk.endpoints.PRINT, request)));
  expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
  expect(await cards()).toBe(before + 1);
});

test('an application that is withdrawn several times at once gets only one event', async () => {
  const account = await desk.tools.applicant();
  const { id } = await desk.tools.file(account);
  const withdrawing = { token: account.token, params: { id }, body: { note: 'x' } };
  const answers = await Promise.all(atOnce(4).map(() => send(server, rejectCardApplication, withdrawing)));
  expect(statusesOf(answers)).toEqual([204, 204, 204, 204]);
  const events = await database()
    .select({ kind: cardApplicationEvents.kind })
    .from(cardApplicationEvents)
    .where(eq(cardApplicationEvents.applicationId, id));
  expect(events.map(({ kind }) => kind).toSorted()).toEqual(['FILED', 'WITHDRAWN']);
});

test('if clerks answer the same reclamation at once, only one succeeds', async () => {
  const { id } = await reclamations.file(await freshAccount(server, 'adult'));
  const answers = await Promise.all(
    atOnce(4).map((fee) => send(server, answerReclamation, reclamations.answering(id, { fee: fee + 1 }))),
  );
  expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
  expect(await database().$count(reclamationEvents, eq(reclamationEvents.reclamationId, id))).toBe(2);
});

test('if wizards save the same version of a draft at once, only one succeeds', async () => {
  const { token } = await freshAccount(server, 'adult');
  const own = { carrierType: 'HAULIER_CARD', isOwn: true, customerId: null } as const;
  const begun = await call(server, createCardApplicationDraft, {
    token,
    body: { ...own, shape: draftShape, entered: plainEntered },
  });
  const saveCall = (index: number) => ({
    token,
    params: { id: begun.id },
    body: {
      version: begun.version,
      shape: draftShape,
      entered: { ...plainEntered, person: { ...plainEntered.person, lastName: `Nová ${String(index)}` } },
    },
  });
  const answers = await Promise.all(atOnce(4).map((index) => send(server, saveCardApplicationDraft, saveCall(index))));
  expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
  const query = { carrierType: 'HAULIER_CARD', isOwn: 'true' };
  expect((await call(server, cardApplicationDraft, { token, query }))?.version).toBe(begun.version + 1);
});

test('of several registrations of a bank card that begin at once, only one stays open', async () => {
  const bank = tokenizations(server);
  const applied = await bank.applied();
  await Promise.all(atOnce(4).map(() => bank.begin(applied)));
  const states = (await bank.attemptsOf(applied)).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['OPEN', 'SUPERSEDED', 'SUPERSEDED', 'SUPERSEDED']);
});

test('a bank card that its gateway confirms several times at once is registered only once', async () => {
  const bank = tokenizations(server);
  const applied = await bank.applied();
  const fields = await bank.choose(await bank.begin(applied), 'register');
  const answers = await Promise.all(atOnce(4).map(() => bank.finish(applied, fields)));
  expect(answers.map(({ outcome }) => outcome)).toEqual(Array(4).fill('REGISTERED'));
  const cards = (await bank.cardsOf(applied)).filter(({ customerCardType }) => customerCardType === 'BANK');
  expect(cards).toHaveLength(1);
});

test("a cart still expires if an item is added while the empty cart's expiry is being removed (CRT-03)", async () => {
  const { accountId, token } = await freshAccount(server, 'adult');
  const own = eq(customerAccounts.id, accountId);
  const created = server.clock.now();
  const cartExpiresAt = new Date(created.getTime() + 600_000);
  await whileLocked(database(), {
    lock: (transaction) => transaction.select().from(customerAccounts).where(own).for('update'),
    work: () => call(server, nullifyCartLifetime, { token }),
    change: async (transaction) => {
      const item = { accountId, taxPercentage: 21, payload: {}, created, customerId: null, name: 'x', price: 100 };
      await transaction.insert(cartItems).values({ ...item, type: 'ROUNDING' });
      await transaction.update(customerAccounts).set({ cartExpiresAt }).where(own);
    },
  });
  expect((await database().select().from(customerAccounts).where(own))[0]?.cartExpiresAt).toEqual(cartExpiresAt);
});
