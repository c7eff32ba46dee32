import type { RelatedCustomer } from '#contract/entities/account-deletion.ts';
import { wardOutcome } from '#rules/account-deletion.ts';
import type { Database } from '../../platform/db/database.ts';
import { alias } from '../../platform/db/orm-tables.ts';
import { and, eq, inArray, isNotNull, isNull, notExists, sql } from '../../platform/db/orm.ts';
import { accountLinks, customers } from '../../platform/db/schema.ts';
import type { RowCounts } from '../../platform/db/schema.ts';
import { anonymiseCustomer } from './anonymise-customer.ts';
import type { LockedAccount } from './lock-account.ts';

/** The people whom only a deleted account has looked after, by what becomes of them. */
export interface Wards {
  readonly keepsCard: readonly number[];
  readonly erased: readonly number[];
}

/** @param people the account's customers while they are still linked to it */
export function wardsAmong(people: readonly RelatedCustomer[]): Wards {
  const idsOf = (retention: keyof Wards) =>
    people.filter((person) => wardOutcome(person) === retention).map(({ id }) => id);
  return { keepsCard: idsOf('keepsCard'), erased: idsOf('erased') };
}

/**
 * Leaves those who keep their cards as they are: the deleted person stays their parent, by which another adult can connect
 * them (rules/connect-account.ts). Whoever else still looks after a child of the deleted person names a new custodian.
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

/** The parents of these people whom the account has submitted itself, and who are nobody's any more. */
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
 * Makes the account's own customer unrecognisable, and those of its people of whom nothing is left, with the parents
 * whom it has submitted; the others keep their cards. Returns how many rows of each table were made anonymous.
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
