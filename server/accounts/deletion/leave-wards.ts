import type { RelatedCustomer } from '#contract/entities/account-deletion.ts';
import { managedPersonOutcome } from '#rules/account-deletion.ts';
import type { Database } from '../../platform/db/database.ts';
import { alias } from '../../platform/db/orm-tables.ts';
import { and, eq, inArray, isNotNull, isNull, notExists, sql } from '../../platform/db/orm.ts';
import { accountLinks, customers } from '../../platform/db/schema.ts';
import type { RowCounts } from '../../platform/db/schema.ts';
import { anonymiseCustomer } from './anonymise-customer.ts';
import type { LockedAccount } from './lock-account.ts';

/** The people to whom only the deleted account was linked: those who keep their cards, and those who are erased. */
export interface Wards {
  readonly keepsCard: readonly number[];
  readonly erased: readonly number[];
}

/** @param people the account's customers while they are still linked to it */
export function wardsAmong(people: readonly RelatedCustomer[]): Wards {
  const idsOf = (retention: keyof Wards) =>
    people.filter((person) => managedPersonOutcome(person) === retention).map(({ id }) => id);
  return { keepsCard: idsOf('keepsCard'), erased: idsOf('erased') };
}

/**
 * Does not change the people who keep their cards: the deleted person stays their parent, so that another adult can
 * connect them (rules/connect-account.ts). An account to which a child of the deleted person is still linked must name a
 * new custodian.
 */
async function leaveChildren(
  transaction: Database,
  parentId: number,
  children: readonly number[],
  keepsCard: readonly number[],
): Promise<void> {
  const stillLinked = transaction
    .select({ id: accountLinks.customerId })
    .from(accountLinks)
    .where(inArray(accountLinks.customerId, [...children]));
  await transaction
    .update(customers)
    .set({ parentId: null })
    .where(and(eq(customers.parentId, parentId), inArray(customers.id, stillLinked)));
  await transaction
    .update(customers)
    .set({ parentId })
    .where(and(inArray(customers.id, [...keepsCard]), isNull(customers.parentId)));
}

const parents = alias(customers, 'parents');

/**
 * The parents who were only submitted together with these people: the parent is a draft, and no account is linked to the
 * parent or to a child of the parent.
 */
async function submittedParents(transaction: Database, wards: readonly number[]): Promise<number[]> {
  const ofParent = transaction
    .select({ one: sql`1` })
    .from(accountLinks)
    .where(eq(accountLinks.customerId, parents.id));
  const ofOtherChild = transaction
    .select({ one: sql`1` })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(eq(customers.parentId, parents.id));
  const ids = transaction
    .select({ id: customers.parentId })
    .from(customers)
    .where(and(inArray(customers.id, [...wards]), isNotNull(customers.parentId)));
  const found = await transaction
    .select({ id: parents.id })
    .from(parents)
    .where(and(inArray(parents.id, ids), eq(parents.draft, true), notExists(ofParent), notExists(ofOtherChild)));
  return found.map(({ id }) => id);
}

/**
 * Anonymises the account's own customer, the people who do not keep their cards, and the parents that the account has
 * submitted for them; the other people keep their cards. Returns the number of anonymised rows for each table.
 * @param transaction one that has ended the links of the deleted account
 */
export async function leavePeople(
  transaction: Database,
  { own, links }: LockedAccount,
  { keepsCard, erased }: Wards,
  now: Date,
): Promise<RowCounts> {
  const children = links.map(({ customerId }) => customerId);
  if (own !== undefined) await leaveChildren(transaction, own.id, children, keepsCard);
  const submitted = await submittedParents(transaction, [...keepsCard, ...erased]);
  const unrecognisable = new Set([...(own === undefined ? [] : [own.id]), ...erased, ...submitted]);
  const counts: Record<string, number> = {};
  for (const id of unrecognisable)
    for (const [table, rows] of Object.entries(await anonymiseCustomer(transaction, id, now)))
      counts[table] = (counts[table] ?? 0) + rows;
  return counts;
}
