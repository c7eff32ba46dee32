import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTicketFares } from '#contract/endpoints/family-board.ts';
import { addTicketFare, shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { addDays } from '#rules/dates.ts';
import { lineRefusalsOf } from '#rules/line-refusals.ts';
import { customerCards } from '#server/platform/db/schema.ts';
import { ask, askRefused } from './support/call.ts';
import { newCustomer, order, putTicket } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { boardOf, lineOf, otherGuardian, personOf } from './support/family.ts';
import { settleAll } from './support/ledger.ts';
import { init, payBy } from './support/payer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

type Line = ReturnType<typeof lineOf>;

const linesOf = async (customer: Customer): Promise<Line[]> => (await boardOf(shop, customer)).people.map(lineOf);

const add = ({ token }: Customer, lines: readonly Line[], key?: string) =>
  ask(shop, addTicketFares, { token, body: { lines }, key });

const refusal = ({ token }: Customer, lines: readonly unknown[], key?: string) =>
  askRefused(shop, addTicketFares, { token, body: { lines }, key });

async function refusalsOf(customer: Customer, lines: readonly unknown[]) {
  const { name, metadata = {} } = await refusal(customer, lines);
  expect(name).toBe('TICKET_FARES_REFUSED');
  expect(await itemsOf(customer)).toBe(0);
  return lineRefusalsOf(metadata);
}

const cartOf = ({ token }: Customer) => ask(shop, shoppingCart, { token });
const itemsOf = async (customer: Customer) => (await cartOf(customer)).items.length;

const first = ([line]: readonly Line[]): Line => {
  if (line === undefined) throw new Error('expected a line, got none');
  return line;
};

describe('adding the tickets of a whole family with one request (FAM-05)', () => {
  it('adds the tickets that the board has suggested, each with the name of its person', async () => {
    const family = await newCustomer(shop, 'family');
    const { people } = await boardOf(shop, family);
    const items = await add(family, people.map(lineOf));
    const cart = await cartOf(family);
    expect(cart.items).toEqual(items);
    expect(
      cart.items.map(({ customer, price, payload }) => [
        `${customer?.firstName ?? ''} ${customer?.lastName ?? ''}`,
        price,
        payload.cardId,
        payload.ticketFareValidFrom,
        payload.ticketFareValidTo,
        payload.zone?.displayName,
      ]),
    ).toEqual(
      people.map(({ fullName, suggestion }) => [
        fullName,
        suggestion?.price,
        suggestion?.cardId,
        suggestion?.validFrom,
        suggestion?.validTo,
        suggestion?.zone.displayName,
      ]),
    );
    expect(cart.totalPrice).toBe(people.reduce((sum, { suggestion }) => sum + (suggestion?.price ?? 0), 0));
  });

  it('adds the tickets only once for a key, also if the request is repeated', async () => {
    const family = await newCustomer(shop, 'family');
    const lines = await linesOf(family);
    const key = randomUUID();
    const [one, other] = await Promise.all([add(family, lines, key), add(family, lines, key)]);
    expect(one).toEqual(other);
    expect(await itemsOf(family)).toBe(5);
    expect((await refusal(family, lines.slice(1), key)).name).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('no ticket is added if a line is refused; the error has the reason for each refused line (FAM-05)', () => {
  it('because of a price that has changed meanwhile, with the present price', async () => {
    const family = await newCustomer(shop, 'family');
    const [own, ...others] = await linesOf(family);
    const line = first(own === undefined ? [] : [own]);
    expect(await refusalsOf(family, [{ ...line, price: line.price - 100 }, ...others])).toEqual([
      { cardId: line.cardId, name: 'PRICE_CHANGED', metadata: { price: line.price } },
    ]);
  });

  it('because of a start that is not possible, and in the same request a zone that is not sold', async () => {
    const family = await newCustomer(shop, 'family');
    const [one, two, ...others] = await linesOf(family);
    const lines = [{ ...one, validFrom: addDays(shop.today(), -1) }, { ...two, zone: '998' }, ...others];
    expect((await refusalsOf(family, lines)).map(({ cardId, name }) => [cardId, name])).toEqual([
      [one?.cardId, 'VALID_FROM_IN_PAST'],
      [two?.cardId, 'INVALID_ZONE'],
    ]);
  });

  it('because of a card that is not active any more', async () => {
    const family = await newCustomer(shop, 'family');
    const lines = await linesOf(family);
    const { cardId } = first(lines);
    await shop.services.database.update(customerCards).set({ state: 'BLOCKED' }).where(eq(customerCards.id, cardId));
    expect(await refusalsOf(family, lines)).toEqual([{ cardId, name: 'CARD_NOT_ACTIVE', metadata: {} }]);
  });

  it("because of another account's card, with the same error as for an unknown card", async () => {
    const family = await newCustomer(shop, 'family');
    const stranger = first(await linesOf(await newCustomer(shop, 'family')));
    const nobody = { ...stranger, cardId: 2_000_000_000 };
    const names = (await refusalsOf(family, [stranger, nobody])).map(({ name }) => name);
    expect(names).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });

  it('because of a card that already has a ticket in the cart', async () => {
    const family = await newCustomer(shop, 'family');
    const lines = await linesOf(family);
    const { price: _, ...body } = first(lines);
    await ask(shop, addTicketFare, { token: family.token, body });
    const { name, metadata = {} } = await refusal(family, lines);
    expect([name, lineRefusalsOf(metadata)]).toEqual([
      'TICKET_FARES_REFUSED',
      [{ cardId: body.cardId, name: 'TICKET_FARE_ALREADY_IN_CART', metadata: {} }],
    ]);
    expect(await itemsOf(family)).toBe(1);
  });

  it('because the cart would have too many items', async () => {
    const family = await newCustomer(shop, 'family');
    const { settings, database } = shop.services;
    await settings.change(database, { CART_MAXIMUM_ITEMS: 4 });
    expect((await refusal(family, await linesOf(family))).name).toBe('CART_FULL');
    await settings.change(database, { CART_MAXIMUM_ITEMS: null });
    expect(await itemsOf(family)).toBe(0);
  });

  it('because of two tickets for one card, an empty list, or an invalid price', async () => {
    const family = await newCustomer(shop, 'family');
    const line = first(await linesOf(family));
    expect((await refusal(family, [line, line])).errors?.join(' ')).toContain('has two tickets for one card');
    expect((await refusal(family, [])).name).toBe('VALIDATION_ERROR');
    expect((await refusal(family, [{ ...line, price: -1.5 }])).name).toBe('VALIDATION_ERROR');
  });
});

it('the key of a refused request can be used for the next request', async () => {
  const family = await newCustomer(shop, 'family');
  const lines = await linesOf(family);
  const [key, cardId] = [randomUUID(), first(lines).cardId];
  const card = shop.services.database.update(customerCards);
  await card.set({ state: 'BLOCKED' }).where(eq(customerCards.id, cardId));
  expect((await refusal(family, lines, key)).name).toBe('TICKET_FARES_REFUSED');
  await card.set({ state: 'ACTIVE' }).where(eq(customerCards.id, cardId));
  await add(family, lines, key);
  expect(await itemsOf(family)).toBe(5);
});

it('a guardian gets an error if the other guardian has bought the ticket since the board was opened (FAM-06)', async () => {
  const one = await newCustomer(shop, 'family');
  const other = await otherGuardian(shop, one);
  const open = await linesOf(other);
  const jakub = await personOf(shop, one, 'Jakub');
  await add(one, [lineOf(jakub)]);
  const { id } = await order(shop, one);
  await payBy(shop, one, await init(shop, one, id), 'pay');
  await settleAll(shop);
  expect(await refusalsOf(other, open)).toEqual([
    {
      cardId: jakub.suggestion?.cardId,
      name: 'TICKET_FARE_COLLISION',
      metadata: expect.objectContaining({ heldTicketValidTo: jakub.suggestion?.validTo }),
    },
  ]);
});

it('the items that are already in the cart are kept when tickets are added', async () => {
  const parent = await newCustomer(shop, 'parent');
  await putTicket(shop, parent);
  await add(parent, [lineOf(await personOf(shop, parent, 'Matěj'))]);
  expect(await itemsOf(parent)).toBe(2);
});
