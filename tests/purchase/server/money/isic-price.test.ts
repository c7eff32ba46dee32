import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isicTicketFarePrice } from '#contract/endpoints/customers.ts';
import { createOrder } from '#contract/endpoints/orders.ts';
import { priceListZones as zonesOfList } from '#contract/endpoints/price-lists.ts';
import { addTicketFare, expiredCart, restoreCart, shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { computedValidity } from '#contract/endpoints/tariff-profiles.ts';
import { addDays } from '#rules/dates.ts';
import {
  cardProfiles,
  cartItems,
  customerCards,
  customerProfiles,
  orderItems,
  invoices,
  orders,
  priceListZones,
  ticketCombinations,
} from '#server/platform/db/schema.ts';
import { ask, askRefused } from './support/call.ts';
import { cardOf, newCustomer, offerFor, order, putTicket, ticketBody } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const change = (values: Readonly<Record<string, unknown>>) =>
  shop.services.settings.change(shop.services.database, values);
afterEach(() => change({ isIsicAllowed: null, ISIC_PRICE_PERCENTAGE: null }));

/** The call with which the ticket dialog asks for the price of the ticket that `putTicket` buys. */
async function questionOf(customer: Customer) {
  const { token } = customer;
  const { profileId } = await cardOf(shop, customer);
  const { combinationId, zone } = await offerFor(shop, profileId);
  const [combination] = await shop.services.database
    .select()
    .from(ticketCombinations)
    .where(eq(ticketCombinations.id, combinationId));
  const { priceListId = 0, tariffProfileId = 0 } = combination ?? {};
  const validFrom = shop.today();
  const { validTo } = await ask(shop, computedValidity, {
    token,
    params: { id: tariffProfileId },
    query: { date: validFrom },
  });
  const zones = await ask(shop, zonesOfList, { token, params: { id: priceListId }, query: { date: validFrom } });
  const priced = zones.find((one) => one.zone.name === zone);
  const query = { customerProfileId: profileId, priceListZoneId: priced?.id ?? 0, validFrom, validTo };
  return { listPrice: priced?.price ?? 0, asked: { token, params: { id: customer.customerId }, query } };
}

type Question = Awaited<ReturnType<typeof questionOf>>;

const priceFor = async ({ asked }: Question) => (await ask(shop, isicTicketFarePrice, asked)).price;
const refusalTo = async ({ asked }: Question, query: object) =>
  (await askRefused(shop, isicTicketFarePrice, { ...asked, query: { ...asked.query, ...query } })).name;

describe('the ISIC price of a ticket fare (ISI-02)', () => {
  it('is the same in the dialog, the cart, the order and the database', async () => {
    const student = await newCustomer(shop, 'student');
    const question = await questionOf(student);
    const price = await priceFor(question);
    expect(price).toBe(Math.floor(question.listPrice * 0.8));
    expect(price).toBeLessThan(question.listPrice);

    const item = await putTicket(shop, student);
    expect([item.price, item.totalPrice]).toEqual([price, price]);
    expect(await ask(shop, shoppingCart, { token: student.token })).toMatchObject({
      totalPrice: price,
      items: [{ price }],
    });
    const made = await order(shop, student);
    expect([made.price, made.items.map((one) => one.price)]).toEqual([price, [price]]);
    const { database } = shop.services;
    expect(await database.select().from(orders).where(eq(orders.id, made.id))).toMatchObject([{ price }]);
    expect(await database.select().from(orderItems).where(eq(orderItems.orderId, made.id))).toMatchObject([{ price }]);
  });

  it('is the price on the invoice', async () => {
    await change({ INVOICE_MIN_DAYS_BEFORE_TICKET_VALID_FROM: 0 });
    const student = await newCustomer(shop, 'student');
    const { price } = await putTicket(shop, student);
    const { id } = await order(shop, student, 'INVOICE');
    const [invoice] = await shop.services.database.select().from(invoices).where(eq(invoices.orderId, id));
    expect(invoice?.snapshot).toMatchObject({ items: [{ totalPrice: price }] });
    await change({ INVOICE_MIN_DAYS_BEFORE_TICKET_VALID_FROM: null });
  });

  it('is kept when an expired cart is restored; if the percentage has changed, the new price is shown', async () => {
    const student = await newCustomer(shop, 'student');
    const { token } = student;
    const { listPrice } = await questionOf(student);
    await putTicket(shop, student);
    pass(shop, 1800);
    expect((await ask(shop, expiredCart, { token })).lines).toMatchObject([{ standing: 'AS_BEFORE', newPrice: null }]);
    await change({ ISIC_PRICE_PERCENTAGE: 90 });
    const price = Math.floor(listPrice * 0.9);
    expect((await ask(shop, expiredCart, { token })).lines).toMatchObject([
      { standing: 'PRICE_CHANGED', newPrice: price },
    ]);
    await ask(shop, restoreCart, { token });
    expect((await ask(shop, shoppingCart, { token })).totalPrice).toBe(price);
  });

  it('is computed with the percentage that the operator has set', async () => {
    const question = await questionOf(await newCustomer(shop, 'student'));
    await change({ ISIC_PRICE_PERCENTAGE: 33 });
    expect(await priceFor(question)).toBe(Math.floor((question.listPrice * 33) / 100));
    await change({ ISIC_PRICE_PERCENTAGE: 100 });
    expect(await priceFor(question)).toBe(question.listPrice);
    await expect(change({ ISIC_PRICE_PERCENTAGE: 101 })).rejects.toMatchObject({ errorName: 'VALIDATION_ERROR' });
  });

  it('is the list price, also in the cart, while the operator does not allow ISIC', async () => {
    const student = await newCustomer(shop, 'student');
    const question = await questionOf(student);
    await change({ isIsicAllowed: false });
    expect(await priceFor(question)).toBe(question.listPrice);
    expect((await putTicket(shop, student)).price).toBe(question.listPrice);
  });

  it('is not granted to a profile without ISIC', async () => {
    const adult = await newCustomer(shop);
    const question = await questionOf(adult);
    expect((await putTicket(shop, adult)).price).toBe(question.listPrice);
    expect(await refusalTo(question, {})).toBe('CUSTOMER_PROFILE_WITHOUT_ISIC');
  });

  it('refuses an order if the percentage has changed meanwhile; the cart then shows the new price', async () => {
    const student = await newCustomer(shop, 'student');
    const { listPrice } = await questionOf(student);
    const ticket = await putTicket(shop, student);
    await change({ ISIC_PRICE_PERCENTAGE: 50 });
    const asked = { token: student.token, body: { paymentType: 'BANK_CARD' as const } };
    expect(await askRefused(shop, createOrder, asked)).toMatchObject({
      name: 'CART_CHANGED',
      metadata: { [String(ticket.id)]: 'PRICE_CHANGED' },
    });
    const price = Math.floor(listPrice / 2);
    expect(await ask(shop, shoppingCart, { token: student.token })).toMatchObject({
      totalPrice: price,
      changes: [{ standing: 'PRICE_CHANGED', newPrice: price, item: { price: ticket.price } }],
    });
    expect((await order(shop, student)).price).toBe(price);
  });

  it('is the list price, in the dialog and in the cart, if the ticket ends after the ISIC profile', async () => {
    const student = await newCustomer(shop, 'student');
    const { database } = shop.services;
    const card = await cardOf(shop, student);
    const question = await questionOf(student);
    const reduced = (value: boolean) =>
      database.update(customerProfiles).set({ reduced: value }).where(eq(customerProfiles.id, card.profileId));
    await reduced(false);
    try {
      const until = (validTo: string) =>
        database.update(cardProfiles).set({ validTo }).where(eq(cardProfiles.cardId, card.id));
      await until(question.asked.query.validTo);
      expect(await priceFor(question)).toBeLessThan(question.listPrice);
      await until(addDays(question.asked.query.validTo, -1));
      expect(await priceFor(question)).toBe(question.listPrice);
      expect((await putTicket(shop, student)).price).toBe(question.listPrice);
    } finally {
      await reduced(true);
    }
  });

  it("gets NOT_FOUND for another account's customer", async () => {
    const { asked } = await questionOf(await newCustomer(shop, 'student'));
    const other = await newCustomer(shop, 'student');
    expect((await askRefused(shop, isicTicketFarePrice, { ...asked, token: other.token })).name).toBe('NOT_FOUND');
  });

  it('is refused for an unknown profile, and for a profile that the customer does not have on an active card', async () => {
    const student = await newCustomer(shop, 'student');
    const question = await questionOf(student);
    const { profileId } = await cardOf(shop, await newCustomer(shop));
    expect(await refusalTo(question, { customerProfileId: 999 })).toBe('INVALID_CUSTOMER_PROFILE');
    expect(await refusalTo(question, { customerProfileId: profileId })).toBe('INVALID_CUSTOMER_PROFILE');
    const { id } = await cardOf(shop, student);
    await shop.services.database.update(customerCards).set({ state: 'BLOCKED' }).where(eq(customerCards.id, id));
    expect(await refusalTo(question, {})).toBe('INVALID_CUSTOMER_PROFILE');
  });

  it('is refused for a zone that is unknown, is not sold, or is in a price list for other profiles', async () => {
    const question = await questionOf(await newCustomer(shop, 'student'));
    const ofAdult = await questionOf(await newCustomer(shop));
    const { priceListZoneId } = question.asked.query;
    const { database } = shop.services;
    const [inSameList] = await database.select().from(priceListZones).where(eq(priceListZones.id, priceListZoneId));
    const [other] = await database
      .select()
      .from(priceListZones)
      .where(eq(priceListZones.periodId, inSameList?.periodId ?? 0))
      .orderBy(asc(priceListZones.id))
      .offset(1);
    expect(await refusalTo(question, { priceListZoneId: 999_999 })).toBe('INVALID_ZONE');
    const { priceListZoneId: adultZone } = ofAdult.asked.query;
    expect(await refusalTo(question, { priceListZoneId: adultZone })).toBe('INVALID_ZONE');
    await database
      .update(priceListZones)
      .set({ price: null })
      .where(eq(priceListZones.id, other?.id ?? 0));
    expect(await refusalTo(question, { priceListZoneId: other?.id })).toBe('INVALID_ZONE');
    await database
      .update(priceListZones)
      .set({ price: other?.price ?? null })
      .where(eq(priceListZones.id, other?.id ?? 0));
  });

  it('is refused for a price list that is not valid on the first day of the ticket', async () => {
    const question = await questionOf(await newCustomer(shop, 'student'));
    expect(await refusalTo(question, { validFrom: '2027-01-01', validTo: '2027-01-02' })).toBe('INVALID_PRICE_LIST');
  });

  it('is refused for a zone in which the e-shop sells no tickets for the profile', async () => {
    const question = await questionOf(await newCustomer(shop, 'student'));
    const { database } = shop.services;
    const ofProfile = eq(ticketCombinations.customerProfileId, question.asked.query.customerProfileId);
    await database.update(ticketCombinations).set({ eshopSale: false }).where(ofProfile);
    expect(await refusalTo(question, {})).toBe('INVALID_ZONE');
    await database.update(ticketCombinations).set({ eshopSale: true }).where(ofProfile);
  });

  it('ignores a price that the customer sends', async () => {
    const student = await newCustomer(shop, 'student');
    const { listPrice } = await questionOf(student);
    const body = { ...(await ticketBody(shop, student)), price: 1 };
    await ask(shop, addTicketFare, { token: student.token, body });
    const items = await shop.services.database
      .select()
      .from(cartItems)
      .where(eq(cartItems.accountId, student.accountId));
    expect(items).toMatchObject([{ price: Math.floor(listPrice * 0.8) }]);
  });
});
