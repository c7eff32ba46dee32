import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bookInvoice, deskInvoices } from '#contract/endpoints/invoice-desk.ts';
import { invoice, invoicePdf } from '#contract/endpoints/order-documents.ts';
import { cancelOrder, changePaymentType, order as orderEndpoint } from '#contract/endpoints/orders.ts';
import { changeSystemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { invoices, mails } from '#server/platform/db/schema.ts';
import { createSettings } from '#server/platform/settings/create-settings.ts';
import { exampleSupplier } from '#server/platform/settings/supplier.ts';
import { nextInvoiceNumber } from '#server/purchase/invoices/invoice-number.ts';
import { speak } from '#tests/common/server/support/speak.ts';
import { ask, askRefused } from './support/call.ts';
import { newCustomer, order, pendingOrder, putTopUp } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { choose, goToGateway, init, payBy } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const about = ({ token }: Customer, id: number) => ({ token, params: { id } });

async function invoiceOrder(customer: Customer) {
  await putTopUp(shop, customer);
  return order(shop, customer, 'INVOICE');
}

/** A token of the operator's staff, who book payments. */
const desk = async () => ({ token: (await newCustomer(shop, 'operator')).token });

const numbers = async (): Promise<number[]> => {
  const rows = await shop.services.database.select().from(invoices).orderBy(asc(invoices.sequence));
  return rows.map(({ sequence }) => sequence);
};

describe('an invoice', () => {
  it('is issued with the order, with the configured due day (INV-01)', async () => {
    const customer = await newCustomer(shop);
    const { id, number } = await invoiceOrder(customer);
    const detail = await ask(shop, orderEndpoint, about(customer, id));
    expect(detail.invoice).toMatchObject({ issued: '2026-11-21', due: '2026-12-05' });
    expect(detail.history.map(({ kind }) => kind)).toContain('INVOICED');
    const text = await ask(shop, invoice, about(customer, id));
    expect(text).toMatchObject({
      number: detail.invoice?.number,
      locale: 'cs',
      title: 'Faktura – daňový doklad',
      stamp: null,
      supplier: {
        lines: ['Linka', 'Nádražní 1', '150 00 Praha 5', 'Česká republika', 'IČO 00000019', 'DIČ CZ00000019'],
      },
      customer: { lines: expect.arrayContaining(['Lenka Dvořáková', customer.username]) },
      items: {
        rows: [
          {
            cells: [
              'Dobití elektronické peněženky',
              '1',
              '500,00\u00a0Kč',
              '0\u00a0%',
              '500,00\u00a0Kč',
              '500,00\u00a0Kč',
            ],
          },
        ],
      },
      taxes: { rows: [{ cells: ['0\u00a0%', '500,00\u00a0Kč', '0,00\u00a0Kč', '500,00\u00a0Kč'] }] },
      total: { value: '500,00\u00a0Kč' },
    });
    expect(text.facts.map(({ value }) => value)).toEqual(['21.11.2026', '21.11.2026', '05.12.2026', String(number)]);
    expect(text.payment?.facts.map(({ value }) => value)).toEqual([
      exampleSupplier.iban.replaceAll(/(.{4})(?=.)/g, '$1 '),
      String(number),
      '500,00\u00a0Kč',
      '05.12.2026',
    ]);
    expect(text.payment?.facts.map(({ typed }) => typed)).toEqual([exampleSupplier.iban, String(number), '500', null]);
    expect(text.payment?.code?.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
  });

  it('has the next number, also when many are issued at the same time; a failed order uses up no number (INV-01)', async () => {
    const before = await numbers();
    const customers = await Promise.all(Array.from({ length: 4 }, () => newCustomer(shop)));
    await Promise.all(customers.map(invoiceOrder));
    const given = shop.services.database.transaction(async (transaction) => {
      await nextInvoiceNumber(transaction, 2026);
      throw new Error('the order fails after its number was taken');
    });
    await expect(given).rejects.toThrow('the order fails after its number was taken');
    await invoiceOrder(await newCustomer(shop));
    expect(await numbers()).toEqual(Array.from({ length: before.length + 5 }, (_, index) => index + 1));
  });

  it('never changes its content or language', async () => {
    const { database, settings } = shop.services;
    const customer = await newCustomer(shop);
    const { id } = await invoiceOrder(customer);
    const issued = await ask(shop, invoice, about(customer, id));
    const pdf = await ask(shop, invoicePdf, about(customer, id));
    await settings.change(database, { supplier: { ...exampleSupplier, street: 'Jinde 2' } });
    await speak(shop, customer, 'ro');
    expect(await ask(shop, invoice, { ...about(customer, id), locale: 'pl' })).toEqual(issued);
    expect(await ask(shop, invoicePdf, { ...about(customer, id), locale: 'pl' })).toEqual(pdf);
    await settings.change(database, { supplier: null });
  });

  it('is a PDF named by its number', async () => {
    const customer = await newCustomer(shop);
    const { id } = await invoiceOrder(customer);
    const { invoice: summary } = await ask(shop, orderEndpoint, about(customer, id));
    const { fileName, mediaType, content } = await ask(shop, invoicePdf, about(customer, id));
    expect([fileName, mediaType]).toEqual([`${summary?.number ?? ''}.pdf`, 'application/pdf']);
    const bytes = Buffer.from(content, 'base64').toString('latin1');
    expect(bytes).toMatch(/^%PDF-1\.7/);
    expect(bytes).toContain('/MarkInfo');
    expect(bytes.length).toBeGreaterThan(10_000);
  });

  it('is mailed once, with the PDF attached, and has a line in the history', async () => {
    const customer = await newCustomer(shop);
    const { id } = await invoiceOrder(customer);
    await settleAll(shop);
    await settleAll(shop);
    const sent = await shop.services.database.select().from(mails).where(eq(mails.recipient, customer.username));
    expect(sent).toHaveLength(1);
    const pdf = await ask(shop, invoicePdf, about(customer, id));
    expect(sent[0]).toMatchObject({
      subject: expect.stringMatching(/^Faktura č\. 2026\d{6} k objednávce/),
      attachments: [pdf],
    });
    expect(sent[0]?.text).toContain('Zaplatíte ji převodem na účet:');
    expect(sent[0]?.text).toContain('Variabilní symbol: ');
    const inMailbox = await fetch(`${shop.url}/sandbox/mailbox/${String(sent[0]?.id)}/attachments/1`);
    expect(inMailbox.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await inMailbox.arrayBuffer()).toString('base64')).toBe(pdf.content);
    expect((await fetch(`${shop.url}/sandbox/mailbox/${String(sent[0]?.id)}/attachments/2`)).status).toBe(404);
    const { history } = await ask(shop, orderEndpoint, about(customer, id));
    expect(history.at(-1)).toMatchObject({ kind: 'MAILED', detail: { mail: 'INVOICE' } });
  });

  it('is stamped paid when its payment is booked, and void when its order is cancelled', async () => {
    const [payer, other] = [await newCustomer(shop), await newCustomer(shop)];
    const { id, number } = await invoiceOrder(payer);
    await ask(shop, bookInvoice, { ...(await desk()), params: { number } });
    expect(await ask(shop, invoice, about(payer, id))).toMatchObject({
      stamp: { kind: 'PAID', text: 'Uhrazeno 21.11.2026' },
      payment: null,
    });
    const cancelled = await invoiceOrder(other);
    await ask(shop, cancelOrder, about(other, cancelled.id));
    expect(await ask(shop, invoice, about(other, cancelled.id))).toMatchObject({
      stamp: { kind: 'VOID' },
      payment: null,
    });
  });

  it('is also issued for an order that was paid by card, and is stamped paid', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    await payBy(shop, customer, await init(shop, customer, id), 'pay');
    await settleAll(shop);
    expect((await ask(shop, orderEndpoint, about(customer, id))).invoice?.due).toBe(shop.today());
    expect(await ask(shop, invoice, about(customer, id))).toMatchObject({ stamp: { kind: 'PAID' }, payment: null });
    expect((await ledgerOf(shop, customer, id)).mails).toHaveLength(1);
  });

  it('is not issued for an order that was paid by card while the operator has not set the supplier', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    await payBy(shop, customer, await init(shop, customer, id), 'pay');
    const unset = vi.spyOn(shop.services.settings, 'supplier').mockResolvedValue(null);
    await settleAll(shop);
    unset.mockRestore();
    const { state, delivered, invoice: issued } = await ask(shop, orderEndpoint, about(customer, id));
    expect([state.name, delivered, issued]).toEqual(['PAID', true, null]);
    expect((await ledgerOf(shop, customer, id)).mails).toHaveLength(1);
  });

  it('cannot be read by other accounts, and does not exist for an unpaid order by card', async () => {
    const [one, other] = [await newCustomer(shop), await newCustomer(shop)];
    const { id } = await invoiceOrder(one);
    const byCard = await pendingOrder(shop, await newCustomer(shop));
    for (const endpoint of [invoice, invoicePdf]) {
      expect((await askRefused(shop, endpoint, about(other, id))).name).toBe('NOT_FOUND');
      expect((await askRefused(shop, endpoint, about(one, byCard.id))).name).toBe('NOT_FOUND');
    }
  });

  it('has a QR code if a standard supports its currency', async () => {
    const { database, settings } = shop.services;
    const codes: boolean[] = [];
    for (const currency of ['EUR', 'PLN']) {
      await settings.change(database, { currency });
      const customer = await newCustomer(shop);
      const { id } = await invoiceOrder(customer);
      codes.push((await ask(shop, invoice, about(customer, id))).payment?.code !== null);
    }
    await settings.change(database, { currency: null });
    expect(codes).toEqual([true, false]);
  });
});

describe('the supplier', () => {
  it('is set by the operator, with a valid account number', async () => {
    const { token } = await newCustomer(shop, 'operator');
    const wrong = { ...exampleSupplier, iban: 'CZ6508000000192000145390' };
    expect((await askRefused(shop, changeSystemConfigurations, { token, body: { supplier: wrong } })).name).toBe(
      'VALIDATION_ERROR',
    );
    const configuration = await ask(shop, changeSystemConfigurations, { token, body: { supplier: exampleSupplier } });
    expect(configuration).not.toHaveProperty('supplier');
  });

  it('must be set before customers can pay by invoice (INV-03)', async () => {
    const { database, settings, logger, configuration } = shop.services;
    const earnest = createSettings({ ...configuration, sandbox: false }, 'https://gateway.example', logger);
    const sold = async () => (await earnest.systemConfiguration(database)).allowedPaymentTypes.map(({ name }) => name);
    await settings.change(database, { supplier: null });
    expect(await sold()).toEqual(['BANK_CARD']);
    await earnest.change(database, { supplier: exampleSupplier });
    expect(await sold()).toEqual(['BANK_CARD', 'INVOICE']);
    await earnest.change(database, { supplier: null });
  });
});

describe("the operator's desk", () => {
  const book = async (number: number) => ask(shop, bookInvoice, { ...(await desk()), params: { number } });
  const bookWrongly = async (number: number) =>
    (await askRefused(shop, bookInvoice, { ...(await desk()), params: { number } })).name;

  it('books a payment once, and the order is delivered (INV-03)', async () => {
    const customer = await newCustomer(shop);
    const { id, number } = await invoiceOrder(customer);
    const { token } = customer;
    expect((await askRefused(shop, bookInvoice, { token, params: { number } })).name).toBe('FORBIDDEN');
    await book(number);
    expect(await bookWrongly(number)).toBe('ORDER_NOT_PENDING');
    await settleAll(shop);
    const { state, history } = await ask(shop, orderEndpoint, about(customer, id));
    expect(state.name).toBe('PAID');
    expect(history.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['PAID', 'DELIVERED']));
    expect((await ledgerOf(shop, customer, id)).charges).toMatchObject([{ amount: 50_000, paymentType: 'INVOICE' }]);
  });

  it('refuses an unknown order, and an order without an invoice', async () => {
    const { number } = await pendingOrder(shop, await newCustomer(shop));
    expect(await bookWrongly(2_000_000_000)).toBe('NOT_FOUND');
    expect(await bookWrongly(number)).toBe('ORDER_NOT_PAYABLE');
  });

  it('books an invoice even if the customer has changed to payment by card, but not while an attempt is open', async () => {
    const customer = await newCustomer(shop);
    const { id, number } = await invoiceOrder(customer);
    await ask(shop, changePaymentType, { ...about(customer, id), body: { paymentType: 'BANK_CARD' } });
    const page = await goToGateway(await init(shop, customer, id));
    expect(await bookWrongly(number)).toBe('PAYMENT_IN_PROGRESS');
    await choose(page, 'cancel');
    pass(shop, 60);
    await settleAll(shop);
    await book(number);
    expect(await ask(shop, orderEndpoint, about(customer, id))).toMatchObject({
      state: { name: 'PAID' },
      paymentType: { name: 'INVOICE' },
    });
  });

  const list = async (query: Readonly<Record<string, string | string[]>> = {}) =>
    ask(shop, deskInvoices, { ...(await desk()), query: { limit: '999', ...query } });
  const rowOf = async (number: number, query = {}) =>
    (await list(query)).items.find(({ orderNumber }) => orderNumber === number);

  it('lists the invoices with the actions that the staff can record about their money (INV-03)', async () => {
    const customer = await newCustomer(shop);
    const { id, number, price } = await invoiceOrder(customer);
    expect(await rowOf(number)).toMatchObject({
      username: customer.username,
      price,
      currency: 'CZK',
      orderState: 'PENDING',
      actions: ['BOOK'],
    });
    await ask(shop, changePaymentType, { ...about(customer, id), body: { paymentType: 'BANK_CARD' } });
    expect((await rowOf(number))?.actions).toEqual(['BOOK']);
    await book(number);
    expect(await rowOf(number)).toMatchObject({ orderState: 'PAID', actions: [] });
  });

  it('lists an invoice whose order was cancelled, without any action', async () => {
    const customer = await newCustomer(shop);
    const { id, number } = await invoiceOrder(customer);
    await ask(shop, cancelOrder, about(customer, id));
    expect(await rowOf(number)).toMatchObject({ orderState: 'CANCELLED', actions: [] });
  });

  it("finds an invoice by the beginning of its number or of its order's number, and by the state of its order", async () => {
    const { number } = await invoiceOrder(await newCustomer(shop));
    const { invoiceNumber = '' } = (await rowOf(number)) ?? {};
    for (const typed of [String(number), ` 00${String(number)} `, invoiceNumber]) {
      expect((await list({ number: typed })).items.map(({ orderNumber }) => orderNumber)).toEqual([number]);
    }
    const beginning = await list({ number: String(number).slice(0, 3) });
    expect(beginning.items.length).toBeGreaterThan(1);
    expect((await list({ number: '999999' })).totalCount).toBe(0);
    expect((await list({ number: '%' })).totalCount).toBe(0);
    expect(await rowOf(number, { state: 'PAID' })).toBeUndefined();
    expect(await rowOf(number, { state: ['PAID', 'PENDING'] })).toBeDefined();
  });

  it('lists unpaid invoices first, on pages that do not overlap', async () => {
    const open = (await list()).items;
    const firstDone = open.findIndex(({ actions }) => actions.length === 0);
    expect(firstDone).toBeGreaterThan(0);
    const paid = open.map(({ orderState }) => orderState === 'PAID');
    expect(paid.slice(0, paid.indexOf(true))).not.toContain(true);
    expect(
      open
        .slice(paid.indexOf(true))
        .filter(({ orderState, actions }) => orderState === 'PENDING' && actions.length > 0),
    ).toEqual([]);
    const pages = [await list({ limit: '2' }), await list({ limit: '2', offset: '2' })];
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(open.slice(0, 4).map(({ id }) => id));
    expect(pages[0]?.totalCount).toBe(open.length);
    const sorted = (await list({ sortBy: 'price', sortDesc: 'true' })).items.map(({ price }) => price);
    expect(sorted).toEqual(sorted.toSorted((one, other) => other - one));
  });

  it('is closed to customers', async () => {
    const { token } = await newCustomer(shop);
    expect((await askRefused(shop, deskInvoices, { token })).name).toBe('FORBIDDEN');
  });
});
