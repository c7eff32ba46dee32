import { desc, eq, or } from 'drizzle-orm';
import type { DataExport } from '../../contract/entities/data-export.ts';
import { selectApplications, toListed, withoutCards } from '../card-applications/application-query.ts';
import { accountLinks, cardApplications } from '../db/schema.ts';
import type { Reader } from './read-cards.ts';

/**
 * The applications that the account has filed, and those for its own customer, the latest first. Of a customer to whom
 * the account has no link any more it does not learn the card's number.
 */
export async function readApplications(
  { database, accountId, locale, reference }: Reader,
  customerId: number | null,
): Promise<DataExport['cardApplications']> {
  const isOwn = eq(cardApplications.customerId, customerId ?? 0);
  const handedIn = await database
    .select({ id: cardApplications.id, customerChanges: cardApplications.customerChanges })
    .from(cardApplications)
    .where(or(eq(cardApplications.accountId, accountId), isOwn))
    .orderBy(desc(cardApplications.id));
  const changes = new Map(handedIn.map(({ id, customerChanges }) => [id, customerChanges]));
  const links = await database
    .select({ customerId: accountLinks.customerId })
    .from(accountLinks)
    .where(eq(accountLinks.accountId, accountId));
  const linked = new Set(links.map((link) => link.customerId));
  const rows = await selectApplications(database, [...changes.keys()]);
  return rows.map((row) => {
    const listed = toListed(row, reference, locale);
    const visible = linked.has(listed.customer.id) ? listed : withoutCards(listed);
    return { ...visible, customerChanges: changes.get(listed.id) ?? null };
  });
}
