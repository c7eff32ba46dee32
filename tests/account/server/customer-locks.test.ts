import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceApplicationPhoto } from '#contract/endpoints/card-applications.ts';
import { createReclamation } from '#contract/endpoints/reclamations.ts';
import { lockCustomers } from '#server/accounts/customers/lock-customers.ts';
import { settleTokenization } from '#server/applications/tokenization/settle-tokenization.ts';
import type { Database } from '#server/platform/db/database.ts';
import {
  cardApplications,
  customerCards,
  customers,
  orderItems,
  orders,
  reclamations,
  ticketFares,
} from '#server/platform/db/schema.ts';
import { deliverOrder } from '#server/purchase/fulfilment/deliver-order.ts';
import { applicationDesk } from '../../common/server/support/application-desk.ts';
import type { ApplicationDeskTools } from '../../common/server/support/application-desk.ts';
import { freshAccount, send } from '../../common/server/support/call.ts';
import { base64, picture } from '../../common/server/support/photos.ts';
import { reclamationBody } from '../../common/server/support/reclamations.ts';
import { tokenizations } from '../../common/server/support/tokenization.ts';
import { whileLocked } from '../../common/server/support/while-locked.ts';
import { newCustomer, order, putTicket } from '../../purchase/server/money/support/customer.ts';
import { startShop } from '../../purchase/server/money/support/shop.ts';
import type { Shop } from '../../purchase/server/money/support/shop.ts';

let shop: Shop;
let desk: ApplicationDeskTools;
beforeAll(async () => {
  shop = await startShop({ database: 'postgres' });
  desk = await applicationDesk(shop);
});
afterAll(() => shop.stop());

const database = () => shop.services.database;
const lockOf = (customerId: number) => (transaction: Database) => lockCustomers(transaction, [customerId]);
const nameOf = async (response: Response) => ((await response.json()) as { readonly name?: string }).name;
const rowOf = async (customerId: number) => {
  const [row] = await database().select().from(customers).where(eq(customers.id, customerId));
  return row;
};

test('submitting a photo again keeps other data that are submitted at the same time', async () => {
  const { account, id } = await desk.paid();
  const { customerId, token } = account;
  await desk.tools.change(customerId, { personalDataVerifiedDate: new Date('2026-01-01T08:00:00Z') });
  await desk.action(id, 'ASK_AGAIN');
  const photo = await base64(picture().jpeg());
  const answer = await whileLocked(database(), {
    lock: lockOf(customerId),
    work: () => send(shop, replaceApplicationPhoto, { token, params: { id }, body: { photo } }),
    change: (transaction) =>
      transaction
        .update(customers)
        .set({ changes: { lastName: 'Nováková' } })
        .where(eq(customers.id, customerId)),
  });
  expect(answer.status).toBe(204);
  expect((await rowOf(customerId))?.changes).toMatchObject({
    lastName: 'Nováková',
    photo: expect.stringMatching(/^data:image\/jpeg/),
  });
});

test('a clerk does not verify a photo that is replaced at the same time', async () => {
  const { account, id } = await desk.paid();
  const { customerId } = account;
  const request = await desk.request(id, 'CHECK');
  const photo = 'data:image/jpeg;base64,DDDD';
  const answer = await whileLocked(database(), {
    lock: lockOf(customerId),
    work: () => send(shop, desk.endpoints.CHECK, request),
    change: (transaction) => transaction.update(customers).set({ photo }).where(eq(customers.id, customerId)),
  });
  expect(await nameOf(answer)).toBe('APPLICATION_CHANGED');
  expect((await rowOf(customerId))?.photo).toBe(photo);
});

test('a reclamation cannot be about a card that moves to another customer at the same time', async () => {
  const [account, other] = [await freshAccount(shop, 'adult'), await freshAccount(shop, 'adult')];
  const { customerId, accountId, token } = account;
  const [card] = await database().select().from(customerCards).where(eq(customerCards.customerId, customerId));
  const cardId = card?.id ?? 0;
  const answer = await whileLocked(database(), {
    lock: lockOf(customerId),
    work: () => send(shop, createReclamation, { token, body: { ...reclamationBody(customerId), cardId } }),
    change: (transaction) =>
      transaction
        .update(customerCards)
        .set({ customerId: other.customerId, main: false })
        .where(eq(customerCards.id, cardId)),
  });
  expect(await nameOf(answer)).toBe('NOT_FOUND');
  expect(await database().$count(reclamations, eq(reclamations.accountId, accountId))).toBe(0);
});

test('if customers are merged at the same time, a bank card is registered for the customer who gets its application', async () => {
  const bank = tokenizations(shop);
  const [applied, other] = [await bank.applied(), await freshAccount(shop, 'adult')];
  await bank.begin(applied);
  const [attempt] = await bank.attemptsOf(applied);
  if (attempt === undefined) throw new Error('the attempt is stored');
  const card = { token: 'tok_of_two', cardNumber: '**** **** **** 1234', validTo: '2030-12-31' };
  const now = shop.clock.now();
  const { cardId } = await whileLocked(database(), {
    lock: lockOf(applied.customerId),
    work: () => settleTokenization(database(), attempt, { state: 'TOKENIZED', card }, now),
    change: (transaction) =>
      transaction
        .update(cardApplications)
        .set({ customerId: other.customerId })
        .where(eq(cardApplications.id, applied.applicationId)),
  });
  const [registered] = await database()
    .select()
    .from(customerCards)
    .where(eq(customerCards.id, cardId ?? 0));
  expect(registered?.customerId).toBe(other.customerId);
});

test('a ticket is not delivered if the same ticket is delivered at the same time', async () => {
  const customer = await newCustomer(shop);
  await putTicket(shop, customer);
  const { id } = await order(shop, customer);
  const now = shop.clock.now();
  await database().update(orders).set({ state: 'PAID', settledAt: now }).where(eq(orders.id, id));
  const [item] = await database().select().from(orderItems).where(eq(orderItems.orderId, id));
  const { cardId = 0, ticketCombinationId = 0, customerProfileId = 0, tariffProfileId = 0 } = item?.payload ?? {};
  const { zone, ticketFareValidFrom: validFrom = '', ticketFareValidTo: validTo = '' } = item?.payload ?? {};
  const same = { cardId, ticketCombinationId, customerProfileId, tariffProfileId, validFrom, validTo };
  const numbers = await shop.services.settings.numbers(database());
  await whileLocked(database(), {
    lock: lockOf(customer.customerId),
    work: () => database().transaction((transaction) => deliverOrder(transaction, id, numbers, now)),
    change: (transaction) =>
      transaction.insert(ticketFares).values({ ...same, zoneIds: [zone?.id ?? 0], price: item?.price ?? 0 }),
  });
  expect(await database().$count(ticketFares, eq(ticketFares.cardId, cardId))).toBe(1);
  const [left] = await database().select().from(orders).where(eq(orders.id, id));
  expect(left).toMatchObject({ state: 'CANCELLED', cancelReason: 'UNDELIVERABLE' });
});
