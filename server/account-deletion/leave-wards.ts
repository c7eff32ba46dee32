import { wardFate } from '../../rules/account-deletion.ts';
import type { Database } from '../db/database.ts';
import { and, eq, inArray, isNull } from '../db/orm.ts';
import { accountLinks, customers } from '../db/schema.ts';
import type { RowCounts } from '../db/schema.ts';
import { anonymiseCustomer } from './anonymise-customer.ts';
import type { LockedAccount } from './lock-account.ts';
import { readRelatedCustomers } from './related-customers.ts';

/** The people whom only a deleted account has looked after, by what becomes of them. */
export interface Wards {
  readonly keepsCard: readonly number[];
  readonly erased: readonly number[];
}

/** @param transaction one that has locked the account and its customers, and not ended their links yet */
export async function readWards(transaction: Database, { accountId }: LockedAccount): Promise<Wards> {
  const people = await readRelatedCustomers(transaction, accountId);
  const idsOf = (fate: keyof Wards) => people.filter((person) => wardFate(person) === fate).map(({ id }) => id);
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

/**
 * Makes the account's own customer unrecognisable, and those of its people of whom nothing is left; the others keep their
 * cards. Returns how many rows of each table were made anonymous.
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
  const counts: Record<string, number> = {};
  for (const id of own === undefined ? erased : [own.id, ...erased])
    for (const [table, rows] of Object.entries(await anonymiseCustomer(transaction, id, now)))
      counts[table] = (counts[table] ?? 0) + rows;
  return counts;
}
