import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { setMainCard, updateMarketingConsent } from '#contract/endpoints/customer-cards.ts';
import * as customerEndpoints from '#contract/endpoints/customers.ts';
import { addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import { accountLinks, customerCards } from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal, send, statusesOf } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());
const flags = (changes: Record<string, boolean | null>) =>
  server.services.settings.change(server.services.database, changes);
beforeEach(() => flags({ isAssignCardWithoutAgeRestrictionAllowed: false }));
afterEach(() => flags({ isAssignCardWithoutAgeRestrictionAllowed: null, marketingConsentCardEnabled: null }));

const rowsOf = ({ customerId }: Account) =>
  server.services.database
    .select()
    .from(customerCards)
    .where(eq(customerCards.customerId, customerId))
    .orderBy(asc(customerCards.id));
const mainOf = async (account: Account) => (await rowsOf(account)).map(({ main }) => main);
const ofCustomer = ({ token, customerId }: Account) => ({ token, params: { id: customerId } });

/** An account whose customer has an older and a newer card, both active. */
async function withTwoCards() {
  const account = await freshAccount(server, 'two-cards');
  const [older, newer] = await rowsOf(account);
  if (older === undefined || newer === undefined) throw new Error('expected two cards, got fewer');
  return { account, older, newer };
}
const choose = ({ token }: Account, id: number) => ({ token, body: { id } });

describe('a customer with several active cards (CRD-02)', () => {
  test('is not manageable until the main card is chosen; until then the account can buy nothing for this customer', async () => {
    const { account, older } = await withTwoCards();
    const isManageable = async () =>
      (await call(server, customerEndpoints.checkManageable, ofCustomer(account))).manageable;
    const ticket = { cardId: older.id, validFrom: '2026-11-21', ticketCombinationId: 1, zone: '100' };
    const purchase = () => ({
      token: account.token,
      body: ticket,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(await isManageable()).toBe(false);
    await refusal(server, addTicketFare, 'CUSTOMER_NOT_MANAGEABLE', purchase());
    await call(server, setMainCard, choose(account, older.id));
    expect(await isManageable()).toBe(true);
    await call(server, addTicketFare, purchase());
  });

  test('is manageable if the operator does not check manageability; then no main card can be chosen', async () => {
    const { account, older } = await withTwoCards();
    await flags({ isAssignCardWithoutAgeRestrictionAllowed: true });
    expect(await call(server, customerEndpoints.checkManageable, ofCustomer(account))).toEqual({ manageable: true });
    await refusal(server, setMainCard, 'CUSTOMER_MANAGEABLE', choose(account, older.id));
    expect(await mainOf(account)).toEqual([false, false]);
  });

  test('uses the card that was issued last, until a main card is chosen', async () => {
    const { account, older, newer } = await withTwoCards();
    const activeOne = async () => {
      const { items } = await call(server, customerAccountLinks, { token: account.token });
      return {
        active: (await call(server, customerEndpoints.activeCard, ofCustomer(account))).id,
        lastActive: (await call(server, customerEndpoints.lastActiveCard, ofCustomer(account))).id,
        linked: items.map(({ activeCardNumber }) => activeCardNumber),
      };
    };
    const of = (card: typeof older) => ({ active: card.id, lastActive: card.id, linked: [card.cardNumber] });
    expect(await activeOne()).toEqual(of(newer));
    await call(server, setMainCard, choose(account, older.id));
    expect(await activeOne()).toEqual(of(older));
  });
});

describe('choosing the main card (CRD-02)', () => {
  test('keeps the other cards active; a repeated call succeeds', async () => {
    const { account, older } = await withTwoCards();
    for (const _ of ['press', 'again']) await call(server, setMainCard, choose(account, older.id));
    expect((await rowsOf(account)).map(({ state, main }) => [state, main])).toEqual([
      ['ACTIVE', true],
      ['ACTIVE', false],
    ]);
  });

  test('is refused for another card after the first choice', async () => {
    const { account, older, newer } = await withTwoCards();
    await call(server, setMainCard, choose(account, older.id));
    await refusal(server, setMainCard, 'CUSTOMER_MANAGEABLE', choose(account, newer.id));
    expect(await mainOf(account)).toEqual([true, false]);
  });

  test('succeeds for only one of two cards that are chosen at once', async () => {
    const { account, older, newer } = await withTwoCards();
    const answers = await Promise.all([older, newer].map(({ id }) => send(server, setMainCard, choose(account, id))));
    expect(statusesOf(answers)).toEqual([204, 409]);
    expect((await mainOf(account)).filter(Boolean)).toHaveLength(1);
  });

  test('is possible only for an active card', async () => {
    const { account, older } = await withTwoCards();
    await server.services.database
      .update(customerCards)
      .set({ state: 'EXPIRED' })
      .where(eq(customerCards.id, older.id));
    await refusal(server, setMainCard, 'CARD_NOT_ACTIVE', choose(account, older.id));
  });

  test('is possible only for an account with a customer of its own', async () => {
    const { account, older } = await withTwoCards();
    const own = eq(accountLinks.accountId, account.accountId);
    await server.services.database.update(accountLinks).set({ type: 'MANAGED' }).where(own);
    await refusal(server, setMainCard, 'INVALID_ACCOUNT', choose(account, older.id));
    expect(await mainOf(account)).toEqual([false, false]);
  });

  test("is NOT_FOUND for another account's card, and for an unknown card", async () => {
    const { account, older } = await withTwoCards();
    const stranger = await freshAccount(server, 'two-cards');
    await refusal(server, setMainCard, 'NOT_FOUND', choose(stranger, older.id));
    await refusal(server, setMainCard, 'NOT_FOUND', choose(account, 2_147_483_647));
    expect(await mainOf(account)).toEqual([false, false]);
  });
});

describe('the marketing consent of a card (CRD-01)', () => {
  const consent = ({ token }: Account, id: number, value: boolean) => ({ token, params: { id }, body: { value } });
  const consentOf = async (account: Account) => (await rowsOf(account)).map(({ marketingConsent }) => marketingConsent);

  test('is given and withdrawn for one card; repeated calls change nothing', async () => {
    const { account, older } = await withTwoCards();
    for (const value of [true, true, false, false]) {
      await call(server, updateMarketingConsent, consent(account, older.id, value));
      expect(await consentOf(account)).toEqual([value, false]);
    }
  });

  test('is refused if the operator does not ask for this consent', async () => {
    const { account, older } = await withTwoCards();
    await flags({ marketingConsentCardEnabled: false });
    await refusal(server, updateMarketingConsent, 'MARKETING_CONSENT_NOT_ALLOWED', consent(account, older.id, true));
    expect(await consentOf(account)).toEqual([false, false]);
  });

  test('is NOT_FOUND for a deleted card', async () => {
    const { account, older } = await withTwoCards();
    const deleted = { state: 'BLOCKED', main: false, deleted: server.clock.now() } as const;
    await server.services.database.update(customerCards).set(deleted).where(eq(customerCards.id, older.id));
    await refusal(server, updateMarketingConsent, 'NOT_FOUND', consent(account, older.id, true));
  });

  test("is NOT_FOUND for another account's card", async () => {
    const { account, older } = await withTwoCards();
    const stranger = await freshAccount(server, 'two-cards');
    await refusal(server, updateMarketingConsent, 'NOT_FOUND', consent(stranger, older.id, true));
    expect(await consentOf(account)).toEqual([false, false]);
  });
});
