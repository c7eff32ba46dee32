import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import type { AccountLink } from '#contract/entities/account-link.ts';
import type { Database } from '../../platform/db/database.ts';
import { alias } from '../../platform/db/orm-tables.ts';
import { and, asc, eq, inArray } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { accountLinks, customerCards, customers } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { pageOf } from '../../platform/lists/page-of.ts';
import { orderOf } from '../../platform/lists/sorting.ts';
import { totalCountOf } from '../../platform/lists/total-count.ts';
import { selectActiveCardId } from '../customers/active-card.ts';

type ListCall = Call<typeof customerAccountLinks>;

const active = alias(customerCards, 'active_card');

const selectLinks = (database: Database) =>
  database
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
    .leftJoin(active, eq(active.id, selectActiveCardId(database, accountLinks.customerId)));

type LinkRow = Awaited<ReturnType<typeof selectLinks>>[number];

const toLink = ({ customer, ...link }: LinkRow): AccountLink => ({
  ...link,
  customer: { ...customer, fullName: `${customer.firstName} ${customer.lastName}` },
});

/** All links of an account in the order in which they were made. */
export async function readLinks(database: Database, accountId: number): Promise<AccountLink[]> {
  const rows = await selectLinks(database).where(eq(accountLinks.accountId, accountId)).orderBy(asc(accountLinks.id));
  return rows.map(toLink);
}

interface Page {
  readonly items: readonly LinkRow[];
  readonly totalCount: number;
}

/**
 * A page sorted by last name, then first name. The order of letters depends on the language, so all names are read and
 * sorted here; the cards are read only for the links on the page.
 */
async function pageByName({ database, query, locale }: ListCall, filter: SQL | undefined): Promise<Page> {
  const names = await database
    .select({ id: accountLinks.id, firstName: customers.firstName, lastName: customers.lastName })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(filter);
  const nameOf = ({ firstName, lastName }: (typeof names)[number]) => `${lastName} ${firstName}`;
  const { items, totalCount } = pageOf(names, query, locale, nameOf, 'name');
  const ids = items.map(({ id }) => id);
  const rows = await selectLinks(database).where(inArray(accountLinks.id, ids));
  return { items: rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)), totalCount };
}

const columns = {
  id: accountLinks.id,
  birthDay: customers.birthDay,
  activeCardNumber: active.cardNumber,
  number: active.cardNumber,
};

/** A page in the order in which the links were made, or sorted by another column. */
async function pageByColumn({ database, query }: ListCall, filter: SQL | undefined): Promise<Page> {
  const { sortBy, sortDesc, limit, offset } = query;
  const asked = { sortBy: sortBy === 'name' ? undefined : sortBy, sortDesc };
  const items = await selectLinks(database)
    .where(filter)
    .orderBy(...orderOf(columns, accountLinks.id, asked, { column: 'id', descending: false }))
    .limit(limit)
    .offset(offset);
  return { items, totalCount: await totalCountOf(items.length, query, () => database.$count(accountLinks, filter)) };
}

export const customerAccountLinksRoute = route(customerAccountLinks, 'read', async (call) => {
  const { caller, query } = call;
  const type = query.customerAccountLinkType;
  const filter = and(eq(accountLinks.accountId, caller.accountId), type && eq(accountLinks.type, type));
  const { items, totalCount } = await (query.sortBy === 'name' ? pageByName : pageByColumn)(call, filter);
  return { items: items.map(toLink), totalCount };
});
