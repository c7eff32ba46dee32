import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vehicleTickets as vehicleTicketsEndpoint } from '#contract/endpoints/customers.ts';
import { cardByChipNumber, payByWallet } from '#contract/endpoints/telephone-application.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import { cardProfiles, customerCards, customerProfiles, tariffProfiles } from '#server/platform/db/schema.ts';
import { call, refusal } from '#tests/common/server/support/call.ts';
import { testBegin } from '#tests/common/server/support/test-clock.ts';
import { cardOf, newCustomer } from './support/customer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const database = () => shop.services.database;
const token = { 'map-phone-auth-token': 'sandbox-map-phone-token' };
const keyed = (body: object, key: string = randomUUID()) => ({ headers: { ...token, 'idempotency-key': key }, body });
const ride = { amount: 1000, lineNumber: '301', address: 'Lipany, divadlo' };
const withNumber = (number: string | null) => ({ headers: token, params: { number: number ?? '' } });

async function rider() {
  const customer = await newCustomer(shop);
  return { customer, card: await cardOf(shop, customer) };
}
async function ticketOf(change: object = {}) {
  const [profile] = await database().select().from(customerProfiles).limit(1);
  const [tariff] = await database().select().from(tariffProfiles).limit(1);
  return {
    ticketNumber: '4711',
    customerProfileId: profile?.id,
    tariffProfileId: tariff?.id,
    validFrom: '2026-11-21T09:00:00.000Z',
    validTo: '2026-11-21T10:00:00.000Z',
    ticketPrice: 1000,
    passengerCount: 1,
    ...change,
  };
}

describe('a ride paid from a wallet', () => {
  test('has the moment of its payment, and tickets with their times of validity', async () => {
    const { customer, card } = await rider();
    const body = { ...ride, cardNumber: card.cardNumber, vehicleTickets: [await ticketOf()] };
    const { id, dateTime } = await call(shop, payByWallet, keyed(body));
    expect(dateTime).toBe(shop.clock.now().toISOString());
    expect(await call(shop, vehicleTicketsEndpoint, { token: customer.token, params: { id } })).toMatchObject([
      { validFrom: '2026-11-21T09:00:00.000Z', validTo: '2026-11-21T10:00:00.000Z' },
    ]);
  });

  test('is refused with a ticket of an unknown tariff; the error contains its position', async () => {
    const { card } = await rider();
    const vehicleTickets = [
      await ticketOf({ ticketPrice: 500 }),
      await ticketOf({ ticketPrice: 500, tariffProfileId: 999_999 }),
    ];
    const body = { ...ride, cardNumber: card.cardNumber, vehicleTickets };
    const { errors } = await refusal(shop, payByWallet, 'VALIDATION_ERROR', keyed(body));
    expect(errors).toEqual(['vehicleTickets.1.tariffProfileId: is unknown']);
  });

  test('is a different payment if the stop differs, also after the key was deleted', async () => {
    const { card } = await rider();
    const key = randomUUID();
    const body = { ...ride, cardNumber: card.cardNumber };
    await call(shop, payByWallet, keyed(body, key));
    const refuse = () =>
      refusal(shop, payByWallet, 'IDEMPOTENCY_KEY_REUSED', keyed({ ...body, address: 'Lipany, škola' }, key));
    await refuse();
    shop.clock.advance(25 * 3600 * 1000);
    await deleteOldRows(shop.services);
    await refuse();
    shop.clock.set(testBegin);
  });
});

describe('a card with a chip', () => {
  test('has two profiles in the order of their positions', async () => {
    const { card } = await rider();
    const ofCard = eq(cardProfiles.cardId, card.id);
    await database().delete(cardProfiles).where(ofCard);
    const { id: cardId, profileId: customerProfileId } = card;
    for (const [position, validTo] of [
      [2, '2028-01-01'],
      [1, '2027-01-01'],
    ] as const)
      await database()
        .insert(cardProfiles)
        .values({ cardId, customerProfileId, position, validFrom: '2026-01-01', validTo });
    expect(await call(shop, cardByChipNumber, withNumber(card.chipNumber))).toMatchObject({
      profileOne: { validTo: '2027-01-01' },
      profileTwo: { validTo: '2028-01-01' },
    });
  });

  test('cannot pay and is not found if it was deleted', async () => {
    const { card } = await rider();
    const isIt = eq(customerCards.id, card.id);
    await database().update(customerCards).set({ deleted: shop.clock.now() }).where(isIt);
    await refusal(shop, cardByChipNumber, 'NOT_FOUND', withNumber(card.chipNumber));
    for (const which of [{ cardNumber: card.cardNumber }, { chipNumber: card.chipNumber }])
      await refusal(shop, payByWallet, 'INVALID_CUSTOMER_CARD', keyed({ ...ride, ...which }));
  });
});
