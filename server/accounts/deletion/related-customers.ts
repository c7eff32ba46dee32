import { relatedCustomers } from '#contract/endpoints/account-deletion.ts';
import type { RelatedCustomer } from '#contract/entities/account-deletion.ts';
import { accountLinkTypes } from '#contract/enumerations.ts';
import { isChild } from '#rules/age.ts';
import type { Database } from '../../platform/db/database.ts';
import { alias } from '../../platform/db/orm-tables.ts';
import { and, asc, count, eq, gt, ne, sql } from '../../platform/db/orm.ts';
import { accountLinks, customerCards, customers, eWallets } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import { enumerationRank } from '../../platform/lists/enumeration-rank.ts';
import { selectActiveCardId } from '../customers/active-card.ts';

const active = alias(customerCards, 'active_card');
const otherLinks = alias(accountLinks, 'other_link');

/** The customers of an account, its own customer first, then in the order of their links. */
export function readRelatedCustomers(database: Database, accountId: number): Promise<RelatedCustomer[]> {
  // A count instead of `exists`: for `exists`, PostgreSQL may read the wallets or links of all people.
  const funded = database
    .select({ count: count() })
    .from(customerCards)
    .innerJoin(eWallets, eq(eWallets.cardId, customerCards.id))
    .where(and(eq(customerCards.customerId, accountLinks.customerId), gt(eWallets.currentAmount, 0)));
  const elsewhere = database
    .select({ count: count() })
    .from(otherLinks)
    .where(and(eq(otherLinks.customerId, accountLinks.customerId), ne(otherLinks.accountId, accountId)));
  return database
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      birthDay: customers.birthDay,
      activeCardNumber: active.cardNumber,
      customerAccountLinkType: accountLinks.type,
      hasWalletFunds: sql<boolean>`${funded} > 0`,
      onlyHere: sql<boolean>`${elsewhere} = 0`,
    })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .leftJoin(active, eq(active.id, selectActiveCardId(database, accountLinks.customerId)))
    .where(eq(accountLinks.accountId, accountId))
    .orderBy(enumerationRank(accountLinkTypes, accountLinks.type), asc(accountLinks.id));
}

export const relatedCustomersRoute = route(relatedCustomers, 'read', async ({ database, caller, query, today }) => {
  const people = await readRelatedCustomers(database, caller.accountId);
  const isAdult = ({ birthDay }: RelatedCustomer): boolean => birthDay !== null && !isChild(birthDay, today);
  return { items: query.adultOnly ? people.filter(isAdult) : people };
});
