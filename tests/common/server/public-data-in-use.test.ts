import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCustomerProfile,
  customerProfile,
  deleteCustomerProfile,
  updateCustomerProfile,
} from '#contract/endpoints/customer-profiles.ts';
import { activeCard } from '#contract/endpoints/customers.ts';
import { createOrder } from '#contract/endpoints/orders.ts';
import { createPriceList, deletePriceList } from '#contract/endpoints/price-lists.ts';
import { addTicketFare, clearCart } from '#contract/endpoints/shopping-cart.ts';
import { createTariffProfile, deleteTariffProfile } from '#contract/endpoints/tariff-profiles.ts';
import {
  createTicketCombination,
  deleteTicketCombination,
  updateTicketCombination,
} from '#contract/endpoints/ticket-combinations.ts';
import { createZone, deleteZone, zoneByNumber } from '#contract/endpoints/zones.ts';
import {
  attachmentTypes,
  priceListPeriods,
  priceListZones,
  ticketFares,
  vehicleTickets,
} from '#server/platform/db/schema.ts';
import { call, freshAccount, logIn, refusal } from './support/call.ts';
import {
  attachmentNames,
  customerProfileBody,
  periodBody,
  priceListBody,
  tariffProfileBody,
  ticketCombinationBody,
  zoneBody,
} from './support/reference-bodies.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  token = await logIn(server, 'operator@linka.example');
});
afterAll(() => server.stop());

const of = (id: number) => ({ token, params: { id } });

test('reference data that the seeded operator sells cannot be deleted', async () => {
  for (const endpoint of [
    deleteZone,
    deleteCustomerProfile,
    deleteTariffProfile,
    deletePriceList,
    deleteTicketCombination,
  ]) {
    const { message } = await refusal(server, endpoint, 'IN_USE', of(1));
    expect(message).toBe("Request couldn't be completed due to a conflict.");
  }
});

test('a price list whose change is refused keeps its periods and prices', async () => {
  const { database } = server.services;
  const before = [await database.$count(priceListPeriods), await database.$count(priceListZones)];
  await refusal(server, deletePriceList, 'IN_USE', of(1));
  expect([await database.$count(priceListPeriods), await database.$count(priceListZones)]).toEqual(before);
  const made = await call(server, createPriceList, { token, body: priceListBody() });
  expect(await database.$count(priceListZones)).toBe((before[1] ?? 0) + 4);
  await call(server, deletePriceList, of(made.id));
  expect([await database.$count(priceListPeriods), await database.$count(priceListZones)]).toEqual(before);
});

/** Creates a zone, tariff, profile, price list and combination, and a card that may buy the combination. */
async function sellNew(code: string, number: string) {
  const account = await freshAccount(server, 'parent');
  const card = await call(server, activeCard, { token: account.token, params: { id: account.customerId } });
  const zone = await call(server, createZone, { token, body: zoneBody(number) });
  const tariff = await call(server, createTariffProfile, { token, body: tariffProfileBody(code) });
  const period = { ...periodBody(), zones: [{ zoneId: zone.id, price: 5000 }] };
  const list = await call(server, createPriceList, { token, body: { ...priceListBody(code), periods: [period] } });
  const sold = {
    ...ticketCombinationBody(),
    customerProfileId: card.profileOne?.profile.id ?? 0,
    tariffProfileId: tariff.id,
    priceListId: list.id,
  };
  const combination = await call(server, createTicketCombination, { token, body: sold });
  const body = { cardId: card.id, validFrom: '2026-12-10', ticketCombinationId: combination.id, zone: number };
  await call(server, addTicketFare, { token: account.token, body });
  return { account, zone, tariff, list, combination, sold, card };
}

test('reference data of an item in a cart cannot be deleted until the cart is empty', async () => {
  const { account, zone, tariff, list, combination, sold } = await sellNew('IN_CART', '800');
  await refusal(server, deleteTicketCombination, 'IN_USE', of(combination.id));
  await refusal(server, deletePriceList, 'IN_USE', of(list.id));
  await call(server, updateTicketCombination, {
    ...of(combination.id),
    body: { ...sold, tariffProfileId: 1, priceListId: 1 },
  });
  await call(server, deletePriceList, of(list.id));
  await refusal(server, deleteZone, 'IN_USE', of(zone.id));
  await refusal(server, deleteTariffProfile, 'IN_USE', of(tariff.id));
  await call(server, clearCart, { token: account.token });
  await call(server, deleteZone, of(zone.id));
  await call(server, deleteTariffProfile, of(tariff.id));
  await call(server, deleteTicketCombination, of(combination.id));
});

test('reference data of an ordered item can never be deleted', async () => {
  const { account, zone, tariff, list, combination, sold } = await sellNew('ORDERED', '801');
  await call(server, createOrder, { token: account.token, body: { paymentType: 'BANK_CARD' } });
  await refusal(server, deleteTicketCombination, 'IN_USE', of(combination.id));
  await call(server, updateTicketCombination, {
    ...of(combination.id),
    body: { ...sold, tariffProfileId: 1, priceListId: 1 },
  });
  await call(server, deletePriceList, of(list.id));
  await refusal(server, deleteZone, 'IN_USE', of(zone.id));
  await refusal(server, deleteTariffProfile, 'IN_USE', of(tariff.id));
});

test('reference data of a ticket cannot be deleted, even if the ticket has no order', async () => {
  const { database } = server.services;
  const zone = await call(server, createZone, { token, body: zoneBody('802') });
  const [ticket] = await database.select().from(ticketFares).limit(1);
  if (ticket === undefined) throw new Error('expected a seeded ticket, got none');
  const onTicket = eq(ticketFares.id, ticket.id);
  await database
    .update(ticketFares)
    .set({ zoneIds: [1, zone.id] })
    .where(onTicket);
  await refusal(server, deleteZone, 'IN_USE', of(zone.id));
  await database.update(ticketFares).set({ zoneIds: ticket.zoneIds }).where(onTicket);
  await call(server, deleteZone, of(zone.id));
});

test('reference data of a ticket sold in a vehicle cannot be deleted', async () => {
  const { database } = server.services;
  const tariff = await call(server, createTariffProfile, { token, body: tariffProfileBody('IN_VEHICLE') });
  const [ticket] = await database.select().from(vehicleTickets).limit(1);
  if (ticket === undefined) throw new Error('expected a seeded vehicle ticket, got none');
  const sold = eq(vehicleTickets.id, ticket.id);
  await database.update(vehicleTickets).set({ tariffProfileId: tariff.id }).where(sold);
  await refusal(server, deleteTariffProfile, 'IN_USE', of(tariff.id));
  await database.update(vehicleTickets).set({ tariffProfileId: ticket.tariffProfileId }).where(sold);
  await call(server, deleteTariffProfile, of(tariff.id));
});

test('attachment types are added, changed and deleted with their customer profile', async () => {
  const [one, other] = [attachmentNames('Jedna'), attachmentNames('Druhá')];
  const stored = () => server.services.database.select().from(attachmentTypes).orderBy(attachmentTypes.id);
  const ofOthers = await stored();
  expect(ofOthers.length).toBeGreaterThan(0);
  const body = { ...customerProfileBody('ATTACHED'), cardApplicationAttachmentTypes: [{ displayNames: one }] };
  const made = await call(server, createCustomerProfile, { token, body });
  const [first] = made.cardApplicationAttachmentTypes;
  expect(first?.displayName).toBe('Jedna cs');
  const two = [{ id: first?.id, displayNames: other }, { displayNames: one }];
  const changed = { ...body, cardApplicationAttachmentTypes: two };
  const after = await call(server, updateCustomerProfile, { ...of(made.id), body: changed });
  expect(after.cardApplicationAttachmentTypes).toHaveLength(2);
  expect(after.cardApplicationAttachmentTypes[0]).toMatchObject({ id: first?.id, displayName: 'Druhá cs' });
  const foreign = { ...body, cardApplicationAttachmentTypes: [{ id: 99_999, displayNames: one }] };
  await refusal(server, updateCustomerProfile, 'VALIDATION_ERROR', { ...of(made.id), body: foreign });
  expect(await call(server, customerProfile, { params: { id: made.id } })).toEqual(after);
  const none = await call(server, updateCustomerProfile, {
    ...of(made.id),
    body: { ...body, cardApplicationAttachmentTypes: [] },
  });
  expect(none.cardApplicationAttachmentTypes).toEqual([]);
  await call(server, updateCustomerProfile, { ...of(made.id), body });
  await call(server, deleteCustomerProfile, of(made.id));
  expect(await stored()).toEqual(ofOthers);
  await refusal(server, zoneByNumber, 'NOT_FOUND', { params: { number: '802' } });
});
