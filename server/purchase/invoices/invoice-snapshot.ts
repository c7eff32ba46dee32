import type { Locale } from '#contract/enumerations.ts';
import { offeredLanguage } from '#rules/offered-languages.ts';
import { brandName } from '../../platform/brand/brand.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { accountLinks, customerAccounts, customers } from '../../platform/db/schema.ts';
import type { InvoicedItem, InvoiceSnapshot } from '../../platform/db/schema.ts';
import type { Services } from '../../platform/services/services.ts';
import type { OrderRow } from '../order-records/order-row.ts';
import { viewOrder } from '../order-records/order-view.ts';

const written = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ');

/**
 * The buyer: the known parts of the name and address of the account's own customer, and the account's e-mail address.
 */
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
  const { items } = await viewOrder(database, order, locale);
  const bought = items.filter(({ cancelled }) => !cancelled);
  return bought.map(({ name, description, customerFullName, quantity, price, totalPrice, taxPercentage }) => ({
    name,
    description: [customerFullName, description].filter((part) => part !== null).join(' · ') || null,
    quantity,
    price,
    totalPrice,
    taxPercentage,
  }));
}

/** The content of an order's invoice from the current data. Throws when the operator has not set the supplier. */
export async function takeSnapshot(
  database: Database,
  { settings, configuration }: Pick<Services, 'settings' | 'configuration'>,
  order: OrderRow,
): Promise<InvoiceSnapshot> {
  const supplier = await settings.supplier(database);
  if (supplier === null) throw new Error('the supplier is not set');
  const { lines, ...buyer } = await readBuyer(database, order.accountId);
  const locale = offeredLanguage(await settings.languages(database), buyer.locale);
  return {
    locale,
    currency: order.currency,
    orderNumber: order.number,
    supplier: { ...supplier, name: supplier.name ?? brandName(configuration) },
    customer: lines,
    items: await readItems(database, order, locale),
  };
}
