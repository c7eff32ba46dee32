import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountLinks, customers, orderItems, orders } from '#server/platform/db/schema.ts';
import { exampleSupplier } from '#server/platform/settings/supplier.ts';
import { takeSnapshot } from '#server/purchase/invoices/invoice-snapshot.ts';
import { speak } from '#tests/common/server/support/speak.ts';
import { newCustomer, pendingOrder } from './support/customer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  await shop.services.settings.change(shop.services.database, { supplier: exampleSupplier });
});
afterAll(() => shop.stop());

/** An order of a ticket and a top-up. `snapshot` makes its invoice from the current data. */
async function orderToInvoice() {
  const customer = await newCustomer(shop);
  const { id } = await pendingOrder(shop, customer);
  const { database } = shop.services;
  const snapshot = async () => {
    const [row] = await database.select().from(orders).where(eq(orders.id, id));
    if (row === undefined) throw new Error('expected the order to be there, but it is not');
    return takeSnapshot(database, shop.services, row);
  };
  const moveTo = (address: Partial<typeof customers.$inferInsert>) =>
    database.update(customers).set(address).where(eq(customers.id, customer.customerId));
  return { id, customer, snapshot, moveTo };
}

describe('the buyer on an invoice (INV-01)', () => {
  it('has the name, the address in two lines, and the e-mail address', async () => {
    const { customer, snapshot, moveTo } = await orderToInvoice();
    await moveTo({ street: 'Krátká', streetNumber: '2a', zip: '110 00', city: 'Praha' });
    const lines = ['Lenka Dvořáková', 'Krátká 2a', '110 00 Praha', customer.username];
    expect((await snapshot()).customer).toEqual(lines);
  });

  it('has no empty lines or extra spaces for unknown parts of the address', async () => {
    const { customer, snapshot, moveTo } = await orderToInvoice();
    await moveTo({ street: 'Lhota', streetNumber: null, zip: null, city: null });
    expect((await snapshot()).customer).toEqual(['Lenka Dvořáková', 'Lhota', customer.username]);
  });

  it('has only the e-mail address if the account has no customer of its own', async () => {
    const { customer, snapshot } = await orderToInvoice();
    const { database } = shop.services;
    await database.delete(accountLinks).where(eq(accountLinks.accountId, customer.accountId));
    expect((await snapshot()).customer).toEqual([customer.username]);
  });
});

describe('the language of an invoice (INV-01)', () => {
  it('is the language of the account, unless the operator does not offer it any more', async () => {
    const { customer, snapshot } = await orderToInvoice();
    const { database, settings } = shop.services;
    await speak(shop, customer, 'ro');
    expect((await snapshot()).locale).toBe('ro');
    await settings.change(database, { multiLocalization: true, supportedLanguages: ['cs', 'pl'] });
    expect((await snapshot()).locale).toBe('cs');
    await settings.change(database, { multiLocalization: null, supportedLanguages: null });
  });
});

describe('the other content of an invoice', () => {
  it('lists the items with their customers, and leaves out a cancelled item', async () => {
    const { id, snapshot } = await orderToInvoice();
    const { database } = shop.services;
    const items = (await snapshot()).items;
    expect(items.map(({ name, description }) => [name, description])).toEqual([
      [expect.any(String), expect.stringMatching(/^Lenka Dvořáková · \S/)],
      ['Dobití elektronické peněženky', expect.stringContaining('Lenka Dvořáková')],
    ]);
    const [first] = await database.select().from(orderItems).where(eq(orderItems.orderId, id)).orderBy(orderItems.id);
    await database
      .update(orderItems)
      .set({ cancelled: true })
      .where(eq(orderItems.id, first?.id ?? 0));
    expect((await snapshot()).items).toEqual(items.slice(1));
  });

  it("has the shop's name as the supplier's name if the operator has not set a name", async () => {
    const { snapshot } = await orderToInvoice();
    const { database, settings } = shop.services;
    expect((await snapshot()).supplier.name).toBe(exampleSupplier.name ?? 'Linka');
    await settings.change(database, { supplier: { ...exampleSupplier, name: 'Dopravní podnik' } });
    expect((await snapshot()).supplier.name).toBe('Dopravní podnik');
    await settings.change(database, { supplier: exampleSupplier });
  });
});
