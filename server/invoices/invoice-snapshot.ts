import { and, eq } from 'drizzle-orm';
import type { Locale } from '../../contract/enumerations.ts';
import type { Database } from '../db/database.ts';
import { accountLinks, customerAccounts, customers } from '../db/schema.ts';
import type { InvoicedItem, InvoiceSnapshot } from '../db/schema.ts';
import type { OrderRow } from '../order-records/order-row.ts';
import { viewOrders } from '../order-records/order-view.ts';
import { brandName } from '../brand/brand.ts';
import type { Services } from '../services/services.ts';

const written = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ');

/** Who buys: the account's own customer with what is known of their address, and the address that mails go to. */
async function readBuyer(database: Database, accountId: number) {
  const [found] = await database
    .select({ username: customerAccounts.username, locale: customerAccounts.locale, customer: customers })
    .from(customerAccounts)
    .leftJoin(accountLinks, and(eq(accountLinks.accountId, customerAccounts.id), eq(accountLinks.type, 'REGISTERED')))
    .leftJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(eq(customerAccounts.id, accountId));
  if (found === undefined) throw new Error(`account ${String(accountId)} does not exist`);
  const { username, locale, customer } = found;
  const address =
    customer === null
      ? []
      : [
          written([customer.firstName, customer.lastName]),
          written([customer.street, customer.streetNumber]),
          written([customer.zip, customer.city]),
        ];
  return { locale, lines: [...address, username].filter((line) => line !== '') };
}

async function readItems(database: Database, order: OrderRow, locale: Locale): Promise<InvoicedItem[]> {
  const [view] = await viewOrders(database, [order], locale);
  const items = (view?.items ?? []).filter(({ cancelled }) => !cancelled);
  return items.map(({ name, description, customerFullName, quantity, price, totalPrice, taxPercentage }) => ({
    name,
    description: [customerFullName, description].filter((part) => part !== null).join(' · ') || null,
    quantity,
    price,
    totalPrice,
    taxPercentage,
  }));
}

/** What the invoice of an order says, as things stand now. Throws where the operator has not said who sells. */
export async function takeSnapshot(
  database: Database,
  { settings, configuration }: Pick<Services, 'settings' | 'configuration'>,
  order: OrderRow,
): Promise<InvoiceSnapshot> {
  const supplier = await settings.supplier(database);
  if (supplier === null) throw new Error('nobody has said who sells');
  const { locale, lines } = await readBuyer(database, order.accountId);
  return {
    locale,
    currency: order.currency,
    orderNumber: order.number,
    supplier: { ...supplier, name: supplier.name ?? brandName(configuration) },
    customer: lines,
    items: await readItems(database, order, locale),
  };
}
