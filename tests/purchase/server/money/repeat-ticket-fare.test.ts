import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addTicketFare, shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import type { RepeatTicketFare } from '#contract/entities/repeat-purchase.ts';
import { addDays } from '#rules/dates.ts';
import { accountLinks, customerCards, customers, ticketCombinations, ticketFares } from '#server/platform/db/schema.ts';
import { ask } from './support/call.ts';
import { cardOf, newCustomer, offerFor, offersTo } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';
import { withZonePrice } from './support/zone-prices.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const change = (values: Readonly<Record<string, unknown>>) =>
  shop.services.settings.change(shop.services.database, values);
afterEach(() =>
  change({ ticketFareAllowed: null, isAssignCardWithoutAgeRestrictionAllowed: null, ISIC_PRICE_PERCENTAGE: null }),
);

const offerTo = async (customer: Customer) => (await offersTo(shop, customer)).ticketFare;

async function readOffer(customer: Customer): Promise<RepeatTicketFare> {
  const offer = await offerTo(customer);
  if (offer === null) throw new Error('expected an offer, got none');
  return offer;
}

const put = (customer: Customer, offer: RepeatTicketFare) =>
  ask(shop, addTicketFare, {
    token: customer.token,
    body: {
      cardId: offer.cardId,
      validFrom: offer.start,
      ticketCombinationId: offer.ticketCombinationId,
      zone: offer.zone.name,
    },
  });

/** The customer's tickets that are not cancelled. The ticket that ends last is the first. */
const ticketsOf = async (customer: Customer) => {
  const { id } = await cardOf(shop, customer);
  const rows = await shop.services.database.select().from(ticketFares).where(eq(ticketFares.cardId, id));
  return rows.filter(({ cancelled }) => !cancelled).toSorted((one, other) => (one.validTo < other.validTo ? 1 : -1));
};

/** Gives the customer a ticket that ended long ago, with the combination that `offerFor` returns. */
async function giveOldTicket(customer: Customer) {
  const { database } = shop.services;
  const card = await cardOf(shop, customer);
  const { combinationId } = await offerFor(shop, card.profileId);
  const [combination] = await database
    .select()
    .from(ticketCombinations)
    .where(eq(ticketCombinations.id, combinationId));
  await database.insert(ticketFares).values({
    cardId: card.id,
    ticketCombinationId: combinationId,
    customerProfileId: card.profileId,
    tariffProfileId: combination?.tariffProfileId ?? 0,
    zoneIds: [1],
    validFrom: '2026-01-01',
    validTo: '2026-01-30',
    price: 1,
  });
}

const changeTicket = (id: number | undefined, values: Partial<typeof ticketFares.$inferInsert>) =>
  shop.services.database
    .update(ticketFares)
    .set(values)
    .where(eq(ticketFares.id, id ?? 0));

describe('the last ticket as a repeat purchase (TFR-03)', () => {
  it('starts on the day after the last ticket, and is added to the cart as it was offered', async () => {
    const adult = await newCustomer(shop, 'adult');
    const [last] = await ticketsOf(adult);
    const offer = await readOffer(adult);
    expect(offer.start).toBe(addDays(last?.validTo ?? '', 1));
    expect(offer.ticketCombinationId).toBe(last?.ticketCombinationId);
    const item = await put(adult, offer);
    expect(item).toMatchObject({
      price: offer.price,
      payload: {
        cardId: offer.cardId,
        ticketFareValidFrom: offer.validFrom,
        ticketFareValidTo: offer.validTo,
        zone: { displayName: offer.zone.displayName },
      },
    });
    expect((await ask(shop, shoppingCart, { token: adult.token })).totalPrice).toBe(offer.price);
  });

  it('names the ticket in the language of the caller', async () => {
    const inEnglish = await offersTo(shop, await newCustomer(shop, 'adult'), { locale: 'en' });
    expect(inEnglish.ticketFare?.displayName).toBe('30 days – Adult');
  });

  it('has the ISIC price', async () => {
    const student = await newCustomer(shop, 'student');
    await giveOldTicket(student);
    await change({ ISIC_PRICE_PERCENTAGE: 100 });
    const { price: listPrice } = await readOffer(student);
    await change({ ISIC_PRICE_PERCENTAGE: 50 });
    expect((await readOffer(student)).price).toBe(Math.floor(listPrice / 2));
  });

  it('starts at the earliest possible day if the last ticket ended long ago', async () => {
    const adult = await newCustomer(shop, 'adult');
    for (const { id } of await ticketsOf(adult)) {
      await changeTicket(id, { validFrom: '2026-01-01', validTo: '2026-01-30' });
    }
    expect((await readOffer(adult)).start).toBe(shop.today());
  });

  it('ignores a cancelled ticket', async () => {
    const adult = await newCustomer(shop, 'adult');
    const [last, before] = await ticketsOf(adult);
    await changeTicket(last?.id, { cancelled: true });
    expect((await readOffer(adult)).start).toBe(addDays(before?.validTo ?? '', 1));
  });
});

describe('there is no offer (TFR-03)', () => {
  it('for a person who never had a ticket', async () => {
    expect(await offerTo(await newCustomer(shop, 'no-ticket'))).toBeNull();
  });

  it('if the ticket would overlap another ticket of the person', async () => {
    const adult = await newCustomer(shop, 'adult');
    const [last] = await ticketsOf(adult);
    await changeTicket(last?.id, { validTo: addDays(shop.today(), 300) });
    expect(await offerTo(adult)).toBeNull();
  });

  it('if the combination is not sold any more', async () => {
    const adult = await newCustomer(shop, 'adult');
    const [last] = await ticketsOf(adult);
    const combination = eq(ticketCombinations.id, last?.ticketCombinationId ?? 0);
    const { database } = shop.services;
    await database.update(ticketCombinations).set({ eshopSale: false }).where(combination);
    expect(await offerTo(adult)).toBeNull();
    await database.update(ticketCombinations).set({ eshopSale: true }).where(combination);
    expect(await offerTo(adult)).not.toBeNull();
  });

  it('if the zone of the last ticket is not sold any more', async () => {
    const adult = await newCustomer(shop, 'adult');
    expect(await withZonePrice(shop, null, () => offerTo(adult))).toBeNull();
    expect(await offerTo(adult)).not.toBeNull();
  });

  it('if the ticket was for more than one zone', async () => {
    const adult = await newCustomer(shop, 'adult');
    const [last] = await ticketsOf(adult);
    const zoneIds = last?.zoneIds ?? [];
    await changeTicket(last?.id, { zoneIds: [...zoneIds, (zoneIds[0] ?? 0) + 1] });
    expect(await offerTo(adult)).toBeNull();
  });

  it('without an active card', async () => {
    const adult = await newCustomer(shop, 'adult');
    await shop.services.database
      .update(customerCards)
      .set({ state: 'BLOCKED' })
      .where(eq(customerCards.customerId, adult.customerId));
    expect(await offerTo(adult)).toBeNull();
  });

  it('while the operator sells no tickets', async () => {
    const adult = await newCustomer(shop, 'adult');
    await change({ ticketFareAllowed: false });
    expect(await offerTo(adult)).toBeNull();
  });

  it('for a customer for whom the account may not buy', async () => {
    const adult = await newCustomer(shop, 'adult');
    await change({ isAssignCardWithoutAgeRestrictionAllowed: false });
    const { database } = shop.services;
    await database.update(customers).set({ birthDay: '2020-01-01' }).where(eq(customers.id, adult.customerId));
    await database.update(accountLinks).set({ type: 'REGISTERED' }).where(eq(accountLinks.accountId, adult.accountId));
    expect(await offerTo(adult)).toBeNull();
  });
});
