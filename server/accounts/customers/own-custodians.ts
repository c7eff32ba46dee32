import type { Identity } from '#contract/entities/customer-input.ts';
import type { Database } from '../../platform/db/database.ts';
import { alias } from '../../platform/db/orm-tables.ts';
import { and, eq, exists, isNull, ne, or, sql } from '../../platform/db/orm.ts';
import { accountLinks, customers } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/route.ts';
import { isSamePerson } from './same-person.ts';

type CustomerRow = typeof customers.$inferSelect;

const children = alias(customers, 'children');
const theirLinks = alias(accountLinks, 'their_links');
const childsOtherLinks = alias(accountLinks, 'childs_other_links');

/**
 * The custodians of the account's children, if no account is linked to the custodian. The account has submitted these
 * custodians itself, so it may name them again.
 */
export async function ownCustodians(database: Database, { accountId }: Caller): Promise<CustomerRow[]> {
  const ofChild = database
    .select({ one: sql`1` })
    .from(accountLinks)
    .innerJoin(children, eq(children.id, accountLinks.customerId))
    .leftJoin(
      childsOtherLinks,
      and(eq(childsOtherLinks.customerId, children.id), ne(childsOtherLinks.accountId, accountId)),
    )
    .where(
      and(
        eq(accountLinks.accountId, accountId),
        // A managed child to whom another account is linked is left out: the child's family belongs to that account.
        or(ne(accountLinks.type, 'MANAGED'), isNull(childsOtherLinks.id)),
        eq(children.parentId, customers.id),
      ),
    );
  const rows = await database
    .select({ customer: customers })
    .from(customers)
    .leftJoin(theirLinks, eq(theirLinks.customerId, customers.id))
    .where(and(eq(customers.draft, true), isNull(theirLinks.id), exists(ofChild)));
  return rows.map(({ customer }) => customer);
}

/** The requested person, if this person is the custodian of one of the account's children; otherwise null. */
export async function findOwnCustodian(
  database: Database,
  caller: Caller,
  requested: Identity,
): Promise<CustomerRow | null> {
  const custodians = await ownCustodians(database, caller);
  const isWanted = ({ firstName, lastName, birthDay }: CustomerRow): boolean =>
    birthDay !== null && isSamePerson(requested, { name: { firstName, lastName }, birthDay });
  return custodians.find(isWanted) ?? null;
}
