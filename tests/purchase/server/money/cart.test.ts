import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartLifetime, nullifyCartLifetime } from '#contract/endpoints/customer-accounts.ts';
import { createOrder } from '#contract/endpoints/orders.ts';
import {
  addEWalletTransaction,
  addTicketFare,
  clearCart,
  removeCartItem,
  shoppingCart,
} from '#contract/endpoints/shopping-cart.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { addDays } from '#rules/dates.ts';
import { cartItems, customerCards } from '#server/platform/db/schema.ts';
import { ask, askRefused, send } from './support/call.ts';
import { cardOf, newCustomer, offerFor, putTicket, putTopUp, ticketBody, topUpBody } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const readCart = ({ token }: Customer, locale?: string) => ask(shop, shoppingCart, { token, locale });

const refuseTicket = async (customer: Customer, change: object) =>
  askRefused(shop, addTicketFare, {
    token: customer.token,
    body: { ...(await ticketBody(shop, customer)), ...change },
  });

const refuseTopUp = async (customer: Customer, change: object) =>
  askRefused(shop, addEWalletTransaction, {
    token: customer.token,
    body: { ...(await topUpBody(shop, customer)), ...change },
  });

describe('the cart', () => {
  it('is empty at first, without an expiry', async () => {
    expect(await readCart(await newCustomer(shop))).toEqual({
      items: [],
      totalPrice: 0,
      cartLifetime: null,
      expiresAt: null,
      empty: true,
      hasCardApplication: false,
      ticketFareTooSoon: false,
      earliestValidFrom: null,
      invoiceDue: addDays(shop.today(), 14),
      invoiceKeptUntil: addDays(shop.today(), 28),
      renewalsLeft: 3,
      expiredAt: null,
      restorable: false,
      changes: [],
    });
  });

  it('has a ticket priced by the server and a top-up, with total, flags and expiry', async () => {
    const customer = await newCustomer(shop);
    const card = await cardOf(shop, customer);
    const { price } = await offerFor(shop, card.profileId);
    const ticket = await putTicket(shop, customer);
    expect(ticket).toMatchObject({
      type: 'TICKET_FARE',
      price,
      quantity: 1,
      totalPrice: price,
      customer: { firstName: 'Lenka', lastName: 'Dvořáková' },
      payload: {
        cardId: card.id,
        cardNumber: card.cardNumber,
        ticketFareValidFrom: '2026-11-21',
        ticketFareValidTo: '2026-12-20',
      },
    });
    await putTopUp(shop, customer);
    const cart = await readCart(customer);
    expect(cart).toMatchObject({
      totalPrice: price + 50_000,
      cartLifetime: 1800,
      empty: false,
      ticketFareTooSoon: true,
      earliestValidFrom: '2026-11-24',
    });
    const { database, settings } = shop.services;
    await settings.change(database, { INVOICE_MIN_DAYS_BEFORE_TICKET_VALID_FROM: 5 });
    expect(await readCart(customer)).toMatchObject({ earliestValidFrom: '2026-11-26' });
    await settings.change(database, { INVOICE_MIN_DAYS_BEFORE_TICKET_VALID_FROM: 0 });
    expect(await readCart(customer)).toMatchObject({ ticketFareTooSoon: false, earliestValidFrom: null });
    await settings.change(database, { INVOICE_MIN_DAYS_BEFORE_TICKET_VALID_FROM: null });
    expect(cart.items.map(({ type }) => type)).toEqual(['TICKET_FARE', 'ELECTRONIC_WALLET']);
    expect(cart.items[0]).toEqual(ticket);
  });

  it('computes the earliest start of a ticket that is paid by invoice anew on the next day', async () => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    expect(await readCart(customer)).toMatchObject({ earliestValidFrom: '2026-11-24' });
    pass(shop, 24 * 3600);
    try {
      await putTicket(shop, customer);
      expect(await readCart(customer)).toMatchObject({ earliestValidFrom: '2026-11-25' });
      expect(await readCart(customer)).toMatchObject({ earliestValidFrom: '2026-11-25' });
    } finally {
      pass(shop, -24 * 3600);
    }
  });

  it.each([
    ['cs', 'Časová jízdenka: 30denní', 'Dospělý, pásmo', 'Dobití elektronické peněženky', 'Karta'],
    ['en', 'Ticket: 30 days', 'Adult, zone', 'Electronic wallet top-up', 'Card'],
    ['sk', 'Časový lístok: 30-dňový', 'Dospelý, pásmo', 'Dobitie elektronickej peňaženky', 'Karta'],
    ['pl', 'Bilet okresowy: 30-dniowy', 'Dorosły, strefa', 'Doładowanie elektronicznej portmonetki', 'Karta'],
    ['ro', 'Bilet: 30 zile', 'Adult, zona', 'Încărcarea portofelului electronic', 'Cardul'],
  ])("names and describes its items in the reader's language: %s", async (locale, ticket, profile, topUp, card) => {
    const customer = await newCustomer(shop);
    const { cardNumber } = await cardOf(shop, customer);
    await putTicket(shop, customer);
    await putTopUp(shop, customer);
    const { items } = await readCart(customer, locale);
    expect(items.map(({ name, description }) => [name, description])).toEqual([
      [ticket, `${profile} 100 Lipany-město, 21.11.2026 – 20.12.2026`],
      [topUp, `${card} ${formatCardNumber(cardNumber)}`],
    ]);
    expect(`${ticket} ${profile}`).toContain(items[0]?.payload.tariffProfileName);
    expect(profile).toContain(items[0]?.payload.customerProfileName);
  });

  it("neither shows nor removes another account's items", async () => {
    const [one, other] = [await newCustomer(shop), await newCustomer(shop)];
    const { id } = await putTicket(shop, one);
    expect((await readCart(other)).items).toEqual([]);
    expect((await send(shop, removeCartItem, { token: other.token, params: { id } })).status).toBe(204);
    expect((await readCart(one)).items).toHaveLength(1);
  });
});

describe('the lifetime of the cart', () => {
  it('restarts with every change; after its last second, the cart is empty', async () => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    pass(shop, 1700);
    const topUp = await putTopUp(shop, customer);
    pass(shop, 1799);
    expect(await readCart(customer)).toMatchObject({ cartLifetime: 1, empty: false });
    expect(await ask(shop, cartLifetime, { token: customer.token })).toEqual({ cartLifetime: 1 });
    await send(shop, removeCartItem, { token: customer.token, params: { id: topUp.id } });
    expect(await readCart(customer)).toMatchObject({ cartLifetime: 1800 });
    pass(shop, 1800);
    expect(await ask(shop, cartLifetime, { token: customer.token })).toEqual({ cartLifetime: null });
    expect(await readCart(customer)).toMatchObject({ items: [], cartLifetime: null, expiresAt: null, empty: true });
  });

  it('ends with its last second: an item that is added then begins a new cart', async () => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    pass(shop, 1800);
    await putTopUp(shop, customer);
    const cart = await readCart(customer);
    expect(cart.items.map(({ type }) => type)).toEqual(['ELECTRONIC_WALLET']);
    expect(cart.cartLifetime).toBe(1800);
  });

  it('ends with its last second: then the cart cannot be ordered, and is empty', async () => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    pass(shop, 1800);
    const asked = { token: customer.token, body: { paymentType: 'BANK_CARD' } };
    expect((await askRefused(shop, createOrder, asked)).name).toBe('CART_EXPIRED');
    expect((await readCart(customer)).empty).toBe(true);
    expect((await askRefused(shop, createOrder, asked)).name).toBe('CART_EMPTY');
  });

  it('can be ended by a call only if the cart is empty (CRT-03)', async () => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    expect((await send(shop, nullifyCartLifetime, { token: customer.token })).status).toBe(204);
    expect((await readCart(customer)).cartLifetime).toBe(1800);
    expect((await send(shop, clearCart, { token: customer.token })).status).toBe(204);
    expect(await ask(shop, cartLifetime, { token: customer.token })).toEqual({ cartLifetime: null });
  });
});

describe('removing items', () => {
  it('removes one item; a repeated call changes nothing', async () => {
    const customer = await newCustomer(shop);
    const { id } = await putTicket(shop, customer);
    for (let times = 0; times < 2; times += 1) {
      expect((await send(shop, removeCartItem, { token: customer.token, params: { id } })).status).toBe(204);
    }
    expect(await readCart(customer)).toMatchObject({ empty: true, cartLifetime: null });
  });

  it('refuses an item that cannot be removed', async () => {
    const customer = await newCustomer(shop);
    const { id } = await putTicket(shop, customer);
    await shop.services.database
      .update(cartItems)
      .set({ payload: sql`${cartItems.payload} || '{"nonRemovable": true}'::jsonb` })
      .where(eq(cartItems.id, id));
    const error = await askRefused(shop, removeCartItem, { token: customer.token, params: { id } });
    expect(error.name).toBe('CART_ITEM_NOT_REMOVABLE');
    await send(shop, clearCart, { token: customer.token });
    expect((await readCart(customer)).empty).toBe(true);
  });
});

describe('adding a ticket fare', () => {
  it('has an effect once per idempotency key; the key is refused for another ticket', async () => {
    const customer = await newCustomer(shop);
    const body = await ticketBody(shop, customer);
    const asked = { token: customer.token, body, key: 'ticket-1' };
    const [first, second] = await Promise.all([ask(shop, addTicketFare, asked), ask(shop, addTicketFare, asked)]);
    expect(second).toEqual(first);
    const other = { ...asked, body: { ...body, validFrom: addDays(body.validFrom, 1) } };
    expect((await askRefused(shop, addTicketFare, other)).name).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it.each([
    ['CARD', 404, 'NOT_FOUND', { cardId: 2_000_000_000 }],
    ['combination', 409, 'INVALID_TICKET_COMBINATION', { ticketCombinationId: 2_000_000_000 }],
    ['zone', 409, 'INVALID_ZONE', { zone: 'no such zone' }],
    ['start in the past', 409, 'VALID_FROM_IN_PAST', { validFrom: '2026-11-20' }],
    ['start too far ahead', 409, 'INVALID_VALID_FROM', { validFrom: '2027-02-21' }],
    ['day that does not exist', 400, 'VALIDATION_ERROR', { validFrom: '2026-11-31' }],
  ])('refuses a wrong %s', async (_, httpCode, name, change) => {
    expect(await refuseTicket(await newCustomer(shop), change)).toMatchObject({ httpCode, name });
  });

  it("refuses another account's card with the same error as an unknown card", async () => {
    const card = await cardOf(shop, await newCustomer(shop));
    expect(await refuseTicket(await newCustomer(shop), { cardId: card.id })).toMatchObject({
      name: 'NOT_FOUND',
      httpCode: 404,
    });
  });

  it('refuses a second ticket for the same card', async () => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    expect((await refuseTicket(customer, {})).name).toBe('TICKET_FARE_ALREADY_IN_CART');
  });

  it('refuses a card that is not active', async () => {
    const customer = await newCustomer(shop);
    const body = await ticketBody(shop, customer);
    await shop.services.database
      .update(customerCards)
      .set({ state: 'BLOCKED' })
      .where(eq(customerCards.id, body.cardId));
    expect((await askRefused(shop, addTicketFare, { token: customer.token, body })).name).toBe('CARD_NOT_ACTIVE');
  });

  it('refuses a combination of a profile that the card does not have, and a combination that the e-shop does not sell', async () => {
    const customer = await newCustomer(shop);
    const student = await cardOf(shop, await newCustomer(shop, 'student'));
    const { combinationId } = await offerFor(shop, student.profileId);
    expect((await refuseTicket(customer, { ticketCombinationId: combinationId })).name).toBe(
      'INVALID_TICKET_COMBINATION',
    );
    const own = await cardOf(shop, customer);
    const onBoard = await offerFor(shop, own.profileId, 'MINUTES_60');
    expect((await refuseTicket(customer, { ticketCombinationId: onBoard.combinationId })).name).toBe(
      'INVALID_TICKET_COMBINATION',
    );
  });

  it('refuses a ticket that ends after the card, with the dates in the metadata', async () => {
    const customer = await newCustomer(shop, 'expiring');
    const card = await cardOf(shop, customer);
    expect(await refuseTicket(customer, {})).toMatchObject({
      name: 'TICKET_FARE_EXCEEDS_CARD_VALIDITY',
      metadata: { cardValidTo: card.validTo, ticketValidTo: '2026-12-20' },
    });
  });

  it('refuses a reduced ticket that ends after the profile', async () => {
    const customer = await newCustomer(shop, 'student');
    const error = await askRefused(shop, addTicketFare, {
      token: customer.token,
      body: await ticketBody(shop, customer, 'DAYS_90'),
    });
    expect(error.name).toBe('TICKET_FARE_EXCEEDS_PROFILE_VALIDITY');
    expect(Object.keys(error.metadata ?? {})).toEqual(
      expect.arrayContaining(['profileValidFrom', 'profileValidTo', 'ticketValidTo']),
    );
  });

  it("refuses a start outside of the combination's validity", async () => {
    const customer = await newCustomer(shop);
    const { combinationId } = await offerFor(shop, (await cardOf(shop, customer)).profileId, 'DAYS_14');
    const error = await refuseTicket(customer, { ticketCombinationId: combinationId });
    expect(error).toMatchObject({
      name: 'TICKET_FARE_EXCEEDS_COMBINATION_VALIDITY',
      metadata: { ticketCombinationValidFrom: '2027-01-01' },
    });
  });

  it('refuses a day for which the price list has no prices', async () => {
    const customer = await newCustomer(shop);
    const { combinationId } = await offerFor(shop, (await cardOf(shop, customer)).profileId, 'FESTIVAL');
    const change = { ticketCombinationId: combinationId, validFrom: addDays(shop.today(), 30) };
    expect((await refuseTicket(customer, change)).name).toBe('INVALID_PRICE_LIST');
  });

  it('refuses a ticket that overlaps a ticket of the customer', async () => {
    const customer = await newCustomer(shop, 'adult');
    const refused = await refuseTicket(customer, {});
    expect(refused.name).toBe('TICKET_FARE_COLLISION');
    expect(Object.keys(refused.metadata ?? {}).toSorted()).toEqual([
      'heldTicketValidFrom',
      'heldTicketValidTo',
      'ticketValidTo',
    ]);
  });

  it("takes next year's price when the ticket starts next year", async () => {
    const customer = await newCustomer(shop);
    const body = { ...(await ticketBody(shop, customer)), validFrom: '2027-01-02' };
    const { price } = await offerFor(shop, (await cardOf(shop, customer)).profileId);
    const ticket = await ask(shop, addTicketFare, { token: customer.token, body });
    expect(ticket.price).toBeGreaterThan(price);
  });
});

describe('adding a top-up', () => {
  it('stores the note, and refuses a second top-up for the same wallet', async () => {
    const customer = await newCustomer(shop);
    const body = { ...(await topUpBody(shop, customer)), note: '  for the holidays ' };
    const item = await ask(shop, addEWalletTransaction, { token: customer.token, body });
    expect(item.payload).toMatchObject({
      note: 'for the holidays',
      eWalletOperationType: 'RECHARGE',
      eWalletId: body.eWalletId,
    });
    expect((await refuseTopUp(customer, {})).name).toBe('E_WALLET_RECHARGE_ALREADY_IN_CART');
  });

  it.each([
    ['below the minimum', 409, 'E_WALLET_BELOW_MINIMUM_RECHARGE', { price: 9_999 }],
    ['above the maximum', 409, 'E_WALLET_ABOVE_MAXIMUM_RECHARGE', { price: 200_001 }],
    ['for a balance that has changed', 409, 'E_WALLET_BALANCE_CHANGED', { previousBalance: 1 }],
    ['of another kind', 409, 'E_WALLET_NOT_ALLOWED', { operation: 'WITHDRAW' }],
    ['of a wallet that does not exist', 404, 'NOT_FOUND', { eWalletId: 2_000_000_000 }],
    ['of zero', 400, 'VALIDATION_ERROR', { price: 0 }],
    ['of a negative amount', 400, 'VALIDATION_ERROR', { price: -50_000 }],
    ['of a fraction', 400, 'VALIDATION_ERROR', { price: 100.5 }],
    ['with a note that is too long', 400, 'VALIDATION_ERROR', { note: 'x'.repeat(256) }],
  ])('refuses a top-up %s', async (_, httpCode, name, change) => {
    expect(await refuseTopUp(await newCustomer(shop), change)).toMatchObject({ httpCode, name });
  });

  it('accepts exactly the minimum and the maximum', async () => {
    for (const price of [10_000, 200_000]) {
      expect((await putTopUp(shop, await newCustomer(shop), price)).price).toBe(price);
    }
  });

  it("refuses an amount that would exceed the wallet's maximum", async () => {
    const customer = await newCustomer(shop, 'wallet-full');
    expect((await refuseTopUp(customer, { price: 10_000 })).name).toBe('E_WALLET_ABOVE_MAXIMUM_AMOUNT');
  });

  it("refuses another account's wallet, and a card that is not active", async () => {
    const customer = await newCustomer(shop);
    const foreign = await cardOf(shop, await newCustomer(shop));
    expect((await refuseTopUp(customer, { eWalletId: foreign.walletId })).name).toBe('NOT_FOUND');
    const body = await topUpBody(shop, customer);
    const { id } = await cardOf(shop, customer);
    await shop.services.database.update(customerCards).set({ state: 'BLOCKED' }).where(eq(customerCards.id, id));
    expect((await askRefused(shop, addEWalletTransaction, { token: customer.token, body })).name).toBe(
      'CARD_NOT_ACTIVE',
    );
  });

  it('is possible for existing haulier cards even if the operator does not issue new ones', async () => {
    const { database, settings } = shop.services;
    await settings.change(database, { haulierCardAsCarrierAllowed: false });
    for (const key of ['adult', 'virtual-card'] as const) {
      expect((await putTopUp(shop, await newCustomer(shop, key))).price).toBe(50_000);
    }
    await settings.change(database, { haulierCardAsCarrierAllowed: null });
  });

  it('refuses a virtual card when the operator does not allow wallets for virtual cards', async () => {
    const { database, settings } = shop.services;
    await settings.change(database, { virtualCardEWalletAllowed: false });
    expect((await refuseTopUp(await newCustomer(shop, 'virtual-card'), {})).name).toBe('E_WALLET_NOT_ALLOWED');
    await settings.change(database, { virtualCardEWalletAllowed: null });
    expect((await putTopUp(shop, await newCustomer(shop, 'virtual-card'))).price).toBe(50_000);
  });
});
