import { offeredLanguage } from '#rules/offered-languages.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { customerAccounts, orders } from '../../platform/db/schema.ts';
import type { Services } from '../../platform/services/services.ts';

/** An order with the recipient and the language of mails about it. Throws when there is no such order. */
export async function readOrderToMail({ settings }: Services, database: Database, orderId: number) {
  const [found] = await database
    .select({ order: orders, to: customerAccounts.username, locale: customerAccounts.locale })
    .from(orders)
    .innerJoin(customerAccounts, eq(customerAccounts.id, orders.accountId))
    .where(eq(orders.id, orderId));
  if (found === undefined) throw new Error(`order ${String(orderId)} does not exist`);
  return { ...found, locale: offeredLanguage(await settings.languages(database), found.locale) };
}
