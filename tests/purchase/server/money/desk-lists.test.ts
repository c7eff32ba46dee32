import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCounts } from '#contract/endpoints/desk-counts.ts';
import { deskInvoices } from '#contract/endpoints/invoice-desk.ts';
import { unsettledPayments } from '#contract/endpoints/payment-desk.ts';
import { addEWalletTransaction } from '#contract/endpoints/shopping-cart.ts';
import { invoices, orderItems, orders, outbox, payments } from '#server/platform/db/schema.ts';
import { deliverOrder } from '#server/purchase/fulfilment/deliver-order.ts';
import { ask } from './support/call.ts';
import { newCustomer, order, pendingOrder, putTopUp, topUpBody } from './support/customer.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { init, payBy } from './support/payer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
let operator: string;
beforeAll(async () => {
  shop = await startShop();
  operator = (await newCustomer(shop, 'operator')).token;
});
afterAll(() => shop.stop());

const database = () => shop.services.database;
const changeOrder = (id: number, values: Partial<typeof orders.$inferInsert>) =>
  database().update(orders).set(values).where(eq(orders.id, id));
const minutesAgo = (minutes: number) => new Date(shop.clock.now().getTime() - minutes * 60_000);

describe("the staff's list of invoices", () => {
  it('is sorted by each of its columns, and by default has the newest order first', async () => {
    const filed = [
      ['2026000902', '2026-12-03', 3000, 'CANCELLED'],
      ['2026000903', '2026-12-01', 1000, 'PROCESSING'],
      ['2026000901', '2026-12-02', 2000, 'PAID'],
    ] as const;
    const numbers: number[] = [];
    for (const [number, due, price, state] of filed) {
      const customer = await newCustomer(shop);
      await putTopUp(shop, customer);
      const made = await order(shop, customer, 'INVOICE');
      numbers.push(made.number);
      await changeOrder(made.id, { price, state });
      await database().update(invoices).set({ number, due }).where(eq(invoices.orderId, made.id));
    }
    const [first = 0, second = 0, third = 0] = numbers;
    const listed = async (query: Readonly<Record<string, string>> = {}) =>
      (await ask(shop, deskInvoices, { token: operator, query })).items.map(({ orderNumber }) => orderNumber);
    expect(await listed()).toEqual([third, second, first]);
    for (const [sortBy, rising] of Object.entries({
      orderNumber: [first, second, third],
      invoiceNumber: [third, first, second],
      due: [second, third, first],
      price: [second, third, first],
      orderState: [third, first, second],
    })) {
      expect(await listed({ sortBy }), sortBy).toEqual(rising);
      expect(await listed({ sortBy, sortDesc: 'true' }), sortBy).toEqual(rising.toReversed());
    }
  });

  it('offers to return money for a cancelled order, but not if its price was zero', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const { id, number } = await order(shop, customer, 'INVOICE');
    const actions = async () => {
      const query = { number: String(number) };
      return (await ask(shop, deskInvoices, { token: operator, query })).items.map((one) => one.actions);
    };
    const owed = async () => {
      const { items } = await ask(shop, unsettledPayments, { token: operator });
      return items.some(({ orderNumber }) => orderNumber === number);
    };
    await changeOrder(id, { state: 'CANCELLED', cancelReason: 'UNDELIVERABLE', settledAt: shop.clock.now() });
    expect([await actions(), await owed()]).toEqual([[['RETURN']], true]);
    await changeOrder(id, { price: 0 });
    expect([await actions(), await owed()]).toEqual([[[]], false]);
  });
});

describe('the report of paid orders that are not delivered', () => {
  it('begins with the order that was paid first; each order has the last failure of its delivery', async () => {
    const made: { readonly id: number; readonly number: number }[] = [];
    for (const settled of [10, 30, 20]) {
      const one = await pendingOrder(shop, await newCustomer(shop));
      await changeOrder(one.id, { state: 'PAID', settledAt: minutesAgo(settled) });
      made.push(one);
    }
    const [late, early, middle] = made;
    const created = shop.clock.now();
    const work = { subjectId: early?.id ?? 0, created, notBefore: created };
    await database()
      .insert(outbox)
      .values([
        { ...work, kind: 'DELIVER_ORDER', attempts: 3, lastError: 'the printer is on fire' },
        { ...work, kind: 'MAIL_INVOICE', attempts: 9, lastError: 'another matter' },
      ]);
    const page = async (limit: number, offset = 0) =>
      (await ask(shop, unsettledPayments, { token: operator, query: { limit: String(limit), offset: String(offset) } }))
        .items;
    expect((await page(3)).map(({ orderNumber }) => orderNumber)).toEqual(
      [early, middle, late].map((one) => one?.number),
    );
    expect(await page(1)).toMatchObject([
      {
        kind: 'UNDELIVERED',
        orderNumber: early?.number,
        since: minutesAgo(30).toISOString(),
        ageInMinutes: 30,
        failures: 3,
        lastFailure: 'the printer is on fire',
      },
    ]);
    expect(await page(1, 1)).toMatchObject([{ orderNumber: middle?.number, failures: 0, lastFailure: null }]);
    for (const { id } of made) await changeOrder(id, { deliveredAt: created });
  });
});

it('the report contains an attempt that was given up until its last check', async () => {
  const customer = await newCustomer(shop);
  const { id, number } = await pendingOrder(shop, customer);
  await init(shop, customer, id);
  const ofOrder = eq(payments.orderId, id);
  const nextCheckAt = new Date(shop.clock.now().getTime() + 3_600_000);
  const lineOf = async () => {
    const { items } = await ask(shop, unsettledPayments, { token: operator, query: { limit: '999' } });
    return items.find(({ orderNumber }) => orderNumber === number);
  };
  await database().update(payments).set({ state: 'CANCELLED', nextCheckAt }).where(ofOrder);
  expect(await lineOf()).toMatchObject({ kind: 'WATCHED', payment: { nextCheck: nextCheckAt.toISOString() } });
  await database().update(payments).set({ nextCheckAt: null }).where(ofOrder);
  expect(await lineOf()).toBeUndefined();
});

describe('the delivery of an order', () => {
  it('leaves out cancelled items', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    await database()
      .update(orderItems)
      .set({ cancelled: true })
      .where(and(eq(orderItems.orderId, id), eq(orderItems.type, 'ELECTRONIC_WALLET')));
    await payBy(shop, customer, await init(shop, customer, id), 'pay');
    await settleAll(shop);
    const { tickets, charges } = await ledgerOf(shop, customer, id);
    expect([tickets.length, charges.length]).toEqual([1, 0]);
  });

  it('creates the ticket as it was bought, and a top-up with the numbers of its order and item', async () => {
    const customer = await newCustomer(shop);
    const { id, number } = await pendingOrder(shop, customer);
    await payBy(shop, customer, await init(shop, customer, id), 'pay');
    await settleAll(shop);
    const [ticket, topUp] = await database()
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, id))
      .orderBy(asc(orderItems.id));
    const { zone, ticketFareValidFrom, ticketFareValidTo, ...bought } = ticket?.payload ?? {};
    const { cardId, ticketCombinationId, customerProfileId, tariffProfileId } = bought;
    const { tickets, charges } = await ledgerOf(shop, customer, id);
    expect(tickets).toMatchObject([
      {
        cardId,
        ticketCombinationId,
        customerProfileId,
        tariffProfileId,
        zoneIds: [zone?.id],
        validFrom: ticketFareValidFrom,
        validTo: ticketFareValidTo,
        price: ticket?.price,
        orderItemId: ticket?.id,
      },
    ]);
    expect(charges).toMatchObject([
      { transactionNumber: `${String(number)}-${String(topUp?.id)}`, amount: 50_000, paymentType: 'BANK_CARD' },
    ]);
  });

  it('happens only once; a repeated delivery changes nothing', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    await payBy(shop, customer, await init(shop, customer, id), 'pay');
    await settleAll(shop);
    const delivered = await ledgerOf(shop, customer, id);
    expect(delivered).toMatchObject({ state: 'PAID', cancelReason: null });
    const numbers = await shop.services.settings.numbers(database());
    await database().transaction((transaction) => deliverOrder(transaction, id, numbers, shop.clock.now()));
    expect(await ledgerOf(shop, customer, id)).toEqual(delivered);
  });

  it("writes the kind and the note of a top-up into the wallet's ledger", async () => {
    const customer = await newCustomer(shop);
    const body = { ...(await topUpBody(shop, customer)), operation: 'RECHARGE', note: 'Od babičky' };
    await ask(shop, addEWalletTransaction, { token: customer.token, body });
    const { id } = await order(shop, customer);
    const [item] = await database()
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, id))
      .orderBy(asc(orderItems.id));
    await database()
      .update(orderItems)
      .set({ payload: { ...item?.payload, eWalletOperationType: 'TRANSFER' } })
      .where(eq(orderItems.id, item?.id ?? 0));
    await payBy(shop, customer, await init(shop, customer, id), 'pay');
    await settleAll(shop);
    expect((await ledgerOf(shop, customer, id)).charges).toMatchObject([
      { note: 'Od babičky', operation: 'TRANSFER', dateTime: shop.clock.now() },
    ]);
  });
});

describe('the counts of the menu (DSK-07)', () => {
  it('count an invoice until its money is booked, and money that has to be returned by hand', async () => {
    const counted = () => ask(shop, deskCounts, { token: operator });
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const before = await counted();
    const { id } = await order(shop, customer, 'INVOICE');
    expect(await counted()).toEqual({ ...before, invoices: before.invoices + 1 });
    await changeOrder(id, { state: 'PAID' });
    expect(await counted()).toEqual(before);
    await changeOrder(id, { state: 'CANCELLED', cancelReason: 'UNDELIVERABLE' });
    expect(await counted()).toEqual({ ...before, invoices: before.invoices + 1, payments: before.payments + 1 });
    await changeOrder(id, { cancelReason: 'CUSTOMER' });
    expect(await counted()).toEqual(before);
  });
});
