import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { activateBankCard, bankCards, blockBankCard, deleteBankCard } from '#contract/endpoints/bank-cards.ts';
import * as customerEndpoints from '#contract/endpoints/customers.ts';
import type { CardState } from '#contract/enumerations.ts';
import {
  accountLinks,
  cardApplications,
  cardProfiles,
  customerCards,
  eWallets,
  ticketFares,
} from '#server/platform/db/schema.ts';
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
afterEach(() =>
  flags({
    bankCardAsCarrierAllowed: null,
    virtualCardAsCarrierAllowed: null,
    isAssignCardWithoutAgeRestrictionAllowed: null,
  }),
);

/** The rows of the customer's cards. */
const cardsOf = ({ customerId }: Account) =>
  server.services.database
    .select()
    .from(customerCards)
    .where(eq(customerCards.customerId, customerId))
    .orderBy(asc(customerCards.id));
const cardStatesOf = async (account: Account) => (await cardsOf(account)).map(({ state }) => state);

/** The id of the first card with this state. */
async function cardIn(account: Account, state: CardState): Promise<number> {
  const found = (await cardsOf(account)).find((card) => card.state === state);
  if (found === undefined) throw new Error(`expected a card in the state ${state}, got none`);
  return found.id;
}
const withId = ({ token }: Account, id: number) => ({ token, params: { id } });
const holder = () => freshAccount(server, 'bank-cards');

describe('blocking a bank card (BNK-01)', () => {
  test('blocks the active card; a repeated request changes nothing', async () => {
    const account = await holder();
    const id = await cardIn(account, 'ACTIVE');
    await call(server, blockBankCard, withId(account, id));
    expect(await cardStatesOf(account)).toEqual(['BLOCKED', 'BLOCKED', 'TOKENIZED']);
    await call(server, blockBankCard, withId(account, id));
    expect(await cardStatesOf(account)).toEqual(['BLOCKED', 'BLOCKED', 'TOKENIZED']);
  });

  test('refuses a card in another state and a card of another type', async () => {
    const account = await holder();
    await refusal(server, blockBankCard, 'INVALID_CARD_STATE', withId(account, await cardIn(account, 'TOKENIZED')));
    const adult = await freshAccount(server, 'adult');
    await refusal(server, blockBankCard, 'INVALID_CUSTOMER_CARD', withId(adult, await cardIn(adult, 'ACTIVE')));
    expect(await cardStatesOf(adult)).toEqual(expect.arrayContaining(['ACTIVE']));
  });
});

describe('activating a bank card (BNK-01)', () => {
  test('activates a blocked card as the main card; a repeated request changes nothing', async () => {
    const account = await holder();
    const id = await cardIn(account, 'ACTIVE');
    await call(server, blockBankCard, withId(account, id));
    await server.services.database.update(customerCards).set({ main: false }).where(eq(customerCards.id, id));
    for (const _ of ['press', 'again']) await call(server, activateBankCard, withId(account, id));
    expect((await cardsOf(account)).map(({ state, main }) => [state, main])).toEqual([
      ['ACTIVE', true],
      ['BLOCKED', true],
      ['TOKENIZED', true],
    ]);
  });

  test('refuses an expired card, but not on its last day', async () => {
    const account = await holder();
    const id = await cardIn(account, 'ACTIVE');
    await call(server, blockBankCard, withId(account, id));
    const lastDay = (validTo: string) =>
      server.services.database.update(customerCards).set({ validTo }).where(eq(customerCards.id, id));
    await lastDay('2026-11-20');
    await refusal(server, activateBankCard, 'CARD_EXPIRED', withId(account, id));
    expect(await cardStatesOf(account)).toEqual(['BLOCKED', 'BLOCKED', 'TOKENIZED']);
    await lastDay('2026-11-21');
    await call(server, activateBankCard, withId(account, id));
    expect(await cardStatesOf(account)).toEqual(['ACTIVE', 'BLOCKED', 'TOKENIZED']);
  });

  test('refuses a card of another type, even if it is already active', async () => {
    const adult = await freshAccount(server, 'adult');
    await refusal(server, activateBankCard, 'INVALID_CUSTOMER_CARD', withId(adult, await cardIn(adult, 'ACTIVE')));
  });

  test('refuses while another card is active', async () => {
    const account = await holder();
    await refusal(server, activateBankCard, 'ACTIVE_CARD_EXISTS', withId(account, await cardIn(account, 'BLOCKED')));
    expect(await cardStatesOf(account)).toEqual(['ACTIVE', 'BLOCKED', 'TOKENIZED']);
  });

  test('refuses if no application for a virtual card is possible; a check gives the same answer', async () => {
    const account = await holder();
    const id = await cardIn(account, 'BLOCKED');
    await call(server, blockBankCard, withId(account, await cardIn(account, 'ACTIVE')));
    const isPossible = async () =>
      (await call(server, customerEndpoints.virtualCardApplicationCreationCheck, withId(account, account.customerId)))
        .possible;
    const name = 'VIRTUAL_CARD_APPLICATION_NOT_POSSIBLE';

    expect(await isPossible()).toBe(true);
    await flags({ virtualCardAsCarrierAllowed: false });
    expect(await isPossible()).toBe(false);
    await refusal(server, activateBankCard, name, withId(account, id));

    await flags({ virtualCardAsCarrierAllowed: null });
    await server.services.database.insert(cardApplications).values({
      applicationNumber: crypto.randomUUID(),
      accountId: account.accountId,
      customerId: account.customerId,
      carrierType: 'HAULIER_CARD',
      state: 'UNCHECKED_DATA',
      created: new Date('2026-11-20T08:00:00Z'),
    });
    expect(await isPossible()).toBe(false);
    await refusal(server, activateBankCard, name, withId(account, id));
    const own = eq(cardApplications.customerId, account.customerId);
    await server.services.database.update(cardApplications).set({ state: 'REJECTED' }).where(own);
    expect(await isPossible()).toBe(true);
    expect(await cardStatesOf(account)).toEqual(['BLOCKED', 'BLOCKED', 'TOKENIZED']);
  });

  test('activates only one of two cards at the same time', async () => {
    const account = await holder();
    await call(server, blockBankCard, withId(account, await cardIn(account, 'ACTIVE')));
    const blocked = (await cardsOf(account)).filter(({ state }) => state === 'BLOCKED');
    expect(blocked).toHaveLength(2);
    const answers = await Promise.all(blocked.map(({ id }) => send(server, activateBankCard, withId(account, id))));
    expect(statusesOf(answers)).toEqual([204, 409]);
    expect((await cardStatesOf(account)).filter((state) => state === 'ACTIVE')).toHaveLength(1);
  });
});

const lists = async (account: Account) => {
  const asked = withId(account, account.customerId);
  const { items, totalCount } = await call(server, customerEndpoints.customerCards, asked);
  const { lastCard } = await call(server, customerEndpoints.customer, asked);
  return {
    cards: items.map(({ id }) => id),
    totalCount,
    bankCards: (await call(server, bankCards, asked)).map(({ id }) => id),
    lastCard: lastCard?.id,
  };
};

describe('deleting a bank card (BNK-01)', () => {
  test('removes a tokenized card that was never used; a repeated request gets NOT_FOUND', async () => {
    const account = await holder();
    const id = await cardIn(account, 'TOKENIZED');
    expect((await lists(account)).bankCards).toContain(id);
    await call(server, deleteBankCard, withId(account, id));
    expect(await cardStatesOf(account)).toEqual(['ACTIVE', 'BLOCKED']);
    const { database } = server.services;
    expect(await database.$count(cardProfiles, eq(cardProfiles.cardId, id))).toBe(0);
    await refusal(server, deleteBankCard, 'NOT_FOUND', withId(account, id));
  });

  test('removes a used card from all lists, deletes its number, and keeps its past tickets', async () => {
    const account = await holder();
    const id = await cardIn(account, 'BLOCKED');
    const numbers = { chipNumber: `04${String(id).padStart(12, '0')}`, bankCardToken: crypto.randomUUID() };
    await server.services.database.update(customerCards).set(numbers).where(eq(customerCards.id, id));
    const before = (await cardsOf(account)).find((card) => card.id === id);
    await call(server, deleteBankCard, withId(account, id));
    const left = await lists(account);
    expect(left).toMatchObject({ totalCount: 2 });
    expect([...left.cards, ...left.bankCards]).not.toContain(id);
    const after = (await cardsOf(account)).find((card) => card.id === id);
    expect(after).toEqual({
      ...before,
      deleted: server.clock.now(),
      cardNumber: expect.stringMatching(/^9203\*{6}\d{8}$/),
      chipNumber: null,
      bankCardToken: null,
    });
    const { items } = await call(server, customerEndpoints.customerTicketFares, withId(account, account.customerId));
    expect(items.map(({ card }) => card)).toEqual([expect.objectContaining({ id, cardNumber: after?.cardNumber })]);
    await refusal(server, deleteBankCard, 'NOT_FOUND', withId(account, id));
    await refusal(server, activateBankCard, 'NOT_FOUND', withId(account, id));
  });

  test.each(['cardId', 'bankCardId'])(
    'keeps the row of an unused card that is the %s of an application, but deletes its number',
    async (column) => {
      const account = await holder();
      const id = await cardIn(account, 'TOKENIZED');
      await server.services.database.insert(cardApplications).values({
        applicationNumber: crypto.randomUUID(),
        accountId: account.accountId,
        customerId: account.customerId,
        carrierType: 'BANK_CARD',
        state: 'PROCESSED',
        [column]: id,
        created: server.clock.now(),
      });
      await call(server, deleteBankCard, withId(account, id));
      expect((await lists(account)).cards).not.toContain(id);
      expect((await cardsOf(account)).find((card) => card.id === id)?.cardNumber).toMatch(/^9203\*{6}/);
    },
  );

  test('keeps the row of a tokenized card with a past ticket or a wallet', async () => {
    const { database } = server.services;
    const [withTicket, withWallet] = [await holder(), await holder()];
    const [first, second] = [await cardIn(withTicket, 'TOKENIZED'), await cardIn(withWallet, 'TOKENIZED')];
    const past = await cardIn(withTicket, 'BLOCKED');
    const moved = await database
      .update(ticketFares)
      .set({ cardId: first })
      .where(eq(ticketFares.cardId, past))
      .returning();
    expect(moved.length).toBeGreaterThan(0);
    await database.insert(eWallets).values({ cardId: second });
    for (const [account, id] of [
      [withTicket, first],
      [withWallet, second],
    ] as const) {
      await call(server, deleteBankCard, withId(account, id));
      expect((await cardsOf(account)).find((card) => card.id === id)?.deleted).toEqual(server.clock.now());
    }
  });

  test('makes the newest remaining card the last card and the last active card', async () => {
    const account = await holder();
    const { database } = server.services;
    await call(server, deleteBankCard, withId(account, await cardIn(account, 'TOKENIZED')));
    const id = await cardIn(account, 'ACTIVE');
    await call(server, blockBankCard, withId(account, id));
    const other = (await cardsOf(account)).find((card) => card.id !== id)?.id;
    expect((await lists(account)).lastCard).toBe(id);
    await call(server, deleteBankCard, withId(account, id));
    expect(await lists(account)).toEqual({ cards: [other], totalCount: 1, bankCards: [other], lastCard: other });
    const last = await call(server, customerEndpoints.lastActiveCard, withId(account, account.customerId));
    expect(last.id).toBe(other);
    expect(await database.$count(customerCards, eq(customerCards.customerId, account.customerId))).toBe(2);
  });

  test('refuses a card with a ticket that is or will be valid, but not if the ticket is cancelled', async () => {
    const account = await holder();
    const id = await cardIn(account, 'BLOCKED');
    const { database } = server.services;
    const own = eq(ticketFares.cardId, id);
    await database.update(ticketFares).set({ validTo: '2026-11-21' }).where(own);
    await refusal(server, deleteBankCard, 'CARD_HAS_VALID_TICKETS', withId(account, id));
    expect((await lists(account)).cards).toContain(id);
    await database.update(ticketFares).set({ cancelled: true }).where(own);
    await call(server, deleteBankCard, withId(account, id));
    expect((await lists(account)).cards).not.toContain(id);
  });

  test('refuses an active card, and any card while the operator does not accept bank cards', async () => {
    const account = await holder();
    await refusal(server, deleteBankCard, 'INVALID_CARD_STATE', withId(account, await cardIn(account, 'ACTIVE')));
    await flags({ bankCardAsCarrierAllowed: false });
    await refusal(server, deleteBankCard, 'BANK_CARD_NOT_ALLOWED', withId(account, await cardIn(account, 'BLOCKED')));
    expect(await cardStatesOf(account)).toEqual(['ACTIVE', 'BLOCKED', 'TOKENIZED']);
  });
});

const actions = [
  ['block', blockBankCard, 'ACTIVE'],
  ['activate', activateBankCard, 'BLOCKED'],
  ['delete', deleteBankCard, 'TOKENIZED'],
] as const;

describe.each(actions)('the request to %s a bank card', (_, endpoint, state) => {
  test("gets NOT_FOUND for another account's card, which is not changed", async () => {
    const account = await holder();
    const stranger = await holder();
    await refusal(server, endpoint, 'NOT_FOUND', withId(stranger, await cardIn(account, state)));
    expect(await cardStatesOf(account)).toEqual(['ACTIVE', 'BLOCKED', 'TOKENIZED']);
  });

  test('is refused if the customer is not manageable', async () => {
    const account = await holder();
    await flags({ isAssignCardWithoutAgeRestrictionAllowed: false });
    const link = eq(accountLinks.accountId, account.accountId);
    await server.services.database.update(accountLinks).set({ type: 'ASSIGNED' }).where(link);
    const id = await cardIn(account, state);
    await refusal(server, endpoint, 'CUSTOMER_NOT_MANAGEABLE', withId(account, id));
    expect(await cardStatesOf(account)).toEqual(['ACTIVE', 'BLOCKED', 'TOKENIZED']);
  });
});

describe("the customer's bank cards", () => {
  test('are listed without other cards, the newest first, with number and state', async () => {
    const account = await holder();
    const [active, blocked, tokenized] = await cardsOf(account);
    await server.services.database
      .update(customerCards)
      .set({ customerCardType: 'VIRTUAL' })
      .where(eq(customerCards.id, blocked?.id ?? 0));
    const found = await call(server, bankCards, withId(account, account.customerId));
    expect(found.map(({ id, cardNumber, currentState: { state } }) => [id, cardNumber, state.name])).toEqual([
      [tokenized?.id, tokenized?.cardNumber, 'TOKENIZED'],
      [active?.id, active?.cardNumber, 'ACTIVE'],
    ]);
  });

  test('are sorted by the moment of their registration', async () => {
    const account = await holder();
    const [first, second, third] = await cardsOf(account);
    for (const [card, created] of [
      [first, '2026-03-01T08:00:00Z'],
      [second, '2026-01-01T08:00:00Z'],
      [third, '2026-02-01T08:00:00Z'],
    ] as const)
      await server.services.database
        .update(customerCards)
        .set({ created: new Date(created) })
        .where(eq(customerCards.id, card?.id ?? 0));
    const found = await call(server, bankCards, withId(account, account.customerId));
    expect(found.map(({ id }) => id)).toEqual([first?.id, third?.id, second?.id]);
  });

  test('get NOT_FOUND for another account', async () => {
    const account = await holder();
    await refusal(server, bankCards, 'NOT_FOUND', withId(await holder(), account.customerId));
  });
});
