import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { customerAccountLinks } from '../../contract/endpoints/account-link-list.ts';
import type { AccountLink } from '../../contract/entities/account-link.ts';
import type { AccountLinkType } from '../../contract/enumerations.ts';
import { selectActiveCardId } from '../customers/active-card.ts';
import type { Database } from '../db/database.ts';
import { accountLinks, customerCards, customers } from '../db/schema.ts';
import { route } from '../http/route.ts';
import { pageOf } from '../lists/page-of.ts';

const active = alias(customerCards, 'active_card');

/** All links of an account (there are few), in the order in which they were made. */
async function linksOf(
  database: Database,
  accountId: number,
  type: AccountLinkType | undefined,
): Promise<AccountLink[]> {
  const rows = await database
    .select({
      id: accountLinks.id,
      customerAccountLinkType: accountLinks.type,
      cancelable: accountLinks.cancelable,
      customer: {
        id: customers.id,
        firstName: customers.firstName,
        lastName: customers.lastName,
        birthDay: customers.birthDay,
        external: customers.external,
      },
      activeCardNumber: active.cardNumber,
    })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .leftJoin(active, eq(active.id, selectActiveCardId(database, accountLinks.customerId)))
    .where(and(eq(accountLinks.accountId, accountId), type && eq(accountLinks.type, type)))
    .orderBy(asc(accountLinks.id));
  return rows.map(({ customer, ...link }) => ({
    ...link,
    customer: { ...customer, fullName: `${customer.firstName} ${customer.lastName}` },
  }));
}

/** What a list of links is sorted by: people by last name, then first name. */
function valueOf({ id, customer, activeCardNumber }: AccountLink, column: string): string | number {
  switch (column) {
    case 'name':
      return `${customer.lastName} ${customer.firstName}`;
    case 'birthDay':
      return customer.birthDay ?? '';
    case 'activeCardNumber':
      return activeCardNumber ?? '';
    default:
      return id;
  }
}

export const customerAccountLinksRoute = route(
  customerAccountLinks,
  'read',
  async ({ database, caller, query, locale }) => {
    const links = await linksOf(database, caller.accountId, query.customerAccountLinkType);
    return pageOf(links, query, locale, valueOf, 'id');
  },
);
