import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import { createBankCardApplication } from '#contract/endpoints/card-application-writes.ts';
import { rejectCardApplication } from '#contract/endpoints/card-applications.ts';
import { cardApplicationEvents, cardApplications, customerCards, customers } from '#server/platform/db/schema.ts';
import { applicationDesk } from '../../common/server/support/application-desk.ts';
import type { ApplicationDeskTools, Action } from '../../common/server/support/application-desk.ts';
import { adultDays } from '../../common/server/support/application.ts';
import { call, freshAccount, refusal } from '../../common/server/support/call.ts';
import { mailsTo } from '../../common/server/support/mailbox.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
let desk: ApplicationDeskTools;
beforeAll(async () => {
  server = await startServer({ workers: false });
  desk = await applicationDesk(server);
});
afterAll(() => server.stop());

const actions: readonly Action[] = ['CHECK', 'ASK_AGAIN', 'TAKE_BACK', 'REJECT', 'PRINT', 'HAND_OVER', 'ISSUE'];
const afterActions = async (...done: readonly Action[]): Promise<number> => {
  const { id } = await desk.paid();
  for (const action of done) await desk.action(id, action);
  return id;
};
const unpaid = async () => (await desk.tools.file(await desk.tools.applicant())).id;

describe('every action in every state', () => {
  test.each<[string, () => Promise<number>, readonly Action[]]>([
    ['unpaid', unpaid, ['REJECT']],
    ['paid', () => afterActions(), ['CHECK', 'ASK_AGAIN', 'REJECT']],
    ['asked again', () => afterActions('ASK_AGAIN'), ['TAKE_BACK', 'REJECT']],
    ['asked again by mistake', () => afterActions('ASK_AGAIN', 'TAKE_BACK'), ['CHECK', 'ASK_AGAIN', 'REJECT']],
    [
      'checked, and asked again by mistake',
      () => afterActions('CHECK', 'ASK_AGAIN', 'TAKE_BACK'),
      ['ASK_AGAIN', 'REJECT', 'PRINT'],
    ],
    ['checked', () => afterActions('CHECK'), ['ASK_AGAIN', 'REJECT', 'PRINT']],
    ['printed', () => afterActions('CHECK', 'PRINT'), ['HAND_OVER']],
    ['ready', () => afterActions('CHECK', 'PRINT', 'HAND_OVER'), ['ISSUE']],
    ['issued', () => afterActions('CHECK', 'PRINT', 'HAND_OVER', 'ISSUE'), []],
    ['rejected', () => afterActions('REJECT'), []],
  ])('%s', async (_, make, possible) => {
    const id = await make();
    const before = await desk.read(id);
    expect(before.actions).toEqual(possible);
    for (const action of actions.filter((one) => !possible.includes(one)))
      await refusal(server, desk.endpoints[action], 'ACTION_NOT_POSSIBLE', await desk.request(id, action));
    expect(await desk.read(id)).toEqual(before);
  });
});

/** Files an application for the customer's registered bank card. */
async function bankCardApplication() {
  const account = await freshAccount(server, 'bank-cards');
  const { database } = server.services;
  await desk.tools.change(account.customerId, { photo: 'data:image/jpeg;base64,AAAA' });
  const cards = await database.select().from(customerCards).where(eq(customerCards.customerId, account.customerId));
  const bankCardId = cards.find(({ state }) => state === 'TOKENIZED')?.id ?? 0;
  const profileOne = { profileId: await desk.tools.profileId('ADULT'), ...adultDays };
  const body = { customerId: account.customerId, marketingConsent: false, profileOne, bankCardId };
  const { id } = await call(server, createBankCardApplication, { token: account.token, body });
  return { account, id, bankCardId };
}

describe('the check of an application for a bank card', () => {
  test('makes the registered card active with its profiles, but not the main card', async () => {
    const { id, bankCardId } = await bankCardApplication();
    const issued = await desk.action(id, 'CHECK');
    expect(issued).toMatchObject({ state: { name: 'PROCESSED' }, card: { id: bankCardId, state: { name: 'ACTIVE' } } });
    const [card] = await server.services.database.select().from(customerCards).where(eq(customerCards.id, bankCardId));
    expect(card?.main).toBe(false);
  });

  test('is refused for an expired card, and changes nothing', async () => {
    const { account, id, bankCardId } = await bankCardApplication();
    const { database } = server.services;
    const ofCustomer = eq(customers.id, account.customerId);
    const [before] = await database.select().from(customers).where(ofCustomer);
    await database.update(customerCards).set({ validTo: '2026-11-20' }).where(eq(customerCards.id, bankCardId));
    await refusal(server, desk.endpoints.CHECK, 'INVALID_CUSTOMER_CARD', await desk.request(id, 'CHECK'));
    expect(await database.select().from(customers).where(ofCustomer)).toEqual([before]);
    expect(await desk.read(id)).toMatchObject({ task: 'CHECK', events: [{ kind: 'FILED' }] });
  });

  test('is not possible until a card is registered', async () => {
    const { id } = await bankCardApplication();
    await server.services.database
      .update(cardApplications)
      .set({ bankCardId: null })
      .where(eq(cardApplications.id, id));
    expect(await desk.read(id)).toMatchObject({ task: 'CUSTOMER', actions: ['REJECT'] });
  });
});

describe('the mails about an application', () => {
  test('are sent when the card is ready, but not for the check, the printing and the collection', async () => {
    const { account, id } = await desk.paid();
    for (const action of ['CHECK', 'PRINT', 'HAND_OVER', 'ISSUE'] as const) await desk.action(id, action);
    const sent = await mailsTo(server, account.username);
    expect(sent.map(({ subject }) => subject)).toEqual(['Karta čeká na vyzvednutí']);
    expect(sent[0]?.text).toContain('na pobočce Dubnice, Palackého 33, Dubnice.');
  });

  test('are sent when a virtual card is issued', async () => {
    const { account, id } = await desk.virtual();
    await desk.action(id, 'CHECK');
    expect((await mailsTo(server, account.username)).map(({ subject }) => subject)).toEqual(['Karta je vydaná']);
  });
});

describe('the events of an application', () => {
  const kindsOf = async (id: number) => (await desk.read(id)).events.map(({ kind, by }) => [kind, by]);

  test('include the filing and the withdrawal by the customer', async () => {
    const account = await desk.tools.applicant();
    const { id } = await desk.tools.file(account);
    await call(server, rejectCardApplication, { token: account.token, params: { id }, body: { note: 'Nechci ji.' } });
    expect(await kindsOf(id)).toEqual([
      ['FILED', null],
      ['WITHDRAWN', null],
    ]);
    expect((await desk.read(id)).progress.map(({ stop }) => stop)).toEqual(['RECEIVED', 'WITHDRAWN']);
  });

  test('lose their notes when the account is deleted', async () => {
    const { account, id } = await desk.paid();
    await desk.action(id, 'ASK_AGAIN');
    const { database } = server.services;
    await call(server, deleteCustomerAccount, { token: account.token, body: { password: account.password } });
    const events = await database
      .select()
      .from(cardApplicationEvents)
      .where(eq(cardApplicationEvents.applicationId, id));
    expect(events.map(({ kind, note }) => [kind, note])).toEqual([
      ['FILED', null],
      ['ASKED_AGAIN', null],
    ]);
    const [row] = await database.select().from(cardApplications).where(eq(cardApplications.id, id));
    expect(row).toMatchObject({ state: 'REJECTED', correction: null });
  });
});
