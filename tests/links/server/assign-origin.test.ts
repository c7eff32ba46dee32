import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelAccountLink } from '#contract/endpoints/account-link-cancelling.ts';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { assignOrigin } from '#contract/endpoints/customer-merging.ts';
import { activeCard, customerCards as customerCardList, customerTicketFares } from '#contract/endpoints/customers.ts';
import type { CardState } from '#contract/enumerations.ts';
import {
  accountEvents,
  accountLinks,
  cardApplications,
  cartItems,
  customerCards,
  customers,
  expiredCartItems,
  orderItems,
  orders,
  reclamations,
} from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal, send, statusesOf } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
let account: Account;
let placeholder: number;
let dana: number;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());
beforeEach(async () => {
  account = await freshAccount(server, 'only-managed');
  placeholder = (await linkTo('Import')).customer.id;
  dana = (await linkTo('Malá', 'Dana')).customer.id;
});
afterEach(() => server.services.settings.change(server.services.database, { externalSynchronisationAllowed: null }));

const linksOf = async ({ token }: Account) => (await call(server, customerAccountLinks, { token })).items;
async function linkTo(lastName: string, firstName?: string) {
  const found = (await linksOf(account)).find(
    ({ customer }) => customer.lastName === lastName && (firstName === undefined || customer.firstName === firstName),
  );
  if (found === undefined) throw new Error(`expected a link to ${lastName}, got none`);
  return found;
}
const mergeOptions = (id: number, originId: number, { token }: Account = account) => ({
  token,
  params: { id },
  body: { originId },
});
const customerOptions = (id: number) => ({ token: account.token, params: { id } });
const cardsOf = (customerId: number) =>
  server.services.database.select().from(customerCards).where(eq(customerCards.customerId, customerId));
const setCards = (customerId: number, values: { state?: CardState; main?: boolean }) =>
  server.services.database.update(customerCards).set(values).where(eq(customerCards.customerId, customerId));

describe('merging a placeholder into another customer (LNK-03)', () => {
  test('moves its cards and tickets, ends its link, and stores its origin', async () => {
    const [card] = await cardsOf(placeholder);
    const { items: tickets } = await call(server, customerTicketFares, customerOptions(placeholder));
    expect(tickets).toHaveLength(1);
    await call(server, assignOrigin, mergeOptions(placeholder, dana));
    const { items } = await call(server, customerCardList, customerOptions(dana));
    expect(items.map(({ id }) => id)).toContain(card?.id);
    expect((await call(server, customerTicketFares, customerOptions(dana))).items).toEqual(
      tickets.map((ticket) => expect.objectContaining({ id: ticket.id })),
    );
    await refusal(server, customerCardList, 'NOT_FOUND', customerOptions(placeholder));
    expect((await linksOf(account)).map(({ customer }) => customer.id)).not.toContain(placeholder);
    const [row] = await server.services.database.select().from(customers).where(eq(customers.id, placeholder));
    expect(row?.originId).toBe(dana);
  });

  test.each([
    // The state and main flag of the placeholder's card and of the origin's card. After the merge: whether the moved
    // card and the origin's card are main; undefined = the card is not active.
    ['ACTIVE', true, 'ACTIVE', true, false, true],
    ['ACTIVE', true, 'ACTIVE', false, false, false],
    ['ACTIVE', true, 'BLOCKED', true, true, undefined],
    ['ACTIVE', false, 'EXPIRED', true, true, undefined],
    ['BLOCKED', true, 'ACTIVE', true, undefined, true],
  ] as const)(
    "sets the main card if the moved card is %s (main: %s) and the origin's card is %s (main: %s)",
    async (state, main, ownState, ownMain, moved, own) => {
      const [mine] = await cardsOf(dana);
      const [theirs] = await cardsOf(placeholder);
      await setCards(placeholder, { state, main });
      await setCards(dana, { state: ownState, main: ownMain });
      await call(server, assignOrigin, mergeOptions(placeholder, dana));
      const after = await cardsOf(dana);
      const isMain = (id: number | undefined) => {
        const found = after.find((card) => card.id === id);
        return found?.state === 'ACTIVE' ? found.main : undefined;
      };
      expect([isMain(theirs?.id), isMain(mine?.id)]).toEqual([moved, own]);
      // The shop uses the main card: the origin's card, or the moved card.
      const active = await call(server, activeCard, customerOptions(dana));
      if (own === true) expect(active.id).toBe(mine?.id);
      if (moved === true) expect(active.id).toBe(theirs?.id);
    },
  );

  test('moves the cart items and the card applications', async () => {
    const { database } = server.services;
    const { accountId } = account;
    const item = { type: 'FEE', name: 'x', price: 100, taxPercentage: 21, payload: {}, accountId } as const;
    const created = server.services.clock.now();
    await database.insert(cartItems).values({ ...item, customerId: placeholder, created });
    await database.insert(cardApplications).values({
      applicationNumber: crypto.randomUUID(),
      accountId,
      customerId: placeholder,
      carrierType: 'HAULIER_CARD',
      state: 'UNCHECKED_DATA',
      created,
    });
    await call(server, assignOrigin, mergeOptions(placeholder, dana));
    const items = await database.select().from(cartItems).where(eq(cartItems.accountId, accountId));
    expect(items.map(({ customerId }) => customerId)).toEqual([dana]);
    expect(await database.$count(cardApplications, eq(cardApplications.customerId, dana))).toBe(1);
  });

  test('moves orders, reclamations, events and the items of an expired cart', async () => {
    const { database, clock } = server.services;
    const { accountId } = account;
    const item = { type: 'FEE', name: 'x', price: 100, taxPercentage: 21, payload: {} } as const;
    const ofPerson = { accountId, customerId: placeholder };
    const [order] = await database
      .insert(orders)
      .values({ accountId, state: 'PAID', issued: clock.now(), price: 100, paymentType: 'BANK_CARD' })
      .returning();
    await database.insert(orderItems).values({ ...item, orderId: order?.id ?? 0, customerId: placeholder });
    await database.insert(expiredCartItems).values({ ...item, ...ofPerson });
    const reclamation = { state: 'PENDING', created: clock.now(), answerBy: '2026-12-21' } as const;
    await database.insert(reclamations).values({ ...ofPerson, ...reclamation });
    const event = { kind: 'CARD_CONNECTED', at: clock.now(), by: 'ACCOUNT' } as const;
    await database.insert(accountEvents).values({ ...ofPerson, ...event });
    await call(server, assignOrigin, mergeOptions(placeholder, dana));
    for (const table of [orderItems, expiredCartItems, reclamations, accountEvents])
      expect(await database.$count(table, eq(table.customerId, placeholder))).toBe(0);
    for (const table of [orderItems, expiredCartItems, reclamations])
      expect(await database.$count(table, eq(table.customerId, dana))).toBe(1);
    const connected = and(eq(accountEvents.customerId, dana), eq(accountEvents.kind, event.kind));
    expect(await database.$count(accountEvents, connected)).toBe(1);
  });

  test('is refused for a person who has got a name meanwhile', async () => {
    const { database } = server.services;
    await database.update(customers).set({ firstName: 'Karel' }).where(eq(customers.id, placeholder));
    await refusal(server, assignOrigin, 'CUSTOMER_NOT_PLACEHOLDER', mergeOptions(placeholder, dana));
    expect(await cardsOf(placeholder)).toHaveLength(1);
  });
});

describe('a merge is refused', () => {
  test('while both people have an open card application', async () => {
    const { database, clock } = server.services;
    const { accountId } = account;
    const apply = (customerId: number) =>
      database.insert(cardApplications).values({
        applicationNumber: crypto.randomUUID(),
        accountId,
        customerId,
        carrierType: 'HAULIER_CARD',
        state: 'UNCHECKED_DATA',
        created: clock.now(),
      });
    await apply(placeholder);
    await apply(dana);
    await refusal(server, assignOrigin, 'CARD_APPLICATION_EXISTS', mergeOptions(placeholder, dana));
    await database.update(cardApplications).set({ state: 'REJECTED' }).where(eq(cardApplications.customerId, dana));
    await call(server, assignOrigin, mergeOptions(placeholder, dana));
  });

  test('if the merged person has a name', () =>
    refusal(server, assignOrigin, 'CUSTOMER_NOT_PLACEHOLDER', mergeOptions(dana, placeholder)));

  test('if the operator does not synchronise with another system', async () => {
    const { database, settings } = server.services;
    await settings.change(database, { externalSynchronisationAllowed: false });
    await refusal(server, assignOrigin, 'MERGE_NOT_ALLOWED', mergeOptions(placeholder, dana));
  });

  test('if both are the same customer', () =>
    refusal(server, assignOrigin, 'INVALID_ORIGIN', mergeOptions(placeholder, placeholder)));

  test("for the account's own customer", async () => {
    const mine = and(eq(accountLinks.accountId, account.accountId), eq(accountLinks.customerId, placeholder));
    await server.services.database.update(accountLinks).set({ type: 'REGISTERED' }).where(mine);
    await refusal(server, assignOrigin, 'LINK_NOT_CANCELABLE', mergeOptions(placeholder, dana));
  });

  test('for a customer whose card another account sees, because the card must not be taken away from that account', async () => {
    const other = await freshAccount(server, 'newcomer');
    const link = { accountId: other.accountId, customerId: placeholder, type: 'REGISTERED' } as const;
    await server.services.database.insert(accountLinks).values(link);
    await refusal(server, assignOrigin, 'PLACEHOLDER_LINKED_ELSEWHERE', mergeOptions(placeholder, dana));
    expect(await cardsOf(placeholder)).toHaveLength(1);
  });

  test("for another account's placeholder, and into another account's customer", async () => {
    const stranger = await freshAccount(server, 'adult');
    await refusal(server, assignOrigin, 'NOT_FOUND', mergeOptions(placeholder, dana, stranger));
    await refusal(server, assignOrigin, 'NOT_FOUND', mergeOptions(placeholder, stranger.customerId));
    await refusal(server, assignOrigin, 'NOT_FOUND', mergeOptions(placeholder, 2_147_483_647));
  });
});

describe('merges at the same time', () => {
  test('are done only one time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send(server, assignOrigin, mergeOptions(placeholder, dana))));
    expect(statusesOf(answers)).toEqual([204, 404, 404]);
    expect((await cardsOf(dana)).filter(({ state, main }) => state === 'ACTIVE' && main)).toHaveLength(1);
  });

  test('with a cancellation of the link: either the cards have moved, or nothing has changed', async () => {
    const { id } = await linkTo('Import');
    const [merged, cut] = await Promise.all([
      send(server, assignOrigin, mergeOptions(placeholder, dana)),
      send(server, cancelAccountLink, customerOptions(id)),
    ]);
    expect([
      [204, 404],
      [404, 204],
    ]).toContainEqual([merged.status, cut.status]);
    expect(await cardsOf(placeholder)).toHaveLength(merged.status === 204 ? 0 : 1);
  });
});
