import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderCalendar } from '#contract/endpoints/order-documents.ts';
import {
  cancelOrder,
  changePaymentType,
  initPayment,
  order as orderEndpoint,
  sendPaymentEmail,
} from '#contract/endpoints/orders.ts';
import { addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import { addDays } from '#rules/dates.ts';
import { customers, mails, orderItems, outbox, ticketFares } from '#server/platform/db/schema.ts';
import { ask, askRefused, send } from './support/call.ts';
import { newCustomer, order, pendingOrder, putTicket, putTopUp, ticketBody } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { settleAll } from './support/ledger.ts';
import { choose, goToGateway, init, payBy } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';
import { wakingsDuring } from './support/wakings.ts';
import { whileOpening } from './support/while-opening.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const about = ({ token }: Customer, id: number) => ({ token, params: { id } });
const detail = (customer: Customer, id: number) => ask(shop, orderEndpoint, about(customer, id));
const turn = (customer: Customer, id: number, paymentType: string) =>
  ask(shop, changePaymentType, { ...about(customer, id), body: { paymentType } });
const turnWrongly = (customer: Customer, id: number, paymentType: string) =>
  askRefused(shop, changePaymentType, { ...about(customer, id), body: { paymentType } });

/** An order with a ticket that starts on the first day for which payment by invoice is possible. */
async function laterTicketOrder(customer: Customer) {
  const body = { ...(await ticketBody(shop, customer)), validFrom: addDays(shop.today(), 3) };
  await ask(shop, addTicketFare, { token: customer.token, body });
  return order(shop, customer);
}

type Put = (shop: Shop, customer: Customer) => Promise<unknown>;

async function paidOrder(customer: Customer, put: Put = putTicket) {
  await put(shop, customer);
  const { id } = await order(shop, customer);
  await payBy(shop, customer, await init(shop, customer, id), 'pay');
  await settleAll(shop);
  return id;
}

describe("an order's page", () => {
  it('shows the payment types that are possible now', async () => {
    const [soon, later] = [await newCustomer(shop), await newCustomer(shop)];
    const { id } = await pendingOrder(shop, soon);
    expect((await detail(soon, id)).payableBy).toEqual(['BANK_CARD']);
    const other = await laterTicketOrder(later);
    expect((await detail(later, other.id)).payableBy).toEqual(['BANK_CARD', 'INVOICE']);
    await shop.services.settings.change(shop.services.database, { allowedPaymentTypes: ['BANK_CARD'] });
    expect((await detail(later, other.id)).payableBy).toEqual(['BANK_CARD']);
    await shop.services.settings.change(shop.services.database, { allowedPaymentTypes: ['INVOICE'] });
    // The payment type of the order itself remains possible.
    expect((await detail(later, other.id)).payableBy).toEqual(['BANK_CARD', 'INVOICE']);
    await shop.services.settings.change(shop.services.database, { allowedPaymentTypes: null });
    await ask(shop, cancelOrder, about(later, other.id));
    expect((await detail(later, other.id)).payableBy).toEqual([]);
  });

  it('ignores a cancelled ticket when it determines the payment types', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    await putTicket(shop, customer);
    const { id, items } = await order(shop, customer);
    expect((await detail(customer, id)).payableBy).toEqual(['BANK_CARD']);
    const ticket = items.find(({ type }) => type === 'TICKET_FARE');
    await shop.services.database
      .update(orderItems)
      .set({ cancelled: true })
      .where(eq(orderItems.id, ticket?.id ?? 0));
    expect((await detail(customer, id)).payableBy).toEqual(['BANK_CARD', 'INVOICE']);
  });

  it("does not show the gateway's codes in the history", async () => {
    const customer = await newCustomer(shop);
    const { history } = await detail(customer, await paidOrder(customer));
    const names = new Set(history.flatMap((line) => Object.keys(line.detail)));
    expect([...names].toSorted()).toEqual(['mail', 'number', 'outcome']);
  });

  it('shows the history, oldest first', async () => {
    const customer = await newCustomer(shop);
    const { history } = await detail(customer, await paidOrder(customer));
    expect(history.at(-1)).toMatchObject({ kind: 'MAILED', detail: { mail: 'ORDER_PAID' } });
    expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
  });
});

describe('changing the payment type', () => {
  it('from card to invoice issues the invoice', async () => {
    const customer = await newCustomer(shop);
    const { id } = await laterTicketOrder(customer);
    expect((await turn(customer, id, 'INVOICE')).paymentType.name).toBe('INVOICE');
    const { invoice, history } = await detail(customer, id);
    expect(invoice).not.toBeNull();
    expect(history.slice(-2)).toMatchObject([
      { kind: 'PAYMENT_TYPE_CHANGED', detail: { paymentType: 'INVOICE' } },
      { kind: 'INVOICED', detail: { number: invoice?.number } },
    ]);
    expect((await askRefused(shop, initPayment, about(customer, id))).name).toBe('ORDER_NOT_PAYABLE');
  });

  it("sends the invoice's mail without waiting for the outbox's next poll", async () => {
    const customer = await newCustomer(shop);
    const { id } = await laterTicketOrder(customer);
    expect(await wakingsDuring(shop, () => turn(customer, id, 'INVOICE'))).toBe(1);
  });

  it('from invoice to card allows payment by card; the order keeps its only invoice', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const { id } = await order(shop, customer, 'INVOICE');
    const { invoice } = await detail(customer, id);
    expect((await turn(customer, id, 'BANK_CARD')).paymentType.name).toBe('BANK_CARD');
    await turn(customer, id, 'INVOICE');
    await turn(customer, id, 'BANK_CARD');
    expect((await detail(customer, id)).invoice).toEqual(invoice);
    await payBy(shop, customer, await init(shop, customer, id), 'pay');
    expect((await detail(customer, id)).state.name).toBe('PAID');
  });

  it('to the same type changes nothing', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    const before = await detail(customer, id);
    await turn(customer, id, 'BANK_CARD');
    expect(await detail(customer, id)).toEqual(before);
  });

  it('follows the rules of the cart', async () => {
    const { database, settings } = shop.services;
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    expect(await turnWrongly(customer, id, 'INVOICE')).toMatchObject({
      name: 'TICKET_FARE_TOO_SOON',
      metadata: { earliestValidFrom: '2026-11-24' },
    });
    await database
      .update(orderItems)
      .set({ payload: { applicationId: 1 } })
      .where(eq(orderItems.orderId, id));
    const refused = await turnWrongly(customer, id, 'INVOICE');
    expect(refused.name).toBe('INVOICE_NOT_ALLOWED');
    expect(refused).not.toHaveProperty('metadata.earliestValidFrom');
    await settings.change(database, { allowedPaymentTypes: ['BANK_CARD'] });
    expect((await turnWrongly(customer, id, 'INVOICE')).name).toBe('PAYMENT_TYPE_NOT_ALLOWED');
    await settings.change(database, { allowedPaymentTypes: null });
  });

  it('is refused while an attempt is open; the gateway is asked whether the attempt has ended', async () => {
    const customer = await newCustomer(shop);
    const { id } = await laterTicketOrder(customer);
    const page = await goToGateway(await init(shop, customer, id));
    expect((await turnWrongly(customer, id, 'INVOICE')).name).toBe('PAYMENT_IN_PROGRESS');
    await choose(page, 'cancel');
    expect((await turn(customer, id, 'INVOICE')).paymentType.name).toBe('INVOICE');
  });

  it('is refused while the attempt is being opened at the gateway; the attempt can still be paid', async () => {
    const customer = await newCustomer(shop);
    const { id } = await laterTicketOrder(customer);
    const begun = await whileOpening(shop, customer, id, async () => {
      expect((await turnWrongly(customer, id, 'INVOICE')).name).toBe('PAYMENT_IN_PROGRESS');
    });
    await choose(await goToGateway(begun), 'never');
    await settleAll(shop);
    expect((await turnWrongly(customer, id, 'INVOICE')).name).toBe('ORDER_NOT_PENDING');
  });

  it('is refused for an order that was paid meanwhile', async () => {
    const customer = await newCustomer(shop);
    const { id } = await laterTicketOrder(customer);
    await choose(await goToGateway(await init(shop, customer, id)), 'never');
    expect((await turnWrongly(customer, id, 'INVOICE')).name).toBe('ORDER_NOT_PENDING');
    expect((await detail(customer, id)).state.name).toBe('PAID');
  });

  it('at the same time as starting a payment: one of the two requests is refused', async () => {
    for (let round = 0; round < 3; round += 1) {
      const customer = await newCustomer(shop);
      const { id } = await laterTicketOrder(customer);
      const body = { paymentType: 'INVOICE' };
      const [turned, begun] = await Promise.all([
        send(shop, changePaymentType, { ...about(customer, id), body }),
        send(shop, initPayment, about(customer, id)),
      ]);
      expect([turned.ok, begun.ok].filter(Boolean)).toHaveLength(1);
      const { paymentType, invoice } = await detail(customer, id);
      expect([paymentType.name, invoice !== null]).toEqual(turned.ok ? ['INVOICE', true] : ['BANK_CARD', false]);
    }
  });

  it("gets NOT_FOUND for another account's order", async () => {
    const { id } = await pendingOrder(shop, await newCustomer(shop));
    expect((await turnWrongly(await newCustomer(shop), id, 'INVOICE')).name).toBe('NOT_FOUND');
  });
});

describe('requesting the confirmation mail again (ORD-02)', () => {
  const mailsTo = ({ username }: Customer) =>
    shop.services.database.select().from(mails).where(eq(mails.recipient, username));

  it('sends further mails up to the limit per hour', async () => {
    const customer = await newCustomer(shop);
    const id = await paidOrder(customer);
    for (let sent = 2; sent <= 6; sent += 1) {
      await ask(shop, sendPaymentEmail, about(customer, id));
      await settleAll(shop);
      expect(await mailsTo(customer)).toHaveLength(sent);
    }
    expect(await askRefused(shop, sendPaymentEmail, about(customer, id))).toMatchObject({
      name: 'TOO_MANY_ATTEMPTS',
      metadata: { retryAfter: 3600 },
    });
    pass(shop, 3600);
    await ask(shop, sendPaymentEmail, about(customer, id));
    const { history } = await detail(customer, id);
    expect(history.filter(({ kind }) => kind === 'MAILED')).toHaveLength(6);
  });

  it("sends the mail without waiting for the outbox's next poll", async () => {
    const customer = await newCustomer(shop);
    const id = await paidOrder(customer);
    expect(await wakingsDuring(shop, () => ask(shop, sendPaymentEmail, about(customer, id)))).toBe(1);
  });

  it('sends no second mail while the first mail is still in the outbox', async () => {
    const customer = await newCustomer(shop);
    const id = await paidOrder(customer);
    await ask(shop, sendPaymentEmail, about(customer, id));
    await ask(shop, sendPaymentEmail, about(customer, id));
    await settleAll(shop);
    expect(await mailsTo(customer)).toHaveLength(2);
  });

  it('sends the mail even if the order has no outbox entry for it', async () => {
    const customer = await newCustomer(shop);
    const id = await paidOrder(customer);
    await shop.services.database.delete(outbox).where(eq(outbox.subjectId, id));
    await ask(shop, sendPaymentEmail, about(customer, id));
    await settleAll(shop);
    expect(await mailsTo(customer)).toHaveLength(2);
  });

  it('sends no separate mail while the order is not delivered yet', async () => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    const { id } = await order(shop, customer);
    await payBy(shop, customer, await init(shop, customer, id), 'pay');
    await ask(shop, sendPaymentEmail, about(customer, id));
    const work = await shop.services.database.select().from(outbox).where(eq(outbox.subjectId, id));
    expect(work.map(({ kind }) => kind)).not.toContain('MAIL_ORDER_PAID');
    await settleAll(shop);
    expect(await mailsTo(customer)).toHaveLength(1);
  });

  it("is refused for an unpaid order, and for another account's order", async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    expect((await askRefused(shop, sendPaymentEmail, about(customer, id))).name).toBe('ORDER_NOT_PAID');
    expect((await askRefused(shop, sendPaymentEmail, about(await newCustomer(shop), id))).name).toBe('NOT_FOUND');
  });
});

describe('the calendar', () => {
  const text = async (customer: Customer, id: number, locale?: string) => {
    const { content } = await ask(shop, orderCalendar, { ...about(customer, id), locale });
    return Buffer.from(content, 'base64').toString('utf8').replaceAll('\r\n ', '');
  };

  it('has the last day of each ticket, with a reminder and a constant id', async () => {
    const customer = await newCustomer(shop);
    const id = await paidOrder(customer);
    const { items } = await detail(customer, id);
    const [ticket] = items;
    const lastDay = ticket?.payload.ticketFareValidTo?.replaceAll('-', '');
    const calendar = await text(customer, id);
    const lines = calendar.split('\r\n');
    const [sold] = await shop.services.database
      .select()
      .from(ticketFares)
      .where(eq(ticketFares.orderItemId, ticket?.id ?? 0));
    // The same id as in the account's calendar: a program that has both calendars shows the event only once.
    expect(lines).toContain(`UID:ticket-fare-${String(sold?.id)}@${new URL(shop.url).host}`);
    expect(lines).toContain(`DTSTART;VALUE=DATE:${lastDay ?? ''}`);
    expect(lines).toContain('TRIGGER:-P2DT15H');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(calendar).toContain('SUMMARY:Končí Časová jízdenka');
    expect(calendar).toMatch(/DESCRIPTION:[^\r]*\\, pásmo/);
    pass(shop, 60);
    expect(await text(customer, id)).toBe(calendar);
    expect(await text(customer, id, 'pl')).toContain('SUMMARY:Koniec ważności: ');
  });

  it("has the order number as its file name, contains the customer's name, and is not an invitation", async () => {
    const customer = await newCustomer(shop);
    const id = await paidOrder(customer);
    const { number, items } = await detail(customer, id);
    const { fileName, mediaType } = await ask(shop, orderCalendar, about(customer, id));
    expect([fileName, mediaType]).toEqual([`${String(number)}.ics`, 'text/calendar']);
    const calendar = await text(customer, id);
    expect(calendar).toContain(`SUMMARY:Končí ${items[0]?.name ?? ''} (${items[0]?.customerFullName ?? ''})`);
    expect(calendar).not.toContain('METHOD:');
    expect(calendar).toMatch(/PRODID:-\/\/[^/\r]+\/\/Linka\/\/CS/i);
  });

  it('contains no name for a customer whose name is unknown', async () => {
    const customer = await newCustomer(shop);
    const id = await paidOrder(customer);
    const { items } = await detail(customer, id);
    await shop.services.database
      .update(customers)
      .set({ firstName: String(customer.customerId), lastName: 'Import' })
      .where(eq(customers.id, customer.customerId));
    expect((await text(customer, id)).split('\r\n')).toContain(`SUMMARY:Končí jízdenka ${items[0]?.name ?? ''}`);
  });

  it('contains only tickets, without cancelled tickets', async () => {
    const customer = await newCustomer(shop);
    const id = await paidOrder(customer, async () => {
      await putTopUp(shop, customer);
      await putTicket(shop, customer);
    });
    const events = async () => (await text(customer, id)).split('BEGIN:VEVENT').length - 1;
    expect(await events()).toBe(1);
    await shop.services.database.update(orderItems).set({ cancelled: true }).where(eq(orderItems.orderId, id));
    expect((await askRefused(shop, orderCalendar, about(customer, id))).name).toBe('NOT_FOUND');
  });

  it("is available only for the account's own paid orders with tickets", async () => {
    const customer = await newCustomer(shop);
    const pending = await pendingOrder(shop, customer);
    expect((await askRefused(shop, orderCalendar, about(customer, pending.id))).name).toBe('ORDER_NOT_PAID');
    const id = await paidOrder(customer, putTopUp);
    expect((await askRefused(shop, orderCalendar, about(customer, id))).name).toBe('NOT_FOUND');
    expect((await askRefused(shop, orderCalendar, about(await newCustomer(shop), id))).name).toBe('NOT_FOUND');
  });
});
